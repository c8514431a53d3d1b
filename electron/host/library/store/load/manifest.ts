import { join } from 'node:path';
import { getReason, ignoreMissing, replaceFile, toDiskError } from '../../../system/durable-file.ts';
import type { Files } from '../../../system/files.ts';
import { tryParseJson } from '../../../system/parse-json.ts';
import {
  createTooNewError,
  createUnreadableError,
  FORMATS,
  formatHeader,
  formatLineFileName,
  getLatestVersion,
  parseLineFileIndex,
  readHeader,
  sumOfFile,
} from '../../format/line-file-format.ts';

/** The file that marks a folder as a library. */
export const MANIFEST = 'library.json';

interface Manifest {
  /** An ISO 8601 time, or undefined if it isn't known. */
  created: string | undefined;
  /**
   * The indexes of existing question files, or undefined if they aren't known. Every file is listed before
   * it's created.
   */
  lineFiles: ReadonlySet<number> | undefined;
  /** The highest ID that was ever assigned if its entry is gone, or otherwise 0. */
  highestId: number;
}

/**
 * The result of reading the manifest, or undefined if there's none. `reason` means that the manifest is
 * invalid.
 */
export type ManifestReading =
  | undefined
  | { bytes: Buffer; version: number; manifest: Manifest }
  | { bytes: Buffer; reason: string; isOurs: boolean };

/**
 * Reads the manifest. Rejects with AppError('library-too-new'), or AppError('library-unreadable') if it can't
 * be read.
 */
export async function readManifest(files: Files, dir: string): Promise<ManifestReading> {
  const path = join(dir, MANIFEST);
  const bytes = await ignoreMissing(files.readFile(path)).catch((error: unknown) => {
    throw createUnreadableError(path, 0, getReason(error), error);
  });
  if (!bytes) return undefined;
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const header = readHeader(text, FORMATS.library);
  if ('reason' in header) return { bytes, reason: header.reason, isOurs: !isForeign(text) };
  const { version, headerFields, sum } = header;
  const holds = sum === sumOfFile(headerFields, []);
  if (version > getLatestVersion(FORMATS.library)) {
    if (holds || sum === null) throw createTooNewError(path, FORMATS.library, version);
    return { bytes, reason: `the version is ${version}, but the checksum is wrong`, isOurs: true };
  }
  if (version > 1 && !holds && sum !== null) {
    return { bytes, reason: 'its checksum is wrong', isOurs: true };
  }
  const created = typeof headerFields.created === 'string' ? headerFields.created : undefined;
  const lineFiles = holds ? parseIndexes(headerFields.files) : undefined;
  const highestId =
    holds && Number.isSafeInteger(headerFields.highestId) ? Number(headerFields.highestId) : 0;
  return { bytes, version, manifest: { created, lineFiles, highestId } };
}

/** Returns whether the file belongs to another program and only happens to have the same name. */
function isForeign(text: string): boolean {
  if (text.includes('qotd') || text.includes('"format"') || text.includes('"created"')) return false;
  return typeof tryParseJson(text) === 'object';
}

function parseIndexes(value: unknown): ReadonlySet<number> | undefined {
  if (!Array.isArray(value)) return undefined;
  const indexes = value.map((name) => (typeof name === 'string' ? parseLineFileIndex(name) : undefined));
  return new Set(indexes.filter((index) => index !== undefined));
}

/** Writes the manifest durably. Rejects with AppError('disk'). */
export async function writeManifest(
  files: Files,
  dir: string,
  { created, lineFiles, highestId }: { created: string; lineFiles: Iterable<number>; highestId: number },
): Promise<void> {
  const path = join(dir, MANIFEST);
  const names = [...lineFiles].sort((one, other) => one - other).map(formatLineFileName);
  try {
    await replaceFile(files, path, [
      formatHeader(FORMATS.library, { created, files: names, ...(highestId > 0 && { highestId }) }),
    ]);
    await files.syncDirectory(dir);
  } catch (error) {
    throw toDiskError(path, error);
  }
}
