import { z } from 'zod';
import { EXPORT_FORMAT } from '../../../shared/exchange.ts';
import type { FileFault } from '../../../shared/file-fault.ts';
import { FORMATS } from '../library/format/store-format.ts';

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

/** How many entries the header promises, or why that is no header of an export. */
export function readExportHeader(value: unknown): { count: number } | { fault: FileFault } {
  const format = formatNamed(value);
  if (format !== EXPORT_FORMAT)
    return { fault: { code: 'other-format', format, isOurs: isOfLibrary(format) } };
  const parsed = headerSchema.safeParse(value);
  if (!parsed.success) return { fault: { code: 'bad-header' } };
  const { version, count } = parsed.data;
  if (version <= EXPORT_VERSION) return { count };
  return { fault: { code: 'newer-export', version, known: EXPORT_VERSION } };
}

const isOfLibrary = (format: string | null): boolean => Object.values(FORMATS).some((one) => one === format);

/** An export that holds another number of entries than its header promises. */
export const wrongCount = (promised: number, found: number): FileFault => ({
  code: 'wrong-count',
  promised,
  found,
});
