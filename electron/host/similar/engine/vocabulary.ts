import { Ints } from './ints.ts';
import { gramsOf } from './letters.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { Stretches } from './stretches.ts';
import { createTerms, type Terms } from './terms.ts';
import type { WordForms } from './word-forms.ts';

/** The words of a library by number. Words that differ in form or spelling alone lead to the same term. */
export interface Vocabulary {
  readonly forms: WordForms;
  readonly spelling: Spelling;
  /** Number of a word, given out at the first call. */
  wordOf(word: string): number;
  textOf(word: number): string;
  /** How often questions have the word in the title. */
  usesOf(word: number): number;
  /** Counts a question in whose title the word stands, or takes it off again. With the last one the word is forgotten. */
  count(word: number, by: 1 | -1): void;
  termOf(word: number): number;
  readonly terms: Terms;
  /** Of `terms`: `find`, `textOf`, `titles`, `asides`. */
  readonly termWith: Terms['find'];
  readonly termText: Terms['textOf'];
  readonly postings: Terms['titles'];
  readonly asides: Terms['asides'];
  /** Letter grams by word. */
  readonly grams: Stretches;
  /** The first and the last letter of a word, for the gram between two words. */
  firstLetter(word: number): number;
  lastLetter(word: number): number;
}

/** An empty vocabulary. What no question has any more is forgotten, and its number given out again. */
export function createVocabulary(forms: WordForms): Vocabulary {
  const wordIds = new Map<string, number>();
  const words: string[] = [];
  const freeWords: number[] = [];
  const termOfWord = new Ints(1024);
  const uses = new Ints(1024);
  const ends = new Ints(1024);
  const grams = new Stretches();
  const terms = createTerms();
  const spelling = createSpelling((word) => words[word] ?? '');

  const add = (word: string): number => {
    const id = freeWords.pop() ?? words.length;
    words[id] = word;
    wordIds.set(word, id);
    termOfWord.set(id, terms.hold(forms.stem(word)));
    uses.set(id, 0);
    const letters = forms.letters(word);
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
    postings: terms.titles,
    asides: terms.asides,
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
