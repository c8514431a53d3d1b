import type { StoredQuestion } from '../../../shared/library.ts';

/** What questions were before they were marked, newest last. */
export interface MarkHistory {
  /** Notes what a question was. Returns how to take that back. */
  note(id: number, before: StoredQuestion): () => void;
  /** Takes out what the question was before its last mark; undefined if nobody knows. */
  takeLast(id: number): StoredQuestion | undefined;
  clear(): void;
}

/** Marks that can be undone; more than anybody takes back, and little memory. */
const MARKS_KEPT = 1_000;

/** A history without anything in it. It forgets the oldest first. */
export function createMarkHistory(): MarkHistory {
  let marks: { id: number; before: StoredQuestion }[] = [];
  return {
    note(id, before) {
      const mark = { id, before };
      marks = [...marks.slice(1 - MARKS_KEPT), mark];
      return () => {
        marks = marks.filter((one) => one !== mark);
      };
    },
    takeLast(id) {
      const last = marks.findLast((mark) => mark.id === id);
      marks = marks.filter((mark) => mark !== last);
      return last?.before;
    },
    clear() {
      marks = [];
    },
  };
}
