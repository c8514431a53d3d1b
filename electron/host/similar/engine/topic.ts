import { SENTENCE } from './documents.ts';
import type { Query } from './query.ts';
import type { Store } from './store.ts';

/** Whether both titles have a topic of their own: «Pick one» leaves it to the options. */
export function haveTopics(query: Query, slot: number, { documents, vocabulary }: Store): boolean {
  const isTopic = (word: string) => vocabulary.forms.classOf(word) === 'content';
  const words = documents.words.subarray(documents.from(slot), documents.to(slot));
  return (
    query.words.some(({ word }) => isTopic(word)) &&
    words.some((packed) => packed !== SENTENCE && isTopic(vocabulary.textOf(packed >> 1)))
  );
}
