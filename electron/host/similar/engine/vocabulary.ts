import type { Lexicon } from '../lexicon/lexicon.ts';
import { Ints } from './ints.ts';
import { gramsOf } from './letters.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { createWordForms, type WordForms } from './word-forms.ts';

/** The words of a library by number. Words that differ in form or spelling alone lead to the same term. */
export interface Vocabulary {
  readonly forms: WordForms;
  readonly spelling: Spelling;
  /** Number of a word, given out at the first call. */
  wordOf(word: string): number;
  textOf(word: number): string;
  /** How often questions have the word in the title. */
  usesOf(word: number): number;
  /** Counts a question in whose title the word stands, or takes it off again. */
  count(word: number, by: 1 | -1): void;
  termOf(word: number): number;
  /** Number of the term with this text, -1 when there is none. */
  termWith(text: string): number;
  termText(term: number): string;
  /** All terms are below. */
  readonly terms: number;
  /** Slots of the questions with a term in the title, ascending. */
  postings(term: number): Ints;
  /** The same for options and description. */
  asides(term: number): Ints;
  /** Letter grams of all words; those of a word stand from `gramsFrom` to `gramsTo`, excluded. */
  readonly grams: Ints;
  gramsFrom(word: number): number;
  gramsTo(word: number): number;
  /** The first and the last letter of a word, for the gram between two words. */
  firstLetter(word: number): number;
  lastLetter(word: number): number;
}

/** An empty vocabulary. */
export function createVocabulary(lexicon: Lexicon): Vocabulary {
  const forms = createWordForms(lexicon);
  const wordIds = new Map<string, number>();
  const words: string[] = [];
  const termOfWord = new Ints(1024);
  const uses = new Ints(1024);
  const ends = new Ints(1024);
  const grams = new Ints(8192);
  const gramsEnd = new Ints(1024);
  const termIds = new Map<string, number>();
  const terms: string[] = [];
  const postings: Ints[] = [];
  const asides: Ints[] = [];
  const spelling = createSpelling((word) => words[word] ?? '');

  const termFor = (text: string): number => {
    const known = termIds.get(text);
    if (known !== undefined) return known;
    terms.push(text);
    postings.push(new Ints(1));
    asides.push(new Ints(0));
    termIds.set(text, terms.length - 1);
    return terms.length - 1;
  };
  const add = (word: string): number => {
    words.push(word);
    wordIds.set(word, words.length - 1);
    termOfWord.push(termFor(forms.stem(word)));
    uses.push(0);
    const letters = forms.letters(word);
    ends.push((letters.charCodeAt(0) << 16) | letters.charCodeAt(letters.length - 1));
    for (const gram of gramsOf(letters)) grams.push(gram);
    gramsEnd.push(grams.length);
    return words.length - 1;
  };
  const listAt = (lists: readonly Ints[], term: number): Ints => lists[term] ?? new Ints(0);
  return {
    forms,
    spelling,
    grams,
    wordOf: (word) => wordIds.get(word) ?? add(word),
    textOf: (word) => words[word] ?? '',
    usesOf: (word) => uses.at(word),
    count(word, by) {
      const before = uses.at(word);
      uses.block[word] = before + by;
      if (before === 0) spelling.add(word);
      else if (before + by === 0) spelling.remove(word);
    },
    termOf: (word) => termOfWord.at(word),
    termWith: (text) => termIds.get(text) ?? -1,
    termText: (term) => terms[term] ?? '',
    get terms() {
      return terms.length;
    },
    postings: (term) => listAt(postings, term),
    asides: (term) => listAt(asides, term),
    gramsFrom: (word) => (word === 0 ? 0 : gramsEnd.at(word - 1)),
    gramsTo: (word) => gramsEnd.at(word),
    firstLetter: (word) => ends.at(word) >>> 16,
    lastLetter: (word) => ends.at(word) & 0xffff,
  };
}
