import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export interface Installed {
  dir: string;
  version: string;
  bin: Readonly<Record<string, string>>;
}

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]),
});

/**
 * Installs packages from npm's registry into a folder without running their install scripts. `wanted` has a
 * `name@version` for each alias. Throws if npm fails.
 */
export async function install<Alias extends string>(
  folder: string,
  wanted: Readonly<Record<Alias, string>>,
): Promise<(alias: Alias) => Installed> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const packages = Object.entries(wanted).map(([alias, spec]) => `${alias}@npm:${spec}`);
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...packages],
    {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('npm could not install the peers; see the lines above.');
  return (alias) => {
    const dir = join(folder, 'node_modules', alias);
    const { name, version, bin } = packageSchema.parse(
      JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')),
    );
    return { dir, version, bin: typeof bin === 'string' ? { [name]: bin } : bin };
  };
}

/** Returns the path of one of the package's programs. Throws if the package doesn't have it. */
export function findProgram({ dir, bin }: Installed, name: string): string {
  const file = bin[name];
  if (!file) throw new Error(`There is no program ${name} in ${dir}.`);
  return join(dir, file);
}
