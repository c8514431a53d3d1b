import type { Locator, Page } from '@playwright/test';
import { getActionName } from '../../renderer/actions/use-actions.ts';
import { views } from '../../renderer/app/view-registry.ts';
import type { View } from '../../renderer/stores/define-view.tsx';
import type { Translate } from '../../shared/messages/translate.ts';
import { sendQuestion } from '../support/api-requests.ts';
import { appActions } from '../support/app-actions.ts';
import { DELAYS_RESPONSES, expect, test } from '../support/app-fixture.ts';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { inEnglish, inGerman } from '../support/translations.ts';

const LANGUAGES = { en: inEnglish, de: inGerman } as const;

const goTo = (page: Page, hash: string) =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, hash);

async function expectShown(page: Page, view: View, t: Translate): Promise<void> {
  await expect(page.getByRole('main', { name: t(`views.${view.id}.title`), exact: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: t(`views.${view.id}.title`), exact: true, level: 1 }),
  ).toBeVisible();
  await expect(page).toHaveTitle(`${t(`views.${view.id}.title`)} · ${t('frame.appName')}`);
  expect(await page.evaluate(() => window.location.hash)).toBe(`#/${view.id}`);
}

/** Closes the view by returning to the list. */
async function leave(page: Page, t: Translate): Promise<void> {
  await goTo(page, '#/all');
  await expect(page).toHaveTitle(new RegExp(`^${t('frame.sections.all')} `));
}

async function runFromPalette(page: Page, view: View, t: Translate): Promise<void> {
  const action = appActions.find((each) => each.view === view.id);
  if (!action) throw new Error(`Nothing leads to ${view.id}.`);
  const name = getActionName(action, t);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('frame.command') }).fill(`>${name}`);
  const line = page
    .getByRole('listbox', { name: t('palette.results') })
    .getByRole('option')
    .first();
  await expect(line).toContainText(name);
  await page.keyboard.press('Enter');
}

test('a view opened by keyboard has focus in its content, without a tooltip', async ({
  app: { page, api },
}) => {
  await sendQuestion(api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  const open = async (...keys: string[]) => {
    await goTo(page, '#/all');
    await page.getByRole('option', { name: 'Tea or coffee?' }).focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  const expectFocused = async (locator: Locator) => {
    await expect(locator).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  };
  await open('g', 'p');
  await expectFocused(page.locator('button[aria-current="date"]'));
  await open();
  const localApi = views.find(({ id }) => id === 'local-api');
  if (localApi) await runFromPalette(page, localApi, inEnglish);
  await expectFocused(page.getByRole('heading', { name: 'Local API', level: 1 }));
  for (const [keys, name] of [
    [['g', 'c'], 'Statistics'],
    [['g', 'y'], 'Sync activity'],
    [['?'], 'Keyboard shortcuts'],
  ] as const) {
    await open(...keys);
    const content = page.getByRole('region', { name });
    await expectFocused(content);
    // The keys scroll the view, but a focus ring around the whole view would distract.
    expect(await content.evaluate((element) => element.matches(':focus-visible'))).toBe(false);
  }
});

for (const language of ['en', 'de'] as const) {
  const t = LANGUAGES[language];

  test(`each view opens from its URL, the sidebar, the palette, and its shortcuts, in ${language}`, {
    tag: '@journey',
  }, async ({ app }) => {
    test.slow();
    const { page } = app;
    await call(page, 'settings.set', { language });
    const sidebar = page.getByRole('navigation', { name: t('frame.mainNavigation') });
    await expect(sidebar).toBeVisible();
    for (const view of views) {
      await test.step(view.id, async () => {
        await goTo(page, `#/${view.id}`);
        await expectShown(page, view, t);

        await leave(page, t);
        await runFromPalette(page, view, t);
        await expectShown(page, view, t);
        // Focus must move, because the element that had focus no longer exists.
        await expect(page.locator(':focus')).toHaveCount(1);

        if (view.sidebar !== null) {
          await leave(page, t);
          const link = sidebar.getByRole('link', { name: t(`views.${view.id}.title`), exact: true }).first();
          await link.click();
          await expectShown(page, view, t);
          await expect(link).toHaveAttribute('aria-current', 'page');
        }
        for (const keys of view.keys) {
          await leave(page, t);
          await page.locator('[data-pane="rail"] [aria-current="page"]').focus();
          for (const each of keys.split(', '))
            await page.keyboard.press(each.replaceAll('Ctrl ', 'Control+'));
          await expectShown(page, view, t);
        }
      });
    }
  });

  test(`each view is accessible and fits a window 400 pixels wide, in ${language}`, async ({ app }) => {
    test.slow();
    const { page } = app;
    await call(page, 'settings.set', { language });
    for (const view of views) {
      await test.step(view.id, async () => {
        await page.setViewportSize({ width: 1280, height: 820 });
        await goTo(page, `#/${view.id}`);
        await expectShown(page, view, t);
        await expectAccessible(page);
        await page.setViewportSize({ width: 400, height: 820 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
        await expectAccessible(page);
      });
    }
  });
}

test('each view takes over focus from a list row, even if its code loads later', async ({ app, shell }) => {
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  await call(page, 'library.addSamples');
  for (const view of views) {
    await test.step(view.id, async () => {
      await goTo(page, '#/all');
      await page.reload();
      await page.getByRole('option').first().focus();
      const released = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await released.promise;
        await route.continue();
      });
      if (view.keys.length === 0) await runFromPalette(page, view, inEnglish);
      for (const key of view.keys[0]?.split(', ') ?? [])
        await page.keyboard.press(key.replaceAll('Ctrl ', 'Control+'));
      await expectShown(page, view, inEnglish);
      // By this point, the page has requested the view's code.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      released.resolve();
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('charts and tables count questions and votes', { tag: '@journey' }, async ({ app }) => {
  const { page } = app;
  await goTo(page, '#/statistics');
  const main = page.getByRole('main', { name: 'Statistics' });
  await expect(main).toContainText('No statistics yet');
  await expect(main.getByRole('button', { name: 'New question' })).toBeVisible();

  await sendQuestion(app.api, {
    title: 'Which snack is the best?',
    options: '🍎 - Apple\n🍪 - Cookie\n🥜 - Nuts',
  });
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await expect(main).toContainText('No votes yet');
  await call(page, 'questions.tag', { ids: [1, 2], add: ['food'], remove: [] });
  await call(page, 'question.markSent', { id: 1, votes: [20, 19, 1] });
  await call(page, 'question.markSent', { id: 2, votes: [5, 0] });
  await expect(main).toContainText('Best tags–Appears after 3 posted questions with votes');
  await expect(main).toContainText('Ready questions last0 days');
  const ranking = main.getByRole('table', { name: 'Most votes' }).getByRole('row');
  await expect(ranking).toHaveCount(3);
  await expect(ranking.nth(1)).toContainText(/40$/);
  // The table lists only questions with enough votes.
  await expect(main.getByRole('table', { name: 'Most divided' }).getByRole('row')).toHaveCount(2);
  await expect(main.getByRole('table', { name: 'Most divided' })).toContainText('2.5%');

  const tags = main.getByRole('region', { name: 'Tags' });
  await expect(tags.locator('svg text').filter({ hasText: '2 · 22.5 votes on average' })).toBeVisible();
  await expectAccessible(page);
  await tags.getByRole('button', { name: 'Show as table: Tags' }).click();
  await expect(tags.locator('svg')).toHaveCount(0);
  await expect(tags.getByRole('row').nth(1)).toHaveText('food2222.5');
  await expectAccessible(page);
  await tags.getByRole('button', { name: 'food: show questions' }).click();
  const list = page.getByRole('listbox', { name: 'All' });
  await expect(list.getByRole('option')).toHaveCount(2);
});

test('charts follow the window’s theme and width', async ({ app }) => {
  const { page } = app;
  await call(page, 'library.addSamples');
  await goTo(page, '#/statistics');
  const svg = page.getByRole('region', { name: 'Questions by status' }).locator('svg');
  const getBarColor = () =>
    svg.evaluate((drawing) =>
      [...drawing.querySelectorAll('path')]
        .map((path) => getComputedStyle(path).fill)
        .filter((fill) => fill.startsWith('rgb')),
    );
  await expect.poll(getBarColor).toContain('rgb(10, 104, 125)');
  await call(page, 'settings.set', { theme: 'dark' });
  await expect.poll(getBarColor).toContain('rgb(99, 194, 214)');
  const getWidth = async () => (await svg.boundingBox())?.width ?? 0;
  const before = await getWidth();
  await page.setViewportSize({ width: 700, height: 700 });
  await expect.poll(getWidth).not.toBe(before);
  await expect.poll(() => page.locator('main svg').evaluateAll(listLabelsOutside)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(700);
});

/** Returns the chart labels that aren't completely within their drawing. */
function listLabelsOutside(drawings: Element[]): (string | null)[] {
  return drawings.flatMap((drawing) => {
    const edge = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll('text')]
      .filter((label) => {
        const { top, right, bottom, left } = label.getBoundingClientRect();
        return top < edge.top || right > edge.right || bottom > edge.bottom || left < edge.left;
      })
      .map((label) => label.textContent);
  });
}
