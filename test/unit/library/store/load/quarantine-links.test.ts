import { lstat, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../../electron/host/library/open-store.ts';
import { createLibraryFiles } from '../../../../../electron/host/library/store/load/library-files.ts';
import { createNodeFiles, type Files } from '../../../../../electron/host/system/files.ts';
import { listNamesBelow } from '../../../../support/planted-links.ts';
import { silentLog } from '../../../../support/silent-log.ts';
import {
  type CallOutcome,
  createFaultyFiles,
  type DiskCall,
  ignoreSync,
} from '../../../../support/store-faults.ts';
import { createTemporaryFolder } from '../../../../support/temporary-folder.ts';
import { fillLibrary } from '../../../../support/test-library.ts';

const HISTORY = 'history/000001-000256.jsonl';
const QUESTIONS = 'questions/000001-000256.jsonl';
const LINKS = ['library.lock', HISTORY, QUESTIONS, 'set-aside'];

const open = (dir: string, disk: Files) =>
  openStore({ dir, files: createLibraryFiles(disk, dir), log: silentLog });

/**
 * Creates a library with 3 questions and with `LINKS` to a private folder. `check` expects that the folder
 * didn't change.
 */
async function makeLibrary() {
  const folder = await createTemporaryFolder();
  const [dir, outside] = [path.join(folder.dir, 'library'), path.join(folder.dir, 'outside')];
  await fillLibrary(dir, 3);
  await mkdir(outside);
  await mkdir(path.join(dir, 'history'));
  await writeFile(path.join(outside, 'private'), 'private');
  await rm(path.join(dir, 'library.lock'));
  await rm(path.join(dir, QUESTIONS));
  await symlink(path.join(outside, 'private'), path.join(dir, 'library.lock'));
  await symlink(path.join(outside, 'private'), path.join(dir, HISTORY));
  await symlink(path.join(outside, 'private'), path.join(dir, QUESTIONS));
  await symlink(outside, path.join(dir, 'set-aside'));
  return {
    dir,
    async check() {
      expect(await listNamesBelow(outside)).toEqual(['private']);
      expect(await readFile(path.join(outside, 'private'), 'utf8')).toBe('private');
    },
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

/** Returns the reported links that are in the quarantine. */
async function quarantined(dir: string, store: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  const found = new Set<string>();
  for (const { folder, files } of await store.recovery.reports()) {
    for (const { path: name, outcome } of files) {
      const moved = await lstat(path.join(dir, 'set-aside', folder, name)).catch(() => undefined);
      if (outcome === 'link' && moved) found.add(name.replace(/\.[0-9a-f]{12}\.tmp$/, ''));
    }
  }
  return [...found].sort();
}

describe.skipIf(process.platform === 'win32')('links in a library', () => {
  it('are quarantined and reported at the next start, even after a crash', async () => {
    let calls = Number.POSITIVE_INFINITY;
    for (let at = 1; at <= calls; at++) {
      for (const outcome of ['dies-before', 'dies-after'] as const) {
        await using library = await makeLibrary();
        const faulty = createFaultyFiles(ignoreSync(createNodeFiles()), ({ number }) =>
          number === at ? outcome : 'done',
        );
        const first = await open(library.dir, faulty.files).catch(() => undefined);
        if (!faulty.dead) calls = Math.min(calls, faulty.calls.length);
        await first?.close().catch(() => undefined);
        await library.check();
        const store = await open(library.dir, ignoreSync(createNodeFiles()));
        expect(await quarantined(library.dir, store), `${outcome} ${at}`).toEqual([...LINKS].sort());
        await store.close();
        await library.check();
      }
    }
  });

  it.each([
    ['rename', 'EXDEV'],
    ['mkdir', 'ENOSPC'],
  ])('prevent a start until they can be moved: %s, %s', async (call, refused) => {
    await using library = await makeLibrary();
    const refuseCall = ({ name, path: place }: DiskCall): CallOutcome =>
      name === call && place.includes('set-aside') ? { refused } : 'done';
    const { files } = createFaultyFiles(ignoreSync(createNodeFiles()), refuseCall);
    await expect(open(library.dir, files)).rejects.toMatchObject({
      code: 'disk',
      details: { reason: refused },
    });
    await library.check();
    const store = await open(library.dir, ignoreSync(createNodeFiles()));
    expect(await quarantined(library.dir, store)).toEqual([...LINKS].sort());
    await store.close();
    await library.check();
  });
});
