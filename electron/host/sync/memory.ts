import type { Log } from '../ports.ts';
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
  let last: Promise<void> = Promise.resolve();
  const keep = (change: Partial<SyncFacts>): Promise<void> => {
    facts = { ...facts, ...change };
    // One after the other, and each as it is then: an older one must not come last.
    const saved = last.then(() => store.save(facts));
    last = saved.catch(() => undefined);
    return saved;
  };
  return {
    get: () => facts,
    keep,
    note: (change) =>
      keep(change).catch((error: unknown) => log.error('what sync knows could not be kept', error)),
  };
}
