import { readRow } from '../../../../shared/question/option-line.ts';
import type { OptionView } from '../../../../shared/sync/sync-views.ts';
import { splitLines } from '../../../../shared/text/lines.ts';
import { isEquivalentRow, matchSentLines } from './normalization.ts';

/** The limits of docs/reference/service-api.md 2.1. */
const MAX_OPTIONS = 20;
const MIN_OPTIONS = 2;

/** Three versions of option lines; the base as it was sent, and as the service answered it. */
export interface OptionVersions {
  sent: string;
  echo: string;
  local: string;
  remote: string;
}

export interface MergedOptions {
  rows: OptionView[];
  orderConflict: boolean;
  /** The lines of both sides together; where they are in conflict, the local ones. */
  merged: string[];
  isConflict: boolean;
  /** For each line of the remote side how the author has it where nobody changed it there, else the line itself. */
  remoteAsSent: string[];
}

interface BaseRow {
  sent: string;
  echo: string;
  /** Which line it was of those that were sent. */
  place: number;
}

/** A row of one side and what it was, where it was there before. */
interface MatchedRow {
  line: string;
  base: number | null;
}

/** Rows are matched by exact line, then by text, then by emoji; each at most once. */
export function matchRows(rows: readonly string[], base: readonly string[]): (number | null)[] {
  const result: (number | null)[] = rows.map(() => null);
  const free = new Set(base.keys());
  const by = (same: (a: string, b: string) => boolean): void => {
    for (const [at, row] of rows.entries()) {
      if (result[at] !== null) continue;
      for (const other of free) {
        if (!same(row, base[other] ?? '')) continue;
        result[at] = other;
        free.delete(other);
        break;
      }
    }
  };
  by((a, b) => a === b);
  by((a, b) => readRow(a).text.trim() === readRow(b).text.trim());
  by((a, b) => readRow(a).emoji !== '' && readRow(a).emoji === readRow(b).emoji);
  return result;
}

/** Merges option lines of which both sides changed some. */
export function mergeOptions({ sent, echo, local, remote }: OptionVersions): MergedOptions {
  const base = baseRows(sent, echo);
  const mine = matchToBase(
    splitLines(local),
    base.map((row) => row.sent),
  );
  const theirs = matchToBase(
    splitLines(remote),
    base.map((row) => row.echo),
  );
  const known = new Map(base.map((row) => [row.sent, row.echo]));
  const pairs = base.map((row, at) => mergeRow(row, lineOf(mine, at), lineOf(theirs, at), known));
  const order = mergeOrder(mine, theirs, (at) => base[at]?.place ?? at);
  const added = mergeAdded(mine, theirs, known);
  const sequence = order.localLeads
    ? interleave(mine, theirs, added.remoteOnly, added.twins)
    : interleave(theirs, mine, added.localOnly, added.twins);
  const rows = sequence.map((placed): OptionView => {
    if (placed.base !== null) return pairs[placed.base] ?? added.view(placed);
    return added.view(placed);
  });
  const gone = pairs.filter((_, at) => !sequence.some((placed) => placed.base === at));
  const all = [...rows, ...gone];
  const merged = rows.flatMap(({ merged: line }) => (line === null ? [] : [line]));
  const isConflict =
    order.isConflict ||
    all.some(({ change }) => change === 'conflict') ||
    exceedsLimits(merged) ||
    hasNewDuplicate(merged, [splitLines(local), splitLines(remote)]);
  return {
    rows: all,
    orderConflict: order.isConflict,
    merged: isConflict ? splitLines(local) : merged,
    isConflict,
    remoteAsSent: theirs.map(({ line, base: at }) => {
      const row = at === null ? undefined : base[at];
      return row && row.echo === line ? row.sent : line;
    }),
  };
}

/** The service may have dropped, added or sorted lines: then they are matched, and some have nobody beside them. */
function baseRows(sent: string, echo: string): BaseRow[] {
  const lines = splitLines(sent);
  const answered = splitLines(echo);
  const places = matchSentLines(answered, lines);
  const isAll = lines.length === answered.length && !places.includes(null);
  const matches = isAll ? places : matchRows(answered, lines);
  return answered.map((line, at) => {
    const place = matches[at] ?? lines.length + at;
    return { sent: lines[place] ?? line, echo: line, place };
  });
}

const matchToBase = (lines: readonly string[], base: readonly string[]): MatchedRow[] => {
  const matches = matchRows(lines, base);
  return lines.map((line, at) => ({ line, base: matches[at] ?? null }));
};

const lineOf = (side: readonly MatchedRow[], base: number): string | null =>
  side.find((row) => row.base === base)?.line ?? null;

function mergeRow(
  base: BaseRow,
  local: string | null,
  remote: string | null,
  known: ReadonlyMap<string, string>,
): OptionView {
  const view = { base: base.sent, local, remote };
  const isMine = local !== base.sent;
  const isTheirs = remote !== base.echo;
  if (!isMine && !isTheirs) return { ...view, change: 'none', merged: local };
  if (!isTheirs) return { ...view, change: 'local', merged: local };
  if (!isMine) return { ...view, change: 'remote', merged: remote };
  const same = local === null || remote === null ? local === remote : isEquivalentRow(local, remote, known);
  return same ? { ...view, change: 'both', merged: local } : { ...view, change: 'conflict', merged: local };
}

/** Who changed the order of the rows that all three have. Both, each in another way: a conflict. */
function mergeOrder(
  mine: readonly MatchedRow[],
  theirs: readonly MatchedRow[],
  questionPath: (base: number) => number,
): { localLeads: boolean; isConflict: boolean } {
  const common = (side: readonly MatchedRow[], other: readonly MatchedRow[]) =>
    side.flatMap(({ base }) => (base !== null && other.some((row) => row.base === base) ? [base] : []));
  const local = common(mine, theirs);
  const remote = common(theirs, mine);
  const same = (a: readonly number[], b: readonly number[]) => a.every((one, at) => one === b[at]);
  const localMoved = !same(
    local,
    local.toSorted((a, b) => questionPath(a) - questionPath(b)),
  );
  const remoteMoved = !same(
    remote,
    remote.toSorted((a, b) => a - b),
  );
  return {
    localLeads: localMoved || !remoteMoved,
    isConflict: localMoved && remoteMoved && !same(local, remote),
  };
}

/** Rows that were not there before. What both added is one row. */
function mergeAdded(
  mine: readonly MatchedRow[],
  theirs: readonly MatchedRow[],
  known: ReadonlyMap<string, string>,
) {
  const localOnly = new Set(mine.filter(({ base }) => base === null));
  const remoteOnly = new Set(theirs.filter(({ base }) => base === null));
  const twins = new Map<MatchedRow, MatchedRow>();
  for (const one of localOnly) {
    for (const other of remoteOnly) {
      if (readRow(one.line).text.trim() !== readRow(other.line).text.trim()) continue;
      twins.set(one, other);
      twins.set(other, one);
      localOnly.delete(one);
      remoteOnly.delete(other);
      break;
    }
  }
  const view = (row: MatchedRow): OptionView => {
    const twin = twins.get(row);
    if (twin) {
      const [local, remote] = mine.includes(row) ? [row.line, twin.line] : [twin.line, row.line];
      const change = isEquivalentRow(local, remote, known) ? 'both' : 'conflict';
      return { change, base: null, local, remote, merged: local };
    }
    const isMine = mine.includes(row);
    return isMine
      ? { change: 'local', base: null, local: row.line, remote: null, merged: row.line }
      : { change: 'remote', base: null, local: null, remote: row.line, merged: row.line };
  };
  return { localOnly, remoteOnly, twins, view };
}

/** The rows of one side, and those that only the other added: each behind the row that it follows there. */
function interleave(
  lead: readonly MatchedRow[],
  other: readonly MatchedRow[],
  onlyThere: ReadonlySet<MatchedRow>,
  twins: ReadonlyMap<MatchedRow, MatchedRow>,
): MatchedRow[] {
  const result = [...lead];
  const questionPath = (row: MatchedRow): number =>
    result.findLastIndex(
      (one) => one === row || twins.get(one) === row || (one.base !== null && one.base === row.base),
    );
  for (const [at, row] of other.entries()) {
    if (!onlyThere.has(row)) continue;
    const before = other.slice(0, at).findLast((one) => questionPath(one) >= 0);
    result.splice((before ? questionPath(before) : -1) + 1, 0, row);
  }
  return result;
}

const exceedsLimits = (merged: readonly string[]): boolean =>
  merged.length > MAX_OPTIONS || merged.length < MIN_OPTIONS;

/** Whether a text stands in the result more often than on either side. */
function hasNewDuplicate(merged: readonly string[], sides: readonly (readonly string[])[]): boolean {
  const count = (lines: readonly string[], text: string) =>
    lines.filter((line) => readRow(line).text.trim() === text).length;
  return merged.some((line) => {
    const text = readRow(line).text.trim();
    return count(merged, text) > Math.max(...sides.map((lines) => count(lines, text)));
  });
}
