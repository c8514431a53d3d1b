import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../../../electron/cli/command.ts';
import { formatCommandError } from '../../../electron/cli/command-error-message.ts';
import { createServeCommand } from '../../../electron/cli/serve-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { AppError } from '../../../shared/errors.ts';
import { MAX_EXPORT_BYTES } from '../../../shared/import-export/file-formats.ts';
import { fetchQuestion } from '../../support/api-requests.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { ADMIN_TOKEN, MEMBER_TOKEN } from '../../support/headless-server.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const command = createServeCommand({ version: '0.0.0', assetsDir: '/nowhere', openSettings });
const ENV = { QOTD_ADMIN_TOKEN: ADMIN_TOKEN, QOTD_MEMBER_TOKEN: MEMBER_TOKEN };
const BY_HAND = [
  { title: 'Tea or coffee?', options: ':tea: - Tea\n☕ - Coffee' },
  {
    title: 'Dogs or cats?',
    options: '🐶 - Dogs\n🐱 - Cats',
    sent: { votes: [3, 5], messageID: '123', status: 3 },
  },
];

/** Serves `data` from a file, calls `check` with the API's URL, and stops. */
async function serveFrom(
  data: string,
  file: string,
  check: (api: string) => Promise<void> = async () => {},
  args: string[] = [],
) {
  const { terminal, written, started, stop } = fakeTerminal(ENV);
  const ended = command.run(['--data', data, '--port', '0', '--snapshot', file, ...args], terminal);
  const out = await Promise.race([started, ended.then(() => '')]);
  await check(/http:\/\/[\d.:]+\/api\/v1/.exec(out)?.[0] ?? '');
  stop();
  expect(await ended).toBe(EXIT.done);
  return written;
}

describe('serve --snapshot', () => {
  it('starts from a JSON array of questions, including posted questions', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'state.json');
    const data = path.join(folder.dir, 'library');
    await writeFile(file, JSON.stringify(BY_HAND));
    const { out, err } = await serveFrom(data, file, async (api) => {
      expect(await fetchQuestion(api, '1')).toMatchObject({ question: 'Tea or coffee?', status: 2 });
      const sent = await fetchQuestion(api, '_123');
      expect(sent).toMatchObject({ id: 2, status: 3, author: { globalName: 'Local administrator' } });
      expect(sent.options.map(({ votes }) => votes)).toEqual([3, 5]);
    });
    expect(out).toContain(`Loaded 2 entries from ${file}.\n`);
    expect(err).toBe('');
    const points: string[] = await readdir(path.join(data, 'restore-points')).catch(() => []);
    expect(points.filter((name) => name.startsWith('before-'))).toEqual([]);
  });

  it('replaces the library if --replace is set, after creating a restore point', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'state.json');
    const data = path.join(folder.dir, 'library');
    await writeFile(file, JSON.stringify(BY_HAND.slice(0, 1)));
    const first = await openLibrary(data);
    await first.library.replaceAll(() => [createExampleEntry(1), createExampleEntry(7)]);
    await first.close();
    const { err } = await serveFrom(data, file, async () => {}, ['--json', '--replace']);
    expect(err).toBe(
      `Loaded 1 entry from ${file}. The previous state of the library was saved as the restore point before-last-change.\n`,
    );
    const { library, tools, close } = await openLibrary(data);
    expect(library.counts.all).toBe(1);
    expect((await tools.restorePoints.restore('before-last-change')).count).toBe(2);
    expect(library.question(7)?.question).toEqual(createExampleEntry(7).question);
    await close();
  });

  it('requires --replace to replace questions from the app', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'state.json');
    const data = path.join(folder.dir, 'library');
    await writeFile(file, JSON.stringify(BY_HAND));
    const before = await openLibrary(data);
    await before.library.replaceAll(() => [{ ...createExampleEntry(3), origin: 'app' }]);
    await before.close();
    const { terminal } = fakeTerminal(ENV);
    await expect(
      command.run(['--data', data, '--port', '0', '--snapshot', file], terminal),
    ).rejects.toMatchObject({ code: 'bad-input', message: expect.stringContaining('--replace') });
    const { library, close } = await openLibrary(data);
    expect(library.entry(3).origin).toBe('app');
    expect(library.counts.all).toBe(1);
    await close();
  });

  it('replaces local API questions without --replace', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'state.json');
    const data = path.join(folder.dir, 'library');
    await writeFile(file, JSON.stringify(BY_HAND));
    await serveFrom(data, file);
    const { err } = await serveFrom(data, file, async () => {}, ['--json']);
    expect(err).toContain(
      'The previous state of the library was saved as the restore point before-last-change.',
    );
  });

  it("starts from a different library's restore point", async () => {
    await using folder = await createTemporaryFolder();
    const other = await openLibrary(path.join(folder.dir, 'other'));
    await other.library.replaceAll(() => [createExampleEntry(4), createExampleEntry(9)]);
    await other.tools.restorePoints.create('monday');
    await other.close();
    const file = path.join(folder.dir, 'other/restore-points/monday.jsonl');
    await serveFrom(path.join(folder.dir, 'library'), file, async (api) => {
      expect((await fetchQuestion(api, '9')).question).toBe(createExampleEntry(9).question?.title);
    });
  });

  it.each([
    [
      'is missing',
      null,
      /Couldn't read .*state\.json: the file or folder doesn't exist \(ENOENT\)\. Check the file, or use another one\. Nothing was changed\.$/,
    ],
    ["isn't JSON", '[{', /state\.json: the file isn't valid JSON, line 1: /],
    [
      'is a single question',
      JSON.stringify(BY_HAND[0], null, 2),
      /state\.json: the file is neither a JSON array of questions nor a snapshot\. Check the file, or use another one\. Nothing was changed\.$/,
    ],
    [
      'is another type of file',
      '{"format":"qotd-studio journal","version":1}',
      /state\.json, line 1: .*format/,
    ],
    [
      'is an incomplete snapshot',
      '{"format":"qotd-studio snapshot","version":1,"at":"2026-11-09T09:00:00.000Z","count":2}\n',
      /state\.json, line 1: .*the file may be incomplete\. Check the file, or use another one\. Nothing was changed\.$/,
    ],
    [
      'has invalid questions',
      JSON.stringify([
        { ...BY_HAND[0], title: 'No' },
        { ...BY_HAND[1], sent: { votes: [1] } },
      ]),
      /2 problems\. Check the file, or use another one\. Nothing was changed\.\nLine 1, question 1, title: .*\nLine 1, question 2, sent\.votes: has 1 number for 2 options\. Use one number for each option\.$/,
    ],
  ])('reports problems and changes nothing if the file %s', async (_, content, sentence) => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'state.json');
    const data = path.join(folder.dir, 'library');
    if (content !== null) await writeFile(file, content);
    const first = await openLibrary(data);
    await first.library.replaceAll(() => [createExampleEntry(1)]);
    await first.close();
    const questions = path.join(data, 'questions/000001-000256.jsonl');
    const before = await readFile(questions, 'utf8');
    const failure = await serveFrom(data, file).catch((error: unknown) => error);
    expect(failure instanceof AppError && formatCommandError(failure)).toMatch(sentence);
    expect(await readFile(questions, 'utf8')).toBe(before);
    const points: string[] = await readdir(path.join(data, 'restore-points')).catch(() => []);
    expect(points.filter((name) => name.startsWith('before-'))).toEqual([]);
    expect(await readdir(data)).not.toContain('library.lock.json');
  });

  it.skipIf(process.platform === 'win32').each([
    ['a pipe', (file: string) => void spawnSync('mkfifo', [file]), /it isn't a regular file \(EFTYPE\)/],
    ['an endless device', (file: string) => symlink('/dev/zero', file), /it isn't a regular file \(EFTYPE\)/],
    ['a folder', (file: string) => mkdir(file), /the path is a folder \(EISDIR\)/],
    ['an oversized file', makeLargeFile, /the file is too large \(EFBIG\)/],
  ])('rejects %s without reading the file', async (_, make, sentence) => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'state.json');
    await make(file);
    const failure = await serveFrom(path.join(folder.dir, 'library'), file).catch((error: unknown) => error);
    expect(failure instanceof AppError && formatCommandError(failure)).toMatch(sentence);
  });
});

/** Creates a sparse file that exceeds the size limit. */
async function makeLargeFile(file: string): Promise<void> {
  await writeFile(file, '[');
  await truncate(file, MAX_EXPORT_BYTES + 1);
}
