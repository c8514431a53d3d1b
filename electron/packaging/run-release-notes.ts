import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseNotes } from './release-notes.ts';

/** `npm run --silent release-notes -- VERSION`: prints the changes in a version. */
const [version, ...more] = process.argv.slice(2);
const changelog = path.resolve(import.meta.dirname, '../../CHANGELOG.md');

try {
  if (version === undefined || more.length > 0)
    throw new Error('Specify one version, such as 0.1.0 or Unreleased.');
  process.stdout.write(`${releaseNotes(readFileSync(changelog, 'utf8'), version)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
