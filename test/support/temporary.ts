import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own for one test; removed by `await using`. */
export async function temporaryFolder(): Promise<{ dir: string } & AsyncDisposable> {
  const dir = await mkdtemp(path.join(tmpdir(), 'qotd-'));
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}
