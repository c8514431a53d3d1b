import type { Log, Timers } from '../../ports.ts';
import { createSilence } from './silence.ts';
import type { StartThread, TitleThread } from './thread.ts';

/** The thread and the order in which it is given titles. */
export interface Reader {
  /** Nothing is read any more. */
  readonly isOver: boolean;
  /** Whether it was given this one and has not told of it yet. */
  isReading(title: string): boolean;
  /** Starts the thread where there is none yet. */
  start(): void;
  /** Reads a title before all those that it was not given yet: somebody waits for it. */
  readNow(title: string): void;
  /** Reads a title before the rest of the library, once it has begun. */
  readSoon(title: string): void;
  /** Begins with those, but for what `isKnown` by now. */
  begin(isKnown: (title: string) => boolean): void;
  /** How many of `readSoon` are not read yet. */
  readonly owed: number;
  /** There may be something to read. */
  wake(): void;
  stop(): void;
}

export interface ReaderPorts {
  startThread: StartThread;
  timers: Timers;
  log: Log;
  /** The next title of the library; null where there is none, or none yet. */
  next: () => string | null;
  onReady: (model: number) => void;
  onRead: (title: string, row: Int8Array) => void;
  /** Called where the thread ended by itself, or says nothing any more. */
  onEnd: () => void;
}

/** So many titles wait in the thread at most, so that one that somebody waits for need not wait for long. */
const AT_ONCE = 2;
/** Of those that were asked for in vain so many are remembered; the oldest go. */
const MOST_SOON = 300;
/** Milliseconds after which a thread that has said nothing counts as dead: while it loads the model, and while it reads. */
const LOADING = 30_000;
const READING = 10_000;

export function createReader(ports: ReaderPorts): Reader {
  const { startThread, timers, log, next, onReady, onRead, onEnd } = ports;
  const given = new Set<string>();
  const soon = new Set<string>();
  let thread: TitleThread | null = null;
  let isReady = false;
  let hasBegun = false;
  let isOver = false;

  const over = (): void => {
    isOver = true;
    silence.end();
    given.clear();
    soon.clear();
  };
  const fail = (error: unknown): void => {
    log.error('titles are not read for their meaning; their words alone are compared', error);
    over();
    onEnd();
  };
  const silence = createSilence({
    timers,
    onSilent() {
      thread?.stop();
      fail(new Error('the thread has said nothing for too long'));
    },
  });
  /** It has said something. */
  const heard = (): void => {
    if (given.size > 0) silence.begin(READING);
    else silence.end();
  };
  const begin = (): TitleThread | null => {
    try {
      return startThread({
        onReady(model) {
          isReady = true;
          heard();
          onReady(model);
        },
        onRead(title, row) {
          given.delete(title);
          soon.delete(title);
          heard();
          onRead(title, row);
          wake();
        },
        onEnd: fail,
      });
    } catch (error) {
      fail(error);
      return null;
    }
  };
  const start = (): void => {
    if (isOver || thread) return;
    silence.begin(LOADING);
    thread = begin();
  };
  const give = (title: string): void => {
    if (given.has(title)) return;
    start();
    if (!thread) return;
    if (isReady && given.size === 0) silence.begin(READING);
    given.add(title);
    thread.read(title);
  };
  const wake = (): void => {
    while (!isOver && given.size < AT_ONCE) {
      const title = (hasBegun ? first(soon, given) : null) ?? next();
      if (title === null) return;
      give(title);
    }
  };
  return {
    get isOver() {
      return isOver;
    },
    get owed() {
      return soon.size;
    },
    isReading: (title) => given.has(title),
    start,
    readNow(title) {
      if (!isOver) give(title);
    },
    readSoon(title) {
      start();
      if (isOver) return;
      soon.add(title);
      const [oldest] = soon;
      if (soon.size > MOST_SOON && oldest !== undefined) soon.delete(oldest);
      wake();
    },
    begin(isKnown) {
      hasBegun = true;
      for (const title of [...soon]) if (isKnown(title)) soon.delete(title);
      wake();
    },
    wake,
    stop() {
      thread?.stop();
      over();
    },
  };
}

/** The first of some that is not among others; it stays where it is until it was read. */
function first(of: ReadonlySet<string>, without: ReadonlySet<string>): string | null {
  for (const one of of) if (!without.has(one)) return one;
  return null;
}
