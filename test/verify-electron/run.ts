import path from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { buildIfStale } from '../../electron/build-if-stale.ts';
import { ensureChromium } from '../support/chromium.ts';
import { flag, readOptions, reportProgress } from '../support/command-line.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { createAppUnderTest } from './app-under-test.ts';
import { ITEMS } from './electron-checks.ts';
import { countOccurrences, formatTable, verify } from './verification.ts';

/**
 * `npm run tool -- verify-electron`: checks on the real Electron what the mock can't show, and prints a
 * table. If Electron's program is missing, runs the same steps on the mock, where no item can pass. Exits
 * with 1 if an item fails.
 */
const root = path.resolve(import.meta.dirname, '../..');
const options = readOptions(
  'verify-electron',
  z.strictObject({
    // A packaged app's program and its library folder.
    packaged: z.string().optional(),
    data: z.string().optional(),
    // The folder for screenshots.
    shots: z.string().optional(),
    only: z.string().default(''),
    json: flag,
    // Fails if Electron's program is missing.
    'require-electron': flag,
    // Fails if an item can't run on this computer.
    strict: flag,
  }),
);
const { explanation, program } = detectElectronKind(root);
reportProgress(explanation);
if (program === null && options['require-electron']) {
  reportProgress(
    'error: Electron is required, but its program is missing. To download it, run `node node_modules/electron/install.js`.',
  );
  process.exitCode = 1;
} else await run();

async function run(): Promise<void> {
  buildIfStale();
  await using scratch = await createTemporaryFolder();
  const browser = program === null ? await chromium.launch({ executablePath: ensureChromium() }) : null;
  const app = createAppUnderTest({
    browser,
    scratch: scratch.dir,
    packaged: options.packaged === undefined ? null : path.resolve(options.packaged),
    packagedData: options.data,
    shots: options.shots,
  });
  try {
    const findings = await verify(
      ITEMS.filter(({ name }) => name.includes(options.only)),
      app,
      { isStrict: options.strict, onFinding: ({ name, result }) => reportProgress(`${result}: ${name}`) },
    );
    console.log(
      options.json
        ? JSON.stringify({ electron: app.kind, ...countOccurrences(findings), findings })
        : formatTable(findings),
    );
    if (app.kind === 'mock')
      reportProgress(
        'Electron’s program is missing, so nothing could be verified. Run `node node_modules/electron/install.js`, then this again.',
      );
    process.exitCode = findings.some(({ result }) => result === 'fail') ? 1 : 0;
  } finally {
    await app.reset();
    await browser?.close();
  }
}
