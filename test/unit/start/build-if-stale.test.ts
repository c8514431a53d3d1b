import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { buildIfStale, cliParts, staleParts } from '../../../electron/start-steps.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const SOURCES = [
  'electron/host/create-host.ts',
  'renderer/main.tsx',
  'shared/limits.ts',
  'package.json',
  'vite.config.ts',
];
const BUILT = [
  'out/main/main.js',
  'out/preload/preload.cjs',
  'out/cli/cli.js',
  'out/reference/reference.js',
  'out/renderer/index.html',
  'out/workers/import-worker.mjs',
  'out/workers/search-worker.mjs',
];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 9, 9, minute));

/** A checkout whose sources changed in minute 1, and which was built in minute 2. */
async function checkout() {
  const folder = await temporaryFolder();
  const file = (name: string) => path.join(folder.dir, name);
  for (const name of [...SOURCES, ...BUILT]) {
    await mkdir(path.dirname(file(name)), { recursive: true });
    await writeFile(file(name), '');
    await utimes(file(name), at(2), at(BUILT.includes(name) ? 2 : 1));
  }
  for (const name of ['electron/host', 'electron', 'renderer', 'shared'])
    await utimes(file(name), at(1), at(1));
  /** The process IDs of all builds so far. */
  const builders = async () =>
    (await readFile(file('builds'), 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number);
  return { dir: folder.dir, file, builders, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

describe('staleParts', () => {
  it('is empty for a build newer than its sources', async () => {
    await using tree = await checkout();
    expect(staleParts(tree.dir)).toEqual([]);
  });

  it.each(SOURCES)('has all parts after a change of %s', async (name) => {
    await using tree = await checkout();
    await utimes(tree.file(name), at(3), at(3));
    expect(staleParts(tree.dir)).toHaveLength(6);
  });

  it.each(BUILT)('has the part if %s is missing', async (name) => {
    await using tree = await checkout();
    await rm(tree.file(name));
    expect(staleParts(tree.dir)).toEqual([
      name === 'out/renderer/index.html' ? 'client' : name.split('/')[1],
    ]);
  });

  it('has all parts if a source was deleted', async () => {
    await using tree = await checkout();
    await rm(tree.file('electron/host/create-host.ts'));
    expect(staleParts(tree.dir)).toHaveLength(6);
  });

  it('has all parts if packages were installed again', async () => {
    await using tree = await checkout();
    await mkdir(tree.file('node_modules'));
    await writeFile(tree.file('node_modules/.package-lock.json'), '{}');
    expect(staleParts(tree.dir)).toHaveLength(6);
  });
});

const STEPS = pathToFileURL(path.resolve(import.meta.dirname, '../../../electron/start-steps.ts')).href;

/** A fake Vite that writes its process ID, and builds the parts in `QOTD_PARTS` into `QOTD_OUT` once the file `go` exists. */
const BUILD = `
  const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
  const { dirname } = require('node:path');
  appendFileSync('builds', process.pid + '\\n');
  const timer = setInterval(() => {
    if (!existsSync('go')) return;
    clearInterval(timer);
    const { QOTD_OUT: out, QOTD_PARTS: parts } = process.env;
    for (const name of ${JSON.stringify(BUILT.map((file) => file.slice('out/'.length)))}) {
      if (!parts.split(',').includes(name.split('/')[0].replace('renderer', 'client'))) continue;
      const file = out + '/' + name;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'built by ' + process.pid);
    }
  }, 20);`;

/** A process that builds the checkout if it is stale, and prints the result. */
function startBuild(root: string) {
  const code = `import { buildIfStale } from ${JSON.stringify(STEPS)};
    console.log(await buildIfStale(${JSON.stringify(root)}));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    written.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.err += chunk;
  });
  return { child, written, closed: once(child, 'close') };
}

function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A checkout without a build. */
async function staleCheckout() {
  const tree = await checkout();
  await rm(tree.file('out'), { recursive: true });
  await mkdir(tree.file('node_modules/vite/bin'), { recursive: true });
  await writeFile(tree.file('node_modules/vite/bin/vite.js'), BUILD);
  return tree;
}

describe('buildIfStale', () => {
  it('builds once for two processes: the second waits for the first', async () => {
    await using tree = await staleCheckout();
    const first = startBuild(tree.dir);
    await expect.poll(tree.builders).toHaveLength(1);
    const second = startBuild(tree.dir);
    await expect.poll(() => second.written.err).toContain('Waiting for another process');
    await writeFile(tree.file('go'), '');
    await Promise.all([first.closed, second.closed]);
    expect([first.written.out, second.written.out]).toEqual(['ready\n', 'ready\n']);
    expect(await tree.builders()).toHaveLength(1);
  });

  it('builds only the stale parts that the command line needs', async () => {
    await using tree = await staleCheckout();
    await writeFile(tree.file('go'), '');
    expect(await buildIfStale(tree.dir, { parts: cliParts(['exec', '--', 'npm', 'test']) })).toBe('ready');
    expect(staleParts(tree.dir)).toEqual(['client', 'main', 'preload']);
    expect(await buildIfStale(tree.dir, { parts: cliParts(['serve', '--memory']) })).toBe('ready');
    expect(await tree.builders()).toHaveLength(1);
    const before = await readFile(tree.file('out/cli/cli.js'), 'utf8');
    expect(await buildIfStale(tree.dir, { parts: cliParts(['serve', '--memory', '--ui']) })).toBe('ready');
    expect(staleParts(tree.dir)).toEqual(['main', 'preload']);
    expect(await readFile(tree.file('out/cli/cli.js'), 'utf8')).toBe(before);
  });

  it('keeps the last build if a build fails, and ignores one that goes on after its process was killed', async () => {
    await using tree = await checkout();
    await mkdir(tree.file('node_modules/vite/bin'), { recursive: true });
    const vite = tree.file('node_modules/vite/bin/vite.js');
    await writeFile(vite, `${BUILD} if (existsSync('broken')) process.exit(1);`);
    await utimes(tree.file('package.json'), at(3), at(3));
    await writeFile(tree.file('broken'), '');
    expect(await buildIfStale(tree.dir)).toBe('failed');
    expect((await readdir(tree.file('out'))).toSorted()).toEqual([
      'build.lock',
      'cli',
      'main',
      'preload',
      'reference',
      'renderer',
      'workers',
    ]);
    await rm(tree.file('broken'));
    const first = startBuild(tree.dir);
    await expect.poll(tree.builders).toHaveLength(2);
    const ended = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await ended;
    await writeFile(tree.file('go'), '');
    expect(await buildIfStale(tree.dir)).toBe('ready');
    const [, orphan, last] = await tree.builders();
    await expect.poll(() => isRunning(orphan)).toBe(false);
    expect(await readFile(tree.file('out/cli/cli.js'), 'utf8')).toBe(`built by ${last}`);
  });

  it('builds after a process was killed while building', async () => {
    await using tree = await staleCheckout();
    const first = startBuild(tree.dir);
    await expect.poll(tree.builders).toHaveLength(1);
    first.child.kill('SIGKILL');
    for (const orphan of await tree.builders()) process.kill(orphan, 'SIGKILL');
    await first.closed;
    await writeFile(tree.file('go'), '');
    const second = startBuild(tree.dir);
    await second.closed;
    expect(second.written.out).toBe('ready\n');
    expect(await tree.builders()).toHaveLength(2);
  });

  it('uses an existing build if no lock can be created', async () => {
    await using tree = await checkout();
    await mkdir(tree.file('out/build.lock'));
    expect(await buildIfStale(tree.dir)).toBe('ready');
  });

  it('stops waiting when aborted', async () => {
    await using tree = await staleCheckout();
    expect(await buildIfStale(tree.dir, { signal: AbortSignal.abort() })).toBe('stopped');
  });
});

describe('the build', () => {
  it('prints no warnings about slow plugins', async () => {
    const root = path.join(import.meta.dirname, '../../..');
    const { environments } = await resolveConfig(
      { root, configFile: path.join(root, 'vite.config.ts') },
      'build',
    );
    for (const { build } of Object.values(environments)) {
      expect(build.rolldownOptions.checks).toEqual({ bundlerTimings: false });
    }
  });
});
