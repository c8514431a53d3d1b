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

/**
 * Behind whoever is at work on the question, and only where that changed nothing: otherwise this is old. It resolves without
 * waiting for them, since they may be waiting for the caller.
 */
export function createBringUpToDate({ book, clock, keeping, line }: UpToDatePorts): BringUpToDate {
  return async (id, answered) => {
    const isBusy = line.isBusy(id);
    const before = book.latest(id)?.sync;
    const ports = { at: clock.now(), emojiOf: book.emojiOf };
    const done = line.run(id, async () => {
      if (keeping.isOwed(id) || book.latest(id)?.sync !== before) return;
      await keeping.keep(id, (now) => absorb(now, answered, false, ports));
    });
    if (!isBusy) await done;
  };
}
