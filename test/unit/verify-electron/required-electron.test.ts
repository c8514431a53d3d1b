import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { detectElectronKind } from '../../support/electron-kind.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

it.skipIf(detectElectronKind(ROOT).name === 'electron')(
  'verify-electron exits with 1 and a reason if the required Electron is missing',
  () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'test/run-tool.ts'), 'verify-electron', '--require-electron'],
      { encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('Electron is required, but its program is missing');
    expect(stderr).toContain('node node_modules/electron/install.js');
  },
);
