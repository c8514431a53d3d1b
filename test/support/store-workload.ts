import { openStore } from '../../electron/host/library/open-store.ts';
import type { Store } from '../../electron/host/library/store/entry-store.ts';
import type { Files } from '../../electron/host/system/files.ts';
import type { Entry } from '../../shared/library/entry.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { createExampleEntry } from './store-entries.ts';

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** Attempted and acknowledged changes to a store, as each entry's `saved`. */
export interface Ledger {
  attempted: Map<number, Set<number>>;
  acknowledged: Map<number, number>;
}

export const createLedger = (): Ledger => ({ attempted: new Map(), acknowledged: new Map() });

/**
 * Commits and records an entry. Returns whether the commit was acknowledged. Doesn't throw if it was
 * rejected.
 */
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

/** Returns an entry's next version, even if its latest version isn't on the disk. */
export function nextVersion(store: Store, ledger: Ledger, id: number): Entry {
  const tried = Math.max(0, ...(ledger.attempted.get(id) ?? []));
  return { ...(store.latest(id) ?? createSmallEntry(id)), saved: tried + 1, editedAt: tried };
}

/** Returns a small entry, because the whole workload should write only a few thousand bytes. */
export const createSmallEntry = (id: number, saved = 1): Entry => ({
  ...createExampleEntry(id, saved),
  question: null,
  draft: {
    input: { ...createEmptyDraft(), title: `Ärger ${id} ☕` },
    basedOn: 0,
  },
});

/** Causes a checkpoint after every few commits, even without a pause. */
const WORKLOAD_CHECKPOINT_BYTES = 90;

/**
 * Runs a fixed series of changes in 2 sessions of a store: single and concurrent creates in 2 line files,
 * edits of entries that aren't on disk yet, a deletion, and several checkpoints. Rejects only if the store
 * can't be opened.
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

/** Returns the differences between a reopened store and the ledger. */
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
