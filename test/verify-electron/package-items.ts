import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { call } from '../support/bridge-call.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { expect } from './item-expect.ts';
import { changeArchive, expectNoStart, startPackaged } from './packaged-app.ts';
import { findByMeaning } from './page-items.ts';
import { type Item, NotSeenError } from './verification.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export const PACKAGE_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'package: fuses',
    checks: 'the packaged program has the fuses from electron-builder.yml',
    deadlineSeconds: 30,
    run: async (app) => checkFuses(requirePackage(app)),
  },
  {
    name: 'package: start',
    checks:
      'the packaged program opens its window, saves a question, compares titles by meaning, and reads a file',
    deadlineSeconds: 180,
    async run(app, step) {
      const program = requirePackage(app);
      step('start the program');
      const { page, end } = await startPackaged({
        program,
        data: app.packagedData,
        userData: path.join(app.scratch, 'packaged'),
      });
      try {
        step('call the bridge');
        const { version } = z.object({ version: z.string() }).parse(await call(page, 'app.info'));
        expect(version).toBe(packageJson.version);
        step('compare the meaning of titles');
        await findByMeaning(page);
        step('read a file');
        await previewFile(page);
        return `version ${version} at ${page.url().replace(/[?#].*/, '')}`;
      } finally {
        await end();
      }
    },
  },
  {
    name: 'package: changed archive',
    checks: 'the packaged program doesn’t start if 1 byte in its archive was changed',
    deadlineSeconds: 120,
    async run(app, step) {
      const program = requirePackage(app);
      if (process.platform === 'linux') throw new NotSeenError('Linux doesn’t check the archive.');
      return startChanged(program, app.scratch, step);
    },
  },
];

/**
 * Starts a copy of the program with a changed archive, and returns how it ended. Rejects if the app opens its
 * window.
 */
export async function startChanged(
  program: string,
  scratch: string,
  step: (name: string) => void,
): Promise<string> {
  step('change a byte');
  const changed = await changeArchive(program, path.join(scratch, 'changed'));
  step('start the program');
  return expectNoStart({
    program: changed,
    data: path.join(scratch, 'changed-library'),
    userData: path.join(scratch, 'changed-data'),
  });
}

function requirePackage({ packaged }: AppUnderTest): string {
  if (packaged === null) throw new NotSeenError('No package was named: run it with --packaged PROGRAM.');
  if (!existsSync(packaged)) throw new Error(`${packaged} doesn't exist`);
  return packaged;
}

/** Previews a file in the import thread. The thread's program is next to the archive. */
async function previewFile(page: Page): Promise<void> {
  const text = JSON.stringify([{ title: 'Window or aisle?', options: '🪟 - Window\n🚶 - Aisle' }]);
  const preview = await call(page, 'import.preview', { text, format: 'json', table: null });
  expect(preview).toMatchObject({ rows: [{ input: { title: 'Window or aisle?' }, will: 'ready' }] });
}

const fusesSchema = z.object({ electronFuses: z.record(z.string(), z.boolean()) });

/** Compares the program's fuses with those in electron-builder.yml. Throws at the first difference. */
async function checkFuses(program: string): Promise<string> {
  const config = fusesSchema.parse(parse(await readFile(path.join(ROOT, 'electron-builder.yml'), 'utf8')));
  const wire = await getCurrentFuseWire(program);
  const found: string[] = [];
  for (const [key, isOn] of Object.entries(config.electronFuses)) {
    const name = key.charAt(0).toUpperCase() + key.slice(1);
    // This option isn't a fuse. It determines how the program is signed after the fuses are set.
    if (!(name in FuseV1Options)) continue;
    const state = Reflect.get(wire, Number(Reflect.get(FuseV1Options, name)));
    expect(state, name).toBe(isOn ? FuseState.ENABLE : FuseState.DISABLE);
    found.push(`${name} ${isOn ? 'on' : 'off'}`);
  }
  return found.join(', ');
}
