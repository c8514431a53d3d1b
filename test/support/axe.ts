import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe for a page. By default it collects results in a new page, which the desktop app doesn't let it open. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** Expects no axe violations, after the tooltip of the focused element is closed, which isn't in a landmark. */
export const expectAccessible = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    expect((await axe(page).analyze()).violations).toEqual([]);
  }).toPass({ timeout: 60_000 });
