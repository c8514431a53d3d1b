import type { Entry } from '../../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../../shared/library/entry-draft.ts';
import type { Lost, LostFacts, RecoveryFile } from '../../../../shared/library/recovery-report.ts';
import { lostMessage } from '../../../../shared/messages/lost-message.ts';
import { translateToEnglish } from '../../../../shared/messages/translate.ts';
import { isConflictMarker, isLegible, printable } from '../store/format/line-fault.ts';
import type { BadLine } from '../store/format/line-file-reader.ts';

/** What is known of a line that could not be read: its title, or what else is legible. */
export interface Damaged extends Pick<Lost, 'hint' | 'facts'> {
  /** From the library's folder. */
  path: string;
  /** Undefined where it is not legible. */
  id: number | undefined;
  seq: number | undefined;
}

/** A question file that has fewer lines than were written. */
export interface Shortfall {
  path: string;
  index: number;
  /** How many are missing; undefined where that can't be told. */
  missing: number | undefined;
}

/** What was found wrong with the library's files. */
export interface Findings {
  readonly files: RecoveryFile[];
  /** The files it was found in, as they were, by path from the library's folder. */
  readonly copies: Map<string, Buffer>;
  readonly damaged: Damaged[];
  readonly shortfalls: Shortfall[];
}

/** Findings without any. */
export const emptyFindings = (): Findings => ({ files: [], copies: new Map(), damaged: [], shortfalls: [] });

/** More lines of one file than this are told in one sentence. */
const MAX_LINES_LISTED = 20;
const HINT_LENGTH = 120;

/** Adds what was found in one file; many lines of a kind are told as one finding. Keeps the file as it was. */
export function addFindings(findings: Findings, path: string, bytes: Buffer, found: RecoveryFile[]): void {
  if (found.length === 0) return;
  findings.copies.set(path, bytes);
  for (const same of Map.groupBy(found, ({ kind, outcome }) => `${kind} ${outcome}`).values()) {
    const [first, ...others] = same;
    if (!first) continue;
    if (same.length <= MAX_LINES_LISTED || isReportedSeparately(first)) findings.files.push(...same);
    else {
      const { id: _id, title: _title, ...rest } = first;
      findings.files.push({ ...rest, reason: `${first.reason}, and ${others.length} more lines like it` });
    }
  }
}

/** Somebody may want to do something about each of them. */
const isReportedSeparately = ({ outcome }: RecoveryFile): boolean =>
  outcome === 'kept-here' || outcome === 'removed';

/** The question that a finding is about. */
export const about = (entry: Entry): Pick<RecoveryFile, 'id' | 'title'> => ({
  id: entry.id,
  title: draftOfEntry(entry).title,
});

/** What is told of a line that can't be read. */
export function badFinding(path: string, bad: BadLine): RecoveryFile {
  const told = { path, line: bad.number, reason: bad.reason, kind: bad.kind };
  if (bad.isMended) return { ...told, outcome: 'mended' };
  if (isConflictMarker(bad.text)) return { ...told, outcome: 'no-question' };
  const [only, ...others] = partsOf(bad.text);
  if (!only || others.length > 0) return told;
  const title = titleIn(only.text);
  return { ...told, id: only.id, ...(title !== undefined && { title }) };
}

/** What is legible of the lines of a file that can't be read. Marks of git are nothing that was there before. */
export function legible(path: string, lines: readonly Pick<BadLine, 'text'>[]): Damaged[] {
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
        ...(titled(part.text) ?? restOf(part.text)),
      });
    }
    if (parts.length > 0) continue;
    const hint = titleIn(text) ?? printable(text, HINT_LENGTH);
    if (isLegible(hint)) damaged.push({ path, id: undefined, seq: undefined, hint });
    else illegible += 1;
  }
  if (illegible > 0) {
    const known = lostAs({ what: 'lines', count: illegible, path });
    damaged.push({ path, id: undefined, seq: undefined, ...known });
  }
  return damaged;
}

interface Part {
  id: number;
  seq: number | undefined;
  text: string;
}

/** The entries whose beginning can be read, each with what stands there of it. */
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

/** The title of an entry, as far as it can be read; undefined where there is none. */
function titleIn(text: string): string | undefined {
  const typed = /"title":"((?:[^"\\]|\\.)+)/.exec(text)?.[1];
  return typed === undefined ? undefined : printable(unescaped(typed), HINT_LENGTH) || undefined;
}

/** What can be read of an entry without its title. A beginning that has only numbers of ours says nothing to anybody. */
const restOf = (text: string): Pick<Lost, 'hint' | 'facts'> =>
  /"(?:question|draft)":\{/.test(text) ? { hint: printable(text, HINT_LENGTH) } : lostAs({ what: 'number' });

function titled(text: string): Pick<Lost, 'hint'> | undefined {
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

/** Something that is gone, in words and in facts. */
export const lostAs = (facts: LostFacts): Required<Pick<Lost, 'hint' | 'facts'>> => ({
  hint: lostMessage(facts, translateToEnglish),
  facts,
});
