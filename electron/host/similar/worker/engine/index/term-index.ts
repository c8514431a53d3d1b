import { IntList } from './int-lists.ts';

/**
 * An inverted index of the stems, by number. Each stem has postings: the slots of the questions that contain
 * it.
 */
export interface TermIndex {
  /** All term numbers are below this number. */
  readonly count: number;
  /** Returns a term's number, or -1 if there's none. */
  find(text: string): number;
  getText(term: number): string;
  /**
   * Returns a term's number and assigns one if needed. The number is valid until `release` has been called as
   * often as `acquire`.
   */
  acquire(text: string): number;
  release(term: number): void;
  /** Returns the slots of questions with this term in the title, ascending. */
  titlePostings(term: number): IntList;
  /** Returns the slots of questions with this term in the options or description, ascending. */
  getSecondaryPostings(term: number): IntList;
  addTitle(term: number, slot: number): void;
  addSecondary(term: number, slot: number): void;
}

// Missing lists are null. A term is seldom in both titles and other fields, and an empty list takes more
// memory than most postings.
type Lists = (IntList | null)[];

export function createTermIndex(): TermIndex {
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
    getText: (term) => texts[term] ?? '',
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
    getSecondaryPostings: (term) => secondary[term] ?? none,
    addTitle: (term, slot) => insert(titles, term, slot),
    addSecondary: (term, slot) => insert(secondary, term, slot),
  };
}
