import type { Entry } from '../../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../../shared/library/entry-draft.ts';
import type { Lost, LostFacts, RecoveryFile } from '../../../../shared/library/recovery-report.ts';
import { lostDataMessage } from '../../../../shared/messages/lost-data-message.ts';
import { translateToEnglish } from '../../../../shared/messages/translate.ts';
import { pluralize } from '../../../../shared/text/pluralize.ts';
import { isLegible, printable } from '../../system/printable-text.ts';
import { isConflictMarker } from '../store/format/line-fault-message.ts';
import type { BadLine } from '../store/format/line-file-reader.ts';

/** What's known about an unreadable line: a title or other readable text. */
export interface Damaged extends Pick<Lost, 'hint' | 'facts'> {
  /** Relative to the library's folder. */
  path: string;
  /** Undefined if it isn't readable. */
  id: number | undefined;
  seq: number | undefined;
}

/** A question file with fewer lines than were written. */
export interface Shortfall {
  path: string;
  index: number;
  /** Undefined if unknown. */
  missing: number | undefined;
}

/** What's wrong with the library's files. */
export interface Findings {
  readonly files: RecoveryFile[];
  /** The damaged files with their original content, by path. */
  readonly copies: Map<string, Buffer>;
  readonly damaged: Damaged[];
  readonly shortfalls: Shortfall[];
}

export const emptyFindings = (): Findings => ({ files: [], copies: new Map(), damaged: [], shortfalls: [] });

/** More lines of one kind in a file are reported as one finding. */
const MAX_LINES_LISTED = 20;
const HINT_LENGTH = 120;

/** Adds the findings of one file and a copy of it. Combines many findings of one kind. */
export function addFindings(findings: Findings, path: string, bytes: Buffer, found: RecoveryFile[]): void {
  if (found.length === 0) return;
  findings.copies.set(path, bytes);
  for (const same of Map.groupBy(found, ({ kind, outcome }) => `${kind} ${outcome}`).values()) {
    const [first, ...others] = same;
    if (!first) continue;
    if (same.length <= MAX_LINES_LISTED || isReportedSeparately(first)) findings.files.push(...same);
    else {
      const { id: _id, title: _title, ...rest } = first;
      findings.files.push({
        ...rest,
        reason: `${first.reason}, and the same problem in ${pluralize(others.length, 'other line')}`,
      });
    }
  }
}

/** The user may want to act on each of these. */
const isReportedSeparately = ({ outcome }: RecoveryFile): boolean =>
  outcome === 'kept-here' || outcome === 'removed';

/** The question that a finding is about. */
export const findingSubject = (entry: Entry): Pick<RecoveryFile, 'id' | 'title'> => ({
  id: entry.id,
  title: draftOfEntry(entry).title,
});

/** The finding for an unreadable line. */
export function badFinding(path: string, bad: BadLine): RecoveryFile {
  const findingBase = { path, line: bad.number, reason: bad.reason, kind: bad.kind };
  if (bad.isMended) return { ...findingBase, outcome: 'mended' };
  if (isConflictMarker(bad.text)) return { ...findingBase, outcome: 'no-question' };
  const [only, ...others] = partsOf(bad.text);
  if (!only || others.length > 0) return findingBase;
  const title = titleIn(only.text);
  return { ...findingBase, id: only.id, ...(title !== undefined && { title }) };
}

/** What's readable of damaged lines. Git's conflict markers aren't questions. */
export function readDamagedLines(path: string, lines: readonly Pick<BadLine, 'text'>[]): Damaged[] {
  const damaged: Damaged[] = [];
  let illegible = 0;
  for (const { text } of lines) {
    if (isConflictMarker(text)) continue;
    const parts = partsOf(text);
    for (const part of parts) {
      damaged.push({
        path,
        id: part.id,
        seq: part.seq,
        ...(titleHint(part.text) ?? textHint(part.text)),
      });
    }
    if (parts.length > 0) continue;
    const hint = titleIn(text) ?? printable(text, HINT_LENGTH);
    if (isLegible(hint)) damaged.push({ path, id: undefined, seq: undefined, hint });
    else illegible += 1;
  }
  if (illegible > 0) {
    const known = describeLoss({ what: 'lines', count: illegible, path });
    damaged.push({ path, id: undefined, seq: undefined, ...known });
  }
  return damaged;
}

interface Part {
  id: number;
  seq: number | undefined;
  text: string;
}

/** Splits a line at the start of each entry. */
function partsOf(text: string): Part[] {
  const starts = [...text.matchAll(/"entry":\{"id":(\d{1,15}),/g)];
  if (starts.length === 0) {
    return [...text.matchAll(/^\{"id":(\d{1,15}),/gm)].flatMap((found) => {
      const id = Number(found[1]);
      return id > 0 ? { id, seq: undefined, text: text.slice(found.index) } : [];
    });
  }
  return starts.flatMap((found, index) => {
    const from = text.lastIndexOf('{"seq":', found.index);
    const part = text.slice(Math.max(from, 0), starts[index + 1]?.index);
    const id = Number(found[1]);
    const seq = /^\{"seq":(\d{1,15}),/.exec(part)?.[1];
    return id > 0 ? { id, seq: seq === undefined ? undefined : Number(seq), text: part } : [];
  });
}

/** The title of an entry, as far as it's readable; undefined if there is none. */
function titleIn(text: string): string | undefined {
  const typed = /"title":"((?:[^"\\]|\\.)+)/.exec(text)?.[1];
  return typed === undefined ? undefined : printable(unescaped(typed), HINT_LENGTH) || undefined;
}

/** The readable rest of an entry without a title. A fragment with only numbers has no hint. */
const textHint = (text: string): Pick<Lost, 'hint' | 'facts'> =>
  /"(?:question|draft)":\{/.test(text)
    ? { hint: printable(text, HINT_LENGTH) }
    : describeLoss({ what: 'number' });

function titleHint(text: string): Pick<Lost, 'hint'> | undefined {
  const hint = titleIn(text);
  return hint === undefined ? undefined : { hint };
}

function unescaped(typed: string): string {
  try {
    return String(JSON.parse(`"${typed}"`));
  } catch {
    return typed;
  }
}

/** Describes lost data as text and as facts. */
export const describeLoss = (facts: LostFacts): Required<Pick<Lost, 'hint' | 'facts'>> => ({
  hint: lostDataMessage(facts, translateToEnglish),
  facts,
});
