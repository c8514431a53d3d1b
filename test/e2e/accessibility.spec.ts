import path from 'node:path';
import type { Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { ADMIN_TOKEN, serve } from '../support/headless-server.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };

async function expectNothing(page: Page): Promise<void> {
  const { violations } = await runAxe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

const SIZES = [
  { width: 1280, height: 820 },
  { width: 960, height: 640 },
  { width: 760, height: 640 },
];

/**
 * Tags the widest window in one theme and the narrowest window in the other theme, because these combinations
 * cause the most problems.
 */
const getTagName = (colorScheme: string, { width }: { width: number }): string[] => {
  if (`${colorScheme} ${width}` === 'light 1280') return ['@journey'];
  return `${colorScheme} ${width}` === 'dark 760' ? ['@journey', '@both-shells'] : [];
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SIZES) {
    test.describe(`main screen, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('has no axe violations and isn’t cut off at the side', {
        tag: getTagName(colorScheme, viewport),
      }, async ({ app }) => {
        const { page } = app;
        await sendQuestion(app.api, TEA);
        await page.getByRole('option', { name: 'Tea or coffee?' }).click();
        await page.getByRole('textbox', { name: 'Description' }).fill('y'.repeat(351));
        await page.getByRole('button', { name: 'Add option' }).click();
        await expect(page.getByRole('main', { name: 'Editor' })).toContainText('351 / 350, 1 over');
        await expectNothing(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        );
      });
    });
  }
}

for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
  test.describe(`local API, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('has no axe violations and isn’t cut off at the side', async ({ app }) => {
      const { page } = app;
      await page.getByRole('link', { name: 'Local API' }).first().click();
      await expect(page.getByText('No requests yet')).toBeVisible();
      await expect(page.getByText('Creates “Tea or coffee?”')).toBeVisible();
      await expectNothing(page);

      await page.getByRole('slider', { name: 'Added latency' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'Add fault' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add fault' }).click();
      await expect(page.getByRole('main').getByText('2 faults on')).toBeVisible();
      await expect
        .poll(() =>
          sendQuestion(app.api, TEA).then(
            () => 'answered',
            () => 'dropped',
          ),
        )
        .toBe('dropped');
      await page.getByRole('button', { name: 'Turn off all' }).click();
      await expect.poll(() => call(page, 'api.status')).toMatchObject({ faults: { faults: [] } });
      await sendQuestion(app.api, TEA);
      await expect(sendQuestion(app.api, { title: 'No', options: 'Tea' })).rejects.toThrow();
      await expect(page.getByRole('row', { name: /422/ })).toBeVisible();
      await page
        .getByRole('row', { name: /200 OK/ })
        .first()
        .getByRole('button')
        .click();
      await expect(page.getByRole('group', { name: 'Response' })).toContainText('similarQuestions');
      await expect(page.getByRole('textbox', { name: 'Coffee' })).toBeVisible();
      await expectNothing(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the local API’s open panels and dialogs, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('have no axe violations', async ({ app }) => {
      const { page } = app;
      await sendQuestion(app.api, TEA);
      await page.getByRole('link', { name: 'Local API' }).first().click();
      await page.getByRole('button', { name: 'Add fault' }).click();
      await expect(page.getByRole('dialog', { name: 'Add fault' })).toBeVisible();
      await expectNothing(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add token…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add token' }).click();
      await expect(page.getByText('A display name must have 1 to 100 characters.')).toBeVisible();
      await expectNothing(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByText('Deletes 1 question.').first()).toBeVisible();
      await expectNothing(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Question:/ }).click();
      await expect(page.getByRole('option', { name: /Tea or coffee/ })).toBeVisible();
      await expectNothing(page);
    });
  });
}

/** Commands that open a dialog of a saved question or the library. */
const DIALOG_COMMANDS = [
  'Import questions…',
  'Export library…',
  'Show versions…',
  'New question from template…',
  'Save as template…',
  'Mark as posted…',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`questions, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('have no axe violations in dialogs or the enlarged preview', async ({ app }) => {
      test.slow();
      const { page } = app;
      await sendQuestion(app.api, TEA);
      await page.getByRole('option', { name: 'Tea or coffee?' }).click();
      const dialog = page.getByRole('dialog');
      const check = async () => {
        await expect(dialog).toBeVisible();
        await expectNothing(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      };
      await page.getByRole('button', { name: 'Enlarge preview' }).click();
      await check();
      for (const command of DIALOG_COMMANDS) {
        await test.step(command, async () => {
          await page.keyboard.press('Control+k');
          await page.getByRole('combobox').fill(`>${command}`);
          await page.getByRole('option', { name: command }).click();
          await expect(page.getByRole('combobox', { name: /^Search questions or run/ })).toHaveCount(0);
          await check();
        });
      }
    });

    test('have no axe violations while a conflict is compared', async ({ app, dataDir }) => {
      const { page } = app;
      const live = await serve(path.join(dataDir, 'live'));
      const { options } = TEA;
      await sendQuestion(app.api, { title: 'Mountains or sea?', options });
      await call(page, 'settings.set', { syncUrl: live.api });
      await call(page, 'sync.setToken', { token: ADMIN_TOKEN });
      await call(page, 'sync.queue', { ids: [1] });
      await call(page, 'sync.runNow', {});
      await sendQuestion(live.api, { title: 'Mountains or beach?', options }, { address: '1' });
      await sendQuestion(app.api, { title: 'Hills or sea?', options }, { address: '1' });
      await call(page, 'sync.queue', { ids: [1] });
      await call(page, 'sync.runNow', {});
      await page.getByRole('link', { name: 'Sync activity' }).first().click();
      await page.getByRole('button', { name: /^Compare/ }).click();
      await expect(page.getByRole('radio', { name: /^Title, Yours/ })).toBeVisible();
      await expectNothing(page);
      await live.stop();
    });
  });
}

test('settings have no axe violations', async ({ app: { page } }) => {
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expectNothing(page);
});
