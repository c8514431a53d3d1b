import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './bridge-call.ts';

/** Returns the settings section that shows how the live service token is stored. */
export const findConnection = (page: Page): Locator => page.getByRole('region', { name: 'Connection' });

/** Sets a base URL and opens the live service settings. */
export async function openService(page: Page): Promise<void> {
  await call(page, 'settings.set', { syncUrl: 'https://live.example/api/v1' });
  await page.evaluate(() => {
    location.hash = '#/settings/service';
  });
  await findConnection(page).waitFor();
}

export async function enterToken(
  page: Page,
  token: string,
  { allowUnencrypted }: { allowUnencrypted?: boolean } = {},
): Promise<void> {
  await openService(page);
  await page.getByRole('button', { name: /^(Add|Replace) token…$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Token', { exact: true }).fill(token);
  if (allowUnencrypted !== undefined)
    await dialog.getByRole('checkbox').setChecked(allowUnencrypted, { force: true });
  await dialog.getByRole('button', { name: 'Save token' }).click();
  await expect(dialog).toHaveCount(0);
}
