import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isStale } from '../../electron/start-steps.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The command line as built, built first where that is needed. */
export function builtCli(): string {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  // The configuration knows tests by this variable, and a build is none.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  if (isStale(ROOT)) {
    const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: ROOT, env });
    if (build.status !== 0) throw new Error(`The build failed: ${build.stderr}`);
  }
  return path.join(ROOT, 'out/cli/cli.js');
}
