import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import { type Desktop, launchDesktop } from './desktop.ts';
import { temporaryFolder } from './temporary.ts';
import { newVersion, updateFeed } from './update-feed.ts';

/**
 * The pictures of docs/guide/desktop-app.md: what the built app has on the desktop alone, as far as its page shows it. What the system
 * draws, such as a menu or a notification, is in none.
 */
const target = path.resolve(import.meta.dirname, '../../docs/shots');

/** Each of the app as it started, up to when it can be seen. */
const PARTS: Record<string, (page: Page, desktop: Desktop) => Promise<void>> = {
  'desktop-update': async (page) => {
    await page.getByText('Check for updates once a day?').waitFor();
    await page.getByRole('button', { name: 'Check daily', exact: true }).click();
    await page.getByText('Version 99.0.0 is available').waitFor();
  },
  'desktop-link': async (page, desktop) => {
    await desktop.evaluate(({ app }) => {
      app.emit('second-instance', {}, ['studio', 'qotd://adopt/48213'], '/', null);
    });
    await page.getByText('A link refers to this question on the service.').waitFor();
  },
  'desktop-report': async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('report a problem');
    await page.getByRole('dialog').getByRole('option', { name: 'Report a problem…' }).click();
    const content = page.getByRole('region', { name: 'Report contents' });
    await content.getByText('"platform"').waitFor();
  },
};

mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, show] of Object.entries(PARTS))
      await take(`${name}-${colorScheme}.png`, colorScheme, show);
} finally {
  await browser.close();
}

async function take(
  file: string,
  colorScheme: 'light' | 'dark',
  show: (page: Page, desktop: Desktop) => Promise<void>,
): Promise<void> {
  await using folder = await temporaryFolder();
  await using feed = await updateFeed(folder.dir, newVersion(path.join(folder.dir, 'marker')));
  const look = { viewport: { width: 1280, height: 820 }, reducedMotion: 'reduce', colorScheme } as const;
  const desktop = await launchDesktop({ browser, userData: folder.dir, env: feed.env, look });
  const page = await desktop.firstWindow();
  await page.getByRole('textbox', { name: 'Title' }).fill('Which small victory made your week?');
  await page.getByText('Autosaved').waitFor();
  await show(page, desktop);
  await page.screenshot({ path: path.join(target, file) });
  await desktop.close();
}
