import type { WordForms } from '../word-forms.ts';
import { IntList, PackedIntLists } from './int-lists.ts';
import { listGrams } from './letter-grams.ts';
import { createSpellingIndex, type SpellingIndex } from './spelling-index.ts';
import { createTermIndex, type TermIndex } from './term-index.ts';

/** A library's words by number. Words that differ only in form or spelling have the same term. */
export interface Vocabulary {
  readonly forms: WordForms;
  readonly spelling: SpellingIndex;
  /** Returns a word's number. The first call assigns it. */
  addWord(word: string): number;
  getText(word: number): string;
  /** Returns the number of titles with this word. */
  countUses(word: number): number;
  /** Adds or removes a title with this word. When no title is left, the word is removed. */
  count(word: number, by: 1 | -1): void;
  getTerm(word: number): number;
  readonly terms: TermIndex;
  readonly termWith: TermIndex['find'];
  readonly termText: TermIndex['getText'];
  readonly titlePostings: TermIndex['titlePostings'];
  readonly secondaryPostings: TermIndex['getSecondaryPostings'];
  readonly grams: PackedIntLists;
  /** Returns the character code of a word's first letter, for the gram between two words. */
  getFirstLetter(word: number): number;
  getLastLetter(word: number): number;
}

/** Returns an empty vocabulary. The numbers of removed words are assigned again. */
export function createVocabulary(forms: WordForms): Vocabulary {
  const wordIds = new Map<string, number>();
  const words: string[] = [];
  const freeWords: number[] = [];
  const termOfWord = new IntList(1024);
  const uses = new IntList(1024);
  const ends = new IntList(1024);
  const grams = new PackedIntLists();
  const terms = createTermIndex();
  const spelling = createSpellingIndex((word) => words[word] ?? '');

  const add = (word: string): number => {
    const id = freeWords.pop() ?? words.length;
    words[id] = word;
    wordIds.set(word, id);
    termOfWord.set(id, terms.acquire(forms.stem(word)));
    uses.set(id, 0);
    const letters = forms.canonical(word);
    ends.set(id, (letters.charCodeAt(0) << 16) | letters.charCodeAt(letters.length - 1));
    grams.set(id, listGrams(letters));
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
    termText: terms.getText,
    titlePostings: terms.titlePostings,
    secondaryPostings: terms.getSecondaryPostings,
    addWord: (word) => wordIds.get(word) ?? add(word),
    getText: (word) => words[word] ?? '',
    countUses: (word) => uses.at(word),
    count(word, by) {
      const before = uses.at(word);
      uses.set(word, before + by);
      if (before === 0) spelling.add(word);
      else if (before + by === 0) forget(word);
    },
    getTerm: (word) => termOfWord.at(word),
    getFirstLetter: (word) => ends.at(word) >>> 16,
    getLastLetter: (word) => ends.at(word) & 0xffff,
  };
}
