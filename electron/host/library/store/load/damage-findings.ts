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

/** What's known about an unreadable line. */
export interface Damaged {
  /** Relative to the library's folder. */
  path: string;
  /** Undefined if it isn't readable. */
  id: number | undefined;
  seq: number | undefined;
  /** Formats its readable text, which is only necessary if it's lost and listed. */
  describe: () => Pick<Lost, 'hint' | 'facts'>;
}

/** A question file with fewer lines than were written. */
export interface Shortfall {
  path: string;
  index: number;
  /** Undefined if unknown. */
  missing: number | undefined;
}

/** Changes that a journal segment lacks. */
export interface JournalGap {
  path: string;
  /** At most this many, because a rejected change had a number, too. */
  count: number;
}

/** What's wrong with the library's files. */
export interface Findings {
  files: RecoveryFile[];
  /** The damaged files with their original content, by path. */
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

/** More lines of one kind in a file are reported as one finding. */
const MAX_LINES_LISTED = 20;
const HINT_LENGTH = 120;

/** Adds findings of one file, with those for its unreadable lines, and a copy of it. Combines many of one kind. */
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

/** Describes each finding of one kind, or only the first one and the number of others if they're many. */
function combine<T>(same: readonly T[], describe: (one: T) => RecoveryFile): RecoveryFile[] {
  if (same.length <= MAX_LINES_LISTED) return same.map(describe);
  return same.slice(0, 1).map((one) => {
    const { id: _id, title: _title, ...first } = describe(one);
    const others = pluralize(same.length - 1, 'other line');
    return { ...first, reason: `${first.reason}, and the same problem in ${others}` };
  });
}

/** The finding for a file without any readable line. */
export function describeWholeFile({ path, bytes }: { path: string; bytes: Buffer }): RecoveryFile {
  const isEmpty = bytes.every((byte) => byte === 0);
  const reason = bytes.length === 0 ? 'the file is empty' : 'the file contains only zeros';
  return isEmpty
    ? { path, line: null, reason, kind: 'cut-off' }
    : { path, line: null, reason: 'the file contains no library data', kind: 'foreign' };
}

/** The question that a finding is about. */
export const pickSubject = (entry: Entry): Pick<RecoveryFile, 'id' | 'title'> => ({
  id: entry.id,
  title: getDraft(entry).title,
});

function findBadOutcome({ isMended, text }: BadLine): RecoveryOutcome | undefined {
  if (isMended) return 'mended';
  return isConflictMarker(text) ? 'no-question' : undefined;
}

/** The finding for an unreadable line. */
function describeBadLine(path: string, bad: BadLine): RecoveryFile {
  const findingBase = { path, line: bad.number, reason: bad.reason, kind: bad.kind };
  const outcome = findBadOutcome(bad);
  if (outcome) return { ...findingBase, outcome };
  const [only, ...others] = splitParts(bad.text);
  if (!only || others.length > 0) return findingBase;
  const title = titleIn(only.text);
  return { ...findingBase, id: only.id, ...(title !== undefined && { title }) };
}

/**
 * What's readable of damaged lines: each ID once, and the first lines without an ID. The others are only counted.
 * Git's conflict markers aren't questions.
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
    const hint = unnamed.length < MAX_LINES_LISTED ? (titleIn(text) ?? toPrintable(text, HINT_LENGTH)) : '';
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
/** Salvaging a line with a whole library leaves one unreadable entry per line. */
const ENTRY_OF_LIBRARY = /^\{"id":(\d{1,15}),/gm;
const LINE_START = '{"seq":';

/** Splits a line at the start of each entry. */
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

/** The title of an entry, as far as it's readable; undefined if there is none. */
function titleIn(text: string): string | undefined {
  const typed = TITLE.exec(text)?.[1];
  return typed === undefined ? undefined : toPrintable(unescapeText(typed), HINT_LENGTH) || undefined;
}

/** The start of a title. A title can be very long. */
const TITLE = /"title":"((?:[^"\\]|\\.){1,1000})/;

/** The title of an entry or its readable rest. A fragment with only numbers has no hint. */
function describePart(text: string): Pick<Lost, 'hint' | 'facts'> {
  const hint = titleIn(text);
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

/** Describes lost data as text and as facts. */
export const describeLoss = (facts: LostFacts): Required<Pick<Lost, 'hint' | 'facts'>> => ({
  hint: formatLostData(facts, translateToEnglish),
  facts,
});
