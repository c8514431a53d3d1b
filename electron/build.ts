import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createBuilder } from 'vite';
import { findStaleParts, getStampPath } from './build-if-stale.ts';

/** `npm run build` builds the app's stale parts. Arguments limit the build to some parts. */
const root = path.dirname(import.meta.dirname);
const parts = process.argv.slice(2);
// A development build is larger and slower.
process.env.NODE_ENV = 'production';

mkdirSync(path.join(root, 'out'), { recursive: true });
// The system releases the lock when this process ends for any reason.
const lock = new DatabaseSync(path.join(root, 'out/build.lock'));
try {
  lock.exec('BEGIN EXCLUSIVE');
} catch {
  process.stderr.write('Waiting for another process to finish building the app…\n');
  lock.exec(`PRAGMA busy_timeout = ${2 ** 31 - 1}; BEGIN EXCLUSIVE`);
}
const start = new Date();
const stale = findStaleParts(parts.length === 0 ? undefined : parts);
if (stale.length > 0) {
  const { environments, build } = await createBuilder({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
  });
  for (const environment of Object.values(environments)) {
    const stamp = getStampPath(environment.name);
    if (!stale.includes(environment.name)) continue;
    rmSync(stamp, { force: true });
    await build(environment);
    writeFileSync(stamp, '');
    utimesSync(stamp, start, start);
  }
}
lock.close();
