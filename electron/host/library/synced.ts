import type { Entry } from '../../../shared/library.ts';

/** The entries that have to do with the live service, found without a look at all the others. */
export interface Synced {
  /** In no order. Not to be changed. */
  readonly entries: ReadonlyMap<number, Entry>;
  /** Takes the newest version of an entry. */
  put(entry: Entry): void;
  /** Forgets everything and begins anew. */
  reset(entries: Iterable<Entry>): void;
}

/** `all` are those that exist already. */
export function createSynced(all: Iterable<Entry>): Synced {
  const entries = new Map<number, Entry>();
  const put = (entry: Entry): void => {
    if (entry.sync) entries.set(entry.id, entry);
    else entries.delete(entry.id);
  };
  const reset = (from: Iterable<Entry>): void => {
    entries.clear();
    for (const entry of from) put(entry);
  };
  reset(all);
  return { entries, put, reset };
}
