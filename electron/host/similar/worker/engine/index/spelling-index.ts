import { editDistance } from '../../../../../../shared/text/edit-distance.ts';
import { IntList } from './int-lists.ts';

/** Finds the library's words by their letters. */
export interface SpellingIndex {
  add(word: number): void;
  remove(word: number): void;
  /**
   * Returns words that are at most `most` edits away (see `editDistance`), closest first, then
   * alphabetically.
   */
  findWithinEdits(text: string, most: number): { word: number; edits: number }[];
  /** Returns other words that share at least this portion of their letter pairs with the text (Dice). */
  findSharingLetterPairs(text: string, least: number): { word: number; share: number }[];
  /** Returns longer words that start with the text. */
  findCompletions(text: string): number[];
}

const MAX_EDIT_DISTANCES = 400;

/** Creates an empty index by letter pairs. `getText` returns the word with a number. */
export function createSpellingIndex(getText: (word: number) => string): SpellingIndex {
  const lists = new Map<string, IntList>();
  /** The number of pairs that each word shares with the searched text. */
  let shared = new Uint8Array(1024);
  const getList = (pair: string): IntList => {
    const list = lists.get(pair) ?? new IntList(2);
    lists.set(pair, list);
    return list;
  };
  /** Calls `take` for each word that shares at least this number of pairs. */
  const countPairs = (
    pairs: readonly string[],
    least: number,
    take: (word: number, count: number) => void,
  ): void => {
    for (const pair of pairs) {
      const list = lists.get(pair);
      for (let index = 0; list && index < list.length; index++) {
        const word = list.at(index);
        const count = (shared[word] ?? 0) + 1;
        shared[word] = count;
        if (count === least) found.push(word);
      }
    }
    for (const word of found) take(word, shared[word] ?? 0);
    found.length = 0;
    for (const pair of pairs) {
      const list = lists.get(pair);
      for (let index = 0; list && index < list.length; index++) shared[list.at(index)] = 0;
    }
  };
  const found: number[] = [];
  return {
    add(word) {
      if (word >= shared.length) shared = new Uint8Array(word * 2);
      for (const pair of listLetterPairs(getText(word))) getList(pair).insert(word);
    },
    remove(word) {
      for (const pair of listLetterPairs(getText(word))) {
        const list = getList(pair);
        list.delete(word);
        if (list.length === 0) lists.delete(pair);
      }
    },
    findWithinEdits(text, most) {
      const pairs = listLetterPairs(text);
      const close: { word: number; count: number }[] = [];
      // An edit changes at most 3 letter pairs. A swap of adjacent letters changes 3.
      countPairs(pairs, Math.max(1, pairs.length - 3 * most), (word, count) => {
        if (Math.abs(getText(word).length - text.length) <= most) close.push({ word, count });
      });
      return close
        .sort((a, b) => b.count - a.count || (getText(a.word) < getText(b.word) ? -1 : 1))
        .slice(0, MAX_EDIT_DISTANCES)
        .map(({ word }) => ({ word, edits: editDistance(text, getText(word), most) }))
        .filter(({ edits }) => edits <= most)
        .sort((a, b) => a.edits - b.edits || (getText(a.word) < getText(b.word) ? -1 : 1));
    },
    findSharingLetterPairs(text, least) {
      const pairs = listLetterPairs(text);
      const kin: { word: number; share: number }[] = [];
      // Two words share at most the shorter word's pairs.
      countPairs(pairs, Math.max(2, Math.ceil((least * pairs.length) / (2 - least))), (word, count) => {
        const share = (2 * count) / (pairs.length + listLetterPairs(getText(word)).length);
        if (share >= least && getText(word) !== text) kin.push({ word, share });
      });
      return kin.sort((a, b) => b.share - a.share || (getText(a.word) < getText(b.word) ? -1 : 1));
    },
    findCompletions(text) {
      const list = lists.get(`^${text.slice(0, 1)}`);
      const longer: number[] = [];
      for (let index = 0; list && index < list.length; index++) {
        const word = list.at(index);
        if (getText(word).length > text.length && getText(word).startsWith(text)) longer.push(word);
      }
      return longer;
    },
  };
}

/** Returns a word's unique letter pairs, with its ends marked. */
function listLetterPairs(word: string): string[] {
  const marked = `^${word}$`;
  const pairs = new Set<string>();
  // The count must fit into a byte.
  for (let index = 0; index + 1 < marked.length && pairs.size < 200; index++)
    pairs.add(marked.slice(index, index + 2));
  return [...pairs];
}
