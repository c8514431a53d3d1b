import { spawnSync } from 'node:child_process';
import { appendFile, cp, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../support/temporary.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** All that is looked through, and what says how. */
const LOOKED_AT = [
  'electron',
  'renderer',
  'shared',
  'test',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.knip.jsonc',
  '.dependency-cruiser.json',
];

/** What is added to a file, and what should be said of it. */
const PLANTED: readonly [file: string, source: string, finding: string][] = [
  ['shared/text/lines.ts', 'export const planted = 1;', 'exports planted'],
  ['electron/host/host.ts', 'export const planted = 1; planted.toString();', 'exports planted'],
  ['electron/shell/channels.ts', 'export interface Planted { a: 1 }', 'types Planted'],
  ['renderer/editor/paste-strip.tsx', 'export const Planted = () => null;', 'exports Planted'],
  ['test/support/temporary.ts', 'export const planted = 1;', 'exports planted'],
  ['test/bench/harness.ts', 'export const planted = 1;', 'exports planted'],
  ['renderer/ui/planted.tsx', 'export const planted = 1;', 'files renderer/ui/planted.tsx'],
  ['shared/text/visible.ts', "import 'picomatch';", 'unlisted picomatch'],
];

describe('the search for dead code', () => {
  it('names each piece that is planted in the tree, and nothing else', async () => {
    await using copy = await temporaryFolder();
    for (const name of LOOKED_AT)
      await cp(path.join(ROOT, name), path.join(copy.dir, name), { recursive: true });
    await symlink(path.join(ROOT, 'node_modules'), path.join(copy.dir, 'node_modules'), 'junction');
    for (const [file, source] of PLANTED) await appendFile(path.join(copy.dir, file), `\n${source}\n`);
    await giveUnusedPackage(path.join(copy.dir, 'package.json'));

    expect(findings(copy.dir)).toEqual({
      status: 1,
      found: [
        ...PLANTED.map(([file, , finding]) => `${file}: ${finding}`),
        'package.json: devDependencies planted',
      ].toSorted(),
    });
  });
});

async function giveUnusedPackage(file: string): Promise<void> {
  const manifest = z.looseObject({ devDependencies: z.record(z.string(), z.string()) });
  const { default: raw }: { default: unknown } = await import(file, { with: { type: 'json' } });
  const { devDependencies, ...rest } = manifest.parse(raw);
  await writeFile(
    file,
    JSON.stringify({ ...rest, devDependencies: { ...devDependencies, planted: '1.0.0' } }),
  );
}

/** What the project's own configuration finds in a folder, a line each. */
function findings(dir: string): { status: number | null; found: string[] } {
  const knip = path.join(ROOT, 'node_modules/knip/bin/knip.js');
  // By this the build's configuration would take the command for the tests.
  const { VITEST: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [knip, '--reporter', 'json'], {
    cwd: dir,
    env,
    encoding: 'utf8',
  });
  const named = z.array(z.object({ name: z.string() }));
  const report = z.object({
    issues: z.array(z.object({ file: z.string() }).catchall(named)),
  });
  const found = report
    .parse(JSON.parse(stdout))
    .issues.flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, names]) => names.map(({ name }) => `${file}: ${kind} ${name}`)),
    );
  return { status, found: found.toSorted() };
}
