import { afterEach, beforeEach } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** Returns the folder of the current test. Each test of a file has its own, which is removed afterwards. */
export function folderPerTest(): { readonly dir: string } {
  const current = { dir: '' };
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
    current.dir = folder.dir;
  });
  afterEach(() => folder[Symbol.asyncDispose]());
  return current;
}
