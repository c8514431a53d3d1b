import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library.ts';
import { readEntry } from '../format/store-line.ts';

/**
 * The entries that take the place of `current`, in order of id. One that says the same as before is the old object; one
 * that replaces another gets a version above both, so that a change made from either is refused.
 * Throws AppError('internal') for what is no entry or has an id twice: on disk it would keep the library from opening.
 */
export function replacement(current: ReadonlyMap<number, Entry>, next: Iterable<Entry>): Entry[] {
  const entries = [...next].sort((one, other) => one.id - other.id);
  for (const [index, entry] of entries.entries()) {
    const read = readEntry(entry);
    if ('reason' in read) throw new AppError('internal', `Not an entry: ${read.reason}`);
    if (entries[index - 1]?.id === entry.id) throw new AppError('internal', `Id ${entry.id} is there twice.`);
  }
  return entries.map((entry) => inPlaceOf(current.get(entry.id), entry));
}

function inPlaceOf(old: Entry | undefined, entry: Entry): Entry {
  if (!old) return entry;
  const { version } = old;
  if (old === entry || isDeepStrictEqual(old, { ...entry, version })) return old;
  return { ...entry, version: Math.max(version, entry.version) + 1 };
}
