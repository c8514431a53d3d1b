import { join } from 'node:path';
import type { Files } from '../../files.ts';
import { lineFileIndex } from '../format/line-file.ts';
import { FORMATS, formatHeader, latestVersionOf, readHeader, tooNew } from '../format/store-format.ts';
import { byteLines } from '../format/store-lines.ts';
import { sumOfFile } from '../format/store-sum.ts';

/** The first line of a history file. */
export const HISTORY_HEADER = formatHeader(FORMATS.history);

/** A first line has fewer bytes. */
const START_LENGTH = 1024;
/** So many files are read at the same time. */
const READ_AT_ONCE = 16;

/**
 * Whether a file begins as a history file does. Throws AppError('library-too-new') for one of a newer version, of which
 * nothing may be read or changed.
 */
export function checkHistoryStart(bytes: Buffer, path: string): boolean {
  const [first = Buffer.alloc(0)] = byteLines(bytes.subarray(0, START_LENGTH));
  const header = readHeader(first.toString('utf8').replace('\ufeff', ''), FORMATS.history);
  if ('reason' in header) return false;
  const { version, facts, sum } = header;
  const holds = sum === sumOfFile(facts, []);
  if (version <= latestVersionOf(FORMATS.history)) return sum === null || holds;
  // A bit that fell over makes another version as well; then the sum does not bear it out.
  if (sum === null || holds) throw tooNew(path, FORMATS.history, version);
  return false;
}

/**
 * To be called before a library is opened: whether a file in its folder `dir` for the history is of a newer version.
 * What can't be read says nothing. Throws AppError('library-too-new').
 */
export async function checkHistoryVersions(files: Files, dir: string): Promise<void> {
  const names = await files.readdir(dir).catch(() => []);
  const paths = names.filter((name) => lineFileIndex(name) !== undefined).map((name) => join(dir, name));
  for (let at = 0; at < paths.length; at += READ_AT_ONCE) {
    await Promise.all(
      paths.slice(at, at + READ_AT_ONCE).map(async (path) => {
        const start = await files.readStart(path, START_LENGTH).catch(() => undefined);
        if (start) checkHistoryStart(start, path);
      }),
    );
  }
}
