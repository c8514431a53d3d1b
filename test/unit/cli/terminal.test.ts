import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatCommandError } from '../../../electron/cli/command-error-message.ts';
import { createOutput } from '../../../electron/cli/terminal.ts';
import { createLog } from '../../../electron/host/system/log.ts';
import { AppError } from '../../../shared/errors.ts';
import { findBuiltCli } from '../../support/built-cli.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)).join('');
/** All control characters except for tabs and line breaks, and marks that reverse text. */
const CONTROLS = (range(0, 0x1f) + range(0x7f, 0x9f) + range(0x202a, 0x202e) + range(0x2066, 0x2069))
  .replace('\t', '')
  .replace('\n', '');
const hasControls = (text: string) => [...CONTROLS].some((character) => text.includes(character));

function record(isScreen: boolean) {
  const written = { out: '', err: '' };
  const output = createOutput({
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    isScreen,
  });
  return { output, written };
}

describe('command output', () => {
  it('escapes control characters', () => {
    const { output, written } = record(false);
    output.out(`Title\x1b]0;pwned\x07 🐔\t\n${CONTROLS}`);
    output.err(`error: \x9b2J${CONTROLS}\n`);
    expect(written.out.split('\n')[0]).toBe('Title\\u001b]0;pwned\\u0007 🐔\t');
    expect(written.err).toMatch(/^error: \\u009b2J/);
    expect(hasControls(written.out + written.err)).toBe(false);
  });

  it('keeps escaped JSON valid, with the same value', () => {
    const { output, written } = record(false);
    const value = { title: CONTROLS };
    output.out(JSON.stringify(value));
    expect(JSON.parse(written.out)).toEqual(value);
  });

  it('escapes an exported file on a screen but not in a pipe', () => {
    const pipe = record(false);
    pipe.output.data(CONTROLS);
    expect(pipe.written.out).toBe(CONTROLS);
    const screen = record(true);
    screen.output.data(CONTROLS);
    expect(hasControls(screen.written.out)).toBe(false);
  });

  it('includes log lines as valid JSON', () => {
    const lines: string[] = [];
    createLog((line) => lines.push(line), Date.now).warn(CONTROLS, { title: CONTROLS });
    expect(hasControls(lines.join(''))).toBe(false);
    expect(JSON.parse(lines.join(''))).toMatchObject({ message: CONTROLS, title: CONTROLS });
  });
});

describe('an error message with forged text', () => {
  const FORGED = 'x\nerror: FORGED\r\u2028error: FORGED';

  it.each([
    new AppError('library-in-use', FORGED, { path: FORGED, pid: 1, computer: FORGED }),
    new AppError('disk', FORGED, { path: FORGED, reason: FORGED }),
    new AppError('library-unreadable', FORGED, { path: FORGED, name: FORGED, reason: FORGED }),
    new AppError('bad-input', FORGED),
  ])('has only one line', (error) => {
    const message = formatCommandError(error);
    expect(message).toContain('FORGED');
    expect(message).not.toMatch(/[\n\r\u2028\u2029]/);
  });

  it('has one line per problem', () => {
    const error = new AppError('library-unreadable', '', { path: '/l', problems: [FORGED] });
    const lines = formatCommandError(error).split('\n');
    expect(lines).not.toContain('error: FORGED');
    expect(lines.at(-1)).toBe('x error: FORGED  error: FORGED');
  });
});

describe('a command that reads a hostile file', () => {
  let cli = '';
  beforeAll(() => {
    cli = findBuiltCli();
  });
  const folder = createFolderPerTest();
  const HOSTILE = `\x1b]0;pwned\x07${CONTROLS}`;

  const files: Record<string, string> = {
    'field.json': JSON.stringify([
      { title: `Tea?${HOSTILE}`, options: HOSTILE, [`a${HOSTILE}\nq.json: ok`]: 1 },
    ]),
    'value.json': JSON.stringify([{ title: 1, options: HOSTILE, image: HOSTILE }]),
    'lines.jsonl': `{"title":"Tea or coffee?","${HOSTILE.replaceAll('\n', '')}":1}\n`,
    'heading.csv': `title,options,a${HOSTILE}\nTea or coffee?,:${HOSTILE}: - Tea,1\n`,
    'blocks.txt': `Tea or coffee?${HOSTILE}\n${HOSTILE} - Tea\n`,
  };
  it.each(Object.keys(files))("doesn't print control characters from %s", async (name) => {
    await writeFile(path.join(folder.dir, name), files[name] ?? '');
    const data = path.join(folder.dir, 'library');
    for (const args of [
      ['check', name],
      ['import', name, '--data', data],
      ['import', name, '--data', data, '--json'],
      ['queue', '--all', '--data', data],
    ]) {
      const { stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
        cwd: folder.dir,
        encoding: 'utf8',
      });
      expect(stdout + stderr).not.toBe('');
      expect(hasControls(stdout + stderr)).toBe(false);
      expect(stdout).not.toMatch(/^q\.json: ok/m);
    }
  });
});
