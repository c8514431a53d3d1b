import { z } from 'zod';
import { formatJsonFault } from '../../../../shared/messages/file-problem-message.ts';
import { translateToEnglish } from '../../../../shared/messages/translate.ts';
import { scanJson } from '../../system/json-scan.ts';
import { toPrintable } from '../../system/printable-text.ts';

/*
 * These messages explain why a line is invalid to a reader who has the file open in an editor. They don't end
 * with a period.
 */

/** A marker that Git writes around conflicting lines. */
const CONFLICT_MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/;

export const isConflictMarker = (text: string): boolean => CONFLICT_MARKER.test(text.trimEnd());

/**
 * Creates a fault that formats its message only when `reason` is read. A file can have many faults, but a
 * report lists only a few.
 */
export const createFault = (describe: () => string): { readonly reason: string } => ({
  get reason() {
    return describe();
  },
});

/** The maximum number of characters that a message quotes from a line. */
const EXCERPT_LENGTH = 20;

export function describeLineFault(text: string): string {
  if (isConflictMarker(text)) return 'a Git conflict marker';
  if (!text.trimStart().startsWith('{')) return 'not a question: a question line starts with {';
  const scan = scanJson(text, '');
  if (scan.ok || scan.why === 'depth') return formatJsonFault('depth', translateToEnglish);
  if (scan.at >= text.length) return 'the end of the line is missing';
  const excerpt = toPrintable(text.slice(scan.at), EXCERPT_LENGTH);
  const place = `at character ${scan.at + 1}${excerpt && `, before “${excerpt}”`}`;
  return `${scan.wrong}, ${place}${formatHint(text, scan.at)}`;
}

/**
 * Returns a hint about escaping if a letter or digit follows a quotation mark, because the mark may be part
 * of the string.
 */
const formatHint = (text: string, at: number): string =>
  text[at - 1] === '"' && /[\p{L}\p{N}]/u.test(text[at] ?? '')
    ? '; write a double quote in a string as \\"'
    : '';

const MAX_FAULTS = 3;

/** Describes why a value isn't an entry. The schema issues must come from parsing with PLAIN_MESSAGES. */
export const describeEntryFault = (issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => `"${z.core.toDotPath(path) || 'entry'}" ${message}`)
    .join('; ');
