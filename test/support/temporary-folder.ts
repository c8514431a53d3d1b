import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Returns a temporary folder for one test, removed by `await using`. `parent` puts it on another disk. */
export async function createTemporaryFolder(parent = tmpdir()): Promise<{ dir: string } & AsyncDisposable> {
  const dir = await mkdtemp(path.join(parent, 'qotd-'));
  // On Windows, files of a process that has just ended can still be in use.
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true, maxRetries: 10 }) };
}
