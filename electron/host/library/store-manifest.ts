import { join } from 'node:path';
import { diskError, reasonOf, replaceFile } from '../durable-file.ts';
import type { Files } from '../files.ts';
import type { Clock } from '../ports.ts';
import { checkHeader, FORMATS, formatHeader, unreadable } from './store-format.ts';

const MANIFEST = 'library.json';

/**
 * Reads the manifest, which says that a folder holds a library and which version of it. Returns whether there is one.
 * Changes nothing. Throws AppError('library-too-new'), AppError('library-unreadable').
 */
export async function checkManifest(files: Files, dir: string): Promise<boolean> {
  const path = join(dir, MANIFEST);
  const bytes = await files.readFile(path).catch((error: unknown) => {
    if (reasonOf(error) === 'ENOENT') return undefined;
    throw unreadable(path, 0, reasonOf(error), error);
  });
  if (!bytes) return false;
  checkHeader(bytes.toString('utf8').replace(/^\ufeff/, ''), FORMATS.library, path);
  return true;
}

/**
 * Makes the manifest of a new library. What else is in the folder doesn't matter as long as the names of the library's
 * own folders are free (or empty): without a manifest there is no telling what is in them.
 * Throws AppError('library-unreadable'), AppError('disk').
 */
export async function makeManifest(options: {
  files: Files;
  dir: string;
  folders: readonly string[];
  clock: Clock;
}): Promise<void> {
  const { files, dir, clock } = options;
  const path = join(dir, MANIFEST);
  for (const folder of options.folders) {
    if (await holdsSomething(files, folder)) {
      throw unreadable(path, 0, `it is missing, and yet there is something in ${folder}`);
    }
  }
  try {
    const created = new Date(clock.now()).toISOString();
    await replaceFile(files, path, [formatHeader(FORMATS.library, { created })]);
    await files.syncDirectory(dir);
  } catch (error) {
    throw diskError(path, error);
  }
}

async function holdsSomething(files: Files, folder: string): Promise<boolean> {
  try {
    return (await files.readdir(folder)).length > 0;
  } catch (error) {
    return reasonOf(error) !== 'ENOENT';
  }
}
