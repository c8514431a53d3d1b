import type { Entry } from '../../../shared/library.ts';

/** The entries that have to do with the live service, found without a look at all the others. */
export interface Synced {
  /** In no order. Not to be changed. */
  readonly entries: ReadonlyMap<number, Entry>;
  /** Takes the newest version of an entry. Whether anything changed that sync goes by: what is only typed is not. */
  put(entry: Entry): boolean;
  /** Forgets everything and begins anew. */
  reset(entries: Iterable<Entry>): void;
}

/** What sync looks at. Each is replaced by another one where it changes. */
const PARTS = ['sync', 'question', 'removedAt'] as const satisfies (keyof Entry)[];

/** `all` are those that exist already. */
export function createSynced(all: Iterable<Entry>): Synced {
  const entries = new Map<number, Entry>();
  const put = (entry: Entry): boolean => {
    const before = entries.get(entry.id);
    if (entry.sync) entries.set(entry.id, entry);
    else entries.delete(entry.id);
    return PARTS.some((part) => before?.[part] !== (entry.sync ? entry[part] : undefined));
  };
  const reset = (from: Iterable<Entry>): void => {
    entries.clear();
    for (const entry of from) put(entry);
  };
  reset(all);
  return { entries, put, reset };
}
