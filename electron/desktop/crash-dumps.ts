import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { App, CrashReporter } from 'electron';
import type { CrashDump } from '../host/bridge/problem-report.ts';
import type { Log } from '../host/ports.ts';

/**
 * Stores dumps of native crashes in Electron's `crashDumps` folder, and logs which process ended. Uploads
 * nothing, because a dump contains the process's memory with questions and tokens.
 */
export function recordCrashes(
  app: Pick<App, 'on'>,
  crashReporter: Pick<CrashReporter, 'start'>,
  log: Log,
): void {
  crashReporter.start({ uploadToServer: false });
  app.on('child-process-gone', (_, { type, reason, exitCode, name, serviceName }) => {
    if (reason === 'clean-exit') return;
    log.warn('A process of the app ended', { type, service: name ?? serviceName, reason, exitCode });
  });
}

const MAX_LISTED_DUMPS = 20;
const DUMP_NAME = /^[\w-]{1,80}\.dmp$/;

/**
 * Resolves with the newest dumps. Searches subfolders because their names depend on the system. Never
 * rejects.
 */
export async function listCrashDumps(folder: string): Promise<CrashDump[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const dumps = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && DUMP_NAME.test(entry.name))
      .map(async ({ name, parentPath }) => {
        const { size, mtimeMs } = await stat(path.join(parentPath, name)).catch(() => GONE);
        return { name, bytes: size, mtimeMs };
      }),
  );
  return dumps
    .toSorted((a, b) => b.mtimeMs - a.mtimeMs)
    .slice(0, MAX_LISTED_DUMPS)
    .map(({ name, bytes }) => ({ name, bytes }));
}

const GONE = { size: 0, mtimeMs: 0 };
