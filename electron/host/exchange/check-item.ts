import { checkQuestion, type Finding } from '../../../shared/checks/check.ts';
import { draftOfEntry } from '../../../shared/draft.ts';
import type { EmojiBook } from '../../../shared/emoji/emoji.ts';
import type { FileProblem } from '../../../shared/exchange.ts';
import type { Draft } from '../../../shared/library.ts';
import { wordProblem } from '../http/api/problem-words.ts';
import { type Item, member } from './item.ts';

/** What an author sees of it. */
const inputOf = (item: Item): Draft => (item.kind === 'input' ? item.input : draftOfEntry(item.entry));

/** Every limit that a question of a file breaks, and what else there is to say about it. Removed ones are not looked at. */
export function checkItem(item: Item, book: EmojiBook): FileProblem[] {
  if (item.kind === 'entry' && item.entry.removedAt !== null) return [];
  return checkQuestion(inputOf(item), book).map((finding) => ({
    level: finding.level === 'problem' ? 'limit' : 'note',
    line: lineOf(item, finding),
    path: member(item.path, finding.path),
    message: wordProblem(inTermsOfFile(item, finding)),
  }));
}

/** Where option lines are lines of the file, that says more than where the question begins. */
function lineOf(item: Item, { line }: Finding): number | null {
  const optionsAt = item.kind === 'input' ? item.optionsAt : null;
  return optionsAt === null || line === null ? item.line : optionsAt + line - 1;
}

/** The finding with the lines that it speaks of as lines of the file, where they are that. */
function inTermsOfFile(item: Item, finding: Finding): Finding {
  const optionsAt = item.kind === 'input' ? item.optionsAt : null;
  if (optionsAt === null || finding.line === null) return finding;
  if (finding.code !== 'same-emoji') return { ...finding, line: null };
  const otherLine = optionsAt + finding.details.otherLine - 1;
  return { ...finding, line: null, details: { ...finding.details, otherLine } };
}
