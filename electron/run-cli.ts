import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';

/**
 * `npm run cli -- …`: the built command line, built first where that is needed. It runs in this very process, so
 * arguments, signals, process id and exit code are its own.
 */
const root = path.dirname(import.meta.dirname);
const build = buildIfStale(root);
if (build === 'ready') {
  await import(pathToFileURL(path.join(root, 'out/cli/cli.js')).href);
} else {
  if (build === 'failed') process.stderr.write('The build failed; the lines above say why.\n');
  process.exitCode = 3;
}
