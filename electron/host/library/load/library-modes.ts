import { join } from 'node:path';
import type { Files } from '../../files.ts';
import { MANIFEST } from './store-manifest.ts';

/** Read and write for the owner, and nothing for others. */
const PRIVATE = 0o600;
const OTHERS_READ = 0o044;
const OTHERS_READ_AND_WRITE = 0o066;

/**
 * The disk for everything in the library's folder `dir`: whatever it creates there can be read by its owner alone, or by everyone who
 * may read `library.json`, so that a library that is shared with other accounts stays shared.
 */
export function createLibraryFiles(files: Files, dir: string): Files {
  const modeOfFiles = async () => {
    const mode = await files.modeOf(join(dir, MANIFEST));
    return mode === undefined ? PRIVATE : PRIVATE | (mode & OTHERS_READ_AND_WRITE);
  };
  return {
    ...files,
    async open(path, how) {
      if (how === 'change') return files.open(path, how);
      const mode = await modeOfFiles();
      const file = await files.open(path, how, mode);
      // The umask took away what the owner gives to others. A drive that knows no modes refuses.
      if (mode !== PRIVATE && how === 'create') await file.chmod(mode).catch(() => undefined);
      return file;
    },
    async mkdir(path) {
      const mode = await modeOfFiles();
      return files.mkdir(path, 0o700 | (mode & OTHERS_READ_AND_WRITE) | ((mode & OTHERS_READ) >> 2));
    },
  };
}
