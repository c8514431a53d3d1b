import { openStore } from '../../electron/host/library/open-store.ts';
import type { Store } from '../../electron/host/library/store/entry-store.ts';
import type { Files } from '../../electron/host/system/files.ts';
import type { Entry } from '../../shared/library/entry.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { createExampleEntry } from './store-entries.ts';

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** Requested and acknowledged changes to a store. An entry's version is identified by its `saved`. */
export interface Ledger {
  attempted: Map<number, Set<number>>;
  acknowledged: Map<number, number>;
}

export const createLedger = (): Ledger => ({ attempted: new Map(), acknowledged: new Map() });

/** Commits and records the result. Returns whether it was acknowledged. A rejection isn't an error. */
export async function commitRecorded(store: Store, ledger: Ledger, entry: Entry): Promise<boolean> {
  const versions = ledger.attempted.get(entry.id) ?? new Set();
  ledger.attempted.set(entry.id, versions.add(entry.saved));
  try {
    await store.commit(entry);
  } catch {
    return false;
  }
  ledger.acknowledged.set(entry.id, Math.max(entry.saved, ledger.acknowledged.get(entry.id) ?? 0));
  return true;
}

/** Returns an entry's next version, even if its newest one isn't on the disk. */
export function nextVersion(store: Store, ledger: Ledger, id: number): Entry {
  const tried = Math.max(0, ...(ledger.attempted.get(id) ?? []));
  return { ...(store.latest(id) ?? createSmallEntry(id)), saved: tried + 1, editedAt: tried };
}

/** Returns a small entry, because the whole sequence should be only a few thousand bytes. */
export const createSmallEntry = (id: number, saved = 1): Entry => ({
  ...createExampleEntry(id, saved),
  question: null,
  draft: {
    input: { ...createEmptyDraft(), title: `Ärger ${id} ☕` },
    basedOn: 0,
  },
});

/** A checkpoint comes after every few commits, even without a pause. */
const WORKLOAD_CHECKPOINT_BYTES = 90;

/**
 * Applies a fixed sequence of changes in two stores, one after the other: single and concurrent creates in two line
 * files, edits of entries that aren't on disk yet, a deletion, and several checkpoints. Rejects only if a store can't
 * be opened.
 */
export async function runWorkload(options: { dir: string; files: Files; ledger: Ledger }): Promise<void> {
  const { ledger } = options;
  const open = () =>
    openStore({ ...options, log: silentLog, checkpointAfterBytes: WORKLOAD_CHECKPOINT_BYTES });
  const recordEntry = (store: Store, entry: Entry) => commitRecorded(store, ledger, entry);
  const edit = (store: Store, id: number) => recordEntry(store, nextVersion(store, ledger, id));

  const first = await open();
  await recordEntry(first, createSmallEntry(first.reserveId()));
  await Promise.all([1, 2, 3, 4].map(() => recordEntry(first, createSmallEntry(first.reserveId()))));
  await Promise.all([edit(first, 2), edit(first, 2), edit(first, 3), edit(first, 258)]);
  await edit(first, 258);
  await Promise.all([recordEntry(first, { ...nextVersion(first, ledger, 5), removedAt: 5 }), edit(first, 1)]);
  await edit(first, 4);
  await first.close();

  const second = await open();
  await Promise.all([recordEntry(second, createSmallEntry(second.reserveId())), edit(second, 1)]);
  for (const id of [1, 2, 258, 1]) await edit(second, id);
  await second.close();
}

/** Differences between a reopened store and the record. Empty if there are none. */
export function findLosses(store: Store, ledger: Ledger): string[] {
  const losses: string[] = [];
  for (const [id, saved] of ledger.acknowledged) {
    const found = store.entries.get(id)?.saved ?? 0;
    if (found < saved) losses.push(`${id}: version ${saved} was acknowledged, ${found} is there`);
  }
  for (const entry of store.entries.values()) {
    if (!ledger.attempted.get(entry.id)?.has(entry.saved))
      losses.push(`${entry.id}: ${entry.saved} was never written`);
  }
  const ids = [...store.entries.keys()];
  if (ids.some((id, index) => id <= (ids[index - 1] ?? 0))) losses.push(`out of order: ${ids}`);
  return losses;
}
