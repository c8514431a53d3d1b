import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { MEMBER, startApi } from '../support/test-api.ts';

/**
 * A client like the one that oazapfts generates for an operation: the name, method, path, and default URL
 * come from the description.
 */
const CLIENT = `
const { paths, servers } = await (await fetch(process.env.QOTD_DESCRIPTION)).json();
const [found] = Object.entries(paths).filter(([, { post }]) => post?.operationId === 'createQuestion');
export const defaults = { baseUrl: servers[0].url, headers: {} };
export async function createQuestion(body) {
  const headers = { ...defaults.headers, 'Content-Type': 'application/json' };
  const response = await fetch(defaults.baseUrl + found[0], { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, data: await response.json() };
}
`;

it('the sample program in docs/bots/local-api.md works with a generated client', async () => {
  await using folder = await createTemporaryFolder();
  const api = await startApi();
  try {
    const page = await readFile(path.resolve(import.meta.dirname, '../../docs/bots/local-api.md'), 'utf8');
    const program = path.join(folder.dir, 'program.ts');
    await writeFile(path.join(folder.dir, 'package.json'), '{"type":"module"}');
    await writeFile(path.join(folder.dir, 'client.ts'), CLIENT);
    await writeFile(program, /```ts\n(.*?)```/s.exec(page)?.[1] ?? '');
    const env = { ...process.env, QOTD_DESCRIPTION: `${api.origin}/openapi.json`, QOTD_MEMBER_TOKEN: MEMBER };
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
    expect(api.library.question(Number(stdout))).toMatchObject({ question: { title: 'Tea or coffee?' } });
  } finally {
    await api.close();
  }
});
