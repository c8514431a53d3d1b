import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../electron/cli/command.ts';
import { readStartOptions } from '../../../electron/start-steps.ts';

const folder = path.resolve('/here');

describe('the options of npm start', () => {
  it.each([
    [[], null],
    [['--data', 'lib'], path.join(folder, 'lib')],
    [['--data=../lib'], path.resolve(folder, '../lib')],
    [['--data', path.resolve('/else/lib')], path.resolve('/else/lib')],
  ])('%j names the library', (args, data) => {
    expect(readStartOptions(args, folder)).toEqual({ data });
  });

  it.each([
    [['--dta', 'lib'], /There is no option --dta\. npm start takes .*: npm start -- --data DIR\.$/],
    [['lib'], /"lib" belongs to no option\. npm start takes/],
    [['--data'], /--data needs a value\. npm start takes/],
    [['--data', ''], /--data needs the path of a folder\. npm start takes/],
    [['--port', '0'], /There is no option --port/],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => readStartOptions(args, folder)).toThrow(UsageError);
    expect(() => readStartOptions(args, folder)).toThrow(sentence);
  });

  it('are no command: `npm start -- cli` is a usage error', () => {
    const { status, stderr } = spawnSync('npm', ['start', '--silent', '--', 'cli', 'queue'], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^"cli" belongs to no option\. npm start takes/),
    });
  });
});
