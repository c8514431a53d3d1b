import { fileNameTimestamp } from '../../../ui/browser/download-file.ts';

/** The file for an export of the log that is made at this moment, milliseconds since 1970. */
export function requestLogFile(format: 'har' | 'json', now: number): { name: string; type: string } {
  return { name: `qotd-requests-${fileNameTimestamp(now)}.${format}`, type: 'application/json' };
}
