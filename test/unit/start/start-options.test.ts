import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it.each([
  [['--dta', 'lib'], 'Unknown option: --dta.'],
  [['--data'], '--data requires a value.'],
  [['--data', ''], '--data requires a folder.'],
  // npm reads options before -- and passes on their values.
  [['lib'], 'Unexpected argument: lib.'],
  [['cli', 'queue'], 'Unexpected argument: cli.'],
])('npm start -- %j reports incorrect usage', (args, message) => {
  const { status, stderr } = spawnSync('npm', ['start', '--silent', '--', ...args], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: `error: ${message} Run \`npm start\` or \`npm start -- --data DIR\`.\n`,
  });
});
