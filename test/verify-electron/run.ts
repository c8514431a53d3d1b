import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { buildIfStale } from '../../electron/start-steps.ts';
import { ensureChromium } from '../support/chromium.ts';
import { flag, optionsFrom, progress } from '../support/command-line.ts';
import { electronKind } from '../support/electron-kind.ts';
import { createAppUnderTest } from './app-under-test.ts';
import { ITEMS } from './electron-checks.ts';
import { countsOf, tableOf, verify } from './verification.ts';

/**
 * `npm run verify:electron`: checks on the real Electron what the mock can't show, and prints a table. Without
 * Electron's program the same steps run on the mock, where no item passes. Exits with 1 if an item failed.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { packaged, only, json } = optionsFrom(
  'verify:electron',
  z.strictObject({ packaged: z.string().optional(), only: z.string().default(''), json: flag }),
);
if ((await buildIfStale(root)) !== 'ready') throw new Error('The app could not be built.');
const { explanation, program } = electronKind(root);
progress(explanation);
const scratch = await mkdtemp(path.join(tmpdir(), 'qotd-verify-'));
const browser = program === null ? await chromium.launch({ executablePath: ensureChromium() }) : null;
const app = createAppUnderTest({ browser, scratch, packaged: packaged ?? null });
try {
  const items = ITEMS.filter(({ name }) => name.includes(only));
  const findings = await verify(items, app, ({ name, result }) => progress(`${result}: ${name}`));
  await app.reset();
  console.log(
    json ? JSON.stringify({ electron: app.kind, ...countsOf(findings), findings }) : tableOf(findings),
  );
  if (app.kind === 'mock')
    progress(
      'Electron’s program is missing, so nothing could be verified. Run `node node_modules/electron/install.js`, then this again.',
    );
  process.exitCode = findings.some(({ result }) => result === 'fail') ? 1 : 0;
} finally {
  await browser?.close();
  await rm(scratch, { recursive: true, force: true });
}
