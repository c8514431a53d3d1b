import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '../../shared/errors.ts';

/** Where the desktop app keeps what. */
export interface AppFolders {
  /** The library's folder. */
  library: string;
  /** The folder of everything that belongs to this library and not in it: its tokens, and which app runs over it. */
  userData: string;
}

/**
 * The library that the command line names with `--data DIR`, else the usual one in Electron's own `userData`. Another
 * library has a folder for its tokens of its own: profiles have the same ids in each. Throws AppError('bad-input').
 */
export function locateFolders(argv: readonly string[], userData: string): AppFolders {
  const usual = { library: path.join(userData, 'library'), userData };
  const named = dataOption(argv);
  if (named === null) return usual;
  const library = path.resolve(named);
  const real = realPath(library);
  if (real === realPath(usual.library)) return usual;
  const digest = createHash('sha256').update(real).digest('hex').slice(0, 16);
  return { library, userData: path.join(userData, 'libraries', digest) };
}

/** Electron and Chromium have options of their own there, so nothing else can be judged. */
function dataOption(argv: readonly string[]): string | null {
  const at = argv.findLastIndex((arg) => arg === '--data' || arg.startsWith('--data='));
  if (at < 0) return null;
  const arg = argv[at] ?? '';
  const value = arg === '--data' ? argv[at + 1] : arg.slice('--data='.length);
  if (value) return value;
  throw new AppError('bad-input', '--data needs the path of a folder. Nothing was opened.');
}

/** The path without links, as far as it is there. */
function realPath(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    const above = path.dirname(folder);
    return above === folder ? folder : path.join(realPath(above), path.basename(folder));
  }
}
