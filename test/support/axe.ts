import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Creates an axe run for a page. By default, axe collects results in a new page, but the desktop app doesn't
 * open new pages.
 */
export const runAxe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** Expects no axe violations. First closes the focused element's tooltip, because it isn't in a landmark. */
export const expectAccessible = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    expect((await runAxe(page).analyze()).violations).toEqual([]);
  }).toPass({ timeout: 60_000 });
