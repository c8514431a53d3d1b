import type { Page } from '@playwright/test';
import { appActions, views } from '../../renderer/app/views.ts';
import type { View } from '../../renderer/state/view.tsx';
import { nameOfAction } from '../../renderer/ui/actions/use-actions.ts';
import { german } from '../../renderer/ui/text/de/index.ts';
import { english } from '../../renderer/ui/text/en/index.ts';
import type { Text } from '../../renderer/ui/text/text.tsx';
import { expect, test } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';

const LANGUAGES = { en: english, de: german } as const;

const goTo = (page: Page, hash: string) =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, hash);

async function expectShown(page: Page, view: View, text: Text): Promise<void> {
  const { title } = text.views[view.id];
  await expect(page.getByRole('main', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: title, exact: true, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · ${text.frame.appName}`);
  expect(await page.evaluate(() => window.location.hash)).toBe(`#/${view.id}`);
}

/** Leaves every view. */
async function leave(page: Page, text: Text): Promise<void> {
  await goTo(page, '#/all');
  await expect(page).toHaveTitle(new RegExp(`^${text.frame.sections.all} `));
}

async function runFromPalette(page: Page, view: View, text: Text): Promise<void> {
  const action = appActions.find((each) => each.view === view.id);
  if (!action) throw new Error(`Nothing leads to ${view.id}.`);
  const name = nameOfAction(action, text);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: text.frame.command }).fill(`>${name}`);
  const line = page.getByRole('listbox', { name: text.palette.results }).getByRole('option').first();
  await expect(line).toContainText(name);
  await page.keyboard.press('Enter');
}

for (const language of ['en', 'de'] as const) {
  const text = LANGUAGES[language];

  test(`each view opens by its address, sidebar, palette, and shortcuts, in ${language}`, {
    tag: '@journey',
  }, async ({ app }) => {
    test.slow();
    const { page } = app;
    await call(page, 'settings.set', { language });
    const sidebar = page.getByRole('navigation', { name: text.frame.mainNavigation });
    await expect(sidebar).toBeVisible();
    for (const view of views) {
      await test.step(view.id, async () => {
        await goTo(page, `#/${view.id}`);
        await expectShown(page, view, text);

        await leave(page, text);
        await runFromPalette(page, view, text);
        await expectShown(page, view, text);
        // What had the focus before is gone with its view.
        await expect(page.locator(':focus')).toHaveCount(1);

        if (view.sidebar !== null) {
          await leave(page, text);
          const link = sidebar.getByRole('link', { name: text.views[view.id].title, exact: true }).first();
          await link.click();
          await expectShown(page, view, text);
          await expect(link).toHaveAttribute('aria-current', 'page');
        }
        for (const keys of view.keys) {
          await leave(page, text);
          await page.locator('[data-pane="rail"] [aria-current="page"]').focus();
          for (const each of keys.split(', '))
            await page.keyboard.press(each.replaceAll('Ctrl ', 'Control+'));
          await expectShown(page, view, text);
        }
      });
    }
  });

  test(`each view is usable by everybody, and fits a width of 400 pixels, in ${language}`, async ({
    app,
  }) => {
    test.slow();
    const { page } = app;
    await call(page, 'settings.set', { language });
    for (const view of views) {
      await test.step(view.id, async () => {
        await page.setViewportSize({ width: 1280, height: 820 });
        await goTo(page, `#/${view.id}`);
        await expectShown(page, view, text);
        await expectAccessible(page);
        await page.setViewportSize({ width: 400, height: 820 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
        await expectAccessible(page);
      });
    }
  });
}
