import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';
import { calledFrom } from './called-from.ts';

/**
 * `npm run cli -- …`: the built command line, built first where that is needed. It runs in this very process, so
 * arguments, signals, process id and exit code are its own. Paths are meant from where npm was called.
 */
const root = path.dirname(import.meta.dirname);
const build = buildIfStale(root);
if (build === 'ready') {
  const folder = calledFrom(root, process.env);
  if (folder !== undefined) {
    process.chdir(folder);
    // Of shells and what they start, some believe this rather than the system.
    process.env.PWD = folder;
  }
  await import(pathToFileURL(path.join(root, 'out/cli/cli.js')).href);
} else {
  if (build === 'failed') process.stderr.write('The build failed; the lines above say why.\n');
  process.exitCode = 3;
}
