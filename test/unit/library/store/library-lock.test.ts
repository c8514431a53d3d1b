import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, link, mkdir, readdir, readFile, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCommandError } from '../../../../electron/cli/command-error-message.ts';
import { formatStartupError } from '../../../../electron/desktop/desktop-messages.ts';
import { measureLibrary } from '../../../../electron/host/bridge/problem-report.ts';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import { readLibrary } from '../../../../electron/host/library/read-library.ts';
import { createCopies } from '../../../../electron/host/library/restore-points/find-in-points.ts';
import { acquireLock, acquireSharedLock } from '../../../../electron/host/library/store/library-lock.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import { AppError } from '../../../../shared/errors.ts';
import { straightenQuotes } from '../../../../shared/messages/translate.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createDiskError, createMemoryDisk } from '../../../support/store-disk.ts';
import { spawnProcess } from '../../../support/store-processes.ts';
import { createSmallEntry } from '../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';
import { inEnglish, inGerman } from '../../../support/translations.ts';

const files = createNodeFiles();
const open = (dir: string) => openStore({ dir, files, log: silentLog });
const outcome = (done: Promise<unknown>): Promise<string> =>
  done.then(
    () => 'taken',
    (error: AppError) => error.code,
  );
const ownerIn = async (dir: string): Promise<unknown> =>
  JSON.parse(await readFile(join(dir, 'library.lock.json'), 'utf8'));

describe('the library lock', () => {
  it('allows only one store at a time and reports its owner', async () => {
    await using folder = await createTemporaryFolder();
    const first = await open(folder.dir);
    await expect(open(folder.dir)).rejects.toMatchObject({
      code: 'library-in-use',
      details: { path: join(folder.dir, 'library.lock'), pid: process.pid },
    });
    expect(await ownerIn(folder.dir)).toMatchObject({
      format: 'qotd-studio lock',
      version: 1,
      pid: process.pid,
      computer: hostname(),
    });
    await first.close();
    await (await open(folder.dir)).close();
    expect((await readdir(folder.dir)).filter((one) => one.includes('lock'))).toEqual(['library.lock']);
    expect(await readFile(join(folder.dir, 'library.lock'), 'utf8')).toBe('');
  });

  it.each([
    [
      'an owner file left by a crash',
      'library.lock.json',
      '{"format":"qotd-studio lock","version":1,"pid":1}',
    ],
    ['an invalid owner file', 'library.lock.json', '\0\0'],
    ['content that another program wrote into the lock', 'library.lock', 'not a database'],
  ])('ignores %s', async (_, name, content) => {
    await using folder = await createTemporaryFolder();
    await writeFile(join(folder.dir, name), content);
    await (await open(folder.dir)).close();
    const store = await open(folder.dir);
    expect(await ownerIn(folder.dir)).toMatchObject({ pid: process.pid });
    expect(await outcome(open(folder.dir))).toBe('library-in-use');
    await store.close();
  });

  it.each([
    ['is acquired as soon as the owner exits', 3, 'taken'],
    ["isn't acquired while the owner keeps running", Number.POSITIVE_INFINITY, 'library-in-use'],
  ])('%s', async (_, dyingAfterPauses, end) => {
    await using folder = await createTemporaryFolder();
    const owner = spawnProcess(files);
    await acquireLock({ dir: folder.dir, files: owner.files });
    const next = spawnProcess(files);
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
      if (pauses === dyingAfterPauses) owner.kill();
    };
    expect(await outcome(acquireLock({ dir: folder.dir, files: next.files, pause }))).toBe(end);
    expect(pauses).toBe(Math.min(dyingAfterPauses, 10));
    for (const one of [owner, next]) one.kill();
  });

  it("isn't copied with the folder of an open library", async () => {
    await using folder = await createTemporaryFolder();
    const [original, copy] = [join(folder.dir, 'original'), join(folder.dir, 'copy')];
    const first = await open(original);
    await cp(original, copy, { recursive: true });
    const second = await open(copy);
    await expect(open(original)).rejects.toMatchObject({ code: 'library-in-use' });
    await expect(open(copy)).rejects.toMatchObject({ code: 'library-in-use' });
    await second.close();
    await first.close();
  });

  it.skipIf(process.platform === 'win32')(
    "still protects an open folder that's renamed or linked",
    async () => {
      await using folder = await createTemporaryFolder();
      const { dir } = folder;
      const [path, link, renamed] = [join(dir, 'library'), join(dir, 'link'), join(dir, 'renamed')];
      const first = await open(path);
      await symlink(path, link);
      await expect(open(link)).rejects.toMatchObject({ code: 'library-in-use' });
      await rename(path, renamed);
      await expect(open(renamed)).rejects.toMatchObject({ code: 'library-in-use' });
      await rename(renamed, path);
      await first.close();
    },
  );

  it.skipIf(process.platform === 'win32')(
    'protects a copy that replaces an open library, unless another program opens the copy first',
    async () => {
      await using folder = await createTemporaryFolder();
      const [path, away] = [join(folder.dir, 'library'), join(folder.dir, 'away')];
      const replace = async () => {
        await rename(path, away);
        await cp(away, path, { recursive: true });
      };
      const first = await open(path);
      await first.commit(createSmallEntry(1));
      await replace();
      // Programs write by path, so they would write into the replacement folder.
      await first.close();
      const next = await open(path);
      expect([...next.entries.keys()]).toEqual([1]);
      await rm(away, { recursive: true });

      await next.commit(createSmallEntry(2));
      await replace();
      const other = await open(path);
      await next.commit(createSmallEntry(4));
      await expect(next.close()).rejects.toMatchObject({ code: 'disk', details: { reason: 'ENOENT' } });
      expect(await outcome(open(path))).toBe('library-in-use');
      await other.commit(createSmallEntry(3));
      await other.close();
      for (const [dir, ids] of [
        [path, [1, 2, 3]],
        [away, [1, 2, 4]],
      ] as const) {
        const store = await open(dir);
        expect([...store.entries.keys()]).toEqual(ids);
        await store.close();
      }
    },
  );

  it('is reacquired after its file is deleted, unless another program acquired it first', async () => {
    await using folder = await createTemporaryFolder();
    const [one, other] = [spawnProcess(files), spawnProcess(files)];
    const file = join(folder.dir, 'library.lock');
    const lock = await acquireLock({ dir: folder.dir, files: one.files });
    await unlink(file);
    expect(lock.isInPlace()).toBe(false);
    expect(await Promise.all([lock.relock(), lock.relock()])).toEqual([true, true]);
    expect(lock.isInPlace()).toBe(true);
    expect(await outcome(open(folder.dir))).toBe('library-in-use');
    await unlink(file);
    const newer = await acquireLock({ dir: folder.dir, files: other.files });
    expect(await lock.relock()).toBe(false);
    await lock.release();
    expect(await ownerIn(folder.dir)).toMatchObject({ pid: process.pid });
    await newer.release();
  });

  it("isn't reacquired if another program has opened the library", async () => {
    await using folder = await createTemporaryFolder();
    const [one, other] = [spawnProcess(files), spawnProcess(files)];
    const lock = await acquireLock({ dir: folder.dir, files: one.files });
    await unlink(join(folder.dir, 'library.lock'));
    const newer = await acquireLock({ dir: folder.dir, files: other.files });
    await newer.release();
    expect(await lock.relock()).toBe(false);
    await (await open(folder.dir)).close();
  });

  it.each([
    ['read', ['open']],
    ['read and deleted', ['open', 'close', 'open']],
  ])('makes a save fail if another program opened the library and %s the journal', async (_, steps) => {
    await using folder = await createTemporaryFolder();
    const { dir } = folder;
    let beforeSync = async () => {};
    const delayed: Files = {
      ...files,
      open: async (path, how, mode) => {
        const file = await files.open(path, how, mode);
        const datasync = async () => {
          await beforeSync();
          await file.datasync();
        };
        return path.includes('journal') ? { ...file, datasync } : file;
      },
    };
    const first = await openStore({ dir, files: delayed, log: silentLog });
    await first.commit(createSmallEntry(1));
    const other = startStore([], dir, 'answer');
    const responses: string[] = [];
    beforeSync = async () => {
      beforeSync = async () => {};
      await unlink(join(dir, 'library.lock'));
      for (const step of steps) {
        other.say(step);
        responses.push(await other.next());
      }
    };
    await expect(first.commit(createSmallEntry(2))).rejects.toMatchObject({ code: 'disk' });
    expect(responses).toEqual(steps.map((step) => (step === 'close' ? 'closed' : step)));
    await expect(first.close()).rejects.toMatchObject({ code: 'disk', details: { reason: 'ENOENT' } });
    // The other program's library must not receive a report about this program's failed writes.
    expect(await readdir(dir)).not.toContain('set-aside');
    await other.end();
  });

  it('can be shared by several readers and blocks writers', async () => {
    await using folder = await createTemporaryFolder();
    const options = { dir: folder.dir, files };
    (await acquireSharedLock(options)).release();
    expect(await readdir(folder.dir)).toEqual([]);
    const store = await open(folder.dir);
    await expect(acquireSharedLock(options)).rejects.toMatchObject({
      code: 'library-in-use',
      details: { pid: process.pid },
    });
    await store.close();
    const before = await readdir(folder.dir);
    const readers = [await acquireSharedLock(options), await acquireSharedLock(options)];
    expect(await readdir(folder.dir)).toEqual(before);
    expect(await outcome(open(folder.dir))).toBe('library-in-use');
    for (const reader of readers) reader.release();
    await (await open(folder.dir)).close();
  });

  it('is acquired by exactly one process, regardless of the order of disk operations', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 4 }), async (scheduler, count) => {
        const disk = createMemoryDisk();
        const old = spawnProcess(disk.files);
        await acquireLock({ dir: '/', files: old.files });
        old.kill();
        const newcomers = Array.from({ length: count }, () =>
          acquireLock({ dir: '/', files: scheduled(disk.files, scheduler), pause: async () => {} }),
        );
        await scheduler.waitFor(Promise.allSettled(newcomers));
        expect((await Promise.all(newcomers.map(outcome))).sort()).toEqual([
          ...Array.from({ length: count - 1 }, () => 'library-in-use'),
          'taken',
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('never has 2 owners, even if processes exit or crash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const disk = createMemoryDisk();
        let holders = 0;
        const life = async (crashes: boolean) => {
          const own = spawnProcess(scheduled(disk.files, scheduler));
          try {
            const lock = await acquireLock({ dir: '/', files: own.files, pause: async () => {} });
            holders += 1;
            expect(holders).toBe(1);
            await own.files.readdir('/');
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
});

describe('a library with a lock problem', () => {
  const findFailure = async (dir: string, lock: Files['lock']) => {
    const error: unknown = await acquireLock({ dir, files: { ...files, lock }, pause: async () => {} }).catch(
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof AppError)) throw error;
    return error;
  };

  it("reports the owner's process and computer", async () => {
    await using folder = await createTemporaryFolder();
    const owner = { pid: 12, since: '2026-01-01T00:00:00.000Z' };
    const lay = (computer: string) =>
      writeFile(
        join(folder.dir, 'library.lock.json'),
        JSON.stringify({ format: 'qotd-studio lock', version: 1, ...owner, computer }),
      );
    await lay(hostname());
    const here = await findFailure(folder.dir, async () => undefined);
    expect(formatCommandError(here)).toBe(
      `The library in ${folder.dir} is open in another program (process 12). Close that program and try again. Nothing was changed.`,
    );
    await lay('tea-box');
    const elsewhere = await findFailure(folder.dir, async () => undefined);
    expect(straightenQuotes(formatStartupError(elsewhere, inEnglish))).toBe(
      `The library in ${folder.dir} is open in another program (process 12 on the computer tea-box). Close that program, then open QOTD Studio again. Nothing was changed.`,
    );
    expect(formatStartupError(elsewhere, inGerman)).toContain('(Prozess 12 auf dem Computer tea-box).');
    await lay('tea-box.\nerror: FORGED');
    const forged = await findFailure(folder.dir, async () => undefined);
    expect(formatCommandError(forged)).not.toContain('FORGED');
  });

  it('suggests that its drive may not support locks if the owner is unknown', async () => {
    await using folder = await createTemporaryFolder();
    const error = await findFailure(folder.dir, async () => undefined);
    expect(error.code).toBe('library-in-use');
    expect(formatCommandError(error)).toContain("or its drive doesn't support file locks.");
    expect(formatStartupError(error, inGerman)).toContain(
      'oder das Laufwerk unterstützt keine Dateisperren.',
    );
  });

  it("reports that its drive doesn't support locks if locking fails with ENOLCK", async () => {
    await using folder = await createTemporaryFolder();
    const error = await findFailure(folder.dir, async (path) => {
      throw createDiskError('ENOLCK', path);
    });
    expect(formatCommandError(error)).toBe(
      `Couldn't open the library in ${folder.dir}: the drive doesn't support file locks (ENOLCK). Nothing was changed. Copy the library to a local drive and open the copy.`,
    );
    expect(formatStartupError(error, inGerman)).toContain('auf ein lokales Laufwerk');
  });

  it.skipIf(process.platform === 'win32').each([
    ['a link to a file', 'EFTYPE', (path: string, precious: string) => symlink(precious, path)],
    ['a dangling link', 'EFTYPE', (path: string, precious: string) => symlink(`${precious}-2`, path)],
    ['a pipe', 'EFTYPE', async (path: string) => void spawnSync('mkfifo', [path])],
    ['a folder', 'EISDIR', async (path: string) => void (await mkdir(path))],
  ])('reports its lock file as invalid and changes nothing if the file is %s', async (_, reason, make) => {
    await using folder = await createTemporaryFolder();
    const dir = join(folder.dir, 'library');
    const precious = join(folder.dir, 'precious');
    await mkdir(dir);
    await writeFile(precious, 'precious');
    await make(join(dir, 'library.lock'), precious);
    const error = await findFailure(dir, files.lock);
    const sentence = `Couldn't open the library in ${dir}: library.lock is a folder, a link, or a special file (${reason}). Nothing was changed. Delete library.lock and try again. If it's a link, the file that it points to is kept.`;
    expect(formatCommandError(error)).toBe(sentence);
    expect(straightenQuotes(formatStartupError(error, inEnglish))).toBe(sentence);
    expect(formatStartupError(error, inGerman)).toContain('Lösche library.lock und versuche es noch einmal.');
    expect(await readFile(precious, 'utf8')).toBe('precious');
    expect([await readdir(dir), await readdir(folder.dir)]).toEqual([
      ['library.lock'],
      ['library', 'precious'],
    ]);
    (await acquireSharedLock({ dir, files })).release();
  });

  it.skipIf(process.platform === 'win32')(
    "has a separate lock even if its lock file was linked to another library's",
    async () => {
      await using folder = await createTemporaryFolder();
      const [first, second] = [join(folder.dir, 'first'), join(folder.dir, 'second')];
      const getLockPath = (dir: string) => join(dir, 'library.lock');
      for (const dir of [first, second]) await mkdir(dir);
      await writeFile(getLockPath(first), '');
      await link(getLockPath(first), getLockPath(second));
      const store = await open(first);
      const other = await open(second);
      await expect(open(first)).rejects.toMatchObject({ code: 'library-in-use' });
      await expect(open(second)).rejects.toMatchObject({ code: 'library-in-use' });
      await other.close();
      // The second folder represents a backup of the open library. The folders look the same until the
      // library is closed.
      await unlink(getLockPath(second));
      await link(getLockPath(first), getLockPath(second));
      for (const dir of [first, second])
        await expect(open(dir)).rejects.toMatchObject({ code: 'library-in-use' });
      await store.close();
      await (await open(second)).close();
      await (await open(first)).close();
      expect((await readdir(first)).includes('set-aside')).toBe(false);
    },
  );

  it.skipIf(process.platform === 'win32')(
    'preserves the content of a file that was linked as its lock file',
    async () => {
      await using folder = await createTemporaryFolder();
      const [dir, precious] = [join(folder.dir, 'library'), join(folder.dir, 'precious')];
      await mkdir(dir);
      await writeFile(precious, 'precious');
      await link(precious, join(dir, 'library.lock'));
      await (await open(dir)).close();
      expect(await readFile(precious, 'utf8')).toBe('precious');
      expect(await readFile(join(dir, 'library.lock'), 'utf8')).toBe('');
    },
  );

  it.skipIf(process.platform === 'win32')(
    "replaces an owner file that's a link without changing the target",
    async () => {
      await using folder = await createTemporaryFolder();
      const dir = join(folder.dir, 'library');
      const precious = join(folder.dir, 'precious');
      await mkdir(dir);
      await writeFile(precious, 'precious');
      await symlink(precious, join(dir, 'library.lock.json'));
      const store = await open(dir);
      expect(await ownerIn(dir)).toMatchObject({ pid: process.pid });
      expect(await readFile(precious, 'utf8')).toBe('precious');
      await store.close();
    },
  );

  it('reports that its owner file is a folder', async () => {
    await using folder = await createTemporaryFolder();
    await mkdir(join(folder.dir, 'library.lock.json'));
    expect(formatCommandError(await findFailure(folder.dir, files.lock))).toContain(
      'Delete library.lock.json and try again.',
    );
  });

  it('reports a disk error if its lock file is a folder', async () => {
    await using folder = await createTemporaryFolder();
    await mkdir(join(folder.dir, 'library.lock'));
    await expect(open(folder.dir)).rejects.toMatchObject({ code: 'disk', details: { reason: 'EISDIR' } });
  });
});

/**
 * The command that runs a program in a separate container, with its own processes, mounts, network, and host
 * name.
 */
const CONTAINER = [
  ...[
    'unshare',
    '--map-root-user',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    '--uts',
    '--net',
    '--ipc',
  ],
  ...['sh', '-c', 'echo tea-box > /proc/sys/kernel/hostname && exec "$@"', 'sh'],
];

function whyNoContainer(): string | null {
  const [program = '', ...args] = [...CONTAINER, 'true'];
  const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? null : `No container can be started here: ${error?.message ?? stderr.trim()}.`;
}

/** Starts a store in a child process that runs store-child.ts. `prefix` is a wrapping command. */
function startStore(prefix: readonly string[], dir: string, ...mode: ('hold' | 'answer')[]) {
  const script = join(import.meta.dirname, '../../../support/store-child.ts');
  const [program = '', ...args] = [...prefix, process.execPath, script, dir, ...mode];
  const child: ChildProcess = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  if (!child.stdout || !child.stderr) throw new Error('no pipes');
  let warnings = '';
  child.stderr.on('data', (data) => {
    warnings += String(data);
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    say: (line: string) => child.stdin?.write(`${line}\n`),
    next: async (): Promise<string> => (await lines.next()).value ?? '',
    /** Kills the process and its container. Returns the remaining output. */
    async kill(): Promise<string[]> {
      child.kill('SIGKILL');
      const output: string[] = [];
      for (let word = await lines.next(); !word.done; word = await lines.next()) output.push(word.value);
      return output;
    },
    async end(): Promise<string> {
      child.stdin?.end();
      if (child.exitCode === null) await once(child, 'exit');
      return warnings;
    },
  };
}

describe('the library lock between real processes', () => {
  it('is acquired by exactly one of several processes that start together', async () => {
    await using folder = await createTemporaryFolder();
    const stores = Array.from({ length: 4 }, () => startStore([], folder.dir, 'hold'));
    const outputs = await Promise.all(stores.map((store) => store.next()));
    expect(outputs.sort()).toEqual(['library-in-use', 'library-in-use', 'library-in-use', 'open']);
    expect(await Promise.all(stores.map((store) => store.end()))).toEqual(['', '', '', '']);
    await (await open(folder.dir)).close();
  });

  it.each([
    ['opens', []],
    ['opens and closes', ['close']],
  ])('makes saves fail after its file is deleted and another process %s the library', async (_, end) => {
    await using folder = await createTemporaryFolder();
    const { dir } = folder;
    const [one, other] = [startStore([], dir, 'answer'), startStore([], dir, 'answer')];
    const ask = async (store: typeof one, line: string) => {
      store.say(line);
      return store.next();
    };
    expect(await ask(one, 'open')).toBe('open');
    expect(await ask(one, '1')).toBe('saved');
    await unlink(join(dir, 'library.lock'));
    // The store acquires the lock again, because no other program holds it.
    expect(await ask(one, '2')).toBe('saved');
    expect(await ask(other, 'open')).toBe('library-in-use');
    await unlink(join(dir, 'library.lock'));
    expect(await ask(other, 'open')).toBe('open');
    expect(await ask(other, '3')).toBe('saved');
    for (const line of end) expect(await ask(other, line)).toBe('closed');
    expect(await ask(one, '4')).toBe('disk');
    expect(await ask(one, '4')).toBe('disk');
    expect(await ask(one, 'close')).toBe('disk');
    for (const store of [one, other]) await store.end();
    const after = await open(dir);
    expect([...after.entries.keys()]).toEqual([1, 2, 3]);
    await after.close();
  });

  it("isn't released by other operations in the folder", async () => {
    await using folder = await createTemporaryFolder();
    const { library, tools, close } = await openLibrary(folder.dir);
    await library.replaceAll(() => [createSmallEntry(1), createSmallEntry(300)]);
    await tools.restorePoints.create('kept');
    await tools.reset('all');
    await tools.restorePoints.restore('kept');
    for (const _ of tools.exchange.export('json').pieces);
    await measureLibrary(folder.dir);
    await createCopies({ dir: folder.dir, files, log: silentLog }).newest();
    await expect(readLibrary({ dir: folder.dir, files, log: silentLog })).rejects.toMatchObject({
      code: 'library-in-use',
    });
    await expect(open(folder.dir)).rejects.toMatchObject({ code: 'library-in-use' });
    const other = startStore([], folder.dir, 'hold');
    expect(await other.next()).toBe('library-in-use');
    await other.end();
    await close();
  });

  const whyNot = whyNoContainer();
  const places: [string, readonly string[]][] = [['another process', []]];
  if (whyNot === null) places.push(['another container', CONTAINER]);
  it.each(places)(
    `excludes %s in both directions, and a kill releases it without data loss${whyNot === null ? '' : `. ${whyNot}`}`,
    async (_, prefix) => {
      await using folder = await createTemporaryFolder();
      const here = await open(folder.dir);
      await here.commit(createSmallEntry(1));
      const refused = startStore(prefix, folder.dir, 'hold');
      expect(await refused.next()).toBe('library-in-use');
      await refused.end();
      await here.close();

      const there = startStore(prefix, folder.dir);
      expect(await there.next()).toBe('open');
      const first = await there.next();
      await expect(open(folder.dir)).rejects.toMatchObject({
        code: 'library-in-use',
        details: prefix.length > 0 ? { computer: 'tea-box' } : { pid: expect.any(Number) },
      });
      const beside = startStore(prefix, folder.dir, 'hold');
      expect(await beside.next()).toBe('library-in-use');
      await beside.end();
      const acknowledged = [first, ...(await there.kill())];
      const after = await open(folder.dir);
      for (const line of acknowledged) {
        const [id, saved] = line.split(' ').map(Number);
        expect(after.entries.get(id ?? 0)?.saved).toBeGreaterThanOrEqual(saved ?? 0);
      }
      await after.close();
    },
  );
});

/** Wraps a disk. The scheduler decides when each operation completes. */
function scheduled(files: Files, scheduler: fc.Scheduler): Files {
  const later = async <T>(act: () => Promise<T>): Promise<T> => {
    await scheduler.schedule(Promise.resolve());
    return act();
  };
  return {
    ...files,
    open: (path, how) => later(() => files.open(path, how)),
    lock: (path) => later(() => files.lock(path)),
    readFile: (path) => later(() => files.readFile(path)),
    readdir: (path) => later(() => files.readdir(path)),
    unlink: (path) => later(() => files.unlink(path)),
  };
}
