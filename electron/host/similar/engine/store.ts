import type { SimilarText } from '../../../../shared/similar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { createDocuments, type Documents, packWord, SENTENCE } from './documents.ts';
import { foldText } from './fold.ts';
import type { Part } from './part.ts';
import { readTitle } from './reading.ts';
import { createThesaurus, type Thesaurus } from './thesaurus.ts';
import { tokensOf } from './tokens.ts';
import type { Tuning } from './tuning.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { createWordWeights, type WordWeights } from './word-weights.ts';

/** The library as the engine knows it. */
export interface Store {
  readonly vocabulary: Vocabulary;
  readonly documents: Documents;
  readonly thesaurus: Thesaurus;
  readonly weights: WordWeights;
  /** Adds a question, or replaces it. */
  put(key: number, text: SimilarText): void;
  remove(key: number): void;
  /** Keys of the questions whose title is the same but for case, blanks and the marks at its end. */
  sameTitle(title: string): readonly number[];
}

interface Ports {
  lexicon: Lexicon;
  tuning: Tuning;
  uses(part: Part): boolean;
}

/** An empty store. */
export function createStore({ lexicon, tuning, uses }: Ports): Store {
  const vocabulary = createVocabulary(lexicon);
  const documents = createDocuments();
  const thesaurus = createThesaurus({ lexicon, forms: vocabulary.forms, tuning, uses });
  const weights = createWordWeights({ vocabulary, documents, thesaurus, tuning });
  const byTitle = new Map<string, number[]>();

  const packed = (title: string): number[] => {
    const words: number[] = [];
    let sentence = 0;
    for (const reading of readTitle(title, vocabulary.forms)) {
      if (reading.sentence !== sentence && words.length > 0) words.push(SENTENCE);
      sentence = reading.sentence;
      words.push(packWord(vocabulary.wordOf(reading.word), reading.isFrame));
    }
    return words;
  };
  const asideTerms = ({ options, description }: SimilarText): Set<number> => {
    const terms = new Set<number>();
    for (const text of description === '' ? options : [...options, description])
      for (const { word } of tokensOf(text)) terms.add(vocabulary.termOf(vocabulary.wordOf(word)));
    return terms;
  };
  const distinct = (words: Iterable<number>): Set<number> => {
    const all = new Set<number>();
    for (const word of words) if (word !== SENTENCE) all.add(word >> 1);
    return all;
  };
  const termsOf = (words: Iterable<number>): Set<number> => {
    const terms = new Set<number>();
    for (const word of words) terms.add(vocabulary.termOf(word));
    return terms;
  };
  const remove = (key: number): void => {
    const slot = documents.slotOf(key);
    if (slot === undefined) return;
    weights.forget();
    const text = documents.textOf(slot);
    const words = distinct(documents.words.subarray(documents.from(slot), documents.to(slot)));
    for (const word of words) vocabulary.count(word, -1);
    for (const term of termsOf(words)) vocabulary.postings(term).delete(slot);
    for (const term of asideTerms(text)) vocabulary.asides(term).delete(slot);
    const title = foldText(text.title);
    const rest = (byTitle.get(title) ?? []).filter((one) => one !== key);
    if (rest.length > 0) byTitle.set(title, rest);
    else byTitle.delete(title);
    documents.delete(key);
  };
  return {
    vocabulary,
    documents,
    thesaurus,
    weights,
    remove,
    put(key, text) {
      remove(key);
      weights.forget();
      const list = packed(text.title);
      const slot = documents.add(key, text, list);
      const words = distinct(list);
      for (const word of words) vocabulary.count(word, 1);
      for (const term of termsOf(words)) vocabulary.postings(term).insert(slot);
      for (const term of asideTerms(text)) vocabulary.asides(term).insert(slot);
      const title = foldText(text.title);
      const same = byTitle.get(title);
      if (same) same.push(key);
      else byTitle.set(title, [key]);
    },
    sameTitle: (title) => byTitle.get(foldText(title)) ?? [],
  };
}
