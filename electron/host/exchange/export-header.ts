import { z } from 'zod';
import { EXPORT_FORMAT } from '../../../shared/exchange.ts';
import { FORMATS } from '../library/store-format.ts';

/** The version that this program writes. A file with a higher one is refused. */
const EXPORT_VERSION = 1;

/** What stands at the head of an export: how many entries follow, and when it was made, milliseconds since 1970. */
export const exportHeader = (count: number, at: number) => ({
  format: EXPORT_FORMAT,
  version: EXPORT_VERSION,
  at: new Date(at).toISOString(),
  count,
});

const headerSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.int().positive(),
  count: z.int().min(0),
});

/** The format that a value names as its own; null where it names none. */
export function formatNamed(value: unknown): string | null {
  const parsed = z.object({ format: z.string() }).safeParse(value);
  return parsed.success ? parsed.data.format : null;
}

/** How many entries the header promises, or in a sentence why that is no header of an export. */
export function readExportHeader(value: unknown): { count: number } | { wrong: string } {
  const format = formatNamed(value);
  if (format !== EXPORT_FORMAT) return { wrong: noExport(format) };
  const parsed = headerSchema.safeParse(value);
  if (!parsed.success) {
    return { wrong: 'The header of an export needs a version and a count. Make the export again.' };
  }
  const { version, count } = parsed.data;
  if (version <= EXPORT_VERSION) return { count };
  return { wrong: `The export has version ${version}; this program knows ${EXPORT_VERSION}. Update it.` };
}

/** What something with a format of its own is instead, and what to do about that. */
function noExport(format: string | null): string {
  const isOfLibrary = Object.values(FORMATS).some((one) => one === format);
  const hint = isOfLibrary
    ? 'one of the files that a library consists of. Export the library, and take the export'
    : 'no export. Take an export, a snapshot or a backup of QOTD Studio, or questions without a format';
  return `This is a file of the format ${JSON.stringify(format)}: ${hint}.`;
}

/** What to say of an export that holds another number of entries than its header promises. */
export const wrongCount = (promised: number, found: number): string =>
  `The header promises ${promised} entries, but ${found} follow. Is the file complete? Where lines were taken out on purpose, mend "count".`;
