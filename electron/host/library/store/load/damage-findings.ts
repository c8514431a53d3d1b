import type { Entry } from '../../../../../shared/library/entry.ts';
import { getDraft } from '../../../../../shared/library/entry-draft.ts';
import type {
  Lost,
  LostFacts,
  RecoveryFile,
  RecoveryOutcome,
} from '../../../../../shared/library/recovery-report.ts';
import { formatLostData } from '../../../../../shared/messages/lost-data-message.ts';
import { translateToEnglish } from '../../../../../shared/messages/translate.ts';
import { pluralize } from '../../../../../shared/text/pluralize.ts';
import { isLegible, toPrintable } from '../../../system/printable-text.ts';
import { isConflictMarker } from '../../format/line-fault-message.ts';
import type { BadLine } from '../../format/line-file-reader.ts';

export interface Damaged {
  /** The path relative to the library's folder. */
  path: string;
  /** The ID, or undefined if it isn't readable. */
  id: number | undefined;
  seq: number | undefined;
  /** Formats the readable text. Called only for lost lines that the report lists. */
  describe: () => Pick<Lost, 'hint' | 'facts'>;
}

/** A question file with fewer lines than were written. */
export interface Shortfall {
  path: string;
  index: number;
  /** The number of missing lines, or undefined if it isn't known. */
  missing: number | undefined;
}

export interface JournalGap {
  path: string;
  /** An upper bound for the missing changes, because rejected changes have a number too. */
  count: number;
}

export interface Findings {
  files: RecoveryFile[];
  /** The original content of damaged files, by path. */
  readonly copies: Map<string, Buffer>;
  damaged: Damaged[];
  readonly shortfalls: Shortfall[];
  journalGaps: JournalGap[];
}

export const createFindings = (): Findings => ({
  files: [],
  copies: new Map(),
  damaged: [],
  shortfalls: [],
  journalGaps: [],
});

/**
 * The maximum number of lines of one kind that are listed for a file. More lines are combined into one
 * finding.
 */
const MAX_LINES_LISTED = 20;
const HINT_LENGTH = 120;

/**
 * Adds a file's findings, including those for its unreadable lines, and a copy of the file. Combines findings
 * if there are many of one kind.
 */
export function addFindings(
  findings: Findings,
  path: string,
  bytes: Buffer,
  found: readonly RecoveryFile[],
  bad: readonly BadLine[] = [],
): void {
  if (found.length + bad.length === 0) return;
  findings.copies.set(path, bytes);
  const groups = Map.groupBy(found, ({ kind, outcome }) => `${kind} ${outcome}`).values();
  const badGroups = Map.groupBy(bad, (line) => `${line.kind} ${findBadOutcome(line)}`).values();
  findings.files = findings.files.concat([
    ...groups.flatMap((same) => combine(same, (one) => one)),
    ...badGroups.flatMap((same) => combine(same, (line) => describeBadLine(path, line))),
  ]);
}

/**
 * Describes each finding of one kind. If there are many, describes only the first one and counts the others.
 */
function combine<T>(same: readonly T[], describe: (one: T) => RecoveryFile): RecoveryFile[] {
  if (same.length <= MAX_LINES_LISTED) return same.map(describe);
  return same.slice(0, 1).map((one) => {
    const { id: _id, title: _title, ...first } = describe(one);
    const others = pluralize(same.length - 1, 'other line');
    return { ...first, reason: `${first.reason}, and the same problem in ${others}` };
  });
}

/** Describes a file without any readable line. */
export function describeWholeFile({ path, bytes }: { path: string; bytes: Buffer }): RecoveryFile {
  const isEmpty = bytes.every((byte) => byte === 0);
  const reason = bytes.length === 0 ? 'the file is empty' : 'the file contains only zeros';
  return isEmpty
    ? { path, line: null, reason, kind: 'cut-off' }
    : { path, line: null, reason: 'the file contains no library data', kind: 'foreign' };
}

export const pickSubject = (entry: Entry): Pick<RecoveryFile, 'id' | 'title'> => ({
  id: entry.id,
  title: getDraft(entry).title,
});

function findBadOutcome({ isMended, text }: BadLine): RecoveryOutcome | undefined {
  if (isMended) return 'mended';
  return isConflictMarker(text) ? 'no-question' : undefined;
}

function describeBadLine(path: string, bad: BadLine): RecoveryFile {
  const findingBase = { path, line: bad.number, reason: bad.reason, kind: bad.kind };
  const outcome = findBadOutcome(bad);
  if (outcome) return { ...findingBase, outcome };
  const [only, ...others] = splitParts(bad.text);
  if (!only || others.length > 0) return findingBase;
  const title = findTitle(only.text);
  return { ...findingBase, id: only.id, ...(title !== undefined && { title }) };
}

/**
 * Reads the damaged lines. Returns each ID once, and the first lines without an ID. The other lines are only
 * counted. Ignores Git's conflict markers.
 */
export function readDamagedLines(path: string, lines: readonly Pick<BadLine, 'text'>[]): Damaged[] {
  const byId = new Map<number, Damaged>();
  const unnamed: Damaged[] = [];
  let illegible = 0;
  for (const { text } of lines) {
    if (isConflictMarker(text)) continue;
    const parts = splitParts(text);
    for (const { id, seq, text: part } of parts) {
      const known = byId.get(id);
      if (known && (known.seq ?? Number.POSITIVE_INFINITY) >= (seq ?? Number.POSITIVE_INFINITY)) continue;
      byId.set(id, { path, id, seq, describe: () => describePart(part) });
    }
    if (parts.length > 0) continue;
    const hint = unnamed.length < MAX_LINES_LISTED ? (findTitle(text) ?? toPrintable(text, HINT_LENGTH)) : '';
    if (isLegible(hint)) unnamed.push({ path, id: undefined, seq: undefined, describe: () => ({ hint }) });
    else illegible += 1;
  }
  if (illegible > 0) {
    const describe = () => describeLoss({ what: 'lines', count: illegible, path });
    unnamed.push({ path, id: undefined, seq: undefined, describe });
  }
  return [...byId.values(), ...unnamed];
}

interface Part {
  id: number;
  seq: number | undefined;
  text: string;
}

const ENTRY_OF_LINE = /"entry":\{"id":(\d{1,15}),/g;
/**
 * Matches the start of an entry from a line with a whole library. Salvaging such a line leaves one unreadable
 * entry per line.
 */
const ENTRY_OF_LIBRARY = /^\{"id":(\d{1,15}),/gm;
const LINE_START = '{"seq":';

function splitParts(text: string): Part[] {
  const ofLine = [...text.matchAll(ENTRY_OF_LINE)];
  const starts = ofLine.length > 0 ? ofLine : [...text.matchAll(ENTRY_OF_LIBRARY)];
  return starts.flatMap((found, index) => {
    const id = Number(found[1]);
    if (id === 0) return [];
    const previous = starts[index - 1]?.index ?? 0;
    const start = text.slice(previous, found.index).lastIndexOf(LINE_START);
    const part = text.slice(start < 0 ? found.index : previous + start, starts[index + 1]?.index);
    const seq = /^\{"seq":(\d{1,15}),/.exec(part)?.[1];
    return [{ id, seq: seq === undefined ? undefined : Number(seq), text: part }];
  });
}

/** Returns the readable part of an entry's title, or undefined if there's none. */
function findTitle(text: string): string | undefined {
  const typed = TITLE.exec(text)?.[1];
  return typed === undefined ? undefined : toPrintable(unescapeText(typed), HINT_LENGTH) || undefined;
}

/** Matches the start of a title. A title can be very long. */
const TITLE = /"title":"((?:[^"\\]|\\.){1,1000})/;

/**
 * Describes an entry by its title or its readable rest. If only numbers are left, the description says that
 * only the ID is readable.
 */
function describePart(text: string): Pick<Lost, 'hint' | 'facts'> {
  const hint = findTitle(text);
  if (hint !== undefined) return { hint };
  if (!/"(?:question|draft)":\{/.test(text)) return describeLoss({ what: 'number' });
  return { hint: toPrintable(text, HINT_LENGTH) };
}

function unescapeText(typed: string): string {
  try {
    return String(JSON.parse(`"${typed}"`));
  } catch {
    return typed;
  }
}

/** Returns both the facts about lost data and their English text. */
export const describeLoss = (facts: LostFacts): Required<Pick<Lost, 'hint' | 'facts'>> => ({
  hint: formatLostData(facts, translateToEnglish),
  facts,
});
