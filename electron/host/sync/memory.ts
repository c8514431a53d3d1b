import type { Log } from '../ports.ts';
import { serialQueue } from '../serial-queue.ts';
import { noFacts, type SyncFacts } from './facts.ts';
import type { SyncFactsStore } from './ports.ts';

/** What sync knows beside the entries. */
export interface Memory {
  get(): SyncFacts;
  /** Changes it; resolves once that is on the disk. Rejects with AppError('disk'), and then it holds for this run alone. */
  keep(change: Partial<SyncFacts>): Promise<void>;
  /** The same where it may be forgotten with the run. */
  note(change: Partial<SyncFacts>): Promise<void>;
}

export async function openMemory(store: SyncFactsStore, log: Log): Promise<Memory> {
  let facts = (await store.load()) ?? noFacts();
  const inTurn = serialQueue();
  const keep = (change: Partial<SyncFacts>): Promise<void> => {
    facts = { ...facts, ...change };
    return inTurn(() => store.save(facts));
  };
  return {
    get: () => facts,
    keep,
    note: (change) =>
      keep(change).catch((error: unknown) => log.error('what sync knows could not be kept', error)),
  };
}
