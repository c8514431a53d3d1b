import { EventEmitter } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Session } from 'electron';
import { describe, expect, it } from 'vitest';
import { openDesktopState } from '../../../electron/desktop/desktop-state.ts';
import { watchDownloads } from '../../../electron/desktop/downloads.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const FILE = 'blob:app://qotd/1234';

/** Watches downloads to a folder with `free` free bytes. */
async function start(free = 1_000) {
  const folder = await createTemporaryFolder();
  const session = new EventEmitter();
  const state = openDesktopState(path.join(folder.dir, 'shell.json'), silentLog);
  const reports: object[] = [];
  const shown: string[] = [];
  const show = watchDownloads({
    session: session as unknown as Session,
    state,
    getUsualFolder: () => '/downloads',
    showFile: (file) => shown.push(file),
    onDone: (command) => reports.push(command),
    getFreeBytes: (where) => {
      if (where === '/gone') throw new Error('ENOENT');
      return free;
    },
    log: silentLog,
  });
  /** Starts a download that the user saves as `savePath`. */
  const download = (savePath: string, url = FILE) => {
    let prevented = false;
    let suggestion = '';
    let canceled = 0;
    const item = Object.assign(new EventEmitter(), {
      getURL: () => url,
      getFilename: () => 'a.json',
      getTotalBytes: () => 100,
      getSavePath: () => savePath,
      setSaveDialogOptions: ({ defaultPath }: { defaultPath: string }) => {
        suggestion = defaultPath;
      },
      cancel: () => {
        canceled += 1;
        item.emit('done', {}, 'cancelled');
      },
    });
    const preventDefault = () => {
      prevented = true;
    };
    session.emit('will-download', { preventDefault }, item);
    return { item, suggestion, prevented, canceled: () => canceled };
  };
  return {
    dir: folder.dir,
    download,
    state,
    reports,
    shown,
    show,
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

describe('an exported file', () => {
  it('is saved in the last folder by default if that folder still exists', async () => {
    await using files = await start();
    const first = files.download(path.join(files.dir, 'exports/mine.json'));
    expect(first.suggestion).toBe(path.join('/downloads', 'a.json'));
    mkdirSync(path.join(files.dir, 'exports'));
    first.item.emit('done', {}, 'completed');
    expect(files.download('').suggestion).toBe(path.join(files.dir, 'exports', 'a.json'));
    rmSync(path.join(files.dir, 'exports'), { recursive: true });
    expect(files.download('').suggestion).toBe(path.join('/downloads', 'a.json'));
  });

  it('is reported under its chosen name and can be shown in its folder', async () => {
    await using files = await start();
    files.download('/x/mine.json').item.emit('done', {}, 'completed');
    expect(files.reports).toEqual([{ kind: 'download', id: 1, name: 'mine.json', failure: null }]);
    files.show(1);
    files.show(2);
    expect(files.shown).toEqual(['/x/mine.json']);
  });

  it("isn't reported if the user cancels it, and the last folder doesn't change", async () => {
    await using files = await start();
    files.download('').item.emit('done', {}, 'cancelled');
    expect([files.reports, files.state.get().downloadFolder]).toEqual([[], null]);
  });

  it.each([
    ['disk-full', 99, '/x'],
    ['other', 100, '/x'],
    ['other', 0, '/gone'],
  ])('is canceled and reported as %s with %i free bytes in %s', async (failure, free, folder) => {
    await using files = await start(free);
    const { item, canceled } = files.download(`${folder}/a.json`);
    item.emit('updated', {}, 'progressing');
    expect(files.reports).toEqual([]);
    item.emit('updated', {}, 'interrupted');
    expect(files.reports).toEqual([{ kind: 'download', id: 1, name: 'a.json', failure }]);
    expect([canceled(), files.state.get().downloadFolder]).toEqual([1, null]);
    files.show(1);
    expect(files.shown).toEqual([]);
  });

  it("is reported once if the download can't resume", async () => {
    await using files = await start(0);
    files.download('/x/a.json').item.emit('done', {}, 'interrupted');
    expect(files.reports).toEqual([{ kind: 'download', id: 1, name: 'a.json', failure: 'disk-full' }]);
  });
});

describe('any other download', () => {
  it.each([
    'https://a.example/x.exe',
    'blob:https://a.example/1',
    'blob:app://other/1',
    'data:text/plain,x',
    'app://qotd/index.html',
  ])('is blocked if its URL is %s', async (url) => {
    await using files = await start();
    expect(files.download('/x', url)).toMatchObject({ prevented: true, suggestion: '' });
  });
});
