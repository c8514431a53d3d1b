import { absorb, type Whole } from './absorb.ts';
import type { Keeping } from './keeping.ts';
import type { Line } from './line.ts';
import type { SyncPorts } from './ports.ts';

/** Takes over what a question was answered with to a fetch that was for something else: who reads it reads what is newest. */
export type BringUpToDate = (id: number, answered: Whole) => Promise<void>;

export interface UpToDatePorts extends Pick<SyncPorts, 'book' | 'clock'> {
  keeping: Keeping;
  line: Line;
}

/** Whoever is at work on the question sees to it, and by then this would be old: nothing is done then. */
export function createBringUpToDate({ book, clock, keeping, line }: UpToDatePorts): BringUpToDate {
  return async (id, answered) => {
    if (line.isBusy(id)) return;
    const ports = { at: clock.now(), emojiOf: book.emojiOf };
    await line.run(id, () => keeping.keep(id, (now) => absorb(now, answered, false, ports)));
  };
}
