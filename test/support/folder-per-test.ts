import { afterEach, beforeEach } from 'vitest';
import { createTemporaryFolder } from './temporary-folder.ts';

/**
 * Returns the current test's folder. Each test in the file has a separate folder, and it's removed after the
 * test.
 */
export function createFolderPerTest(): { readonly dir: string } {
  const current = { dir: '' };
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  beforeEach(async () => {
    folder = await createTemporaryFolder();
    current.dir = folder.dir;
  });
  afterEach(() => folder[Symbol.asyncDispose]());
  return current;
}
