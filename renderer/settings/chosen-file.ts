import {
  type ExchangeFormat,
  FILE_ENDINGS,
  formatOfName,
  MAX_EXPORT_BYTES,
  maxBytesOf,
} from '../../shared/exchange.ts';

/** A file that somebody chose, or why it is none to import. */
export type ChosenFile =
  | { name: string; text: string; format: ExchangeFormat }
  | { name: string; wrong: 'unknownName' | 'tooLarge' | 'notUtf8' | 'unread' };

/** What a file is shows in so many bytes. */
const START_LENGTH = 100;

/** Reads a file that somebody chose. Never rejects. */
export async function readChosen(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<ChosenFile> {
  const { name, size } = file;
  const format = formatOfName(name);
  if (format === null) return { name, wrong: 'unknownName' };
  if (size > MAX_EXPORT_BYTES) return { name, wrong: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { name, wrong: 'unread' };
  const start = new TextDecoder().decode(bytes.slice(0, START_LENGTH));
  if (size > maxBytesOf(start)) return { name, wrong: 'tooLarge' };
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), format };
  } catch {
    return { name, wrong: 'notUtf8' };
  }
}

/** The name and type of an export that is made at this moment, milliseconds since 1970. */
export function exportedFile(format: ExchangeFormat, now: number): { name: string; type: string } {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return { name: `qotd-library-${stamp}.${FILE_ENDINGS[format][0]}`, type: TYPES[format] };
}

const TYPES = {
  json: 'application/json',
  jsonl: 'application/x-ndjson',
  csv: 'text/csv',
  text: 'text/plain',
} as const satisfies Record<ExchangeFormat, string>;
