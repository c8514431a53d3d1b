import { isDeepStrictEqual } from 'node:util';
import type { EntrySync } from '../../../shared/sync.ts';
import type { KeyedMutex } from '../keyed-mutex.ts';
import { absorb, type Whole } from './absorb.ts';
import type { Keeping } from './keeping.ts';
import type { SyncPorts } from './ports.ts';

/** Takes over what a question was answered with to a fetch that was for something else: who reads it reads what is newest. */
export type BringUpToDate = (id: number, answered: Whole) => Promise<void>;

/**
 * Behind whoever is at work on the question, and only where that saw or sent nothing newer: otherwise this is old, as is one
 * that still waits when the next one comes. It resolves without waiting for them, since they may be waiting for the caller.
 */
export function createBringUpToDate(
  { book, clock }: SyncPorts,
  keeping: Keeping,
  perQuestion: KeyedMutex<number>,
  sending: ReadonlySet<number>,
): BringUpToDate {
  const newest = new Map<number, { answered: Whole; before: EntrySync | undefined; at: number }>();
  async function bring(id: number): Promise<void> {
    const next = newest.get(id);
    newest.delete(id);
    if (!next || keeping.isOwed(id) || !isAsSeen(book.latest(id)?.sync, next.before)) return;
    const ports = { at: next.at, emojiOf: book.emojiOf };
    await keeping.keep(id, (now) => absorb(now, next.answered, false, ports));
  }
  return async (id, answered) => {
    const isBusy = perQuestion.isBusy(id);
    const before = book.latest(id)?.sync;
    // An edit is about to leave: behind it this is old, and where its answer gets lost, nothing changes that would tell.
    if (before?.sending && sending.has(id)) return;
    newest.set(id, { answered, before, at: clock.now() });
    const done = perQuestion.run(id, () => bring(id));
    if (!isBusy) await done;
  };
}

/** Whether what is known of the service is as it was. That a fetch was refused in between, or the author queued it, tells nothing. */
function isAsSeen(now: EntrySync | undefined, before: EntrySync | undefined): boolean {
  const known = (sync: EntrySync | undefined) =>
    sync && [sync.account, sync.remoteId, sync.seen, sync.base, sync.sending];
  return isDeepStrictEqual(known(now), known(before));
}
