import type { SimilarText } from '../../../../shared/similar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { asideTermsOf, OPTION } from './aside-terms.ts';
import { createDocuments, type Documents, packWord, SENTENCE } from './documents.ts';
import { foldText } from './fold.ts';
import { hasMeaning } from './has-meaning.ts';
import type { Part } from './part.ts';
import { createThesaurus, type Thesaurus } from './thesaurus.ts';
import { readTitle, type TitleWord } from './title-words.ts';
import { createTitles } from './titles.ts';
import { hasTopic } from './topic.ts';
import type { Tuning } from './tuning.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { createWordWeights, type WordWeights } from './word-weights.ts';
import type { Words } from './words.ts';

/** The library as the engine knows it. */
export interface Store {
  readonly vocabulary: Vocabulary;
  readonly documents: Documents;
  readonly thesaurus: Thesaurus;
  readonly weights: WordWeights;
  /** Adds a question, or replaces it. */
  put(key: number, text: SimilarText): void;
  remove(key: number): void;
  /**
   * Slots of the questions whose title, of at least one word, is the same but for case, blanks and the marks at its end;
   * by key, the lowest first.
   */
  sameTitle(title: string): Iterable<number>;
  /** Whether the title of a slot is the same in this way. */
  isSameTitle(title: string, slot: number): boolean;
}

interface Ports {
  lexicon: Lexicon;
  words: Words;
  tuning: Tuning;
  uses(part: Part): boolean;
}

/** An empty store. */
export function createStore({ lexicon, words, tuning, uses }: Ports): Store {
  const vocabulary = createVocabulary(words.forms);
  const { forms, terms } = vocabulary;
  const documents = createDocuments();
  const thesaurus = createThesaurus({ lexicon, words, tuning, uses });
  const weights = createWordWeights({ vocabulary, documents, thesaurus, tuning });
  const titles = createTitles();

  const packed = (readings: readonly TitleWord[]): number[] => {
    const list: number[] = [];
    let sentence = 0;
    for (const reading of readings) {
      if (reading.sentence !== sentence && list.length > 0) list.push(SENTENCE);
      sentence = reading.sentence;
      list.push(packWord(vocabulary.wordOf(reading.word), reading.isFrame));
    }
    return list;
  };
  const hasWords = (slot: number): boolean => documents.to(slot) > documents.from(slot);
  const wordsOf = (slot: number): Set<number> => {
    const all = new Set<number>();
    for (let at = documents.from(slot); at < documents.to(slot); at++) {
      const word = documents.words[at] ?? SENTENCE;
      if (word !== SENTENCE) all.add(word >> 1);
    }
    return all;
  };
  const asidesOf = (slot: number): Set<number> => {
    const { asides } = documents;
    const all = new Set(asides.block.subarray(asides.from(slot), asides.to(slot)));
    all.delete(OPTION);
    return all;
  };
  const remove = (key: number): void => {
    const slot = documents.slotOf(key);
    if (slot === undefined) return;
    weights.forget();
    const own = wordsOf(slot);
    for (const word of own) vocabulary.postings(vocabulary.termOf(word)).delete(slot);
    for (const word of own) vocabulary.count(word, -1);
    for (const term of asidesOf(slot)) {
      vocabulary.asides(term).delete(slot);
      terms.release(term);
    }
    if (hasWords(slot)) titles.delete(foldText(documents.titleOf(slot)), key);
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
      const readings = readTitle(text.title, forms);
      const held = new Map<string, number>();
      const hold = (word: string): number => {
        const stem = forms.stem(word);
        const term = held.get(stem) ?? terms.hold(stem);
        held.set(stem, term);
        return term;
      };
      const slot = documents.add(key, {
        title: text.title,
        words: packed(readings),
        asides: asideTermsOf(text, hold),
        hasTopic: hasTopic(readings, forms),
        hasMeaning: hasMeaning(readings, forms),
      });
      const own = wordsOf(slot);
      for (const word of own) vocabulary.count(word, 1);
      for (const term of new Set(Array.from(own, vocabulary.termOf))) terms.addTitle(term, slot);
      for (const term of asidesOf(slot)) terms.addAside(term, slot);
      if (hasWords(slot)) titles.add(foldText(text.title), key);
    },
    *sameTitle(title) {
      const folded = foldText(title);
      for (const key of titles.keys(folded)) {
        const slot = documents.slotOf(key);
        if (slot !== undefined && foldText(documents.titleOf(slot)) === folded) yield slot;
      }
    },
    isSameTitle: (title, slot) => hasWords(slot) && foldText(documents.titleOf(slot)) === foldText(title),
  };
}
