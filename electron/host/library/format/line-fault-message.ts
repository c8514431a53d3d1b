import { z } from 'zod';
import { formatJsonFault } from '../../../../shared/messages/file-problem-message.ts';
import { translateToEnglish } from '../../../../shared/messages/translate.ts';
import { scanJson } from '../../system/json-scan.ts';
import { toPrintable } from '../../system/printable-text.ts';

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
export function describeLineFault(text: string): string {
  if (isConflictMarker(text)) return 'a Git conflict marker';
  if (!text.trimStart().startsWith('{')) return 'not a question: the line of a question starts with {';
  const scan = scanJson(text, '');
  if (scan.ok || scan.why === 'depth') return formatJsonFault('depth', translateToEnglish);
  if (scan.at >= text.length) return 'the end of the line is missing';
  const excerpt = toPrintable(text.slice(scan.at), EXCERPT_LENGTH);
  const place = `at character ${scan.at + 1}${excerpt && `, before “${excerpt}”`}`;
  return `${scan.wrong}, ${place}${formatHint(text, scan.at)}`;
}

/** Text right after a closing quotation mark: the mark was probably part of the text. */
const formatHint = (text: string, at: number): string =>
  text[at - 1] === '"' && /[\p{L}\p{N}]/u.test(text[at] ?? '')
    ? '; write a double quote in a string as \\"'
    : '';

/** Faults reported per value. */
const MAX_FAULTS = 3;

/** Why a value isn't an entry, from the issues of its schema. Parse with PLAIN_MESSAGES first. */
export const describeEntryFault = (issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => `"${z.core.toDotPath(path) || 'entry'}" ${message}`)
    .join('; ');
