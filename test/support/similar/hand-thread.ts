import type { StartThread, ThreadEvents } from '../../../electron/host/similar/meaning/thread.ts';
import { WIDTH } from '../../../electron/host/similar/meaning/vectors.ts';

/** A thread that reads titles only when told to. */
export interface HandThread {
  start: StartThread;
  /** How often it was started. */
  readonly started: number;
  readonly isStopped: boolean;
  /** What it was given and has not read yet, in order. */
  readonly given: readonly string[];
  /** All that it has read, in order. */
  readonly read: readonly string[];
  ready(model?: number): void;
  /** Reads the next one. False where there is none. */
  next(): boolean;
  /** Reads all that it was given, and what it is given meanwhile. */
  all(): void;
  fail(): void;
}

export function handThread(): HandThread {
  let events: ThreadEvents | null = null;
  let started = 0;
  let isStopped = false;
  const given: string[] = [];
  const read: string[] = [];
  const next = (): boolean => {
    const title = given.shift();
    if (title === undefined) return false;
    read.push(title);
    events?.onRead(title, rowOf(title));
    return true;
  };
  return {
    start(told) {
      events = told;
      started += 1;
      return {
        read: (title) => void given.push(title),
        stop() {
          isStopped = true;
        },
      };
    },
    get started() {
      return started;
    },
    get isStopped() {
      return isStopped;
    },
    given,
    read,
    ready: (model = 7) => events?.onReady(model),
    next,
    all() {
      while (next());
    },
    fail: () => events?.onEnd(new Error('it fell over')),
  };
}

/** A row that a title has for good: titles are the nearer the more letters they share. */
export function rowOf(title: string): Int8Array<ArrayBuffer> {
  const row = new Int8Array(WIDTH);
  for (const letter of title.toLowerCase()) {
    const at = (letter.codePointAt(0) ?? 0) % WIDTH;
    row[at] = Math.min(127, (row[at] ?? 0) + 1);
  }
  return row;
}
