import type { CustomEmoji } from '../../../shared/emoji/custom-emoji.ts';

/** One thing done to the list: an emoji in place of another, with none before or after where it was added or removed. */
export interface EmojiChange {
  readonly before: CustomEmoji | null;
  readonly after: CustomEmoji | null;
}

/** The list after a change. What is not there any more is added at its end: nobody loses what he typed. */
export function changed(list: readonly CustomEmoji[], { before, after }: EmojiChange): CustomEmoji[] {
  const at = before === null ? -1 : list.findIndex(({ name }) => name === before.name);
  const others = list.filter((other, index) => index !== at && other.name !== after?.name);
  if (after === null) return others;
  const place = at < 0 ? others.length : list.slice(0, at).filter((other) => others.includes(other)).length;
  return others.toSpliced(place, 0, after);
}

/** What takes a change back. */
export const reverse = ({ before, after }: EmojiChange): EmojiChange => ({ before: after, after: before });
