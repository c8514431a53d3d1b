import type { Entry } from '../../../../../shared/library/entry.ts';
import { getDraft } from '../../../../../shared/library/entry-draft.ts';
import { type Lost, MAX_REPORT_ITEMS, type Restored } from '../../../../../shared/library/recovery-report.ts';
import { getFirstId, getLineFileIndex, IDS_PER_FILE } from '../../format/line-file-format.ts';
import type { Damaged, Findings, Shortfall } from './damage-findings.ts';
import { describeLoss } from './damage-findings.ts';
import type { LoadedEntries } from './loaded-entries.ts';

export interface FoundEntry {
  entry: Entry;
  /** The file that contained the entry, relative to the library's folder. */
  from: string;
  /** When the file was made, in milliseconds since 1970. */
  at: number;
}

/** The entries in restore points. The methods never reject. */
export interface Copies {
  /** Returns each entry from the newest copy that contains it. */
  find(ids: ReadonlySet<number>): Promise<FoundEntry[]>;
  newest(): Promise<FoundEntry[]>;
  /**
   * Returns the highest ID in the newest intact copy, or 0. Up to this ID, the copy shows which IDs are in
   * use.
   */
  highestId(): Promise<number>;
}

export interface Recovered {
  restored: Restored[];
  lost: Lost[];
}

/**
 * Adds missing entries from restore points to memory, with a `seq` above all others. `memory` must contain
 * every readable entry. Returns the restored and the lost entries.
 */
export async function recover(
  { damaged, shortfalls, journalGaps }: Pick<Findings, 'damaged' | 'shortfalls' | 'journalGaps'>,
  memory: LoadedEntries,
  copies: Pick<Copies, 'find' | 'highestId'>,
): Promise<Recovered> {
  const wanted = damaged.filter((one) => !isSuperseded(one, memory));
  const named = new Set(wanted.flatMap(({ id }) => id ?? []));
  const gaps = shortfalls.map((one) => createGap(one, named, memory)).filter(({ missing }) => missing > 0);
  const ids = new Set([...named, ...gaps.flatMap((gap) => gap.ids)]);
  const lostChanges = journalGaps.map(({ path, count }) => ({
    id: null,
    ...describeLoss({ what: 'more', count, path, isMost: true }),
  }));
  if (ids.size === 0 && wanted.length === 0 && gaps.length === 0) return { restored: [], lost: lostChanges };

  const found = ids.size > 0 ? await copies.find(ids) : [];
  const accepted = new Map<number, FoundEntry>();
  for (const one of found)
    if (named.has(one.entry.id) && isNewer(one, memory)) accepted.set(one.entry.id, one);
  const lost: Lost[] = wanted
    .filter((one) => isLost(one, accepted, gaps.length > 0))
    .map((one, index) => describeLost(one, memory, index < MAX_REPORT_ITEMS));
  const known = gaps.some(isUncounted) ? await copies.highestId() : 0;
  const newest = found.reduce((latest, { at }) => Math.max(latest, at), 0);
  const foundByFile = Map.groupBy(found, ({ entry }) => getLineFileIndex(entry.id));
  for (const gap of gaps) {
    const fitting = listFitting(gap, foundByFile.get(gap.index) ?? [], newest);
    for (const one of fitting) accepted.set(one.entry.id, one);
    const lostHere = isUncounted(gap)
      ? listUncountedLosses(gap, known, memory)
      : listCountedLosses(gap, fitting, memory);
    for (const one of lostHere) lost.push(one);
  }
  for (const one of lostChanges) lost.push(one);
  const restored = [...accepted.values()].sort((one, other) => one.entry.id - other.entry.id);
  for (const { entry } of restored) memory.put({ seq: memory.highestSeq + 1, entry });
  return { restored: restored.map(toRestored), lost };
}

export async function recoverAll(memory: LoadedEntries, copies: Pick<Copies, 'newest'>): Promise<Recovered> {
  const found = await copies.newest();
  for (const { entry } of found) memory.put({ seq: memory.highestSeq + 1, entry });
  const lost = found.length > 0 ? [] : [{ id: null, ...describeLoss({ what: 'library' }) }];
  return { restored: found.map(toRestored), lost };
}

const toRestored = ({ entry, from, at }: FoundEntry): Restored => ({
  id: entry.id,
  title: getDraft(entry).title,
  from: from.replaceAll('\\', '/'),
  at,
});

/**
 * Returns whether a newer version of the entry is readable. A question file has only one version of each
 * entry.
 */
function isSuperseded({ path, id, seq }: Damaged, memory: LoadedEntries): boolean {
  if (id === undefined || !memory.entries.has(id)) return false;
  return path.startsWith('questions/') || (seq !== undefined && memory.getSeq(id) > seq);
}

const isNewer = ({ entry }: FoundEntry, memory: LoadedEntries): boolean =>
  entry.version > (memory.entries.get(entry.id)?.version ?? 0);

/** A file with missing lines, and the IDs that may have been in it. */
interface Gap extends Shortfall {
  missing: number;
  ids: number[];
}

const isUncounted = ({ missing }: Gap): boolean => missing === Number.POSITIVE_INFINITY;

function createGap(shortfall: Shortfall, named: ReadonlySet<number>, memory: LoadedEntries): Gap {
  const first = getFirstId(shortfall.index);
  const absent = Array.from({ length: IDS_PER_FILE }, (_, step) => first + step).filter(
    (id) => !memory.entries.has(id),
  );
  const ids = absent.filter((id) => !named.has(id));
  const missing = (shortfall.missing ?? Number.POSITIVE_INFINITY) - (absent.length - ids.length);
  return { ...shortfall, missing, ids };
}

/**
 * Lists the entries in restore points that were in the file. If there are more such entries than missing
 * lines, some were deleted later, so only the newest restore point counts.
 */
function listFitting(gap: Gap, found: readonly FoundEntry[], newest: number): FoundEntry[] {
  const ids = new Set(gap.ids);
  const own = found.filter(({ entry }) => ids.has(entry.id));
  if (own.length <= gap.missing && !isUncounted(gap)) return own;
  return own.filter(({ at }) => at === newest);
}

/**
 * Returns whether a damaged line is lost. With `isCounted`, a question file's line without an ID doesn't
 * count as lost, because it's among the file's missing lines.
 */
const isLost = (
  { id, path }: Damaged,
  accepted: ReadonlyMap<number, FoundEntry>,
  isCounted: boolean,
): boolean => (id === undefined ? !(isCounted && path.startsWith('questions/')) : !accepted.has(id));

/**
 * Describes a lost entry. A report lists only the first lost entries, so no text is formatted for the rest.
 */
function describeLost({ id, describe }: Damaged, memory: LoadedEntries, isListed: boolean): Lost {
  if (!isListed) return { id: id ?? null, hint: '' };
  if (id === undefined) return { id: null, ...describe() };
  const isChange = memory.entries.has(id);
  return { id, ...(isChange ? describeLoss({ what: 'change', began: describe().hint }) : describe()) };
}

function listCountedLosses(gap: Gap, found: readonly FoundEntry[], memory: LoadedEntries): Lost[] {
  const left = gap.missing - found.length;
  if (left <= 0) return [];
  // IDs are assigned in order, so all IDs between existing ones were assigned.
  const back = new Set(found.map(({ entry }) => entry.id));
  const likely = gap.ids.filter((id) => id < memory.highestId && !back.has(id));
  if (likely.length === left) return likely.map((id) => ({ id, ...describeLoss({ what: 'question', id }) }));
  return [{ id: null, ...describeLoss({ what: 'more', count: left, path: gap.path, isMost: false }) }];
}

/**
 * Lists losses if the number of missing lines isn't known. Up to the ID `known`, a copy shows which IDs are
 * in use. A later ID was assigned if a higher one exists.
 */
function listUncountedLosses(gap: Gap, known: number, memory: LoadedEntries): Lost[] {
  const isWhole = gap.ids.length === IDS_PER_FILE;
  if (known < getFirstId(gap.index) && isWhole)
    return [{ id: null, ...describeLoss({ what: 'file', path: gap.path }) }];
  const later = gap.ids.filter((id) => id > known && id < memory.highestId);
  if (later.length === 0) return [];
  return [{ id: null, ...describeLoss({ what: 'more', count: later.length, path: gap.path, isMost: true }) }];
}
