import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Returns the path of the built command line. Builds the command line first if it's missing or stale. Test
 * files that run in parallel build it only once.
 */
export function findBuiltCli(): string {
  // The Vite configuration would mistake this build for a test run.
  const { VITEST: _, ...env } = process.env;
  const build = spawnSync(process.execPath, [path.join(ROOT, 'electron/build.ts')], { env });
  if (build.status !== 0) throw new Error(`The build failed: ${build.stderr}`);
  return path.join(ROOT, 'out/cli/cli.js');
}
