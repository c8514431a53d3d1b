import type { Files } from '../../files.ts';
import type { Log, Timers } from '../../ports.ts';
import { throttled } from '../../throttle.ts';
import { createWaits } from '../waits.ts';
import type { Meaning } from './meaning.ts';
import { createReadTitles } from './read-titles.ts';
import { createReader } from './reader.ts';
import type { StartThread } from './thread.ts';
import { createWalk } from './walk.ts';

/** Titles read for their meaning: first those that somebody waits for, then those that were asked for in vain, then all. */
export interface Reading {
  /** What is asked for in vain is read soon; `onChange` tells. */
  readonly meaning: Meaning;
  /**
   * Reads a title before all others. Resolves once it is read or can't be, after so many milliseconds, or when the next one
   * comes that `isNewest`: then nobody waits for this answer any more.
   */
  query(title: string | null, options: { milliseconds: number; isNewest?: boolean }): Promise<void>;
  /** Resolves once everything is read that was asked for in vain, or after so many milliseconds. */
  caughtUp(milliseconds: number): Promise<void>;
  /** Whether something was asked for in vain and is not read yet. */
  readonly isOwed: boolean;
  /** Does work that may ask in vain: it comes again when all is read. */
  quietly<T>(work: () => T): T;
  /**
   * Resolves once all of the library is read, or is known to take a while: more is missing than was read another time. Or
   * after so many milliseconds.
   */
  whole(milliseconds: number): Promise<void>;
  /** How many questions of the library are not read yet, at most. */
  readonly unread: number;
  /** Titles of this question are other ones; null where all begin anew. Starts the reading. */
  changed(key: number | null): void;
  /** Ends all work; whoever waits goes on with what is known. */
  stop(): void;
  /** Waits for the disk. Never rejects. */
  close(): Promise<void>;
}

export interface ReadingPorts {
  /** The library's folder. */
  dir: string;
  files: Files;
  timers: Timers;
  log: Log;
  startThread: StartThread;
  /** The titles by which a question is compared; none where it is gone, or its meaning does not count. */
  titlesOf: (key: number) => readonly string[];
  /** All questions. */
  keys: () => Iterable<number>;
  /** Whether `changed` was told of all of them; what was read of the rest is kept until then. */
  isWhole: () => boolean;
  /** All of the library is read; of these questions titles were not when it was so last. */
  onDone: (keys: readonly number[]) => void;
  /** Something was read that was asked for in vain, or was told by `onDone`. Not more often than three times a second. */
  onChange: () => void;
}

/** Milliseconds between two calls of `onChange`, at least. */
const PAUSE = 300;
/** So many titles are soon read. */
const FEW = 50;

export function createReading(ports: ReadingPorts): Reading {
  const { timers, log, titlesOf, isWhole, onDone } = ports;
  const titles = createReadTitles(ports);
  const waits = createWaits(timers);
  let isStopped = false;
  let isQuiet = false;
  let isOwed = false;
  let hasBegun = false;
  let superseded: (() => void) | null = null;

  const tellChange = throttled(() => !isStopped && ports.onChange(), {
    pause: PAUSE,
    timers,
    isHeard: () => !isStopped,
  });
  const walk = createWalk({
    titlesOf,
    look: titles.look,
    isWhole,
    timers,
    log,
    onFound: () => reader.wake(),
    onDone(changed) {
      titles.settle();
      if (changed.length > 0) {
        onDone(changed);
        tellChange();
      }
      waits.look();
    },
  });
  const reader = createReader({
    ...ports,
    next: walk.next,
    onReady(model) {
      void titles.open(model).then(() => {
        if (isStopped || reader.isOver) return;
        hasBegun = true;
        reader.begin(titles.find);
        walk.begin();
        pay();
        waits.look();
      });
    },
    onRead(title, row) {
      titles.add(title, row, walk.tookIn(title));
      pay();
      waits.look();
    },
    onEnd() {
      walk.stop();
      titles.letGo();
      waits.release();
    },
  });
  /** Tells those who asked in vain, once all of it is read. */
  const pay = (): void => {
    if (!isOwed || reader.owed > 0) return;
    isOwed = false;
    tellChange();
  };
  /** Whether a title is there; one that is not is read. */
  const ask = (title: string): boolean => {
    if (titles.find(title)) return true;
    if (isQuiet || reader.isOver) return false;
    isOwed = true;
    reader.readSoon(title);
    return false;
  };
  return {
    meaning(one, another) {
      const near = titles.near(one, another);
      if (near !== null) return near;
      const [hasOne, hasAnother] = [ask(one), ask(another)];
      return hasOne && hasAnother ? titles.near(one, another) : null;
    },
    async query(title, { milliseconds, isNewest = false }) {
      if (isNewest) superseded?.();
      if (title === null || titles.has(title) || reader.isOver) return;
      let isLate = false;
      reader.readNow(title);
      if (isNewest)
        superseded = () => {
          isLate = true;
          waits.look();
        };
      await waits.until(() => isLate || titles.has(title) || reader.isOver, milliseconds);
    },
    caughtUp: (milliseconds) => waits.until(() => reader.owed === 0 || reader.isOver, milliseconds),
    get isOwed() {
      return isOwed && !reader.isOver;
    },
    quietly(work) {
      const before = isQuiet;
      isQuiet = true;
      try {
        return work();
      } finally {
        isQuiet = before;
      }
    },
    whole: (milliseconds) =>
      waits.until(
        () => reader.isOver || walk.isDone || (hasBegun && walk.unread > titles.kept + FEW),
        milliseconds,
      ),
    get unread() {
      return reader.isOver ? 0 : walk.unread;
    },
    changed(key) {
      if (isStopped || reader.isOver) return;
      if (key !== null) reader.start();
      walk.add(key);
    },
    stop() {
      isStopped = true;
      walk.stop();
      reader.stop();
      titles.stop();
      waits.release();
    },
    close: titles.close,
  };
}
