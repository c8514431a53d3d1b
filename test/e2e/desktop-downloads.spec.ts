import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Desktop, launchDesktop, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
test.skip(detectElectronKind(ROOT).name !== 'mock', 'answers the save dialog of the mock');

const findNotices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function exportLibrary(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('tab', { name: 'Library' }).click();
  await page.getByRole('button', { name: 'Export…' }).click();
  await page.getByRole('dialog').getByText('JSON Lines').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const answerDialog = (desktop: Desktop, answer: string) =>
  desktop.evaluate((electron, chosen) => {
    (electron as unknown as { saveDialog: { answer: string } }).saveDialog.answer = chosen;
  }, answer);

const shownFiles = (desktop: Desktop) =>
  desktop.evaluate(({ shell }) => (shell as unknown as { shownFiles: string[] }).shownFiles);

test('the app confirms a saved export, shows it in its folder, and suggests the folder again', {
  tag: '@journey',
}, async ({ desktop, page, userData }) => {
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
  await expect(page.getByRole('link', { name: 'All 1' })).toBeVisible();
  await answerDialog(desktop, 'cancel');
  await exportLibrary(page);
  await answerDialog(desktop, path.join(userData, 'mine.jsonl'));
  await expect(findNotices(page)).not.toContainText('Exported');
  await exportLibrary(page);
  await expect(findNotices(page)).toContainText('Exported to mine.jsonl');
  expect(await readFile(path.join(userData, 'mine.jsonl'), 'utf8')).toContain('Tea or coffee?');
  await page.getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(() => shownFiles(desktop)).toEqual([path.join(userData, 'mine.jsonl')]);
  await answerDialog(desktop, 'save');
  await exportLibrary(page);
  await page.getByRole('button', { name: 'Show in folder' }).click();
  await expect
    .poll(() => shownFiles(desktop))
    .toEqual([expect.anything(), expect.stringMatching(/\/qotd-library-[\dT-]+\.jsonl$/)]);
  expect(path.dirname((await shownFiles(desktop))[1] ?? '')).toBe(userData);
});

test('an export on macOS is shown in Finder', async ({ browser, userData }) => {
  const desktop = await launchDesktop({ browser, userData, env: { ELECTRON_MOCK_PLATFORM: 'darwin' } });
  const page = await desktop.firstWindow();
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
  await expect(page.getByRole('link', { name: 'All 1' })).toBeVisible();
  await answerDialog(desktop, path.join(userData, 'mine.jsonl'));
  await exportLibrary(page);
  await page.getByRole('button', { name: 'Show in Finder' }).click();
  await expect.poll(() => shownFiles(desktop)).toEqual([path.join(userData, 'mine.jsonl')]);
  expect(await desktop.close()).toBe(0);
});

test('an export that can’t be saved is reported', async ({ desktop, page, userData }) => {
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
  await expect(page.getByRole('link', { name: 'All 1' })).toBeVisible();
  await writeFile(path.join(userData, 'file'), '');
  await answerDialog(desktop, path.join(userData, 'file', 'mine.jsonl'));
  await exportLibrary(page);
  await expect(findNotices(page)).toContainText(
    'Couldn’t save mine.jsonl. Check that you can write to the folder',
  );
});
