import { afterEach, beforeEach } from 'vitest';
import { temporaryFolder } from './temporary.ts';

/** The folder of the test that runs: each test of a file has one of its own, removed after it. */
export function folderOfEachTest(): { readonly dir: string } {
  const current = { dir: '' };
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
    current.dir = folder.dir;
  });
  afterEach(() => folder[Symbol.asyncDispose]());
  return current;
}
