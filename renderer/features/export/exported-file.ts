import { type ExchangeFormat, FILE_ENDINGS } from '../../../shared/exchange.ts';
import { fileNameTimestamp } from '../../ui/browser/download-file.ts';

/** The name and type of an export that is made at this moment, milliseconds since 1970. */
export function exportedFile(
  format: ExchangeFormat,
  now: number,
  what: 'library' | 'questions' = 'library',
): { name: string; type: string } {
  return { name: `qotd-${what}-${fileNameTimestamp(now)}.${FILE_ENDINGS[format][0]}`, type: TYPES[format] };
}

const TYPES = {
  json: 'application/json',
  jsonl: 'application/x-ndjson',
  csv: 'text/csv',
  text: 'text/plain',
} as const satisfies Record<ExchangeFormat, string>;
