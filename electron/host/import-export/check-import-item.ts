import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import type { Draft } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { formatPlainFinding } from '../../../shared/messages/finding-message.ts';
import { checkQuestion, type Finding } from '../../../shared/question/check-question.ts';
import { type Item, joinPath } from './import-file-content.ts';

/** Limits the number of suggestion lookups because each takes milliseconds. */
export function limitSuggestions(emojiResolver: EmojiResolver, times: number): EmojiResolver {
  let left = times;
  return {
    ...emojiResolver,
    findNearest(name, count) {
      left -= 1;
      return left < 0 ? [] : emojiResolver.findNearest(name, count);
    },
  };
}

/** Returns the fields that an author edits. */
const getInput = (item: Item): Draft => (item.kind === 'input' ? item.input : getDraft(item.entry));

/**
 * Returns a question's problems and warnings. Skips deleted questions. Except in `loose` mode, a question
 * input must also meet the rules that only the local API has.
 */
export function checkItem(
  item: Item,
  emojiResolver: EmojiResolver,
  mode: 'whole' | 'check' | 'loose' = 'loose',
): FileProblem[] {
  if (item.kind === 'entry' && item.entry.removedAt !== null) return [];
  const isForApi = mode !== 'loose' && item.kind === 'input';
  return checkQuestion(getInput(item), emojiResolver).map((finding) => ({
    level: (isForApi ? finding.refusedLocally : finding.level === 'problem') ? 'limit' : 'note',
    line: findLine(item, finding),
    path: joinPath(item.path, finding.path),
    message: formatPlainFinding(toFileFinding(item, finding)),
  }));
}

/**
 * Returns the option's line in the file if every option has its own line, or otherwise the question's line.
 */
function findLine(item: Item, { line }: Finding): number | null {
  const optionsAt = item.kind === 'input' ? item.optionsAt : null;
  return optionsAt === null || line === null ? item.line : optionsAt + line - 1;
}

/**
 * Converts a finding's line numbers to those of the file. `line` becomes null because the problem shows the
 * line next to its message.
 */
function toFileFinding(item: Item, finding: Finding): Finding {
  const optionsAt = item.kind === 'input' ? item.optionsAt : null;
  if (optionsAt === null || finding.line === null) return finding;
  const toFileLine = (line: number) => optionsAt + line - 1;
  switch (finding.code) {
    case 'same-emoji': {
      const { emoji, otherLine } = finding.details;
      return { ...finding, line: null, details: { emoji, otherLine: toFileLine(otherLine) } };
    }
    case 'same-text':
      return { ...finding, line: null, details: { otherLine: toFileLine(finding.details.otherLine) } };
    default:
      return { ...finding, line: null };
  }
}
