import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The built command line, built first if needed. Test files that run in parallel build once. */
export function builtCli(): string {
  // The Vite configuration detects tests by this variable, and this is a build.
  const { VITEST: _, ...env } = process.env;
  const build = spawnSync(process.execPath, [path.join(ROOT, 'electron/build.ts')], { env });
  if (build.status !== 0) throw new Error(`The build failed: ${build.stderr}`);
  return path.join(ROOT, 'out/cli/cli.js');
}
