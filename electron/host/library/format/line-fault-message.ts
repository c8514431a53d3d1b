import type { z } from 'zod';
import { jsonFaultMessage } from '../../../../shared/messages/file-problem-message.ts';
import { translateToEnglish } from '../../../../shared/messages/translate.ts';
import { scanJson } from '../../system/json-scan.ts';
import { printable } from '../../system/printable-text.ts';

/* Why a line is invalid, for someone who has the file open in an editor. Without a period. */

/** Git writes these around conflicting lines. */
const CONFLICT_MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/;

export const isConflictMarker = (text: string): boolean => CONFLICT_MARKER.test(text.trimEnd());

/** A fault whose message is formatted only if it's read: a file can have many, but a report lists only a few. */
export const createFault = (describe: () => string): { readonly reason: string } => ({
  get reason() {
    return describe();
  },
});

/** Characters shown of a line. */
const EXCERPT_LENGTH = 20;

/** Why a line isn't JSON. */
export function lineFaultMessage(text: string): string {
  if (isConflictMarker(text)) return 'a Git conflict marker';
  if (!text.trimStart().startsWith('{')) return 'not a question: the line of a question starts with {';
  const scan = scanJson(text, '');
  if (scan.ok || scan.why === 'depth') return jsonFaultMessage('depth', translateToEnglish);
  if (scan.at >= text.length) return 'the end of the line is missing';
  const excerpt = printable(text.slice(scan.at), EXCERPT_LENGTH);
  const place = `at character ${scan.at + 1}${excerpt && `, before “${excerpt}”`}`;
  return `${scan.wrong}, ${place}${hintAt(text, scan.at)}`;
}

/** Text right after a closing quotation mark: the mark was probably part of the text. */
const hintAt = (text: string, at: number): string =>
  text[at - 1] === '"' && /[\p{L}\p{N}]/u.test(text[at] ?? '')
    ? '; write a double quote in a string as \\"'
    : '';

type Issue = z.core.$ZodIssue;

/** Faults reported per value. */
const MAX_FAULTS = 3;

/** Why a value isn't an entry, from the issues of its schema. */
export const entryFaultMessage = (issues: readonly Issue[], value: unknown): string =>
  issues
    .slice(0, MAX_FAULTS)
    .map((issue) => fieldFaultMessage(issue, valueAt(value, issue.path)))
    .join('; ');

function fieldFaultMessage(issue: Issue, found: unknown): string {
  const name = `"${issue.path.map(String).join('.') || 'entry'}"`;
  if (found === undefined) return `${name} is missing`;
  const is = typeof found === 'object' ? '' : ` is ${printable(JSON.stringify(found), EXCERPT_LENGTH)}, and`;
  return `${name}${is} must be ${expectedBy(issue)}`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string in quotation marks',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return TYPE_NAMES[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return oneOf(issue.values.map((one) => JSON.stringify(one)));
  if (issue.code === 'invalid_format') return 'a time such as "2026-11-09T09:00:00.000Z"';
  if (issue.code === 'too_small') return `${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`;
  if (issue.code === 'too_big') return `${issue.inclusive ? 'at most' : 'below'} ${issue.maximum}`;
  return 'another value';
}

const oneOf = (values: readonly (string | undefined)[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found: unknown = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.entries(found).find(([name]) => name === String(step))?.[1];
  }
  return found;
}
