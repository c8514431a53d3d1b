import { AppError } from '../../shared/errors.ts';
import { createNodeFiles, type Files } from '../host/files.ts';
import type { Host } from '../host/host.ts';
import { holdsLibrary } from '../host/library/load/library-data.ts';
import type { Terminal } from './command.ts';
import { type HostParts, openHost, refuseFile } from './open-host.ts';
import type { RemoteOptions } from './remote-options.ts';

/** Whether there is a library in a folder, or what is left of one. Opening it would make one. Throws AppError('library-too-new'), ('library-unreadable'). */
export const isLibrary = (dir: string, files: Files = createNodeFiles()): Promise<boolean> =>
  holdsLibrary(files, dir);

/** Said where a folder holds no library. */
export const noLibrary = (dir: string): string =>
  `There is no library in ${dir}. serve and import make one where --data names a new folder.`;

/** Throws AppError('bad-input') where there is no library in a folder, and what `isLibrary` does. */
export async function requireLibrary(dir: string): Promise<void> {
  await refuseFile(dir);
  if (!(await isLibrary(dir))) throw new AppError('bad-input', noLibrary(dir));
}

/**
 * Does something with the library in a folder, made where it is missing, and waits for the disk. Nothing listens
 * meanwhile, and without `remote` nothing is sent. Throws what `createHost` does.
 */
export async function withHost<T>(
  app: HostParts,
  { data, terminal, remote }: { data: string; terminal: Terminal; remote?: RemoteOptions },
  work: (host: Host) => Promise<T>,
): Promise<T> {
  const options = { tokens: {}, faults: [], faultSeed: undefined, log: undefined, snapshot: undefined };
  const { host, close } = await openHost(
    app,
    { ...options, data, remote, verbose: false },
    { terminal, announced: Promise.resolve() },
  );
  try {
    return await work(host);
  } finally {
    await close();
  }
}
