import { z } from 'zod';
import { EXPORT_FORMAT } from '../../../shared/import-export/file-formats.ts';
import type { FileFault } from '../../../shared/import-export/file-problem.ts';
import { FORMATS } from '../library/format/line-file-format.ts';

/** The version that this app writes. Higher versions are rejected. */
const EXPORT_VERSION = 1;

/** Returns an export's header. `at` is in milliseconds since 1970. */
export const createExportHeader = (count: number, at: number) => ({
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

/** Returns the format in a header, or null if there is none. */
export function findNamedFormat(value: unknown): string | null {
  const parsed = z.object({ format: z.string() }).safeParse(value);
  return parsed.success ? parsed.data.format : null;
}

/** Returns the number of entries in the header, or the reason why it's invalid. */
export function readExportHeader(value: unknown): { count: number } | { fault: FileFault } {
  const format = findNamedFormat(value);
  if (format !== EXPORT_FORMAT)
    return { fault: { code: 'other-format', format, isOurs: isOfLibrary(format) } };
  const parsed = headerSchema.safeParse(value);
  if (!parsed.success) return { fault: { code: 'bad-header' } };
  const { version, count } = parsed.data;
  if (version <= EXPORT_VERSION) return { count };
  return { fault: { code: 'newer-export', version, known: EXPORT_VERSION } };
}

const isOfLibrary = (format: string | null): boolean => Object.values(FORMATS).some((one) => one === format);
