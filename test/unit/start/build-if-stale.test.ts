import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isStale } from '../../../electron/start-steps.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const SOURCES = [
  'electron/host/host.ts',
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
];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 9, 9, minute));

/** A checkout whose sources were last changed in minute 1 and built in minute 2. */
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
  return { dir: folder.dir, file, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

describe('isStale', () => {
  it('is false for a build that is newer than its sources', async () => {
    await using tree = await checkout();
    expect(isStale(tree.dir)).toBe(false);
  });

  it.each(SOURCES)('notices a change of %s', async (name) => {
    await using tree = await checkout();
    await utimes(tree.file(name), at(3), at(3));
    expect(isStale(tree.dir)).toBe(true);
  });

  it.each(BUILT)('notices that %s is missing', async (name) => {
    await using tree = await checkout();
    await rm(tree.file(name));
    expect(isStale(tree.dir)).toBe(true);
  });

  it('notices a source that was removed', async () => {
    await using tree = await checkout();
    await rm(tree.file('electron/host/host.ts'));
    expect(isStale(tree.dir)).toBe(true);
  });

  it('notices packages that were installed anew', async () => {
    await using tree = await checkout();
    await mkdir(tree.file('node_modules'));
    await writeFile(tree.file('node_modules/.package-lock.json'), '{}');
    expect(isStale(tree.dir)).toBe(true);
  });
});
