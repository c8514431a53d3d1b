import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STEPS = pathToFileURL(path.join(ROOT, 'electron/start-steps.ts')).href;

/** The built command line, built first if needed. Test files that run in parallel build once. */
export function builtCli(): string {
  // The Vite configuration detects tests by this variable, and this is a build.
  const { VITEST: _, ...env } = process.env;
  const code = `import { buildIfStale } from ${JSON.stringify(STEPS)};
    if ((await buildIfStale(${JSON.stringify(ROOT)})) !== 'ready') process.exitCode = 1;`;
  const build = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { env });
  if (build.status !== 0) throw new Error(`The build failed: ${build.stderr}`);
  return path.join(ROOT, 'out/cli/cli.js');
}
