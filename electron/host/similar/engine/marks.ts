import type { Mark } from '../../../../shared/similar.ts';
import type { Query } from './query.ts';
import { readTitle } from './title-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Least match of a word that is marked. */
const LEAST_MATCH = 0.4;

/**
 * Where a title says what the query says: same words, other forms, synonyms, what was misspelt. Words that only frame a
 * question are not marked, light ones only where no telling word is.
 */
export function marksIn(title: string, query: Query, vocabulary: Vocabulary): Mark[] {
  const { forms } = vocabulary;
  const met = new Set<number>();
  for (const { meetings, isFrame } of query.words)
    for (const { term, match } of meetings) if (!isFrame && match >= LEAST_MATCH) met.add(term);
  const words = readTitle(title, forms).filter(
    ({ word, isFrame }) => !isFrame && met.has(vocabulary.termWith(forms.stem(word))),
  );
  const telling = words.filter(({ word }) => forms.classOf(word) === 'content');
  const marks: Mark[] = [];
  for (const { start, end } of telling.length > 0 ? telling : words) {
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}
