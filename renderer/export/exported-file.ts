import { type ExchangeFormat, FILE_ENDINGS } from '../../shared/exchange.ts';

/** The name and type of an export that is made at this moment, milliseconds since 1970. */
export function exportedFile(
  format: ExchangeFormat,
  now: number,
  what: 'library' | 'questions' = 'library',
): { name: string; type: string } {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return { name: `qotd-${what}-${stamp}.${FILE_ENDINGS[format][0]}`, type: TYPES[format] };
}

const TYPES = {
  json: 'application/json',
  jsonl: 'application/x-ndjson',
  csv: 'text/csv',
  text: 'text/plain',
} as const satisfies Record<ExchangeFormat, string>;
