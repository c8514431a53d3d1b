import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { electronKind } from '../support/electron-kind.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createAppUnderTest } from '../verify-electron/app-under-test.ts';
import { ITEMS } from '../verify-electron/electron-checks.ts';
import { type Finding, verify } from '../verify-electron/verification.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The result of `npm run verify:electron` on the mock. */
async function find(browser: Browser, only: string, out?: string): Promise<Finding[]> {
  await using folder = await temporaryFolder();
  const app = createAppUnderTest({ browser, scratch: folder.dir, packaged: null, ...(out && { out }) });
  try {
    return await verify(
      ITEMS.filter(({ name }) => name.includes(only)),
      app,
    );
  } finally {
    await app.reset();
  }
}

test.describe('verify:electron on the mock', () => {
  test.skip(electronKind(ROOT).name === 'electron', 'here the real Electron is present');

  test('runs every item, and none of them passes', { tag: '@journey' }, async ({ browser }) => {
    const found = await find(browser, '');
    expect(found.filter(({ result }) => result !== 'not seen')).toEqual([]);
    expect(found).toHaveLength(ITEMS.length);
    // The steps of each ran, except for the fuses of a package that isn't there.
    expect(found.filter(({ evidence }) => !evidence.startsWith('mock: ok')).map(({ name }) => name)).toEqual([
      'fuses',
    ]);
  });

  test('reports an item as failed if the app violates it', { tag: '@journey' }, async ({ browser }) => {
    await using folder = await temporaryFolder();
    await cp(path.join(ROOT, 'out'), folder.dir, {
      recursive: true,
      filter: (file) => !/out\/(types|cli)|\.map$/.test(file),
    });
    const bundle = path.join(folder.dir, 'main/main.js');
    const sound = await readFile(bundle, 'utf8');
    await writeFile(bundle, sound.replaceAll("script-src 'self'", "script-src 'self' 'unsafe-inline'"));
    expect(await find(browser, 'app: and CSP', folder.dir)).toMatchObject([
      { result: 'fail', evidence: expect.stringContaining('violate the policy') },
    ]);
  });
});
