import type { Page } from '@playwright/test';
import type { Action } from '../../renderer/actions/action-table.ts';
import { getActionName } from '../../renderer/actions/use-actions.ts';
import { sendQuestion } from '../support/api-requests.ts';
import { appActions } from '../support/app-actions.ts';
import { DELAYS_RESPONSES, expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call, interceptCalls } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';
import { inEnglish } from '../support/translations.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };
const AISLE = { ...TEA, title: 'Window or aisle?' };

const findField = (page: Page) => page.getByRole('combobox', { name: 'Search questions or run a command' });
const createLines = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

/** Returns the result that Enter runs. */
const findCurrent = (page: Page) =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true });

async function openPalette(page: Page, typed = ''): Promise<void> {
  await expect(async () => {
    // The previous action may have opened a dialog.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(findField(page)).toBeFocused({ timeout: 5000 });
    // A dialog can also open between the previous step and this one.
    await findField(page).fill(typed, { timeout: 5000 });
  }).toPass();
}

/**
 * Delays the palette's search responses. `asked` waits until the text is searched. `answer` releases the
 * responses and waits until the response to this search is applied.
 */
async function delaySearches(page: Page) {
  const delayed = Promise.withResolvers<void>();
  const asked: string[] = [];
  const answered: string[] = [];
  const getSearchField = ({ input }: { input: unknown }) => JSON.stringify(input);
  await interceptCalls(
    page,
    async (call) => {
      asked.push(getSearchField(call));
      if (call.method === 'library.list' && /"search":"[^"]/.test(getSearchField(call)))
        await delayed.promise;
    },
    (call) => void answered.push(getSearchField(call)),
  );
  return {
    asked: (search: string) => expect.poll(() => asked.join()).toContain(`"search":"${search}`),
    async answer(search: string) {
      delayed.resolve();
      await expect.poll(() => answered.join()).toContain(`"search":"${search}`);
      // A waiting Enter would run in a task after the frame that shows the results.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    },
  };
}

test('text typed right after the shortcut goes into the palette', async ({ app: { page } }) => {
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sett');
  await expect(findField(page)).toHaveValue('sett');
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('');
  await page.keyboard.type('x');
  await expect(title).toHaveValue('x');
});

test('Enter waits for the current search and ignores earlier results', async ({ app, shell }) => {
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  await sendQuestion(app.api, AISLE);
  await sendQuestion(app.api, TEA);
  const title = page.getByRole('textbox', { name: 'Title' });
  const { asked, answer } = await delaySearches(page);
  await openPalette(page);
  await expect(createLines(page).filter({ hasText: AISLE.title })).toBeVisible();
  await page.keyboard.type('aisle');
  await page.keyboard.press('Enter');
  await asked('aisle');
  // The palette stays open until an action runs.
  await expect(findField(page)).toBeFocused();
  await answer('aisle');
  await expect(title).toHaveValue(AISLE.title);
  await expect(title).toBeFocused();
});

test('a waiting Enter is canceled by the next character', async ({ app, shell }) => {
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  await sendQuestion(app.api, TEA);
  const { answer } = await delaySearches(page);
  await openPalette(page);
  await page.keyboard.type('tea');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' cof');
  await answer('tea cof');
  await expect(findCurrent(page)).toContainText(TEA.title);
  // The palette stays open until an action runs.
  await expect(findField(page)).toHaveValue('tea cof');
});

test('a waiting Enter isn’t applied to the item under the mouse', async ({ app, shell }) => {
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  await sendQuestion(app.api, AISLE);
  await sendQuestion(app.api, TEA);
  const { answer } = await delaySearches(page);
  await openPalette(page);
  const old = createLines(page).filter({ hasText: AISLE.title });
  await expect(old).toBeVisible();
  await page.keyboard.type('coffee');
  await page.keyboard.press('Enter');
  await old.hover();
  await expect(findCurrent(page)).toContainText(AISLE.title);
  await answer('coffee');
  await expect(findField(page)).toHaveValue('coffee');
});

/** The number of tests into which the actions are split, because a single test would take too long. */
const SHARES = 4;
for (let share = 0; share < SHARES; share++) {
  test(`every action runs from the palette or isn’t listed, part ${share + 1} of ${SHARES}`, async ({
    app,
  }) => {
    test.slow();
    const { page } = app;
    for (const title of ['Tea or coffee?', 'Window or aisle?', 'Sea or mountains?']) {
      await sendQuestion(app.api, { ...TEA, title });
    }
    for (const action of appActions.filter((_, index) => index % SHARES === share)) {
      await test.step(action.id, () => runFromPalette(page, action));
    }
  });
}

async function runFromPalette(page: Page, action: Action): Promise<void> {
  await page.evaluate(() => {
    window.location.hash = '#/all';
  });
  const clear = page.getByRole('button', { name: 'Clear selection' }).first();
  await expect(async () => {
    // A selection replaces the editor.
    if (await clear.isVisible()) await clear.click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const name = getActionName(action, inEnglish);
  const line = createLines(page).first();
  await expect(async () => {
    await openPalette(page, `>${name}`);
    if ((await createLines(page).filter({ hasText: name }).count()) === 0) {
      await page.keyboard.press('Escape');
    } else {
      await expect(line).toContainText(name, { timeout: 5000 });
      await expect(line).toHaveAttribute('aria-selected', 'true', { timeout: 5000 });
      await page.keyboard.press('Enter');
    }
    // If the previous action's dialog opened late, the dialog received the keys. In that case, no action has
    // run.
    await expect(findField(page)).toHaveCount(0, { timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText(
    inEnglish('actions.reasons.notOffered'),
  );
}

test('a found question opens, recent actions come first, and focus returns', {
  tag: '@journey',
}, async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await sendQuestion(app.api, AISLE);
  const title = page.getByRole('textbox', { name: 'Title' });

  await openPalette(page, 'tea cof');
  await expect(findCurrent(page)).toContainText('Tea or coffee?');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('Tea or coffee?');
  await expect(title).toBeFocused();

  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();

  await openPalette(page, 'gtla');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Local API', level: 1 })).toBeVisible();
  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Recently used' }).getByRole('option')).toHaveText([
    /Go to Local API/,
  ]);
  await page.keyboard.press('Escape');

  await page.reload();
  await page.getByRole('button', { name: 'Search questions or run a command' }).click();
  await expect(page.getByRole('group', { name: 'Recently used' })).toBeVisible();
  await findField(page).fill('zzq');
  await expect(page.getByText('No results for “zzq”')).toBeVisible();
});

test('without a search, recent commands come first and unavailable ones are hidden', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await openPalette(page, 'gtla');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Local API', level: 1 })).toBeVisible();
  await openPalette(page);
  const groups = page.getByRole('listbox', { name: 'Results' }).getByRole('group');
  await expect(createLines(page).filter({ hasText: TEA.title })).toBeVisible();
  await expect(groups.nth(0)).toHaveAccessibleName('Recently used');
  await expect(groups.nth(1)).toHaveAccessibleName('Questions');
  await expect(createLines(page).filter({ hasText: 'New question' }).first()).toBeVisible();
  await expect(createLines(page).filter({ hasText: 'Mark ready' })).toHaveCount(0);
  await openPalette(page, 'template');
  await expect(createLines(page).filter({ hasText: 'New question from template…' })).toBeVisible();
  await expect(createLines(page).filter({ hasText: 'Save as template…' })).toHaveCount(0);
});

test('focus returns to the palette if no element has focus', async ({ app: { page } }) => {
  await openPalette(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await expect(findField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findField(page)).toHaveCount(0);
});

test('a dialog opened over the palette returns focus to the palette', async ({ app: { page } }) => {
  await openPalette(page);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Tea or coffee?'], 'questions.txt'));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
  });
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog).toBeVisible();
  // A dialog makes the palette below it inert, but the palette must not make the dialog inert. Otherwise,
  // neither would receive keys.
  await expect(page.locator('[inert]', { has: page.locator('[role="dialog"]') })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(findField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findField(page)).toHaveCount(0);
});

test('an emoji is inserted at the caret, or copied if no field has the caret', async ({ app }) => {
  const { page } = app;
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Party?');
  await title.press('Home');
  await openPalette(page, ':tada');
  await expect(findCurrent(page)).toContainText(':tada:');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('🎉Party?');
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Party?');

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('link', { name: 'Settings' }).first().focus();
  await openPalette(page, ':red_apple');
  await expect(findCurrent(page)).toContainText(':red_apple:');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Copied :red_apple:');
  expect(await app.clipboardText()).toBe('🍎');
});

test('“connect” finds the live service’s settings', async ({ app: { page } }) => {
  await openPalette(page, 'connect');
  await expect(createLines(page).filter({ hasText: 'Go to Settings' })).toHaveCount(1);
});

test('the open palette offers sync commands as soon as a service is connected', async ({ app: { page } }) => {
  await openPalette(page, '>Add questions from');
  await expect(createLines(page).filter({ hasText: 'Add questions from service…' })).toHaveCount(0);
  await call(page, 'settings.set', { syncUrl: 'http://127.0.0.1:9/api/v1' });
  await call(page, 'sync.setToken', { token: 'token-of-the-service' });
  await expect(findCurrent(page)).toContainText('Add questions from service…');
});

for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
  test.describe(`palette, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('has no axe violations', async ({ app }) => {
      test.slow();
      const { page } = app;
      await sendQuestion(app.api, TEA);
      for (const typed of ['', 'tea', ':app', 'zzq']) {
        await openPalette(page, typed);
        if (typed === 'tea') await expect(createLines(page).last()).toContainText('Tea or coffee?');
        if (typed === ':app') await expect(createLines(page).first()).toContainText('app');
        const { violations } = await runAxe(page).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  });
}
