import {
  type DuplicatePair,
  GRADES,
  type Grade,
  gradeOf,
  type SimilarProgress,
} from '../../../shared/similar.ts';
import type { Library } from '../library/library.ts';
import type { Log, Timers } from '../ports.ts';
import { isTitled } from './compared.ts';
import type { Known } from './known.ts';
import type { Reading } from './meaning/reading.ts';
import { createNeighbours } from './neighbours.ts';
import { nearestPairs, type Pair } from './pairs.ts';
import type { Show } from './shown.ts';
import type { SimilarIndex } from './similar-index.ts';
import { createTurns } from './slices.ts';

/** The library compared with itself. */
export interface Duplicates {
  /**
   * Pairs of at least a grade, at most `limit`, nearest first, and how many there are of them all. What takes longer than
   * a moment goes on: `progress` tells how far it is, of the index first and then of the comparing.
   */
  pairs(
    grade: Grade,
    limit: number,
  ): Promise<{ progress: SimilarProgress; total: number; pairs: DuplicatePair[] }>;
  /**
   * Those of the questions that have a very close twin, as far as a moment is enough to tell. Nothing is told, nor done,
   * in the first moments: `onSettled` of the index says when to ask again.
   */
  twins(ids: readonly number[]): Promise<number[]>;
  /** All of the library that have a very close twin, and whether that is known of every question by now. */
  allTwins(): Promise<{ ids: ReadonlySet<number>; isWhole: boolean }>;
  /** What the index has of this question is another; null where it began anew. */
  changed(key: number | null): void;
  /** Titles of these questions were read for their meaning, in which they count otherwise. */
  read(keys: readonly number[]): void;
  stop(): void;
}

export interface DuplicatesPorts {
  library: Pick<Library, 'entries' | 'find'>;
  index: SimilarIndex;
  known: Pick<Known, 'apart' | 'service'>;
  show: Show;
  reading: Pick<Reading, 'quietly' | 'whole'>;
  timers: Timers;
  log: Log;
  /** Called when what took longer than an answer could wait is done. */
  onSettled: () => void;
}

/** Milliseconds that an answer waits. */
const WAIT = 1_500;
/** Milliseconds of these that it waits for titles to be read: what is compared before that is compared once more after it. */
const READ_WAIT = 500;
/** Milliseconds after the first ask for twins before an index is made for them: a window that opens has other work. */
const CALM = 2_000;
/** Where more questions than these were read, all are compared anew, at once. */
const FEW_READ = 100;

export function createDuplicates(ports: DuplicatesPorts): Duplicates {
  const { library, index, known, show, reading, timers, log, onSettled } = ports;
  const neighbours = createNeighbours({
    search(key, options) {
      const engine = index.engine();
      const text = index.textOf(key);
      if (!text) return null;
      // A draft that was just begun is like any other one of these, and no duplicate.
      if (!isTitled(text)) return [];
      const isLeftOut = (other: number) =>
        other < 0 || other === key || options.isLeftOut(other) || index.isPending(other);
      return reading
        .quietly(() => engine.search(text, { ...options, isLeftOut }))
        .filter((hit) => {
          const other = index.textOf(hit.key);
          return other && isTitled(other);
        });
    },
    *all() {
      for (const { id, removedAt } of library.entries()) if (removedAt === null) yield id;
    },
    size: () => Math.max(0, index.progress.total - known.service.size),
    timers,
    log,
    onSettled,
  });
  let callOff: (() => void) | null = null;
  const begin = (): void => {
    try {
      index.engine();
    } catch (error) {
      log.error('similar questions could not be looked for', error);
    }
  };
  const shownPair = ({ a, b, score }: Pair): DuplicatePair | null => {
    // It says something else by now, and the score is of what it said before.
    if (index.isPending(a) || index.isPending(b)) return null;
    const [textOfA, textOfB] = [index.textOf(a), index.textOf(b)];
    const grade = gradeOf(score);
    if (!textOfA || !textOfB || !grade) return null;
    const one = show(a, { text: textOfB, serviceScore: null });
    const other = show(b, { text: textOfA, serviceScore: null });
    return one && other && { a: one, b: other, score, grade };
  };

  const hasTwin = (id: number): boolean =>
    Array.from(neighbours.of(id)).some(
      ([other, score]) => score >= GRADES['very-close'] && !known.apart.has(id, other),
    );

  /** An edit that is not saved has another title: the one that is compared is not the one that is seen. */
  const isRetitled = (id: number): boolean => {
    const { question, draft } = library.find(id) ?? {};
    return Boolean(question && draft && question.title !== draft.input.title);
  };

  const changed = (key: number | null): void => {
    if (key === null || key > 0) neighbours.changed(key);
  };
  return {
    async pairs(grade, limit) {
      const end = timers.now() + WAIT;
      index.engine();
      await index.settled(WAIT);
      const { progress } = index;
      if (progress.known < progress.total) return { progress, total: 0, pairs: [] };
      await reading.whole(Math.min(READ_WAIT, end - timers.now()));
      await neighbours.lookAtAll(end - timers.now());
      const { total, pairs } = nearestPairs(neighbours, { grade, limit, isApart: known.apart.has });
      const compared = neighbours.progress;
      const turns = createTurns(timers);
      const shown: DuplicatePair[] = [];
      for (const pair of pairs) {
        const one = shownPair(pair);
        if (one) shown.push(one);
        await turns.next();
      }
      return { progress: compared, total, pairs: shown };
    },
    async twins(ids) {
      if (!index.isBegun) {
        callOff ??= timers.after(CALM, begin);
        return [];
      }
      index.engine();
      const { progress } = index;
      // Told when it is built: until then every answer would be void with the next question that is taken over.
      if (progress.known < progress.total) return [];
      await reading.whole(READ_WAIT);
      await neighbours.look(ids, WAIT - READ_WAIT);
      return ids.filter((id) => hasTwin(id) && !isRetitled(id));
    },
    async allTwins() {
      const end = timers.now() + WAIT;
      index.engine();
      await index.settled(WAIT);
      const { progress } = index;
      if (progress.known < progress.total) return { ids: new Set(), isWhole: false };
      await reading.whole(Math.min(READ_WAIT, end - timers.now()));
      await neighbours.lookAtAll(end - timers.now());
      const ids = new Set<number>();
      for (const [key] of neighbours.entries()) if (key > 0 && hasTwin(key)) ids.add(key);
      return { ids, isWhole: neighbours.progress.known >= neighbours.progress.total };
    },
    changed,
    read(keys) {
      if (keys.length > FEW_READ) changed(null);
      else for (const key of keys) changed(key);
    },
    stop() {
      callOff?.();
      neighbours.stop();
    },
  };
}
