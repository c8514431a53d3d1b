import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { createFolderPerTest } from '../../support/folder-per-test.ts';

const LAUNCH = path.resolve(import.meta.dirname, '../../../electron/run-on-supported-node.cjs');

const folder = createFolderPerTest();

async function written(name: string, source: string): Promise<string> {
  const file = path.join(folder.dir, name);
  await writeFile(file, source);
  return file;
}

/** Writes a program that runs until it receives a signal and then prints the signal. */
const waiting = () =>
  written(
    'waiting.ts',
    `const stay = setInterval(() => {}, 1000);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => { console.log(signal); clearInterval(stay); });
    console.log('ready');`,
  );

/**
 * Returns the output lines of a command and its child processes. Calls `whenReady` when the command prints
 * "ready".
 */
async function readOutput(
  [program, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  whenReady: (child: ReturnType<typeof spawn>) => void,
): Promise<string[]> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => {
    output.push(line);
    if (line === 'ready') whenReady(child);
  });
  await once(lines, 'close');
  return output;
}

describe('the entry on a supported Node version', () => {
  it('runs as if it were started directly, with its exit code', async () => {
    const entry = await written(
      'entry.ts',
      'const args: string[] = process.argv.slice(1); console.log(JSON.stringify(args)); process.exitCode = 7;',
    );
    const { stdout, status } = spawnSync(process.execPath, [LAUNCH, entry, 'serve', '--port', '0']);
    expect(JSON.parse(stdout.toString())).toEqual([entry, 'serve', '--port', '0']);
    expect(status).toBe(7);
  });

  it.skipIf(process.platform === 'win32')(
    "ends with npm even if the shell doesn't forward the signal",
    async () => {
      const script = `"${process.execPath}" "${LAUNCH}" "${await waiting()}"; true`;
      const output = await readOutput(
        ['/bin/sh', '-c', script],
        { npm_package_name: 'qotd-studio' },
        (shell) => shell.kill('SIGTERM'),
      );
      expect(output).toEqual(['ready', 'SIGTERM']);
    },
  );

  it.skipIf(process.platform !== 'linux')('forwards signals if it uses a different Node', async () => {
    const old = await written(
      'old.cjs',
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });`,
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const output = await readOutput(
        [process.execPath, '--require', old, LAUNCH, await waiting()],
        { NODE_OPTIONS: '' },
        (child) => child.kill(signal),
      );
      expect(output).toEqual(['ready', signal]);
    }
  });
});

describe('the entry on an old Node version without a newer one', () => {
  it.each([
    ['linux', 'loong64', 'Install it from https://nodejs.org.'],
    ['darwin', 'arm64', 'Install it from https://nodejs.org.'],
    ['win32', 'arm64', 'Install it from https://nodejs.org.'],
    ['win32', 'x64', 'Run `npm ci` to install Node.js 24'],
  ])('explains on %s %s how to install Node', async (platform, arch, expected) => {
    const old = await written(
      `old-${platform}-${arch}.cjs`,
      `const values = { platform: '${platform}', arch: '${arch}', versions: { ...process.versions, node: '20.19.0' } };
      for (const [name, value] of Object.entries(values)) Object.defineProperty(process, name, { value });`,
    );
    const { stderr, status } = spawnSync(process.execPath, ['--require', old, LAUNCH, 'entry.ts'], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(stderr.toString()).toContain(expected);
    expect(status).toBe(3);
  });
});
