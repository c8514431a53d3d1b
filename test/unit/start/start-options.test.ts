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
  ])('%j set the library', (args, data) => {
    expect(readStartOptions(args, folder)).toEqual({ data, disableGpu: false });
  });

  it('turn the GPU off', () => {
    expect(readStartOptions(['--disable-gpu', '--data', 'lib'], folder)).toEqual({
      data: path.join(folder, 'lib'),
      disableGpu: true,
    });
  });

  it.each([
    [['--dta', 'lib'], /Unknown option: --dta\. Run `npm start` or `npm start -- --data DIR`\.$/],
    [['lib'], /Unexpected argument: lib\. Run `npm start`/],
    [['--data'], /--data requires a value\. Run `npm start`/],
    [['--data', ''], /--data requires a folder\. Run `npm start`/],
    [['--port', '0'], /Unknown option: --port/],
  ])('%j are rejected with a message', (args, sentence) => {
    expect(() => readStartOptions(args, folder)).toThrow(UsageError);
    expect(() => readStartOptions(args, folder)).toThrow(sentence);
  });

  it('include no command: `npm start -- cli` is a usage error', () => {
    const { status, stderr } = spawnSync('npm', ['start', '--silent', '--', 'cli', 'queue'], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^error: Unexpected argument: cli\. Run `npm start`/),
    });
  });
});
