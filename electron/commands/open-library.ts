import { createNodeFiles, type Files } from '../host/files.ts';
import { checkManifest } from '../host/library/store-manifest.ts';
import type { Tools } from '../host/tools.ts';
import type { Terminal } from './command.ts';
import { type HostParts, openHost } from './open-host.ts';

/** Whether there is a library in a folder. Opening it would make one. Throws AppError('library-too-new'), ('library-unreadable'). */
export const isLibrary = (dir: string, files: Files = createNodeFiles()): Promise<boolean> =>
  checkManifest(files, dir);

/**
 * Does something with the library in a folder, made where it is missing, and waits for the disk. Nothing listens
 * meanwhile. Throws what `createHost` does.
 */
export async function withLibrary<T>(
  app: HostParts,
  { data, terminal }: { data: string; terminal: Terminal },
  work: (tools: Tools) => Promise<T>,
): Promise<T> {
  const options = { tokens: {}, faults: [], faultSeed: undefined, log: undefined, snapshot: undefined };
  const { host, close } = await openHost(
    app,
    { ...options, data, verbose: false },
    { terminal, announced: Promise.resolve() },
  );
  try {
    return await work(host.tools);
  } finally {
    await close();
  }
}
