import type { Clock } from '../../electron/host/ports.ts';

/** Virtual time that advances only on request. */
export interface VirtualTime {
  /** A clock with the virtual time since 1970. */
  readonly clock: Clock;
  /** Returns the milliseconds since the start. */
  now(): number;
  /** Schedules `work` after this many milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
  /** Returns the next event's time, or Infinity if there is none. */
  next(): number;
  /** Advances to the next event and runs it. */
  step(): void;
  /** Advances to `moment`, which must be before the next event. */
  advanceTo(moment: number): void;
}

const BEGINNING = Date.UTC(2026, 10, 2, 9);

interface Event {
  at: number;
  /** Events at the same time run in the order in which they were created. */
  order: number;
  work: (() => void) | null;
}

export function createTime(): VirtualTime {
  const heap: Event[] = [];
  let now = 0;
  let order = 0;

  const after = (milliseconds: number, work: () => void): (() => void) => {
    const event: Event = { at: now + Math.max(0, milliseconds), order, work };
    order += 1;
    push(heap, event);
    return () => {
      event.work = null;
    };
  };
  const first = (): Event | undefined => {
    while (heap[0]?.work === null) pop(heap);
    return heap[0];
  };
  const goTo = (moment: number) => {
    now = Math.max(now, moment);
  };

  return {
    clock: { now: () => Math.floor(BEGINNING + now) },
    now: () => now,
    after,
    next: () => first()?.at ?? Infinity,
    step() {
      const event = first();
      if (!event) return;
      pop(heap);
      goTo(event.at);
      event.work?.();
    },
    advanceTo: goTo,
  };
}

const isBefore = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

function push(heap: Event[], event: Event): void {
  let at = heap.push(event) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (!above || !isBefore(event, above)) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = event;
}

function pop(heap: Event[]): void {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  let at = 0;
  for (;;) {
    const left = heap[2 * at + 1];
    const right = heap[2 * at + 2];
    const child = right && left && isBefore(right, left) ? right : left;
    if (!child || !isBefore(child, last)) break;
    heap[at] = child;
    at = child === right ? 2 * at + 2 : 2 * at + 1;
  }
  heap[at] = last;
}

/** The number of promise turns that is enough for all of the engine's work between events. */
const TURNS = 60;

/** Runs promise callbacks for this many turns. With fewer turns than the default, work may be interrupted. */
export async function settle(turns = TURNS): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await null;
}

/** Advances by this many milliseconds and runs all due events. Stops early if `isOver` returns true. */
export async function advance(time: VirtualTime, milliseconds: number, isOver = () => false): Promise<void> {
  const end = time.now() + milliseconds;
  await settle();
  while (time.next() <= end && !isOver()) {
    time.step();
    await settle();
  }
  if (!isOver()) time.advanceTo(end);
}

/** Runs up to `count` events that are due within a minute. */
export async function advanceEvents(time: VirtualTime, count: number): Promise<void> {
  const end = time.now() + 60_000;
  for (let at = 0; at < count && time.next() <= end; at++) {
    time.step();
    await settle();
  }
}
