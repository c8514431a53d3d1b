import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StartThread } from '../../../../electron/host/similar/meaning/thread.ts';
import { workerThread } from '../../../../electron/host/similar/meaning/worker-thread.ts';
import { builtCli } from '../../../support/built-cli.ts';
import { MODEL } from '../../../support/similar/meaning/reads.ts';
import { startTitleThread, titleWorker } from '../../../support/similar/title-worker.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

const TITLES = [
  'What is your favourite film?',
  'Which movie do you like best?',
  '',
  '😀 東京 \ud800',
  'x'.repeat(2_000),
];

/** What a thread tells of titles, until it has read them all or has ended. */
function readWith(startThread: StartThread, titles: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<{
    models: number[];
    rows: Map<string, Int8Array>;
    ended: string | null;
  }>();
  const models: number[] = [];
  const rows = new Map<string, Int8Array>();
  let left = titles.length;
  const thread = startThread({
    onReady: (model) => models.push(model),
    onRead(title, row) {
      rows.set(title, row);
      left -= 1;
      if (left > 0) return;
      thread.stop();
      resolve({ models, rows, ended: null });
    },
    onEnd: (error) => resolve({ models, rows, ended: String(error) }),
  });
  for (const title of titles) thread.read(title);
  return promise;
}

/** How nice each thread of this process with that name is (proc_pid_stat(5): the 19th field). */
const prioritiesOf = (name: string): number[] =>
  readdirSync('/proc/self/task')
    .map((id) => readFileSync(`/proc/self/task/${id}/stat`, 'utf8'))
    .filter((stat) => stat.includes(`(${name})`))
    .map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));

describe('the thread that reads titles', () => {
  it('tells of its model and then of each title, the same every time', async () => {
    const [first, second] = [
      await readWith(startTitleThread, TITLES),
      await readWith(startTitleThread, TITLES),
    ];
    expect(first.models).toHaveLength(1);
    expect([...first.rows.keys()]).toEqual(TITLES);
    expect(first.rows.get(TITLES[0] ?? '')?.some((value) => value !== 0)).toBe(true);
    expect(second).toEqual(first);
  });

  it('is the same where it was built', async () => {
    const built = path.resolve(builtCli(), '../../workers/title-worker.mjs');
    expect(await readWith(workerThread(built), TITLES)).toEqual(await readWith(startTitleThread, TITLES));
  });

  it.runIf(process.platform === 'linux')('gives way to all others', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly number[]>();
    const thread = startTitleThread({
      onReady: () => resolve(prioritiesOf('titles')),
      onRead() {},
      onEnd: () => resolve([]),
    });
    expect(await promise).toEqual([19]);
    thread.stop();
  });

  it.each([
    ['there is no program', async () => {}],
    [
      'it falls over',
      (dir: string) =>
        writeFile(path.join(dir, 'worker.ts'), 'setTimeout(() => { throw new Error("x") }, 10)'),
    ],
    ['it ends', (dir: string) => writeFile(path.join(dir, 'worker.ts'), 'process.exit(3)')],
    [
      'it says what nobody understands',
      (dir: string) =>
        writeFile(
          path.join(dir, 'worker.ts'),
          'import { parentPort } from "node:worker_threads"; parentPort.postMessage("hello"); setInterval(() => {}, 1000);',
        ),
    ],
  ])('says once where %s', async (_what, make) => {
    await using folder = await temporaryFolder();
    await mkdir(path.join(folder.dir, 'data'));
    await make(folder.dir);
    const { ended, rows } = await readWith(workerThread(path.join(folder.dir, 'worker.ts')), TITLES);
    expect(ended).not.toBeNull();
    expect(rows.size).toBe(0);
  });

  it('says once where there is no model', async () => {
    await using folder = await temporaryFolder();
    const { ended, rows } = await readWith(
      workerThread(titleWorker, path.join(folder.dir, 'model.bin')),
      TITLES,
    );
    expect(ended).toContain('ENOENT');
    expect(rows.size).toBe(0);
  });

  it('keeps no process alive', async () => {
    await using folder = await temporaryFolder();
    const program = path.join(folder.dir, 'program.mts');
    const module = path.resolve(
      import.meta.dirname,
      '../../../../electron/host/similar/meaning/worker-thread.ts',
    );
    await writeFile(
      program,
      `import { workerThread } from ${JSON.stringify(module)};
      const thread = workerThread(${JSON.stringify(titleWorker)}, ${JSON.stringify(MODEL)})({ onReady() {}, onRead() {}, onEnd() {} });
      thread.read('What is your favourite film?');`,
    );
    const { status, signal } = spawnSync(process.execPath, [program], { timeout: 120_000 });
    expect([status, signal]).toEqual([0, null]);
  });
});
