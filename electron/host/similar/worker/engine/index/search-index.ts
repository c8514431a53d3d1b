import type { SimilarText } from '../../../../../../shared/similarity.ts';
import type { SemanticSimilarity } from '../../embeddings/embedding-store.ts';
import { findFrame } from '../probability/question-frame.ts';
import { createTermWeights, type TermWeights } from '../term-weights.ts';
import { listAlternatives } from '../title-alternatives.ts';
import {
  countMainQuestionWords,
  findEmbeddedRange,
  hasTopic,
  isEmbeddable,
  parseTitle,
  type TitleWord,
} from '../title-parser.ts';
import { foldText, tokenize } from '../tokenizer.ts';
import { createThesaurus, type EngineOptions, type Thesaurus } from '../word-forms.ts';
import { IntList, PackedIntLists } from './int-lists.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

export interface EngineContext extends Omit<EngineOptions, 'words'> {
  index: SearchIndex;
  /** Returns two titles' semantic similarity. Null if the engine compares only words. */
  semanticSimilarity: SemanticSimilarity | null;
}

/**
 * All questions, indexed for search. Each question has a slot for its title and one for each alternative
 * wording.
 */
export interface SearchIndex {
  readonly vocabulary: Vocabulary;
  readonly documents: Documents;
  readonly thesaurus: Thesaurus;
  readonly weights: TermWeights;
  /** Adds or replaces a question. */
  put(key: number, text: SimilarText): void;
  remove(key: number): void;
  /**
   * Returns the slots of questions with the same title, ordered by key. Ignores case, spaces, and final
   * punctuation.
   */
  listSlotsWithTitle(title: string): Iterable<number>;
  /** Returns whether a slot has the same title, ignoring case, spaces, and final punctuation. */
  isSameTitle(title: string, slot: number): boolean;
}

export function createSearchIndex({ lexicon, words, tuning, isUsing }: EngineOptions): SearchIndex {
  const vocabulary = createVocabulary(words.forms);
  const { forms, terms } = vocabulary;
  const documents = createDocuments();
  const thesaurus = createThesaurus({ lexicon, words, tuning, isUsing });
  const weights = createTermWeights({ vocabulary, documents, thesaurus, tuning });
  const titles = createTitleIndex();

  const packTitle = (readings: readonly TitleWord[]): number[] => {
    const list: number[] = [];
    let sentence = 0;
    for (const reading of readings) {
      if (reading.sentence !== sentence && list.length > 0) list.push(SENTENCE_BREAK);
      sentence = reading.sentence;
      list.push(packWord(vocabulary.addWord(reading.word), reading.isStopWord));
    }
    return list;
  };
  const hasWords = (slot: number): boolean => documents.to(slot) > documents.from(slot);
  const listWords = (slot: number): Set<number> => {
    const all = new Set<number>();
    for (let at = documents.from(slot); at < documents.to(slot); at++) {
      const packed = documents.words[at] ?? SENTENCE_BREAK;
      if (packed !== SENTENCE_BREAK) all.add(unpackWord(packed));
    }
    return all;
  };
  const listSecondaryTerms = (slot: number): Set<number> => {
    const { secondary } = documents;
    const all = new Set(secondary.block.subarray(secondary.from(slot), secondary.to(slot)));
    all.delete(OPTION_START);
    return all;
  };
  const remove = (key: number): void => {
    const slots = documents.listSlots(key);
    const [first] = slots;
    if (first === undefined) return;
    weights.invalidate();
    if (hasWords(first)) titles.delete(foldText(documents.getTitle(first)), key);
    for (const slot of slots) {
      const own = listWords(slot);
      for (const word of own) vocabulary.titlePostings(vocabulary.getTerm(word)).delete(slot);
      for (const word of own) vocabulary.count(word, -1);
      for (const term of listSecondaryTerms(slot)) {
        vocabulary.secondaryPostings(term).delete(slot);
        terms.release(term);
      }
    }
    documents.delete(key);
  };
  const add = (key: number, text: SimilarText): void => {
    const readings = parseTitle(text.title, forms);
    const acquired = new Map<string, number>();
    const acquire = (word: string): number => {
      const stem = forms.stem(word);
      const term = acquired.get(stem) ?? terms.acquire(stem);
      acquired.set(stem, term);
      return term;
    };
    const main = readings.slice(0, countMainQuestionWords(text.title, readings));
    const { start, end } = findEmbeddedRange(text.title, readings);
    const slot = documents.add(key, {
      title: text.title,
      embeddedTitle: isEmbeddable(main, forms) ? text.title.slice(start, end) : null,
      words: packTitle(readings),
      mainLength: packTitle(main).length,
      frame: findFrame(main),
      secondary: listTermsOfFields(text, acquire),
      hasTopic: hasTopic(readings, forms),
    });
    const words = listWords(slot);
    for (const word of words) vocabulary.count(word, 1);
    for (const term of new Set(Array.from(words, vocabulary.getTerm))) terms.addTitle(term, slot);
    for (const term of listSecondaryTerms(slot)) terms.addSecondary(term, slot);
  };
  return {
    vocabulary,
    documents,
    thesaurus,
    weights,
    remove,
    put(key, text) {
      remove(key);
      weights.invalidate();
      add(key, text);
      for (const title of listAlternatives(text.title, forms)) add(key, { ...text, title });
      const slot = documents.findSlot(key) ?? 0;
      if (hasWords(slot)) titles.add(foldText(text.title), key);
    },
    *listSlotsWithTitle(title) {
      const folded = foldText(title);
      for (const key of titles.keys(folded)) {
        const slot = documents.findSlot(key);
        if (slot !== undefined && foldText(documents.getTitle(slot)) === folded) yield slot;
      }
    },
    isSameTitle: (title, slot) => hasWords(slot) && foldText(documents.getTitle(slot)) === foldText(title),
  };
}

/**
 * The questions' titles and their numbered words. While a question exists, its title and each alternative
 * title have a slot.
 */
interface Documents {
  readonly size: number;
  /** All slots are below this number. Freed slots are assigned again. */
  readonly slots: number;
  /** Returns the slot of the question's title. */
  findSlot(key: number): number | undefined;
  /** Returns the slots of the question's title and of its alternative titles. */
  listSlots(key: number): readonly number[];
  getKey(slot: number): number;
  getTitle(slot: number): string;
  /** Returns 1 for a title without words, and lower numbers for longer titles. */
  getBrevity(slot: number): number;
  hasTopic(slot: number): boolean;
  /** Returns the title's embedded part, or null if it isn't embeddable. */
  findEmbeddedTitle(slot: number): string | null;
  /** Adds a new question, or an alternative title of an existing one. Returns the slot. */
  add(key: number, document: NewDocument): number;
  delete(key: number): void;
  /** The words of all titles. A slot's words are between `from(slot)` and `to(slot)` (exclusive). */
  readonly words: Int32Array;
  from(slot: number): number;
  to(slot: number): number;
  /** Returns where the main question ends in `words` (exclusive). */
  getMainEnd(slot: number): number;
  /** Returns the frame's number. See `findFrame`. */
  getFrame(slot: number): number;
  /** The terms of the options and description by slot, from `listTermsOfFields`. */
  readonly secondary: PackedIntLists;
}

interface NewDocument {
  title: string;
  /** The words from `packWord`. `SENTENCE_BREAK` separates sentences. */
  words: readonly number[];
  secondary: readonly number[];
  hasTopic: boolean;
  embeddedTitle: string | null;
  mainLength: number;
  frame: number;
}

/** The separator between a title's sentences. */
export const SENTENCE_BREAK = -1;

/** Packs a word's number and whether it's a stop word into one number. */
const packWord = (word: number, isStopWord: boolean): number => word * 2 + (isStopWord ? 1 : 0);
/** Returns the word number that `packWord` packed. */
export const unpackWord = (packed: number): number => packed >> 1;
export const isPackedStopWord = (packed: number): boolean => (packed & 1) === 1;

function createDocuments(): Documents {
  const slotsByKey = new Map<number, number>();
  const alternatives = new Map<number, number[]>();
  const keys: number[] = [];
  const titles: string[] = [];
  const topics: boolean[] = [];
  /** The embedded part of each title, unless the whole title is embedded. */
  const embeddedTitles = new Map<number, string | null>();
  const mainLengths = new IntList(1024);
  const frames = new IntList(1024);
  const free: number[] = [];
  const words = new PackedIntLists();
  const secondary = new PackedIntLists();
  const listSlots = (key: number): readonly number[] => {
    const slot = slotsByKey.get(key);
    return slot === undefined ? [] : [slot, ...(alternatives.get(key) ?? [])];
  };
  return {
    get size() {
      return slotsByKey.size;
    },
    get slots() {
      return keys.length;
    },
    get words() {
      return words.block;
    },
    secondary,
    findSlot: (key) => slotsByKey.get(key),
    listSlots,
    getKey: (slot) => keys[slot] ?? 0,
    getTitle: (slot) => titles[slot] ?? '',
    getBrevity: (slot) => Math.sqrt(2 / (2 + words.to(slot) - words.from(slot))),
    hasTopic: (slot) => topics[slot] ?? false,
    findEmbeddedTitle(slot) {
      const part = embeddedTitles.get(slot);
      return part === undefined ? (titles[slot] ?? null) : part;
    },
    from: (slot) => words.from(slot),
    to: (slot) => words.to(slot),
    getFrame: (slot) => frames.at(slot),
    getMainEnd: (slot) => words.from(slot) + mainLengths.at(slot),
    add(key, document) {
      const slot = free.pop() ?? keys.length;
      if (slotsByKey.has(key)) alternatives.set(key, [...(alternatives.get(key) ?? []), slot]);
      else slotsByKey.set(key, slot);
      keys[slot] = key;
      titles[slot] = document.title;
      topics[slot] = document.hasTopic;
      if (document.embeddedTitle === document.title) embeddedTitles.delete(slot);
      else embeddedTitles.set(slot, document.embeddedTitle);
      mainLengths.set(slot, document.mainLength);
      frames.set(slot, document.frame);
      words.set(slot, document.words);
      secondary.set(slot, document.secondary);
      return slot;
    },
    delete(key) {
      for (const slot of listSlots(key)) {
        words.delete(slot);
        secondary.delete(slot);
        titles[slot] = '';
        embeddedTitles.delete(slot);
        free.push(slot);
      }
      slotsByKey.delete(key);
      alternatives.delete(key);
    },
  };
}

export const OPTION_START = -1;

/**
 * Returns the terms of the description and options in their stored order: the description's, then
 * `OPTION_START` and the terms of each option, ascending. Terms and options are unique.
 */
export function listTermsOfFields(
  { options, description }: SimilarText,
  getTerm: (word: string) => number,
): number[] {
  const listTerms = (text: string): number[] => [...new Set(tokenize(text).map(({ word }) => getTerm(word)))];
  const all = listTerms(description);
  const seen = new Set<string>();
  for (const option of options) {
    const terms = listTerms(option).sort((a, b) => a - b);
    const name = terms.join(' ');
    if (name === '' || seen.has(name)) continue;
    seen.add(name);
    all.push(OPTION_START);
    for (const term of terms) all.push(term);
  }
  return all;
}

export interface TitleIndex {
  /** Adds a question. `folded` is a title from `foldText`. */
  add(folded: string, key: number): void;
  delete(folded: string, key: number): void;
  /**
   * Returns the keys of questions with this title, ascending. After a hash collision, other questions may be
   * included.
   */
  keys(folded: string): readonly number[];
}

/** Creates an index from titles to keys. Most titles are unique, so a single key is stored without a list. */
export function createTitleIndex(): TitleIndex {
  const byNumber = new Map<number, number | number[]>();
  return {
    add(folded, key) {
      const number = hashTitle(folded);
      const there = byNumber.get(number);
      if (there === undefined) byNumber.set(number, key);
      else if (typeof there === 'number')
        byNumber.set(
          number,
          [there, key].sort((a, b) => a - b),
        );
      else there.splice(findInsertionIndex(there, key), 0, key);
    },
    delete(folded, key) {
      const number = hashTitle(folded);
      const there = byNumber.get(number);
      if (there === key) byNumber.delete(number);
      if (typeof there !== 'object') return;
      there.splice(findInsertionIndex(there, key), 1);
      const [last] = there;
      if (last !== undefined && there.length === 1) byNumber.set(number, last);
    },
    keys(folded) {
      const there = byNumber.get(hashTitle(folded));
      return typeof there === 'object' ? there : there === undefined ? [] : [there];
    },
  };
}

/** Returns an FNV-1a hash below 2^30. Larger numbers would take an object in memory. */
function hashTitle(folded: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < folded.length; at++) hash = Math.imul(hash ^ folded.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}

/** Returns a number's position in an ascending list, or the position at which to insert it. */
function findInsertionIndex(numbers: readonly number[], value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
