import { setImmediate } from 'node:timers/promises';
import { checkQuestion, keepsEveryLimit } from '../../../../shared/checks/check.ts';
import { draftOfEntry } from '../../../../shared/draft.ts';
import type { EmojiBook } from '../../../../shared/emoji/emoji.ts';
import type { Entry } from '../../../../shared/library.ts';

/** Which entries break a limit, worked out once for each version of them. */
export interface ProblemCheck {
  hasProblem(entry: Entry): boolean;
  /** Works it out beforehand. The event loop runs in between: a library may have a hundred thousand of them. */
  prepare(entries: Iterable<Entry>): Promise<void>;
}

/** Milliseconds of checking before others get their turn. */
const SLICE = 8;

/** Over the author's emoji: with other ones all is worked out anew. */
export function createProblemCheck(book: () => EmojiBook): ProblemCheck {
  let known = new WeakMap<Entry, boolean>();
  let knownBook: EmojiBook | null = null;

  function hasProblem(entry: Entry): boolean {
    const now = book();
    if (now !== knownBook) {
      known = new WeakMap();
      knownBook = now;
    }
    const before = known.get(entry);
    if (before !== undefined) return before;
    const has = !keepsEveryLimit(checkQuestion(draftOfEntry(entry), now));
    known.set(entry, has);
    return has;
  }
  return {
    hasProblem,
    async prepare(entries) {
      let since = performance.now();
      for (const entry of entries) {
        hasProblem(entry);
        if (performance.now() - since < SLICE) continue;
        await setImmediate();
        since = performance.now();
      }
    },
  };
}
