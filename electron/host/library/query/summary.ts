import type { EmojiBook } from '../../../../shared/emoji/emoji.ts';
import { type Entry, isSent, type Summary, stateOf } from '../../../../shared/library.ts';
import { readRows } from '../../../../shared/options/option-row.ts';
import { hitLine, titleOf } from './search-text.ts';

/** As many emoji as a row of the list has room for. */
const EMOJI_SHOWN = 6;

/** A row of the list; `search` is what found it. */
export function summarize(entry: Entry, book: EmojiBook, search: string): Summary {
  const emoji = entry.draft ? draftEmoji(entry.draft.input.options, book) : questionEmoji(entry);
  const { question } = entry;
  return {
    id: entry.id,
    title: titleOf(entry),
    emoji: emoji.slice(0, EMOJI_SHOWN),
    optionCount: emoji.length,
    state: stateOf(entry),
    origin: entry.origin,
    editedAt: entry.editedAt,
    pending: question !== null && entry.draft !== null,
    tags: entry.tags ?? [],
    plannedFor: entry.plannedFor ?? null,
    sentAt: question?.sentAt ? Date.parse(question.sentAt) : null,
    votes: question && isSent(entry) ? votesOf(question.options) : null,
    removedAt: entry.removedAt,
    hit: hitLine(entry, search),
  };
}

const votesOf = (options: readonly { votes: number }[]): number =>
  options.reduce((sum, { votes }) => sum + votes, 0);

const questionEmoji = (entry: Entry): string[] =>
  entry.question ? entry.question.options.map((option) => option.emoji) : [];

/** One for each option line; empty where it has no emoji yet. */
function draftEmoji(source: string, book: EmojiBook): string[] {
  return readRows(source).map((row) => {
    const resolved = book.resolve(row.emoji);
    return 'emoji' in resolved ? resolved.emoji : '';
  });
}
