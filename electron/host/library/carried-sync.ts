import type { Entry } from '../../../shared/library.ts';
import type { EntrySync } from '../../../shared/sync.ts';
import { isSameThing } from './recovery/store-trust.ts';

/*
 * What an entry knows of the live service when another state of the library takes the place of this one: a snapshot, a
 * backup, an import. What is on the service does not go back with it.
 */

/**
 * The entries of `next` as they may stand in place of `current`. Those that stay are as they are. Of one that comes back,
 * what is known of it now counts, and nothing of it waits to be sent: the author queued another text. A link that two
 * would have stays with the one that is here, or comes first.
 */
export function withCarriedSync(
  current: ReadonlyMap<number, Entry>,
  next: Iterable<Entry>,
  now: number,
): Entry[] {
  const coming = [...next];
  const taken = new Set<string>();
  for (const entry of coming) if (entry.sync && current.get(entry.id) === entry) take(entry.sync, taken);
  return coming.map((entry) => {
    const here = current.get(entry.id);
    if (here === entry) return entry;
    // What is on its way now stays so: whoever sends it hears of the outcome.
    const known = here?.sync && isSameThing(here, entry) ? here.sync : entry.sync && unsent(entry.sync, now);
    const { sync, ...rest } = unqueued(known ? { ...entry, sync: known } : entry);
    return sync && take(sync, taken) ? { ...rest, sync } : rest;
  });
}

/** Whether the link was still free; it is taken then. What is linked to nothing takes none. */
function take(sync: EntrySync, taken: Set<string>): boolean {
  if (sync.remoteId === null) return true;
  const link = `${sync.remoteId} ${sync.account}`;
  if (taken.has(link)) return false;
  taken.add(link);
  return true;
}

/**
 * What was on its way when the entry was kept: nobody knows what became of it. A create stays as it is, to be decided on;
 * of an edit the next look at the service tells.
 */
function unsent(sync: EntrySync, now: number): EntrySync {
  const { sending } = sync;
  if (!sending) return sync;
  if (sending.kind === 'edit') return { ...sync, sending: null };
  return {
    ...sync,
    hold: { code: 'unknown', at: now, facts: { cause: 'restored' }, tried: sending.content },
  };
}

/**
 * The entry, of which nothing waits to be sent any more. What is on its way stays so, as does what is known of the
 * service; where nothing is left, it has nothing to do with the service.
 */
export function unqueued(entry: Entry): Entry {
  const { sync, ...rest } = entry;
  if (!sync?.queued) return entry;
  const isNothing = sync.remoteId === null && !sync.sending && !sync.hold;
  return isNothing ? rest : { ...rest, sync: { ...sync, queued: null } };
}
