import { Ints } from './ints.ts';

/** Stems by number, each with the questions that have it. */
export interface Terms {
  /** All numbers are below. */
  readonly count: number;
  /** Number of the term with this text, -1 when there is none. */
  find(text: string): number;
  textOf(term: number): string;
  /** The same number, given out where there is none. It stays until each `hold` has had its `release`. */
  hold(text: string): number;
  release(term: number): void;
  /** Slots of the questions with a term in the title, ascending; none for a term that is not there. */
  titles(term: number): Ints;
  /** The same for options and description. */
  asides(term: number): Ints;
  addTitle(term: number, slot: number): void;
  addAside(term: number, slot: number): void;
}

// A term is seldom in both, and a list of its own costs more than what is in most of them.
type Lists = (Ints | null)[];

/** No terms. */
export function createTerms(): Terms {
  const ids = new Map<string, number>();
  const texts: string[] = [];
  const holders = new Ints(1024);
  const free: number[] = [];
  const titles: Lists = [];
  const asides: Lists = [];
  const none = new Ints(0);

  const add = (text: string): number => {
    const term = free.pop() ?? texts.length;
    texts[term] = text;
    titles[term] = null;
    asides[term] = null;
    holders.set(term, 0);
    ids.set(text, term);
    return term;
  };
  const insert = (lists: Lists, term: number, slot: number): void => {
    const list = lists[term] ?? new Ints(1);
    lists[term] = list;
    list.insert(slot);
  };
  return {
    get count() {
      return texts.length;
    },
    find: (text) => ids.get(text) ?? -1,
    textOf: (term) => texts[term] ?? '',
    hold(text) {
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
      asides[term] = null;
      free.push(term);
    },
    titles: (term) => titles[term] ?? none,
    asides: (term) => asides[term] ?? none,
    addTitle: (term, slot) => insert(titles, term, slot),
    addAside: (term, slot) => insert(asides, term, slot),
  };
}
