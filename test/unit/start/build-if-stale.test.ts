import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { listCliParts } from '../../../electron/build-if-stale.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = ['electron/host/create-host.ts', 'renderer/main.tsx', 'shared/limits.ts', 'vite.config.ts'];
const PARTS = ['client', 'reference', 'main', 'preload', 'cli', 'workers'];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 9, 9, minute));

/**
 * A fake Vite that records its process ID and the part. Each build waits for the file `go`, and fails if `go`
 * names its part.
 */
const VITE = `
  import { appendFileSync, existsSync, readFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  export const createBuilder = () => ({
    environments: ${JSON.stringify(Object.fromEntries(PARTS.map((name) => [name, { name }])))},
    async build({ name }) {
      appendFileSync('builds', process.pid + ' ' + name + '\\n');
      while (!existsSync('go')) await setTimeout(20);
      if (readFileSync('go', 'utf8') === name) throw new Error('broken');
    },
  });`;

/** Creates a checkout with the build script. Its sources changed in minute 1. */
async function createCheckout() {
  const folder = await createTemporaryFolder();
  const file = (name: string) => path.join(folder.dir, name);
  const write = async (name: string, content: string) => {
    await mkdir(path.dirname(file(name)), { recursive: true });
    await writeFile(file(name), content);
  };
  await write('package.json', '{"type":"module"}');
  await write('node_modules/vite/package.json', '{"type":"module","main":"index.js"}');
  await write('node_modules/vite/index.js', VITE);
  for (const name of SOURCES) await write(name, '');
  for (const name of ['build.ts', 'build-if-stale.ts'])
    await cp(path.join(ROOT, 'electron', name), file(`electron/${name}`));
  const folders = ['electron', 'electron/host', 'renderer', 'shared'];
  for (const name of [
    ...SOURCES,
    ...folders,
    'package.json',
    'electron/build.ts',
    'electron/build-if-stale.ts',
  ])
    await utimes(file(name), at(1), at(1));
  /** Starts a build of these parts, or of all parts. */
  const start = (...parts: string[]) =>
    spawn(process.execPath, [file('electron/build.ts'), ...parts], { cwd: folder.dir });
  const builds = async () =>
    (await readFile(file('builds'), 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return { file, write, start, builds, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

const exitCode = async (child: ChildProcess): Promise<unknown> => (await once(child, 'close'))[0];

/** Creates a checkout that was built in minute 2. */
async function createBuiltCheckout() {
  const tree = await createCheckout();
  for (const part of PARTS) {
    await tree.write(`out/${part}.built`, '');
    await utimes(tree.file(`out/${part}.built`), at(2), at(2));
  }
  await tree.write('go', '');
  const rebuild = async () => {
    expect(await exitCode(tree.start())).toBe(0);
    return (await tree.builds()).map((build) => build.split(' ')[1]);
  };
  return { ...tree, rebuild };
}

describe('the build', () => {
  it("doesn't run if it's newer than its sources", async () => {
    await using tree = await createBuiltCheckout();
    expect(await tree.rebuild()).toEqual([]);
  });

  it.each([...SOURCES, 'package.json'])('updates all parts after a change to %s', async (name) => {
    await using tree = await createBuiltCheckout();
    await utimes(tree.file(name), at(3), at(3));
    expect(await tree.rebuild()).toEqual(PARTS);
  });

  it('creates a missing part', async () => {
    await using tree = await createBuiltCheckout();
    await rm(tree.file('out/cli.built'));
    expect(await tree.rebuild()).toEqual(['cli']);
  });

  it('updates all parts if a source was deleted', async () => {
    await using tree = await createBuiltCheckout();
    await rm(tree.file('electron/host/create-host.ts'));
    expect(await tree.rebuild()).toEqual(PARTS);
  });

  it('updates all parts after packages were reinstalled', async () => {
    await using tree = await createBuiltCheckout();
    await tree.write('node_modules/.package-lock.json', '{}');
    expect(await tree.rebuild()).toEqual(PARTS);
  });

  it('updates only the parts that the CLI needs', async () => {
    await using tree = await createCheckout();
    await tree.write('go', '');
    const buildFor = async (...args: string[]) => {
      expect(await exitCode(tree.start(...listCliParts(args)))).toBe(0);
      return (await tree.builds()).map((build) => build.split(' ')[1]);
    };
    const parts = ['reference', 'cli', 'workers'];
    expect(await buildFor('exec', '--', 'npm', 'test')).toEqual(parts);
    expect(await buildFor('serve', '--memory')).toEqual(parts);
    expect(await buildFor('serve', '--memory', '--ui')).toEqual([...parts, 'client']);
  });

  it('runs once for 2 processes, because the second waits for the first', async () => {
    await using tree = await createCheckout();
    const first = tree.start();
    await expect.poll(tree.builds).toHaveLength(1);
    const second = tree.start();
    expect(String(await once(second.stderr, 'data'))).toContain('Waiting for another process');
    const ends = Promise.all([exitCode(first), exitCode(second)]);
    await tree.write('go', '');
    expect(await ends).toEqual([0, 0]);
    expect(await tree.builds()).toHaveLength(PARTS.length);
  });

  it('runs again after it failed, was killed, or missed a change', async () => {
    await using tree = await createCheckout();
    await tree.write('go', 'main');
    const failing = tree.start();
    const [errors, code] = await Promise.all([text(failing.stderr), exitCode(failing)]);
    expect(errors).toContain('broken');
    expect(code).not.toBe(0);
    await rm(tree.file('go'));
    const killed = tree.start();
    await expect.poll(async () => (await tree.builds()).at(-1)).toBe(`${killed.pid} main`);
    killed.kill('SIGKILL');
    await once(killed, 'close');
    const missing = tree.start();
    await expect.poll(async () => (await tree.builds()).at(-1)).toBe(`${missing.pid} main`);
    await tree.write('shared/limits.ts', 'changed');
    await tree.write('go', '');
    expect(await exitCode(missing)).toBe(0);
    const last = tree.start();
    expect(await exitCode(last)).toBe(0);
    expect((await tree.builds()).filter((build) => build.startsWith(`${last.pid} `))).toHaveLength(
      PARTS.length,
    );
  });
});

it('npm run build prints no warnings about slow plugins', async () => {
  const { environments } = await resolveConfig(
    { root: ROOT, configFile: path.join(ROOT, 'vite.config.ts') },
    'build',
  );
  for (const { build } of Object.values(environments)) {
    expect(build.rolldownOptions.checks).toEqual({ bundlerTimings: false });
  }
});
