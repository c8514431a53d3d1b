import { matchOptionLines, matchOptionTexts } from '../../../../shared/question/match-option-lines.ts';
import { readRow } from '../../../../shared/question/option-line.ts';
import { splitLines } from '../../../../shared/question/options-source.ts';
import type { OptionView } from '../../../../shared/sync/sync-views.ts';
import { isEquivalentRow, matchSentLines } from './content-equivalence.ts';

/** Limits from docs/reference/service-api.md 2.1. */
const MAX_OPTIONS = 20;
const MIN_OPTIONS = 2;

/** Versions of the option lines. `sent` and `echo` are the merge base. */
export interface OptionVersions {
  sent: string;
  echo: string;
  local: string;
  remote: string;
}

export interface MergedOptions {
  rows: OptionView[];
  orderConflict: boolean;
  /** The merged lines, or the local lines if there is a conflict. */
  merged: string[];
  isConflict: boolean;
  /** The remote lines, with unchanged lines in their sent form. */
  remoteAsSent: string[];
}

interface BaseRow {
  sent: string;
  echo: string;
  /** The sent line's index, or a larger number for an echo without a sent line. */
  place: number;
}

/** One side's row and the index of its base row, or null if the row is new. */
interface MatchedRow {
  line: string;
  base: number | null;
}

export function mergeOptions({ sent, echo, local, remote }: OptionVersions): MergedOptions {
  const base = createBaseRows(sent, echo);
  const localRows = matchToBase(
    splitLines(local),
    base.map((row) => row.sent),
  );
  const remoteRows = matchToBase(
    splitLines(remote),
    base.map((row) => row.echo),
  );
  const known = new Map(base.map((row) => [row.sent, row.echo]));
  const [localLines, remoteLines] = [indexByBase(localRows), indexByBase(remoteRows)];
  const pairs = base.map((row, at) =>
    mergeRow(row, localLines.get(at) ?? null, remoteLines.get(at) ?? null, known),
  );
  const order = mergeOrder(localRows, remoteRows, (at) => base[at]?.place ?? at);
  const added = mergeAdded(localRows, remoteRows, known);
  const sequence = order.localLeads
    ? interleaveRows(localRows, remoteRows, added.remoteOnly, added.addedByBoth)
    : interleaveRows(remoteRows, localRows, added.localOnly, added.addedByBoth);
  const rows = sequence.map((placed): OptionView => {
    if (placed.base !== null) return pairs[placed.base] ?? added.view(placed);
    return added.view(placed);
  });
  const placedBases = new Set(sequence.map((placed) => placed.base));
  const gone = pairs.filter((_, at) => !placedBases.has(at));
  const all = [...rows, ...gone];
  const merged = rows.flatMap(({ merged: line }) => (line === null ? [] : [line]));
  const isConflict =
    order.isConflict ||
    all.some(({ change }) => change === 'conflict') ||
    isOverLimits(merged) ||
    hasNewDuplicate(merged, [splitLines(local), splitLines(remote)]);
  return {
    rows: all,
    orderConflict: order.isConflict,
    merged: isConflict ? splitLines(local) : merged,
    isConflict,
    remoteAsSent: remoteRows.map(({ line, base: at }) => {
      const row = at === null ? undefined : base[at];
      return row && row.echo === line ? row.sent : line;
    }),
  };
}

/** Pairs the returned lines with the sent lines. The service may have removed, added, or sorted lines. */
function createBaseRows(sent: string, echo: string): BaseRow[] {
  const lines = splitLines(sent);
  const answered = splitLines(echo);
  const places = matchSentLines(answered, lines);
  const isAll = lines.length === answered.length && !places.includes(null);
  const matches = isAll ? places : matchOptionLines(answered, lines);
  return answered.map((line, at) => {
    const place = matches[at] ?? lines.length + at;
    return { sent: lines[place] ?? line, echo: line, place };
  });
}

const matchToBase = (lines: readonly string[], base: readonly string[]): MatchedRow[] => {
  const matches = matchOptionLines(lines, base);
  return lines.map((line, at) => ({ line, base: matches[at] ?? null }));
};

const indexByBase = (side: readonly MatchedRow[]): ReadonlyMap<number | null, string> =>
  new Map(side.map(({ line, base }) => [base, line]));

function mergeRow(
  base: BaseRow,
  local: string | null,
  remote: string | null,
  known: ReadonlyMap<string, string>,
): OptionView {
  const view = { base: base.sent, local, remote };
  const isLocal = local !== base.sent;
  const isRemoteChanged = remote !== base.echo;
  if (!isLocal && !isRemoteChanged) return { ...view, change: 'none', merged: local };
  if (!isRemoteChanged) return { ...view, change: 'local', merged: local };
  if (!isLocal) return { ...view, change: 'remote', merged: remote };
  const same = local === null || remote === null ? local === remote : isEquivalentRow(local, remote, known);
  return same ? { ...view, change: 'both', merged: local } : { ...view, change: 'conflict', merged: local };
}

/**
 * Merges the order of the rows that both sides have. Uses the local order unless only the remote side changed
 * the order. Different changes are a conflict.
 */
function mergeOrder(
  localRows: readonly MatchedRow[],
  remoteRows: readonly MatchedRow[],
  getPosition: (base: number) => number,
): { localLeads: boolean; isConflict: boolean } {
  const listCommon = (side: readonly MatchedRow[], other: readonly MatchedRow[]) => {
    const known = new Set(other.map(({ base }) => base));
    return side.flatMap(({ base }) => (base !== null && known.has(base) ? [base] : []));
  };
  const local = listCommon(localRows, remoteRows);
  const remote = listCommon(remoteRows, localRows);
  const isSame = (a: readonly number[], b: readonly number[]) => a.every((one, at) => one === b[at]);
  const localMoved = !isSame(
    local,
    local.toSorted((a, b) => getPosition(a) - getPosition(b)),
  );
  const remoteMoved = !isSame(
    remote,
    remote.toSorted((a, b) => a - b),
  );
  return {
    localLeads: localMoved || !remoteMoved,
    isConflict: localMoved && remoteMoved && !isSame(local, remote),
  };
}

/** Splits the new rows into rows that only one side added and rows that both sides added. */
function mergeAdded(
  localRows: readonly MatchedRow[],
  remoteRows: readonly MatchedRow[],
  known: ReadonlyMap<string, string>,
) {
  const localAdded = localRows.filter(({ base }) => base === null);
  const remoteAdded = remoteRows.filter(({ base }) => base === null);
  const addedByBoth = new Map<MatchedRow, MatchedRow>();
  const matches = matchOptionTexts(
    localAdded.map(({ line }) => line),
    remoteAdded.map(({ line }) => line),
  );
  for (const [at, one] of localAdded.entries()) {
    const other = remoteAdded[matches[at] ?? remoteAdded.length];
    if (!other) continue;
    addedByBoth.set(one, other);
    addedByBoth.set(other, one);
  }
  const localOnly = new Set(localAdded.filter((row) => !addedByBoth.has(row)));
  const remoteOnly = new Set(remoteAdded.filter((row) => !addedByBoth.has(row)));
  const local = new Set(localRows);
  const createView = (row: MatchedRow): OptionView => {
    const other = addedByBoth.get(row);
    const isLocal = local.has(row);
    if (other) {
      const [own, remote] = isLocal ? [row.line, other.line] : [other.line, row.line];
      const change = isEquivalentRow(own, remote, known) ? 'both' : 'conflict';
      return { change, base: null, local: own, remote, merged: own };
    }
    return isLocal
      ? { change: 'local', base: null, local: row.line, remote: null, merged: row.line }
      : { change: 'remote', base: null, local: null, remote: row.line, merged: row.line };
  };
  return { localOnly, remoteOnly, addedByBoth, view: createView };
}

/** Returns the rows of `lead`, with each row that is only in `other` after the row that it follows there. */
function interleaveRows(
  lead: readonly MatchedRow[],
  other: readonly MatchedRow[],
  onlyInOther: ReadonlySet<MatchedRow>,
  addedByBoth: ReadonlyMap<MatchedRow, MatchedRow>,
): MatchedRow[] {
  const leadByBase = new Map(lead.map((row) => [row.base, row]));
  let group: MatchedRow[] = [];
  /** The rows to insert, keyed by the row of `lead` that they follow, or by null for the start. */
  const followers = new Map<MatchedRow | null, MatchedRow[]>([[null, group]]);
  for (const row of other) {
    const placed = row.base === null ? addedByBoth.get(row) : leadByBase.get(row.base);
    if (onlyInOther.has(row)) group.push(row);
    else if (placed) {
      group = [];
      followers.set(placed, group);
    }
  }
  return [null, ...lead].flatMap((row) => [...(row ? [row] : []), ...(followers.get(row) ?? [])]);
}

const isOverLimits = (merged: readonly string[]): boolean =>
  merged.length > MAX_OPTIONS || merged.length < MIN_OPTIONS;

/** Returns whether any option text occurs more often in the result than on either side. */
function hasNewDuplicate(merged: readonly string[], sides: readonly (readonly string[])[]): boolean {
  const counts = countTexts(merged);
  const others = sides.map(countTexts);
  return [...counts].some(([text, merges]) => others.every((count) => (count.get(text) ?? 0) < merges));
}

function countTexts(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const text = readRow(line).text.trim();
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}
