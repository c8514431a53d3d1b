import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCheckCommand } from '../../../electron/cli/check-command.ts';
import { EXIT, UsageError } from '../../../electron/cli/command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { createLog } from '../../../electron/host/system/log.ts';
import { AppError } from '../../../shared/errors.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const GOOD = 'Tea or coffee?\n:tea: - Tea\n☕ - Coffee\n';

/** Writes the files and runs `check` with `args`. Returns the output without the folder's path. */
async function check(files: Readonly<Record<string, string | Buffer>>, ...args: string[]) {
  await using folder = await createTemporaryFolder();
  await mkdir(path.join(folder.dir, 'folder.csv'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder.dir, name), content);
  const { terminal, written } = fakeTerminal();
  const full = args.map((arg) => (/^[a-z]+\.[a-z]+$/.test(arg) ? path.join(folder.dir, arg) : arg));
  const code = await createCheckCommand({ version: '0.0.0', openSettings }).run(full, terminal);
  const short = (text: string) => text.replaceAll(`${folder.dir}${path.sep}`, '');
  return { code, out: short(written.out), err: short(written.err) };
}

describe('check', () => {
  it('rejects a library folder', async () => {
    await using folder = await createTemporaryFolder();
    const { terminal } = fakeTerminal();
    await expect(
      createCheckCommand({ version: '0.0.0', openSettings }).run([folder.dir], terminal),
    ).rejects.toThrow(new AppError('bad-input', `${folder.dir} is a folder. Specify a file.`));
  });

  it('exits with 0 if all questions are within the limits', async () => {
    expect(await check({ 'a.txt': `\ufeff${GOOD}` }, 'a.txt')).toEqual({
      code: EXIT.done,
      out: 'a.txt: 1 question. No invalid questions.\n',
      err: '',
    });
  });

  it("prints each problem's file, line, and field, and exits with 1", async () => {
    const files = {
      'a.txt': `${GOOD}\nTea?\nTea\n:nobody_knows: - None\n`,
      'b.csv': `title,options\n"Tea or\ncoffee?","☕ - A\n🍵 - B"\nx,y\n`,
    };
    const { code, out, err } = await check(files, 'a.txt', 'b.csv');
    expect({ code, err }).toEqual({ code: EXIT.problems, err: '' });
    expect(out.split('\n')).toEqual([
      'a.txt:5: title: The title has 4 characters; it needs at least 5.',
      'a.txt:6: options: No emoji at the start. Use the format <emoji> - <text>.',
      expect.stringMatching(/^a\.txt:7: options: Unknown emoji :nobody_knows:/),
      'a.txt: 2 questions. 1 question is invalid.',
      'b.csv:5: title: The title has 1 character; it needs at least 5.',
      'b.csv:5: options: The question has 1 option; it needs at least 2.',
      'b.csv:5: options: Line 1: no emoji at the start. Use the format <emoji> - <text>.',
      'b.csv: 2 questions. 1 question is invalid.',
      '',
    ]);
  });

  it('exits with 1 for an invalid file', async () => {
    const latin = Buffer.from('title,options\ncaf\xe9,b', 'latin1');
    const { code, out } = await check({ 'a.json': '[\n{', 'b.csv': latin }, 'a.json', 'b.csv', '--strict');
    expect(code).toBe(EXIT.problems);
    expect(out.split('\n')).toEqual([
      "a.json:2: This file isn't valid JSON: unexpected end; the file may be incomplete.",
      expect.stringMatching(/^b\.csv:2: The file isn't UTF-8\./),
      '',
    ]);
  });

  it("names the encoding of a file that isn't UTF-8, and reads it with another one", async () => {
    const file = { 'a.csv': Buffer.from('title,options\nChai or caf\xe9?,a', 'latin1') };
    const guessed = await check(file, 'a.csv');
    expect(guessed.out).toContain(
      "a.csv: note: The file isn't UTF-8, so it was read as Windows-1252. If characters are wrong, use --encoding.\n",
    );
    expect((await check(file, 'a.csv', '--encoding', 'latin1')).out).not.toContain('note');
    expect(await check(file, 'a.csv', '--encoding', 'utf-16le')).toMatchObject({
      code: EXIT.problems,
      out: "a.csv: The file isn't UTF-16 LE. Choose another encoding.\n",
    });
    await expect(check(file, 'a.csv', '--encoding', 'klingon')).rejects.toThrow(UsageError);
  });

  it('reports lines that were encoded twice or lost characters', async () => {
    const csv =
      'title,options\nTea or coffee?,"â˜• - Coffee\n🍵 - Tea"\nCaf\ufffd or bar?,"☕ - A\n🍵 - B"\n';
    expect(await check({ 'a.csv': csv }, 'a.csv')).toEqual({
      code: EXIT.done,
      out: [
        'a.csv:2: note: This line was encoded twice, so its characters were repaired. Check them in the preview.',
        'a.csv:4: note: This line has damaged characters. Another program has replaced the original ones. Export the file again as UTF-8, or correct the lines.',
        'a.csv: 2 questions. No invalid questions.',
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('reports ambiguous dates once per column, unless the order is set', async () => {
    const row = (date: string) => `"Tea or coffee ${date}","☕ - A\n🍵 - B",${date}\n`;
    const files = { 'a.csv': `title,options,Date\n${row('1/2/2026')}${row('3/4/2026')}` };
    expect((await check(files, 'a.csv')).out).toBe(
      'a.csv:2: Date: note: 2 dates, such as "1/2/2026", could be January 2 or February 1, so they\'re skipped. Use --dates month/day or --dates day/month.\na.csv: 2 questions. No invalid questions.\n',
    );
    expect((await check(files, 'a.csv', '--dates', 'day/month')).out).not.toContain('note');
    await expect(check(files, 'a.csv', '--dates', 'dmy')).rejects.toThrow(UsageError);
  });

  it('reports each skipped column and says how to import it', async () => {
    const files = {
      'a.csv':
        'Question,A,B,Mood,Asked by,\nTea or coffee?,☕ - A,🍵 - B,calm,Ada,x\nWhy or how?,☕ - A,🍵 - B,,Bo,\n',
      'b.csv': '7,Tea or coffee?,☕ - A,🍵 - B\n8,Cats or dogs?,🐱 - A,🐶 - B\n',
    };
    const advice = 'To import it, use --columns';
    expect((await check(files, 'a.csv', 'b.csv')).out.split('\n')).toEqual([
      `a.csv:1: Mood: note: Skipped this column with 1 cell. ${advice} FIELD=Mood.`,
      `a.csv:1: Asked by: note: Skipped this column with 2 cells. ${advice} "FIELD=Asked by".`,
      'a.csv:1: note: Skipped column 6 with 1 cell. To import it, add headings, and use --columns.',
      'a.csv: 2 questions. No invalid questions.',
      'b.csv: note: Skipped column 1 with 2 cells. To import it, add headings, and use --columns.',
      'b.csv: 2 questions. No invalid questions.',
      '',
    ]);
    expect((await check(files, 'a.csv', '--columns', 'description=Mood')).out).not.toContain('Mood');
    const strict = (await check(files, 'a.csv', '--columns', 'title=Question,options=A', '--strict')).out;
    expect(strict).toContain('a.csv:1: B: note: Skipped this column with 2 cells.');
  });

  it('says how to import a spreadsheet', async () => {
    await expect(check({}, 'a.xlsx')).rejects.toThrow(/a\.xlsx is a spreadsheet\. .*"CSV UTF-8"/);
    const { code, out } = await check({ 'a.csv': Buffer.from('PK\x03\x04') }, 'a.csv');
    expect({ code, out }).toEqual({
      code: EXIT.problems,
      out: expect.stringMatching(
        /^a\.csv: This is a spreadsheet or another compressed document\. .*"CSV UTF-8"/,
      ),
    });
  });

  it('lists unknown emoji and fields in file order and exits with 1', async () => {
    const questions = [
      { title: 'Hello there', options: ':teaa: - T\n☕ - C', sent: { votes: [1, 2] } },
      { title: 'Hello again', options: ':tea: - T\n☕ - C', descripton: 'D' },
      { title: 'Hello again' },
    ];
    const { code, out } = await check({ 'a.json': JSON.stringify(questions) }, 'a.json');
    expect(code).toBe(EXIT.problems);
    expect(out.split('\n')).toEqual([
      "a.json:1: [0].sent: note: This isn't a question field, so it's skipped.",
      'a.json:1: [0].options: Line 1: unknown emoji :teaa:. Did you mean :tea:?',
      'a.json:1: [1].descripton: Unknown field, so it\'s skipped. Rename it to "description", or remove it.',
      'a.json:1: [2].options: The options are missing. Use a string with lines separated by \\n.',
      'a.json: 3 questions. 2 questions are invalid.',
      '',
    ]);
  });

  it("accepts a library's custom emoji if --data is set", async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    await library.replaceAll(() => [createExampleEntry(1)]);
    await close();
    const log = createLog(() => {}, Date.now, false);
    const settings = await openSettings({ dir: folder.dir, log, keepDamaged: () => Promise.resolve() });
    await settings.set({ customEmoji: [{ name: 'teaa', url: 'https://x.example/teaa.png', keywords: [] }] });
    const files = { 'a.txt': 'Tea or coffee?\n:teaa: - Tea\n☕ - Coffee\n' };
    expect(await check(files, 'a.txt')).toMatchObject({ code: EXIT.problems });
    expect(await check(files, 'a.txt', '--data', folder.dir)).toMatchObject({ code: EXIT.done });
  });

  it("checks the other files and exits with 3 if a file can't be read", async () => {
    const { code, out, err } = await check({ 'b.txt': 'x' }, 'a.txt', 'folder.csv', 'b.txt');
    expect(code).toBe(EXIT.failed);
    expect(out).toContain('b.txt: 1 question.');
    expect(err).toBe(
      "error: Couldn't read a.txt: the file or folder doesn't exist (ENOENT). Check the path and its permissions.\nerror: Couldn't read folder.csv: the path is a folder (EISDIR). Check the path and its permissions.\n",
    );
  });

  it('accepts --format and --columns', async () => {
    const { code } = await check(
      { 'a.data': '"The question, in short",Answers\nTea or coffee?,"☕ - A\n🍵 - B"' },
      ...['a.data', '--format', 'csv', '--columns', 'title=The question, in short,options=answers'],
    );
    expect(code).toBe(EXIT.done);
  });

  it('accepts several option columns', async () => {
    const { code, out } = await check(
      { 'a.csv': 'Frage;Antwort A;Antwort B\nTea or coffee?;☕ - A;🍵 - B' },
      ...['a.csv', '--columns', 'title=Frage,options=Antwort A,options=Antwort B'],
    );
    expect([code, out]).toEqual([EXIT.done, 'a.csv: 1 question. No invalid questions.\n']);
  });

  it('accepts columns for tags and planned dates', async () => {
    const { code, out } = await check(
      { 'a.csv': 'title,options,Notiz,Datum\nTea or coffee?,"☕ - A\n🍵 - B",warm,morgen' },
      ...['a.csv', '--columns', 'tags=Notiz,plannedFor=Datum'],
    );
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(
      /^a\.csv:2: Datum: note: "morgen" isn't a valid date from 2000 to 2100, so it's skipped\. Use a format like 2026-11-20\.\na\.csv: 1/,
    );
  });

  it.each([
    [[], /Missing FILE/],
    [['a.data'], /Can't detect the format of .*\. Set it with --format/],
    [['a.csv', '--format', 'xml'], /--format must be json, jsonl, csv, or text, not "xml"/],
    [['a.csv', '--columns', 'heading=Question'], /--columns must be FIELD=NAME/],
    [['a.csv', '--columns', 'title='], /--columns must be FIELD=NAME/],
    [['a.csv', '--columns', 'title=A,title=B'], /accepts one column for title/],
    [['a.csv', '--nonsense'], /nonsense/],
  ])('reports incorrect usage: %j', async (args, sentence) => {
    await expect(check({}, ...args)).rejects.toThrow(UsageError);
    await expect(check({}, ...args)).rejects.toThrow(sentence);
  });
});
