import type { Entry } from '../../../../shared/library.ts';
import { fold, searchWords } from '../../../../shared/text/fold.ts';

/** What the author last typed, saved or not. */
export const titleOf = (entry: Entry): string => entry.draft?.input.title ?? entry.question?.title ?? '';

/** Everything in it that a search looks at, line by line, its title first. */
export function searchedLines(entry: Entry): string[] {
  return [titleOf(entry), ...linesBelow(entry)];
}

function linesBelow({ draft, question, tags = [] }: Entry): string[] {
  if (draft) {
    const { options, description, footer, image } = draft.input;
    return [...options.split('\n'), ...description.split('\n'), footer, ...tags, image];
  }
  if (!question) return [...tags];
  const options = question.options.map(({ emoji, text }) => `${emoji} ${text}`);
  const { description, footer, image } = question;
  return [...options, ...(description ?? '').split('\n'), footer ?? '', ...tags, image ?? ''];
}

/** Long lines begin a little before what was found. */
const BEFORE_HIT = 24;
const HIT_LENGTH = 160;
/** An option's emoji, as it stands in front of its text: the row shows it anyway. */
const OPTION_EMOJI = /^\s*(?::[^\s:]+:|\$[^$]*\$|[^\p{L}\p{N}\s]+)(?:\s+-)?\s+/u;

/**
 * The first line below the title with a word that the title lacks; null where the title has them all. It is what the
 * author reads, so an option comes without its emoji, unless that is what was looked for.
 */
export function hitLine(entry: Entry, search: string): string | null {
  const title = fold(titleOf(entry));
  const lacking = searchWords(search).filter((word) => !title.includes(word));
  if (lacking.length === 0) return null;
  for (const line of linesBelow(entry)) {
    const word = lacking.find((each) => fold(line).includes(each));
    if (word === undefined) continue;
    const bare = line.replace(OPTION_EMOJI, '');
    return cut((fold(bare).includes(word) ? bare : line).trim(), word);
  }
  return null;
}

function cut(line: string, word: string): string {
  const at = fold(line).indexOf(word);
  if (at <= BEFORE_HIT * 2) return line.slice(0, HIT_LENGTH);
  const from = line.indexOf(' ', at - BEFORE_HIT) + 1 || at - BEFORE_HIT;
  return `…${line.slice(from < at ? from : at - BEFORE_HIT, from + HIT_LENGTH)}`;
}
