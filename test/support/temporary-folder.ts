import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder that `await using` removes. `parent` puts it on a different disk. */
export async function createTemporaryFolder(parent = tmpdir()): Promise<{ dir: string } & AsyncDisposable> {
  const dir = await mkdtemp(path.join(parent, 'qotd-'));
  // On Windows, files of a process that has just ended may still be in use.
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true, maxRetries: 10 }) };
}
