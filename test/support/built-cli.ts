import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns the built command line. Builds it first if needed, once for test files that run in parallel. */
export function findBuiltCli(): string {
  // The Vite configuration detects tests by this variable, and this is a build.
  const { VITEST: _, ...env } = process.env;
  const build = spawnSync(process.execPath, [path.join(ROOT, 'electron/build.ts')], { env });
  if (build.status !== 0) throw new Error(`The build failed: ${build.stderr}`);
  return path.join(ROOT, 'out/cli/cli.js');
}
