import type { Entry } from '../../../../shared/library/entry.ts';
import { isSameQuestion } from '../../../../shared/library/entry.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';

// How sync state is carried over when entries are replaced, merged, or removed: the service's state doesn't go back.

/**
 * The entries of `next` as they replace `current`. Unchanged entries stay. A restored entry keeps its current sync
 * state, but isn't queued any more, because its text differs. If two entries would have the same link, the one
 * that's already here, or the first one, keeps it.
 */
export function withCarriedSync(
  current: ReadonlyMap<number, Entry>,
  next: Iterable<Entry>,
  now: number,
): Entry[] {
  const entries = [...next];
  const taken = new Set<string>();
  for (const entry of entries)
    if (entry.sync && current.get(entry.id) === entry) claimLink(entry.sync, taken);
  return entries.map((entry) => {
    const here = current.get(entry.id);
    if (here === entry) return entry;
    // A request in progress stays, so that its result is applied.
    const known =
      here?.sync && isSameQuestion(here, entry) ? here.sync : entry.sync && unsent(entry.sync, now);
    const { sync, ...rest } = unqueued(known ? { ...entry, sync: known } : entry);
    return sync && claimLink(sync, taken) ? { ...rest, sync } : rest;
  });
}

/** Reserves the link of an entry. Returns false if it's taken. */
function claimLink(sync: EntrySync, taken: Set<string>): boolean {
  if (sync.remoteId === null) return true;
  const link = `${sync.remoteId} ${sync.account}`;
  if (taken.has(link)) return false;
  taken.add(link);
  return true;
}

/**
 * A request that was in progress when the entry was stored has an unknown outcome. A create stays unconfirmed; the
 * next fetch tells the outcome of an edit.
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
 * The entry without queued changes. A request in progress and what's known of the service stay. If nothing is left,
 * the sync state is removed.
 */
export function unqueued(entry: Entry): Entry {
  const { sync, ...rest } = entry;
  if (!sync?.queued) return entry;
  const isNothing = sync.remoteId === null && !sync.sending && !sync.hold;
  return isNothing ? rest : { ...rest, sync: { ...sync, queued: null } };
}
