import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNodeFiles, type Files } from '../../../electron/host/files.ts';
import { acquireLock, refuseLocked } from '../../../electron/host/library/lock/lock.ts';
import { isMadeFor } from '../../../electron/host/library/lock/lock-file.ts';
import { createProcesses } from '../../../electron/host/library/lock/lock-owner.ts';
import { openStore } from '../../../electron/host/library/store/open-store.ts';
import type { AppError } from '../../../shared/errors.ts';
import { silentLog } from '../../support/silent-log.ts';

import { createMemoryDisk } from '../../support/store-disk.ts';
import { createFakeProcesses } from '../../support/store-processes.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const open = (dir: string) => openStore({ dir, files: createNodeFiles(), log: silentLog });

/** Lays a lock of an owner with these facts over those of this very process. */
async function layLock(dir: string, facts: Record<string, unknown>): Promise<void> {
  await mkdir(join(dir, 'lock'), { recursive: true });
  const owner = { format: 'qotd-studio lock', version: 1, ...createProcesses().self(), ...facts };
  await writeFile(join(dir, 'lock', '1-abcdef.json'), `${JSON.stringify(owner)}\n`);
}

describe('lock', () => {
  it('lets one store at a time have a library, and says who has it', async () => {
    await using folder = await temporaryFolder();
    const first = await open(folder.dir);
    await expect(open(folder.dir)).rejects.toMatchObject({
      code: 'library-in-use',
      details: { path: join(folder.dir, 'lock'), pid: process.pid },
    });
    const [name] = await readdir(join(folder.dir, 'lock'));
    expect(JSON.parse(await readFile(join(folder.dir, 'lock', name ?? ''), 'utf8'))).toMatchObject({
      format: 'qotd-studio lock',
      version: 1,
      pid: process.pid,
    });
    await first.close();
    await (await open(folder.dir)).close();
    expect((await readdir(folder.dir)).filter((one) => one.startsWith('lock'))).toEqual([]);
  });

  it.each([
    ['whose process has ended', { pid: 2 ** 22 + 1 }],
    ['whose number another process has now', { started: '1' }],
    ['of an earlier boot', { boot: '00000000-0000-0000-0000-000000000000' }],
    [
      'of an earlier boot, where boots have no id',
      { boot: null, started: null, since: '2001-01-01T00:00:00.000Z' },
    ],
  ])('is taken over from an owner %s', async (_, facts) => {
    await using folder = await temporaryFolder();
    await layLock(folder.dir, facts);
    await (await open(folder.dir)).close();
    expect((await readdir(folder.dir)).filter((one) => one.startsWith('lock'))).toEqual([]);
  });

  it.each([
    ['waits for an owner that is dying', 3, 'taken'],
    ['is refused where the owner stays', Number.POSITIVE_INFINITY, 'library-in-use'],
  ])('%s', async (_, dyingAfterPauses, end) => {
    await using folder = await temporaryFolder();
    let pauses = 0;
    const processes = createFakeProcesses(100, () => {
      pauses += 1;
      if (pauses === dyingAfterPauses) owner.kill();
    });
    const owner = processes.spawn();
    const options = { dir: folder.dir, files: createNodeFiles() };
    await acquireLock({ ...options, processes: owner.processes });
    const taken = acquireLock({ ...options, processes: processes.spawn().processes });
    expect(
      await taken.then(
        () => 'taken',
        (error: AppError) => error.code,
      ),
    ).toBe(end);
    expect(pauses).toBe(Math.min(dyingAfterPauses, 10));
  });

  it('is taken over when a power loss left it empty or unreadable', async () => {
    await using folder = await temporaryFolder();
    await mkdir(join(folder.dir, 'lock'));
    await (await open(folder.dir)).close();
    await layLock(folder.dir, { pid: 'rubbish' });
    await (await open(folder.dir)).close();
  });

  it('does not come along with a copy of the folder that is made while it is open', async () => {
    await using folder = await temporaryFolder();
    const [original, copy] = [join(folder.dir, 'original'), join(folder.dir, 'copy')];
    const first = await open(original);
    await cp(original, copy, { recursive: true });
    const second = await open(copy);
    await expect(open(original)).rejects.toMatchObject({ code: 'library-in-use' });
    await expect(open(copy)).rejects.toMatchObject({ code: 'library-in-use' });
    await second.close();
    await first.close();
    expect((await readdir(copy)).filter((one) => one.startsWith('lock'))).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')(
    'stays with a folder that is renamed, linked to, or replaced while it is open',
    async () => {
      await using folder = await temporaryFolder();
      const [path, link, renamed] = ['library', 'link', 'renamed'].map((name) => join(folder.dir, name));
      if (!path || !link || !renamed) throw new Error('three paths');
      const first = await open(path);
      await symlink(path, link);
      await expect(open(link)).rejects.toMatchObject({ code: 'library-in-use' });
      await rename(path, renamed);
      await expect(open(renamed)).rejects.toMatchObject({ code: 'library-in-use' });
      // Whoever has it open writes by its path, whatever stands there now.
      await cp(renamed, path, { recursive: true });
      await expect(open(path)).rejects.toMatchObject({ code: 'library-in-use' });
      await rm(path, { recursive: true });
      await rename(renamed, path);
      await first.close();
    },
  );

  it('is asked about without a change', async () => {
    await using folder = await temporaryFolder();
    const options = { dir: folder.dir, files: createNodeFiles(), processes: createProcesses() };
    await refuseLocked(options);
    await layLock(folder.dir, { pid: 2 ** 22 + 1 });
    await refuseLocked(options);
    expect(await readdir(join(folder.dir, 'lock'))).toEqual(['1-abcdef.json']);
    await layLock(folder.dir, {});
    await expect(refuseLocked(options)).rejects.toMatchObject({
      code: 'library-in-use',
      details: { pid: process.pid },
    });
  });

  it.each([
    ['the same folder', { inode: '7', device: '1' }, true],
    ['a copy', { path: '/b', inode: '8', device: '1' }, false],
    ['the same folder, renamed', { path: '/b', inode: '7', device: '1' }, true],
    ['a snapshot of the file system', { path: '/b', inode: '7', device: '2' }, false],
    ['another folder in the same place', { inode: '8', device: '1' }, true],
    ['a copy, where folders have no numbers', { path: '/b', inode: null, device: '1' }, false],
    ['the same folder, where they have none', { inode: null, device: '1' }, true],
  ])('is told to be about %s', (_, differs, expected) => {
    const owner = createFakeProcesses().spawn().processes.self();
    const library = { path: '/a', inode: differs.inode === null ? null : '7', device: '1' };
    expect(isMadeFor({ owner, library }, { path: '/a', ...differs })).toBe(expected);
    expect(isMadeFor({ owner, library: null }, { path: '/a', ...differs })).toBe(true);
    expect(isMadeFor({ owner, library }, null)).toBe(true);
  });

  it('holds where start time and boot are not known, as long as the process runs', async () => {
    await using folder = await temporaryFolder();
    await layLock(folder.dir, { boot: null, started: null });
    await expect(open(folder.dir)).rejects.toMatchObject({
      code: 'library-in-use',
      details: { pid: process.pid },
    });
  });

  it('removes what others left that ended while they prepared, and only that', async () => {
    await using folder = await temporaryFolder();
    const dead = join(folder.dir, 'lock.aaaaaa');
    const alive = join(folder.dir, 'lock.bbbbbb');
    for (const [dir, pid] of [
      [dead, 2 ** 22 + 1],
      [alive, process.pid],
    ] as const) {
      await mkdir(dir);
      const owner = { format: 'qotd-studio lock', version: 1, ...createProcesses().self(), pid };
      await writeFile(join(dir, `${pid}-x.json`), JSON.stringify(owner));
    }
    await (await open(folder.dir)).close();
    expect((await readdir(folder.dir)).filter((one) => one.startsWith('lock'))).toEqual(['lock.bbbbbb']);
  });

  it('goes to exactly one of several newcomers, whatever the order of their calls to the disk', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 4 }), async (scheduler, count) => {
        const disk = createMemoryDisk();
        const world = createFakeProcesses();
        const old = world.spawn();
        await acquireLock({ dir: '/', files: disk.files, processes: old.processes });
        old.kill();
        const files = scheduled(disk.files, scheduler);
        const newcomers = Array.from({ length: count }, () =>
          acquireLock({ dir: '/', files, processes: world.spawn().processes }).then(
            () => 'has it',
            (error: unknown) => error,
          ),
        );
        await scheduler.waitFor(Promise.all(newcomers));
        const outcomes = await Promise.all(newcomers);
        expect(outcomes.filter((one) => one === 'has it')).toHaveLength(1);
        for (const one of outcomes)
          if (one !== 'has it') expect(one).toMatchObject({ code: 'library-in-use' });
        expect(await disk.files.readdir('/lock')).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });

  it('is never with two, though owners come and go and take over', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const disk = createMemoryDisk();
        const world = createFakeProcesses();
        const files = scheduled(disk.files, scheduler);
        let holders = 0;
        const life = async (crashes: boolean) => {
          const own = world.spawn();
          try {
            const lock = await acquireLock({ dir: '/', files, processes: own.processes });
            holders += 1;
            expect(holders).toBe(1);
            await files.readdir('/');
            holders -= 1;
            if (crashes) own.kill();
            else await lock.release();
          } catch (error) {
            expect(error).toMatchObject({ code: 'library-in-use' });
          }
        };
        await scheduler.waitFor(Promise.all([true, false, true, false, true].map(life)));
      }),
      { numRuns: 300 },
    );
  });

  it('goes to exactly one of several real processes that find a dead owner', async () => {
    await using folder = await temporaryFolder();
    await (await open(folder.dir)).close();
    await layLock(folder.dir, { pid: 2 ** 22 + 1 });
    const script = join(import.meta.dirname, '../../support/store-child.ts');
    const children = Array.from({ length: 3 }, () => spawn(process.execPath, [script, folder.dir, 'hold']));
    const words = await Promise.all(
      children.map(
        (child) =>
          new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim()))),
      ),
    );
    expect(words.sort()).toEqual(['library-in-use', 'library-in-use', 'open']);
    await Promise.all(
      children.map((child) => {
        child.stdin.end();
        return child.exitCode ?? new Promise((resolve) => child.once('exit', resolve));
      }),
    );
    await (await open(folder.dir)).close();
  });
});

/** Calls to the disk, each done when the scheduler says so. */
function scheduled(files: Files, scheduler: fc.Scheduler): Files {
  const later = async <T>(act: () => Promise<T>): Promise<T> => {
    await scheduler.schedule(Promise.resolve());
    return act();
  };
  return {
    ...files,
    open: (path, how) => later(() => files.open(path, how)),
    readFile: (path) => later(() => files.readFile(path)),
    readdir: (path) => later(() => files.readdir(path)),
    mkdtemp: (path) => later(() => files.mkdtemp(path)),
    rmdir: (path) => later(() => files.rmdir(path)),
    rename: (from, to) => later(() => files.rename(from, to)),
    unlink: (path) => later(() => files.unlink(path)),
  };
}
