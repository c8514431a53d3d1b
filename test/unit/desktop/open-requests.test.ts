import { EventEmitter } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from 'electron';
import { describe, expect, test } from 'vitest';
import {
  createOpenRequests,
  findOpenRequests,
  toShellCommand,
} from '../../../electron/desktop/open-requests.ts';
import { shellCommandSchema } from '../../../shared/bridge/shell-protocol.ts';
import { MAX_IMPORT_BYTES } from '../../../shared/import-export/file-formats.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

describe("the app's arguments", () => {
  test("are opened only if they're links or possible question files", () => {
    const requests = findOpenRequests(
      ['.', '--data', 'lib', 'qotd://open/1', 'a/b.QOTD.json', '--x=qotd://open/2', 'notes.txt', '/c.json'],
      '/home/me',
    );
    expect(requests).toEqual([
      'qotd://open/1',
      path.resolve('/home/me/a/b.QOTD.json'),
      path.resolve('/c.json'),
    ]);
  });
});

describe('a folder in the arguments', () => {
  test("is rejected with a message unless it's the app or the library", async () => {
    await using folder = await createTemporaryFolder();
    for (const name of ['app', 'lib', 'questions']) await mkdir(path.join(folder.dir, name));
    const argv = ['app', '--data', 'lib', 'questions', 'nothing', '--folder=questions', `${folder.dir}\0`];
    const resolveInFolder = (name: string) => path.join(folder.dir, name);
    const requests = findOpenRequests(argv, folder.dir, [resolveInFolder('app'), resolveInFolder('lib')]);
    expect(requests).toEqual([resolveInFolder('questions')]);
    expect(await toShellCommand(resolveInFolder('questions'))).toEqual({
      kind: 'unusable',
      why: 'folder',
      name: 'questions',
    });
  });

  test("is ignored if it's on another computer", () => {
    expect(findOpenRequests(['//server/share', '\\\\server\\share'], '/')).toEqual([]);
  });
});

describe('a URL argument', () => {
  const findRequests = (argument: string) => findOpenRequests([argument], '/home/me');

  test.skipIf(process.platform === 'win32').each([
    ['file:///home/me/week.qotd.json', '/home/me/week.qotd.json'],
    ['file:/home/me/week.qotd.json', '/home/me/week.qotd.json'],
    ['FILE://localhost/home/me/week.json', '/home/me/week.json'],
    ['file:///home/me/my%20caf%C3%A9%20%231.qotd.json', '/home/me/my café #1.qotd.json'],
    ['file:///home/me/Übung.qotd.jso%6E', '/home/me/Übung.qotd.json'],
    ['file:///home/../etc/x.json', '/etc/x.json'],
  ])('opens the local file %s', async (argument, file) => {
    expect(findRequests(argument)).toEqual([file]);
  });

  test.each([
    'file://server/share/week.qotd.json',
    'file:////server/share/week.qotd.json',
    'file:///a%2Fb.json',
    'https://example.org/week.qotd.json',
    'smb://server/week.qotd.json',
    'javascript://x.json',
  ])("is rejected with a message if it's %s", async (argument) => {
    expect(findRequests(argument)).toEqual([argument]);
    expect(await toShellCommand(argument)).toEqual({ kind: 'unusable', why: 'link', name: argument });
  });

  test("is ignored if the file can't contain questions", () => {
    expect(findRequests('file:///home/me/notes.txt')).toEqual([]);
  });
});

describe('a second start while the app opens', () => {
  const start = () => {
    const app = Object.assign(new EventEmitter(), { getAppPath: () => '/app' });
    const options = { argv: ['studio', '--background'], workingFolder: '/', library: '/lib' };
    const requests = createOpenRequests(app as unknown as App, options);
    const calls: string[] = [];
    const subscribe = () =>
      requests.subscribe({
        onRequest: (given) => void calls.push(given),
        onActivate: () => void calls.push('activate'),
      });
    return { app, calls, subscribe };
  };

  test.each([
    ['second-instance', [{}, ['studio'], '/', null]],
    ['activate', [{}, false]],
  ])('shows the window after the app has opened: %s', (event, given) => {
    const { app, calls, subscribe } = start();
    app.emit(event, ...given);
    app.emit(event, ...given);
    expect(calls).toEqual([]);
    subscribe();
    expect(calls).toEqual(['activate']);
    app.emit(event, ...given);
    expect(calls).toEqual(['activate', 'activate']);
  });

  test("doesn't show a window if it runs in the background", () => {
    const { app, calls, subscribe } = start();
    app.emit('second-instance', {}, ['studio', '--background'], '/', null);
    subscribe();
    expect(calls).toEqual([]);
  });

  test('shows the window before it forwards a link', () => {
    const { app, calls, subscribe } = start();
    app.emit('second-instance', {}, ['studio', 'qotd://open/1'], '/', null);
    subscribe();
    expect(calls).toEqual(['activate', 'qotd://open/1']);
  });
});

describe('an opened file', () => {
  test('is sent to the page with its name and content', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'tea.qotd.json');
    await writeFile(file, '[{"title":"Tea?"}]');
    const command = await toShellCommand(file);
    expect(command).toMatchObject({ kind: 'import', name: 'tea.qotd.json' });
    expect(command.kind === 'import' && Buffer.from(command.bytes).toString()).toBe('[{"title":"Tea?"}]');
  });

  test("is rejected with a message if it's missing, too large, or a folder", async () => {
    await using folder = await createTemporaryFolder();
    const large = path.join(folder.dir, 'large.qotd.json');
    await writeFile(large, Buffer.alloc(MAX_IMPORT_BYTES + 1, 32));
    const nested = path.join(folder.dir, 'folder.qotd.json');
    await mkdir(nested);
    expect(await toShellCommand(large)).toEqual({
      kind: 'unusable',
      why: 'file-too-large',
      name: 'large.qotd.json',
    });
    expect(await toShellCommand(nested)).toEqual({
      kind: 'unusable',
      why: 'folder',
      name: 'folder.qotd.json',
    });
    expect(await toShellCommand(path.join(folder.dir, 'none.qotd.json'))).toMatchObject({ why: 'file-gone' });
  });

  test("can exceed the size limit if it's an export", async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'all.qotd.json');
    const start = '{"format":"qotd-studio export","version":1,';
    await writeFile(file, start + ' '.repeat(MAX_IMPORT_BYTES));
    expect(await toShellCommand(file)).toMatchObject({ kind: 'import' });
  });
});

test.each([
  ['qotd://remove/12', 'qotd://remove/12'],
  ['qotd://nonsense', 'qotd://nonsense'],
  ['qotd:', 'qotd:'],
  ['QOTD:javascript:alert(1)', 'QOTD:javascript:alert(1)'],
  ['qotd://open/12\u001b[2J\u0000\u202Eevil\n', 'qotd://open/12 [2J evil'],
  [`qotd://open/${'1'.repeat(5_000_000)}`, `qotd://open/${'1'.repeat(88)}…`],
  ['mailto://someone', 'mailto://someone'],
])('an invalid link is shortened and shown without control characters: case %#', async (link, name) => {
  expect(findOpenRequests([link], '/')).toEqual([link]);
  const command = await toShellCommand(link);
  expect(command).toEqual({ kind: 'unusable', why: 'link', name });
  expect(shellCommandSchema.parse(command)).toEqual(command);
});
