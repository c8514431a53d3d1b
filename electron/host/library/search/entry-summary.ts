import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { type Entry, isSent, type Summary, stateOf } from '../../../../shared/library/entry.ts';
import { pickListedPrivateFields } from '../../../../shared/library/private-fields.ts';
import { readRows } from '../../../../shared/question/option-line.ts';
import { foldCase } from '../../../../shared/text/fold-case.ts';
import { findTerm, hasTerm, parseSearch, type SearchTerm } from '../../../../shared/text/search-terms.ts';
import { getTitle, listLinesBelow } from './entry-search.ts';

/** The maximum number of characters before the match if the line's start is cut off. */
const BEFORE_HIT = 24;
const HIT_LENGTH = 160;
/** Matches the emoji before an option's text. The list row shows the emoji anyway. */
const OPTION_EMOJI = /^\s*(?::[^\s:]+:|\$[^$]*\$|[^\p{L}\p{N}\s]+)(?:\s+-)?\s+/u;

/**
 * Returns the first line with a search word that the title lacks, or null if there's none. Omits the option's
 * emoji unless the search is for it.
 */
function findHitLine(entry: Entry, search: string): string | null {
  const title = foldCase(getTitle(entry));
  const lacking = parseSearch(search).filter((term) => !hasTerm(title, term));
  if (lacking.length === 0) return null;
  for (const line of listLinesBelow(entry)) {
    const term = lacking.find((each) => hasTerm(foldCase(line), each));
    if (term === undefined) continue;
    const bare = line.replace(OPTION_EMOJI, '');
    return truncateAround((hasTerm(foldCase(bare), term) ? bare : line).trim(), term);
  }
  return null;
}

function truncateAround(line: string, term: SearchTerm): string {
  const at = findTerm(foldCase(line), term);
  if (at <= BEFORE_HIT * 2) return line.slice(0, HIT_LENGTH);
  const from = line.indexOf(' ', at - BEFORE_HIT) + 1 || at - BEFORE_HIT;
  return `…${line.slice(from < at ? from : at - BEFORE_HIT, from + HIT_LENGTH)}`;
}

const EMOJI_SHOWN = 6;

/** Summarizes an entry for a list row. `search` determines which line the row shows. */
export function summarize(entry: Entry, emojiResolver: EmojiResolver, search: string): Summary {
  const emoji = entry.draft
    ? listDraftEmoji(entry.draft.input.options, emojiResolver)
    : listQuestionEmoji(entry);
  const { question } = entry;
  return {
    id: entry.id,
    title: getTitle(entry),
    emoji: emoji.slice(0, EMOJI_SHOWN),
    optionCount: emoji.length,
    state: stateOf(entry),
    origin: entry.origin,
    editedAt: entry.editedAt,
    pending: question !== null && entry.draft !== null,
    ...pickListedPrivateFields(entry),
    sentAt: question?.sentAt ? Date.parse(question.sentAt) : null,
    votes: question && isSent(entry) ? sumVotes(question.options) : null,
    ...(question?.messageLink && { messageLink: question.messageLink }),
    removedAt: entry.removedAt,
    hit: findHitLine(entry, search),
  };
}

export const sumVotes = (options: readonly { votes: number }[]): number =>
  options.reduce((sum, { votes }) => sum + votes, 0);

/** Returns one emoji per option, or an empty string for an option without an emoji. */
const listQuestionEmoji = (entry: Entry): string[] =>
  entry.question ? entry.question.options.map((option) => option.emoji) : [];

function listDraftEmoji(source: string, emojiResolver: EmojiResolver): string[] {
  return readRows(source).map((row) => {
    const resolved = emojiResolver.resolve(row.emoji);
    return 'emoji' in resolved ? resolved.emoji : '';
  });
}
