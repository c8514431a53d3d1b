import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { detectElectronKind } from '../support/electron-kind.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { createAppUnderTest } from '../verify-electron/app-under-test.ts';
import { ITEMS } from '../verify-electron/electron-checks.ts';
import { type Finding, verify } from '../verify-electron/verification.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns the results of `npm run tool -- verify-electron` on the mock. */
async function find(
  browser: Browser,
  only: string,
  { out, packaged = null }: { out?: string; packaged?: string | null } = {},
): Promise<Finding[]> {
  await using folder = await createTemporaryFolder();
  const app = createAppUnderTest({ browser, scratch: folder.dir, packaged, ...(out && { out }) });
  try {
    return await verify(
      ITEMS.filter(({ name }) => name.includes(only)),
      app,
    );
  } finally {
    await app.reset();
  }
}

/** For each item: code in the built app, the same code with a fault, and the step that must fail. */
const FAULTS: Readonly<Record<string, readonly [string, string, string]>> = {
  'app: and CSP': ["script-src 'self'", "script-src 'self' 'unsafe-inline'", 'violate the policy'],
  'window is visible': ['window.show();', ';', 'start the app'],
  'title bar': ['titleBarOverlay:', 'noOverlay:', 'measure'],
  menus: ['if (window) Menu.getApplicationMenu()?.popup(', 'if (false) (', 'open them from the title bar'],
  'context menu': ['webContents.on("context-menu"', 'webContents.on("blur"', 'right-click the title'],
  'copy by menu': ['await clipboard.writeText(text)', 'undefined', 'copy'],
  'spell check': [
    'session.setSpellCheckerLanguages(isOn() ? getChosenCodes() : [])',
    'undefined',
    'read the setting',
  ],
  'keychain: stored token': [
    'await safeStorage.encryptStringAsync(text)',
    'Buffer.from(text)',
    'start again',
  ],
  background: ['state.get().keepRunning', 'false', 'close the window'],
  'wake-up': ['powerMonitor.on("resume"', 'powerMonitor.on("suspend"', 'count listeners'],
  'problem report': ['library: texts ?', 'library: true ?', 'create a report'],
  'no GPU': ['app.disableHardwareAcceleration()', 'undefined', 'start again'],
};

/** Copies the built app to `dir`, with a fault that this item must find. */
async function plantFault(dir: string, item: string): Promise<void> {
  await cp(path.join(ROOT, 'out'), dir, {
    recursive: true,
    filter: (file) => !/out\/(types|cli)|\.map$/.test(file),
  });
  const bundle = path.join(dir, 'main/main.js');
  const code = await readFile(bundle, 'utf8');
  const [sound = '', broken = ''] = FAULTS[item] ?? [];
  expect(code).toContain(sound);
  await writeFile(bundle, code.replaceAll(sound, broken));
}

test.describe('verify-electron on the mock', () => {
  test.skip(detectElectronKind(ROOT).name === 'electron', 'here the real Electron is present');

  test('runs every item but passes none', { tag: '@journey' }, async ({ browser }) => {
    const found = await find(browser, '');
    expect(found.filter(({ result }) => result !== 'not seen')).toEqual([]);
    expect(found).toHaveLength(ITEMS.length);
    // All steps ran except those of items that need a package.
    expect(found.filter(({ evidence }) => !evidence.startsWith('mock: ok')).map(({ name }) => name)).toEqual(
      ITEMS.map(({ name }) => name).filter((name) => name.startsWith('package: ')),
    );
  });

  for (const name of Object.keys(FAULTS)) {
    const tag = name === 'app: and CSP' ? ['@journey'] : [];
    test(`reports a broken app as failed: ${name}`, { tag }, async ({ browser }) => {
      await using folder = await createTemporaryFolder();
      await plantFault(folder.dir, name);
      const [, , step] = FAULTS[name] ?? [];
      expect(await find(browser, name, { out: folder.dir })).toMatchObject([
        { result: 'fail', evidence: expect.stringContaining(`at “${step}”`) },
      ]);
    });
  }

  test('starts a package and uses its page', { tag: '@journey' }, async ({ browser }) => {
    await using folder = await createTemporaryFolder();
    const packaged = await createProgram(
      folder.dir,
      `exec '${process.execPath}' '${path.join(ROOT, 'test/support/packaged-app-process.ts')}' "$@"`,
    );
    expect(await find(browser, 'package: start', { packaged })).toEqual([
      expect.objectContaining({
        result: 'not seen',
        evidence: expect.stringMatching(/^mock: ok \(version /),
      }),
    ]);
  });

  test('reports the output of a package that exits at startup', async ({ browser }) => {
    await using folder = await createTemporaryFolder();
    const packaged = await createProgram(folder.dir, 'echo "a library is missing" >&2; exit 127');
    expect(await find(browser, 'package: start', { packaged })).toEqual([
      expect.objectContaining({
        result: 'fail',
        evidence: expect.stringContaining('exit code 127): a library is missing'),
      }),
    ]);
  });
});

async function createProgram(dir: string, script: string): Promise<string> {
  const program = path.join(dir, 'qotd-studio');
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return program;
}
