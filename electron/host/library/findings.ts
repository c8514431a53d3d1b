import type { RecoveryFile } from '../../../shared/recovery.ts';
import type { BadLine } from './store-records.ts';

/** What is known of a line that could not be read. */
export interface Damaged {
  /** From the library's folder. */
  path: string;
  /** Undefined where it is not legible. */
  id: number | undefined;
  seq: number | undefined;
  /** Its title, or what else is legible. */
  hint: string;
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
export const noFindings = (): Findings => ({ files: [], copies: new Map(), damaged: [], shortfalls: [] });

/** More lines of one file than this are told in one sentence. */
const TOLD_AT_MOST = 20;
const HINT_LENGTH = 200;

/** Adds what was found in one file; many lines of a kind are told as one finding. Keeps the file as it was. */
export function addFindings(findings: Findings, path: string, bytes: Buffer, found: RecoveryFile[]): void {
  if (found.length === 0) return;
  findings.copies.set(path, bytes);
  for (const kind of new Set(found.map((one) => one.kind))) {
    const same = found.filter((one) => one.kind === kind);
    const [first, ...others] = same;
    if (!first) continue;
    if (same.length <= TOLD_AT_MOST) findings.files.push(...same);
    else
      findings.files.push({ ...first, reason: `${first.reason}, and ${others.length} more lines like it` });
  }
}

/** What is legible of a line that can't be read. */
export function legible(path: string, { text }: Pick<BadLine, 'text'>): Damaged[] {
  const starts = [...text.matchAll(/"entry":\{"id":(\d{1,15}),/g)];
  if (starts.length === 0) {
    const ids = [...text.matchAll(/^\{"id":(\d{1,15}),/gm)];
    return ids.length > 0
      ? ids.map((found) => ({
          path,
          id: Number(found[1]),
          seq: undefined,
          hint: hintOf(text.slice(found.index)),
        }))
      : [{ path, id: undefined, seq: undefined, hint: hintOf(text) }];
  }
  return starts.map((found, index) => {
    const from = text.lastIndexOf('{"seq":', found.index);
    const part = text.slice(Math.max(from, 0), starts[index + 1]?.index);
    const seq = /^\{"seq":(\d{1,15}),/.exec(part)?.[1];
    return {
      path,
      id: Number(found[1]) || undefined,
      seq: seq === undefined ? undefined : Number(seq),
      hint: hintOf(part),
    };
  });
}

function hintOf(text: string): string {
  const title = /"title":"((?:[^"\\]|\\.)+)/.exec(text)?.[1];
  return (title ?? text).replaceAll('\0', '').slice(0, HINT_LENGTH);
}
