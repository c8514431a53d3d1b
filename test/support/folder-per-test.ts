import { afterEach, beforeEach } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** Returns the current test's folder. Each test of a file has its own folder, which is removed afterwards. */
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
