import { EventEmitter } from 'node:events';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from 'electron';
import { describe, expect, it } from 'vitest';
import { listCrashDumps, recordCrashes } from '../../../electron/desktop/crash-dumps.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

describe('recordCrashes', () => {
  it('keeps dumps on this computer and logs only failed processes', () => {
    const app = new EventEmitter();
    const started: unknown[] = [];
    const logged: unknown[] = [];
    recordCrashes(
      app as App,
      { start: (options) => void started.push(options) },
      { ...silentLog, warn: (...line) => void logged.push(line) },
    );
    expect(started).toEqual([{ uploadToServer: false }]);
    app.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 });
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 139 });
    const network = { type: 'Utility', reason: 'oom', exitCode: 9, name: 'Network Service' };
    app.emit('child-process-gone', {}, network);
    expect(logged).toEqual([
      ['A process of the app ended', { type: 'GPU', service: undefined, reason: 'crashed', exitCode: 139 }],
      [
        'A process of the app ended',
        { type: 'Utility', service: 'Network Service', reason: 'oom', exitCode: 9 },
      ],
    ]);
  });
});

describe('listCrashDumps', () => {
  it("returns the dumps' names and sizes, newest first", async () => {
    await using folder = await createTemporaryFolder();
    for (const name of ['completed', 'pending']) await mkdir(path.join(folder.dir, name));
    const add = async (file: string, content: string, seconds: number) => {
      await writeFile(path.join(folder.dir, file), content);
      await utimes(path.join(folder.dir, file), seconds, seconds);
    };
    await add('completed/old-1.dmp', 'x', 1_000);
    await add('pending/new-2.dmp', 'xyz', 2_000);
    await add('completed/What did nobody read.dmp', 'x', 3_000);
    await add('settings.dat', 'x', 3_000);
    expect(await listCrashDumps(folder.dir)).toEqual([
      { name: 'new-2.dmp', bytes: 3 },
      { name: 'old-1.dmp', bytes: 1 },
    ]);
  });

  it('returns an empty list if the folder is missing', async () => {
    expect(await listCrashDumps('/nowhere/at/all')).toEqual([]);
  });
});
