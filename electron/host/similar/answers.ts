import { setImmediate } from 'node:timers/promises';
import type { StoredQuestion } from '../../../shared/library.ts';
import { GRADES, type SimilarHit, type SimilarText } from '../../../shared/similar.ts';
import type { Library, Numbered } from '../library/library.ts';
import type { Log, Timers } from '../ports.ts';
import { comparedOf } from './compared.ts';
import type { Hit } from './engine/engine.ts';
import type { Known } from './known.ts';
import type { Reading } from './meaning/reading.ts';
import { asHit } from './present.ts';
import type { Own, Show } from './shown.ts';
import type { SimilarIndex } from './similar-index.ts';

/** Answers that can wait, unlike those to somebody who writes: for the local API, and for what is imported. */
export interface Answers {
  /** See `Similar.savedLike`. */
  savedLike(
    created: { id: number; question: StoredQuestion },
    limit: number,
  ): Promise<(Numbered & { score: number })[]>;
  /** See `Similar.nearest`. */
  nearest(texts: readonly SimilarText[]): Promise<(SimilarHit | null)[]>;
}

export interface AnswersPorts {
  library: Pick<Library, 'question'>;
  known: Pick<Known, 'ready'>;
  index: SimilarIndex;
  reading: Pick<Reading, 'isOwed' | 'unread' | 'caughtUp'>;
  /** Has a title read, and waits for it for so many milliseconds. */
  read: (text: SimilarText, milliseconds: number) => Promise<void>;
  show: Show;
  own: Own;
  timers: Timers;
  log: Log;
}

/** Milliseconds that an answer waits, for whatever. */
const WAIT = 15_000;
/** Milliseconds that it waits for its own title to be read. */
const READ_WAIT = 150;
/** It waits for so many titles of others to be read: the same calls have the same answer in a small library. */
const FEW_UNREAD = 200;

export function createAnswers(ports: AnswersPorts): Answers {
  const { library, known, index, reading, read, show, own, timers, log } = ports;

  /** Waits until the index is there. Returns how many milliseconds there are to wait for the rest. */
  const begin = async (): Promise<() => number> => {
    const end = timers.now() + WAIT;
    await known.ready;
    await index.settled(WAIT);
    return () => Math.max(0, end - timers.now());
  };

  async function savedLike({ id, question }: Parameters<Answers['savedLike']>[0], limit: number) {
    const left = await begin();
    const text = comparedOf(question);
    const search = (): Hit[] =>
      index.engine().search(text, {
        limit,
        atLeast: GRADES.related,
        isLeftOut: (key) => key === id || !library.question(key) || index.isPending(key),
      });
    await read(text, Math.min(READ_WAIT, left()));
    let found = search();
    // Again and again: where many ask at once, what one asks for displaces what another does.
    while (reading.isOwed && reading.unread <= FEW_UNREAD && left() > 0) {
      await reading.caughtUp(left());
      found = search();
    }
    return found.flatMap(({ key, score }) => {
      const saved = library.question(key);
      return saved ? [{ ...saved, score }] : [];
    });
  }

  async function nearest(text: SimilarText): Promise<SimilarHit | null> {
    await read(text, READ_WAIT);
    const [best] = index.engine().search(text, {
      limit: 1,
      atLeast: GRADES.close,
      isLeftOut: (key) => index.isPending(key) || (key < 0 && own.keyOf(-key) !== key),
    });
    const shown = best && show(best.key, { text, serviceScore: null });
    return (shown && asHit(shown, best.score)) ?? null;
  }

  return {
    savedLike: (created, limit) =>
      savedLike(created, limit).catch((error: unknown) => {
        log.error('similar questions could not be found', error);
        return [];
      }),
    async nearest(texts) {
      await begin();
      const hits: (SimilarHit | null)[] = [];
      for (const text of texts) {
        // Each takes a millisecond or more in a large library; others get their turn.
        await setImmediate();
        hits.push(await nearest(text));
      }
      return hits;
    },
  };
}
