import { IntList, PackedIntLists } from './int-lists.ts';
import { createSpellingIndex, type SpellingIndex } from './spelling-index.ts';
import type { WordForms } from './word-forms.ts';

/** The words of a library by number, and the inverted index of their terms. Words that differ only in form or spelling have the same term. */
export interface Vocabulary {
  readonly forms: WordForms;
  readonly spelling: SpellingIndex;
  /** Returns the number of a word, which is assigned at the first call. */
  wordOf(word: string): number;
  textOf(word: number): string;
  /** Returns the number of titles with this word. */
  usesOf(word: number): number;
  /** Adds or removes a title with this word. After the last one, the word is removed. */
  count(word: number, by: 1 | -1): void;
  termOf(word: number): number;
  readonly terms: Terms;
  /** Methods of `terms`. */
  readonly termWith: Terms['find'];
  readonly termText: Terms['textOf'];
  readonly titlePostings: Terms['titlePostings'];
  readonly secondaryPostings: Terms['secondaryPostings'];
  /** Letter grams by word. */
  readonly grams: PackedIntLists;
  /** The first and the last letter of a word, for the gram between two words. */
  firstLetter(word: number): number;
  lastLetter(word: number): number;
}

/** Returns an empty vocabulary. Numbers of removed words are assigned again. */
export function createVocabulary(forms: WordForms): Vocabulary {
  const wordIds = new Map<string, number>();
  const words: string[] = [];
  const freeWords: number[] = [];
  const termOfWord = new IntList(1024);
  const uses = new IntList(1024);
  const ends = new IntList(1024);
  const grams = new PackedIntLists();
  const terms = createTerms();
  const spelling = createSpellingIndex((word) => words[word] ?? '');

  const add = (word: string): number => {
    const id = freeWords.pop() ?? words.length;
    words[id] = word;
    wordIds.set(word, id);
    termOfWord.set(id, terms.acquire(forms.stem(word)));
    uses.set(id, 0);
    const letters = forms.canonical(word);
    ends.set(id, (letters.charCodeAt(0) << 16) | letters.charCodeAt(letters.length - 1));
    grams.set(id, gramsOf(letters));
    return id;
  };
  const forget = (word: number): void => {
    spelling.remove(word);
    wordIds.delete(words[word] ?? '');
    words[word] = '';
    grams.delete(word);
    terms.release(termOfWord.at(word));
    freeWords.push(word);
  };
  return {
    forms,
    spelling,
    terms,
    grams,
    termWith: terms.find,
    termText: terms.textOf,
    titlePostings: terms.titlePostings,
    secondaryPostings: terms.secondaryPostings,
    wordOf: (word) => wordIds.get(word) ?? add(word),
    textOf: (word) => words[word] ?? '',
    usesOf: (word) => uses.at(word),
    count(word, by) {
      const before = uses.at(word);
      uses.set(word, before + by);
      if (before === 0) spelling.add(word);
      else if (before + by === 0) forget(word);
    },
    termOf: (word) => termOfWord.at(word),
    firstLetter: (word) => ends.at(word) >>> 16,
    lastLetter: (word) => ends.at(word) & 0xffff,
  };
}

/** Stems by number, each with its postings: the slots of the questions that have it. */
interface Terms {
  /** All numbers are below this one. */
  readonly count: number;
  /** Returns the number of a term, -1 if there is none. */
  find(text: string): number;
  textOf(term: number): string;
  /** Returns the number of a term, which is assigned if needed and kept until each `acquire` had its `release`. */
  acquire(text: string): number;
  release(term: number): void;
  /** Returns the slots of questions with a term in the title, ascending. */
  titlePostings(term: number): IntList;
  /** Returns the same for options and description. */
  secondaryPostings(term: number): IntList;
  addTitle(term: number, slot: number): void;
  addSecondary(term: number, slot: number): void;
}

// A term is seldom in both, and an empty list costs more than most postings.
type Lists = (IntList | null)[];

function createTerms(): Terms {
  const ids = new Map<string, number>();
  const texts: string[] = [];
  const holders = new IntList(1024);
  const free: number[] = [];
  const titles: Lists = [];
  const secondary: Lists = [];
  const none = new IntList(0);

  const add = (text: string): number => {
    const term = free.pop() ?? texts.length;
    texts[term] = text;
    titles[term] = null;
    secondary[term] = null;
    holders.set(term, 0);
    ids.set(text, term);
    return term;
  };
  const insert = (lists: Lists, term: number, slot: number): void => {
    const list = lists[term] ?? new IntList(1);
    lists[term] = list;
    list.insert(slot);
  };
  return {
    get count() {
      return texts.length;
    },
    find: (text) => ids.get(text) ?? -1,
    textOf: (term) => texts[term] ?? '',
    acquire(text) {
      const term = ids.get(text) ?? add(text);
      holders.set(term, holders.at(term) + 1);
      return term;
    },
    release(term) {
      const left = holders.at(term) - 1;
      holders.set(term, left);
      if (left > 0) return;
      ids.delete(texts[term] ?? '');
      texts[term] = '';
      titles[term] = null;
      secondary[term] = null;
      free.push(term);
    },
    titlePostings: (term) => titles[term] ?? none,
    secondaryPostings: (term) => secondary[term] ?? none,
    addTitle: (term, slot) => insert(titles, term, slot),
    addSecondary: (term, slot) => insert(secondary, term, slot),
  };
}

/** Numbers of 3-letter grams. Collisions are rare and do little harm. */
export const GRAM_COUNT = 1 << 16;

const SPACE = 32;

function gramOf(a: number, b: number, c: number): number {
  const hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  return ((hash ^ (hash >>> 15)) >>> 0) % GRAM_COUNT;
}

/** Returns the 3-letter grams of a word with a space before and after it. */
export function gramsOf(word: string): number[] {
  const grams: number[] = [];
  let a = SPACE;
  let b = word.charCodeAt(0);
  for (let index = 1; index <= word.length; index++) {
    const c = index < word.length ? word.charCodeAt(index) : SPACE;
    grams.push(gramOf(a, b, c));
    a = b;
    b = c;
  }
  return grams;
}

/** Returns the gram of the last letter of a word, a space, and the first letter of the next one. */
export const gramBetween = (last: number, first: number): number => gramOf(last, SPACE, first);
