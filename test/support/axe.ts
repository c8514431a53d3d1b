import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe over a page. It gathers what it found in a page of its own otherwise, which a desktop app does not let it open. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** Axe finds nothing, once the tooltip of what has the focus is closed: that is part of no landmark. */
export const expectAccessible = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    expect((await axe(page).analyze()).violations).toEqual([]);
  }).toPass({ timeout: 60_000 });
