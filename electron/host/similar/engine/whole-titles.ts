import { hasMeaning } from './has-meaning.ts';
import type { Engine } from './parts.ts';
import type { Query } from './query.ts';

/** A title as it is read for its meaning: what is misspelt as it was taken. Null where meaning does not count. */
export function titleToRead(title: string, { words }: Query, { store, meaning }: Engine): string | null {
  if (!meaning || !hasMeaning(words, store.vocabulary.forms)) return null;
  let text = title;
  for (const { word, read, start, end } of words.toReversed())
    if (read !== word) text = text.slice(0, start) + read + text.slice(end);
  return text;
}

/**
 * How near the title in a slot is in meaning, 0 to 1; null where that does not count. `isJudged`: whether it is looked at;
 * what is not comes after what is.
 */
export function nearnessOf(
  titleRead: string | null,
  slot: number,
  isJudged: boolean,
  { store, meaning, tuning }: Engine,
): number | null {
  if (!meaning || titleRead === null || !store.documents.hasMeaning(slot)) return null;
  const nearness = isJudged ? meaning(titleRead, store.documents.titleOf(slot)) : 0;
  return nearness === null ? null : nearness ** tuning.meaningPower;
}
