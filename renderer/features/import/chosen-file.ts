import { type ExchangeFormat, formatOfName, MAX_EXPORT_BYTES, maxBytesOf } from '../../../shared/exchange.ts';
import { guessFormat } from '../../../shared/guess-format.ts';

/** A file that somebody chose, or why it is none to import. */
export type ChosenFile =
  | { name: string; text: string; format: ExchangeFormat }
  | { name: string; wrong: 'unknownName' | 'tooLarge' | 'notUtf8' | 'unread' };

/** What a file is shows in so many bytes. */
const START_LENGTH = 100;

/** Reads a file that somebody chose. One whose name says nothing is looked into. Never rejects. */
export async function readChosen(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<ChosenFile> {
  const { name, size } = file;
  if (size > MAX_EXPORT_BYTES) return { name, wrong: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { name, wrong: 'unread' };
  const start = new TextDecoder().decode(bytes.slice(0, START_LENGTH));
  if (size > maxBytesOf(start)) return { name, wrong: 'tooLarge' };
  const named = formatOfName(name);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (named === null && text.includes('\0')) return { name, wrong: 'unknownName' };
    return { name, text, format: named ?? guessFormat(text) };
  } catch {
    return { name, wrong: named === null ? 'unknownName' : 'notUtf8' };
  }
}
