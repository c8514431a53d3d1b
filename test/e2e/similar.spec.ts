import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { recordAnnouncements } from '../support/announcements.ts';
import { sendQuestion } from '../support/api-requests.ts';
import { type App, DELAYS_RESPONSES, expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call, interceptCalls } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';

const DINNER = 'If you could have dinner with anyone, living or dead, who would it be?';
const TITLES = [
  'Which season do you like best?',
  DINNER,
  'Pineapple on pizza?',
  'What is the best pizza topping?',
  'Mountains or sea for a holiday?',
  'Which household chore would you hand to a robot?',
  'Early bird or night owl?',
  'What did you want to be as a child?',
];
/** A title with the key words of another question. */
const DUPLICATE = 'Which season do you like best!';

const findInspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
const findTab = (page: Page, name: RegExp) => findInspector(page).getByRole('tab', { name });
const findHits = (page: Page) => page.getByRole('list', { name: 'Similar questions' }).getByRole('listitem');
const findGroups = (page: Page) =>
  page.getByRole('list', { name: 'Groups, most similar first' }).locator('> li');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const findRow = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox', { name: 'All' }).getByRole('option', { name });

async function fill({ api }: App, titles: readonly string[] = TITLES): Promise<void> {
  for (const each of titles) await sendQuestion(api, { title: each, options: '🍵 - One\n☕ - Two' });
}

async function writeNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New question' }).first().click();
  await expect(title(page)).toHaveValue('');
  await title(page).focus();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await runAxe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
}

test('a known question is the first result before its title is complete', { tag: '@journey' }, async ({
  app,
}) => {
  const { page } = app;
  await fill(app);
  await writeNew(page);
  await page.keyboard.press('Alt+2');
  await expect(findTab(page, /Similar/)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Nothing to compare yet');
  await page.keyboard.press('Escape');
  await expect(title(page)).toBeFocused();

  await title(page).pressSequentially('If you could have dinner with anyone', { delay: 30 });
  await expect(findHits(page).first()).toContainText(DINNER);
  await expect(findHits(page).first()).toContainText('Ready');

  await test.step('shared words are highlighted', async () => {
    await expect(findHits(page).first().locator('mark').filter({ hasText: 'dinner' })).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toContainText('Compared with 8 questions in your library.');
  });

  await test.step('with the complete title, the known question is a likely duplicate, and the tab counts it', async () => {
    await title(page).pressSequentially(', living or dead, who would it be?', { delay: 10 });
    await expect(findHits(page).first()).toContainText('Likely duplicate');
    await expect(findTab(page, /^Similar.*, 1 question$/)).toBeVisible();
  });

  await test.step('“Why” explains the similarity', async () => {
    await findHits(page).first().getByRole('button', { name: /^Why/ }).click();
    await expect(findHits(page).first()).toContainText('In common');
    await expect(findHits(page).first()).toContainText('“dinner”');
  });

  await test.step('the tab stays selected for a question without similar ones', async () => {
    await findRow(page, 'Early bird or night owl?').click();
    await expect(findTab(page, /^Similar/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText('No similar question found');
    await expect(findTab(page, /question/)).toHaveCount(0);
  });
});

test('a response for another draft isn’t shown, and requests don’t overlap', async ({ app, shell }) => {
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  await fill(app, [...TITLES, DUPLICATE]);
  let underWay = 0;
  let most = 0;
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  await interceptCalls(page, async ({ method, input }) => {
    if (method !== 'similar.search') return;
    underWay += 1;
    most = Math.max(most, underWay);
    asked.push(z.object({ title: z.string() }).parse(input).title);
    await gate.promise;
    underWay -= 1;
  });
  await writeNew(page);
  await page.keyboard.press('Alt+2');
  await title(page).pressSequentially(DINNER);
  await expect.poll(() => asked.length).toBe(1);
  await findRow(page, DUPLICATE).click();
  await expect(title(page)).toHaveValue(DUPLICATE);
  gate.resolve();
  await expect(findHits(page).first()).toContainText(TITLES[0] ?? '');
  await expect(findHits(page).filter({ hasText: 'dinner' })).toHaveCount(0);
  expect(most).toBe(1);
  expect(asked.at(-1)).toBe(DUPLICATE);
});

test('a restored duplicate regains focus after an older response temporarily removes it', async ({
  app,
  shell,
}) => {
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  await fill(app);
  let responses: 'current' | 'older' = 'current';
  const older = {
    ok: true,
    value: { progress: { known: 9, total: 9 }, isFinal: true, hits: [] },
  };
  await interceptCalls(page, ({ method }) =>
    method === 'similar.search' && responses === 'older' ? older : undefined,
  );
  await writeNew(page);
  await title(page).fill(DINNER);
  await page.keyboard.press('Alt+2');
  await findHits(page)
    .getByRole('button', { name: `Not a duplicate: “${DINNER}”` })
    .click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const restored = findHits(page).first().getByRole('button', { name: /^Open/ });
  await expect(restored).toBeFocused();
  responses = 'older';
  await sendQuestion(app.api, { title: 'Another question', options: '🍵 - One\n☕ - Two' });
  await expect(restored).toHaveCount(0);
  responses = 'current';
  await sendQuestion(app.api, { title: 'One more question', options: '🍵 - One\n☕ - Two' });
  await expect(restored).toBeFocused();
});

test('a dismissed duplicate stays dismissed, even after a restart, unless Undo restores it', async ({
  app,
}) => {
  let { page } = app;
  await fill(app);
  await writeNew(page);
  await title(page).fill(DINNER);
  await page.keyboard.press('Alt+2');
  const different = findHits(page).getByRole('button', { name: `Not a duplicate: “${DINNER}”` });
  await different.click();
  await expect(findHits(page).filter({ hasText: DINNER })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(findHits(page).first().getByRole('button', { name: /^Open/ })).toBeFocused();
  await different.click();
  await expect(different).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(findHits(page).first().getByRole('button', { name: /^Open/ })).toBeFocused();
  await expect(title(page)).toHaveValue(DINNER);
  await different.click();
  await expect(page.getByText(`Marked as not a duplicate: “${DINNER}”`).first()).toBeVisible();
  page = await app.restartAfterKill();
  await findRow(page, DINNER).first().click();
  await expect(title(page)).toHaveValue(DINNER);
  await page.keyboard.press('Alt+2');
  await expect(page.getByRole('tabpanel')).toContainText('No similar question found');
});

test('opening a similar question next to the draft keeps the draft’s caret', async ({ app }) => {
  const { page } = app;
  await fill(app);
  await writeNew(page);
  await title(page).fill('Which season do you like');
  await title(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  await page.keyboard.press('Alt+2');
  await findHits(page)
    .first()
    .getByRole('button', { name: `Open “${TITLES[0]}”` })
    .click();
  const preview = page.getByRole('region', { name: 'Side-by-side comparison' });
  await expect(preview.getByRole('heading')).toHaveText(TITLES[0] ?? '');
  await expect(preview.getByRole('listitem')).toHaveText(['🍵One', '☕Two']);
  await expect(preview.getByRole('textbox')).toHaveCount(0);
  await expect(title(page)).toHaveValue('Which season do you like');

  await test.step('Escape returns to the list, and then to the caret in the draft', async () => {
    await page.keyboard.press('Escape');
    await expect(findHits(page).first().getByRole('button', { name: /^Open/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(title(page)).toBeFocused();
    await page.keyboard.type(' new');
    await expect(title(page)).toHaveValue('Which new season do you like');
  });

  await test.step('“Go to question” opens the question and keeps the draft', async () => {
    await findHits(page).first().getByRole('button', { name: /^Open/ }).click();
    await preview.getByRole('button', { name: 'Go to question' }).click();
    await expect(title(page)).toHaveValue(TITLES[0] ?? '');
    await page.goBack();
    await expect(title(page)).toHaveValue('Which new season do you like');
    await page.goForward();
    await expect(title(page)).toHaveValue(TITLES[0] ?? '');
    await findRow(page, 'Which new season do you like').click();
    await expect(title(page)).toHaveValue('Which new season do you like');
  });
});

test('a likely duplicate is announced once after a pause in typing', async ({ app }) => {
  const { page } = app;
  await fill(app);
  await writeNew(page);
  const announcements = await recordAnnouncements(page);
  const listAnnounced = async () =>
    (await announcements()).filter((message) => message.includes('uplicate of “'));
  await title(page).pressSequentially(DINNER, { delay: 15 });
  await expect.poll(listAnnounced).toEqual([`Likely duplicate of “${DINNER}”.`]);
  await title(page).press('Backspace');
  await title(page).press('?');
  const other = 'If you could have dinner with anyone, dead or living, who would it be?';
  await sendQuestion(app.api, { title: other, options: '🍵 - One\n☕ - Two' });
  await expect.poll(async () => (await listAnnounced())[1]).toContain(`“${other}”.`);
  expect(await listAnnounced()).toHaveLength(2);
});

test('list rows mark likely duplicates', async ({ app }) => {
  const { page } = app;
  await fill(app, [...TITLES, DUPLICATE]);
  const mark = /Likely duplicate/;
  await expect(findRow(page, mark)).toHaveCount(2);
  await expect(findRow(page, 'Pineapple on pizza?')).not.toContainText(mark);
  await findRow(page, DUPLICATE).click();
  await title(page).fill('Something else altogether, such as trains');
  await expect(findRow(page, 'Something else altogether')).toBeVisible();
  await expect(findRow(page, 'Something else altogether')).not.toContainText(mark);
  await page.keyboard.press('Control+s');
  await expect(findRow(page, mark)).toHaveCount(0);
});

test('the closed inspector’s button shows the number of similar questions', async ({ app }) => {
  const { page } = app;
  await fill(app, [...TITLES, DUPLICATE]);
  await page.setViewportSize({ width: 960, height: 640 });
  await findRow(page, DUPLICATE).click();
  const button = page.getByRole('button', { name: /, 1 similar$/ });
  await expect(button).toBeVisible();
  await expect(button.locator('..')).toHaveText('1');
  await button.click();
  await expect(button.locator('..')).toHaveText('');
});

test('Undo in the toast focuses the restored question', async ({ app }) => {
  const { page } = app;
  await fill(app);
  await findRow(page, 'Early bird or night owl?').click();
  await page.keyboard.press('Delete');
  await expect(findRow(page, 'Early bird or night owl?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(findRow(page, 'Early bird or night owl?')).toBeFocused();
});

test('possible duplicates are listed, deleted, and dismissed', async ({ app }) => {
  let { page } = app;
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  await expect(page.getByRole('main')).toContainText('No possible duplicates');
  await fill(app, [...TITLES, DUPLICATE]);
  await expect(findGroups(page)).toHaveCount(1);
  await expect(findGroups(page)).toContainText('Likely duplicate');
  await expect(
    findGroups(page)
      .locator('mark')
      .filter({ hasText: /season/ }),
  ).toHaveCount(2);

  await test.step('a deleted question is restored by Undo', async () => {
    await findGroups(page)
      .getByRole('button', { name: `Delete “${DUPLICATE}”` })
      .click();
    await expect(page.getByRole('main')).toContainText('No possible duplicates');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(findGroups(page)).toHaveCount(1);
  });

  await test.step('a dismissed pair disappears, can be restored, and stays dismissed after a restart', async () => {
    await findGroups(page)
      .getByRole('button', { name: /^Not a duplicate/ })
      .click();
    await expect(findGroups(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    // Waits until the first toast is gone. Otherwise, the test could mistake it for the second toast.
    await expect(page.getByText('Marked as not duplicates', { exact: true })).toHaveCount(0);
    await findGroups(page)
      .getByRole('button', { name: /^Not a duplicate/ })
      .click();
    await expect(page.getByText('Marked as not duplicates', { exact: true }).first()).toBeVisible();
    page = await app.restartAfterKill();
    await page.getByRole('link', { name: 'Possible duplicates' }).click();
    await expect(page.getByRole('main')).toContainText('There are no likely duplicates among 9 questions');
  });
});

test('pairs dismissed one after another are restored in reverse order', async ({ app }) => {
  const { page } = app;
  await fill(app, [TITLES[0] ?? '', DUPLICATE, DINNER, DINNER.replace('?', ''), 'Pineapple on pizza?']);
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  await expect(findGroups(page)).toHaveCount(2);
  await findGroups(page)
    .first()
    .getByRole('button', { name: /^Not a duplicate/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(findGroups(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(findGroups(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Pairs marked as not duplicates aren’t shown');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(findGroups(page)).toHaveCount(2);

  await test.step('a double click doesn’t dismiss the next pair', async () => {
    await findGroups(page)
      .first()
      .getByRole('button', { name: /^Not a duplicate/ })
      .dblclick();
    await expect(findGroups(page)).toHaveCount(1);
    await expect(page.getByText('Marked as not duplicates', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(findGroups(page)).toHaveCount(2);
  });
});

test('the possible duplicates view keeps its scroll position and grade', async ({ app }) => {
  const { page } = app;
  await fill(app, [...TITLES, DUPLICATE, DINNER.replace('?', '')]);
  await page.setViewportSize({ width: 1000, height: 420 });
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  await page.getByRole('radio', { name: 'At least related' }).click();
  const last = findGroups(page).last().getByRole('button', { name: /^Open/ }).last();
  await last.click();
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'At least related' })).toBeChecked();
});

test('possible duplicates can be reviewed with only the keyboard', async ({ app }) => {
  const { page } = app;
  await fill(app, [...TITLES, DUPLICATE, 'What are the best pizza toppings?']);
  await page.getByRole('link', { name: 'Possible duplicates' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Likely duplicates' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'At least similar' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(findGroups(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  const openFirst = findGroups(page).nth(0).getByRole('button', { name: /^Open/ });
  await expect(openFirst.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(openFirst.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const open = findGroups(page).nth(1).getByRole('button', { name: /^Open/ }).last();
  await expect(open).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(open).not.toBeFocused();
  await page.keyboard.press('j');
  await expect(open).toBeFocused();
  await page.keyboard.press('k');
  await expect(open).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Editor' })).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('a group is worked through with J, X, and Enter, and shows each question once', async ({ app }) => {
  const { page } = app;
  const title = (text: string) => findGroups(page).getByRole('heading', { name: text, exact: true });
  await fill(app, [
    TITLES[0] ?? '',
    DUPLICATE,
    'Which season do you like best',
    'Pineapple on pizza?',
    DINNER,
  ]);
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  await expect(findGroups(page)).toHaveCount(1);
  await expect(findGroups(page).getByRole('listitem')).toHaveCount(3);
  await expect(findGroups(page).getByText('To keep', { exact: true })).toHaveCount(1);

  await findGroups(page)
    .getByRole('button', { name: /^Not a duplicate/ })
    .first()
    .focus();
  await page.keyboard.press('x');
  await expect(title(DUPLICATE)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Not a duplicate/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findGroups(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(findGroups(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(findGroups(page).getByRole('listitem')).toHaveCount(3);
  await findGroups(page)
    .getByRole('button', { name: /^Not duplicates/ })
    .click();
  await expect(findGroups(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(findGroups(page).getByRole('listitem')).toHaveCount(3);
});

test('J, K, and X work on a Greek keyboard layout', async ({ app }) => {
  const { page } = app;
  await fill(app, [TITLES[0] ?? '', DUPLICATE, 'Which season do you like best']);
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  const different = findGroups(page).getByRole('button', { name: /^Not a duplicate/ });
  const press = (key: string, code: string) =>
    page.locator(':focus').dispatchEvent('keydown', { key, code, bubbles: true });
  await different.first().focus();
  await press('ξ', 'KeyJ');
  await expect(different.last()).toBeFocused();
  await press('κ', 'KeyK');
  await expect(different.first()).toBeFocused();
  await press('χ', 'KeyX');
  await expect(different).toHaveCount(1);
});

test('exact repeats are deleted at once and restored by one Undo', async ({ app }) => {
  const { page } = app;
  await fill(app, [DINNER, DINNER, DINNER, 'Pineapple on pizza?', 'Pineapple on pizza?', DUPLICATE]);
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  await expect(findGroups(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete 3 exact repeats' }).press('Enter');
  await expect(findGroups(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  expect(await call(page, 'question.get', { id: 1 })).toMatchObject({ removedAt: null });
  expect(await call(page, 'question.get', { id: 3 })).toMatchObject({ removedAt: expect.any(Number) });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(findGroups(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Delete 3 exact repeats' })).toBeVisible();
});

test('a failed comparison can be repeated, and the panel says that you can keep writing', async ({
  app,
  shell,
}) => {
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  await fill(app);
  const problem = { code: 'internal', message: 'on purpose', details: {} };
  let fails = true;
  let asked = 0;
  await interceptCalls(page, ({ method }) => {
    if (method !== 'similar.search') return;
    asked += 1;
    return fails ? { ok: false, problem } : undefined;
  });
  await writeNew(page);
  await page.keyboard.press('Alt+2');
  await title(page).fill(DINNER);
  await expect(page.getByRole('tabpanel')).toContainText('Couldn’t compare questions');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const before = asked;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  fails = false;
  await fill(app, ['Something of somebody else?']);
  await expect(findHits(page).first()).toContainText(DINNER);
  await app.kill();
  await title(page).fill('Which season do you');
  await expect(page.getByRole('tabpanel')).toContainText('You can keep writing');
  await expect(title(page)).toHaveValue('Which season do you');
});

test('markup in titles is shown as text', async ({ app }) => {
  const { page } = app;
  const nasty = 'Which <img src=x onerror="document.body.dataset.hit=1"> season is best?';
  await fill(app, [nasty, nasty.replace('best', 'the best')]);
  await findRow(page, nasty).first().click();
  await page.keyboard.press('Alt+2');
  await expect(findHits(page).first()).toContainText('<img src=x');
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  await expect(findGroups(page).first()).toContainText('<img src=x');
  await expect(page.locator('body[data-hit], li img, tabpanel img')).toHaveCount(0);
});

test('a likely duplicate is shown below the title at every width', async ({ app }) => {
  const { page } = app;
  await fill(app);
  await call(page, 'question.markSent', { id: 1, votes: [61, 31] });
  await page.clock.setFixedTime(Date.now() + 95 * 86_400_000);
  await findRow(page, 'Early bird or night owl?').click();
  const hint = page.getByRole('group', { name: 'Likely duplicate' });
  await writeNew(page);
  await title(page).pressSequentially(DUPLICATE, { delay: 10 });
  for (const width of [1600, 1280, 960, 700]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(hint).toHaveText(/^Asked before: Which season do you like best\? · 3 months ago · 92 votes/);
    await expect(hint).toBeInViewport();
    await expectAccessible(page);
  }

  await test.step('the keyboard opens the duplicate in the drawer, and Escape returns', async () => {
    await title(page).press('Tab');
    await expect(hint.getByRole('button', { name: `Open “${TITLES[0]}”` })).toBeFocused();
    await page.keyboard.press('Enter');
    const preview = page.getByRole('region', { name: 'Side-by-side comparison' });
    await expect(preview.getByRole('heading')).toHaveText(TITLES[0] ?? '');
    await expect(preview.getByRole('button', { name: 'Back to similar questions' })).toBeFocused();
    await expect(title(page)).toHaveValue(DUPLICATE);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(hint.getByRole('button', { name: /^Open/ })).toBeFocused();
  });

  await test.step('“Not a duplicate” removes the hint until Undo', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(hint).toHaveCount(0);
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('button', { name: /similar$/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(hint).toBeVisible();
  });

  await test.step('a different title removes the hint', async () => {
    await title(page).fill('How long do you sleep?');
    await expect(hint).toHaveCount(0);
  });
});

test('the panel reports no results only after all titles are compared', async ({ app }) => {
  const { page } = app;
  const topics = ['oceans', 'bridges', 'violins', 'glaciers', 'markets', 'comets', 'kites', 'islands'];
  await fill(
    app,
    topics.flatMap((topic, at) => [`Would ${topic} be better in winter?`, `Do ${topic} cost ${at} coins?`]),
  );
  await writeNew(page);
  await page.keyboard.press('Alt+2');
  await title(page).pressSequentially('Would you rather paint a winter fence?', { delay: 10 });
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Compared with 16 questions in your library.');
  await expect(panel).not.toContainText('yet');
});

test('a question that wasn’t posted isn’t shown as already asked', async ({ app }) => {
  const { page } = app;
  await fill(app);
  await writeNew(page);
  await title(page).fill(DUPLICATE);
  const hint = page.getByRole('group', { name: 'Likely duplicate' });
  await expect(hint).toHaveText(/^Already in your library: Which season do you like best\?Open/);
});

test('a question about one of 2 words joined by a slash is shown as a likely duplicate', async ({ app }) => {
  const { page } = app;
  const stored = 'Do you give money to homeless people/beggars? Why or why not?';
  await fill(app, [...TITLES, stored]);
  const hint = page.getByRole('group', { name: 'Likely duplicate' });
  for (const [written, width] of [
    ['Would you give money to a homeless person?', 1280],
    ['Giving money to beggars: yes or no?', 960],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await writeNew(page);
    await title(page).pressSequentially(written, { delay: 10 });
    await expect(hint).toContainText(`Already in your library: ${stored}`);
    await expect(hint).toBeInViewport();
  }
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a likely duplicate is shown below the title and announced once', async ({ app }) => {
    const { page } = app;
    await fill(app, ['Trinkst du lieber Tee oder Kaffee?', 'Wie viele Stunden schläfst du?']);
    await call(page, 'question.markSent', { id: 1, votes: [61, 31] });
    await page.getByRole('button', { name: 'Neue Frage' }).first().click();
    const announcements = await recordAnnouncements(page);
    const german = page.getByRole('textbox', { name: 'Titel' });
    await german.pressSequentially('Trinkst du lieber Kaffee oder Tee?', { delay: 15 });
    const hint = page.getByRole('group', { name: 'Wahrscheinliches Duplikat' });
    await expect(hint).toHaveText(
      /^Schon einmal gestellt: Trinkst du lieber Tee oder Kaffee\? · .+ · 92 Stimmen/,
    );
    await expect(hint.getByRole('button')).toHaveText(['Öffnen', 'Kein Duplikat']);
    await german.press('Backspace');
    await german.press('?');
    await expect
      .poll(async () => (await announcements()).filter((message) => message.includes('uplikat von „')))
      .toHaveLength(1);
    await page.keyboard.press('Alt+2');
    await expect(page.getByRole('tabpanel')).toContainText('Mit 2 Fragen deiner Bibliothek verglichen.');
    await expectAccessible(page);
  });
});

test('2 questions are merged, and one Undo restores both', async ({ app }) => {
  const { page } = app;
  await fill(app, [...TITLES, DUPLICATE]);
  await call(page, 'question.markSent', { id: 9, votes: [61, 31] });
  await call(page, 'questions.tag', { ids: [9], add: ['weather'], remove: [] });
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  await findGroups(page)
    .getByRole('button', { name: /^Merge/ })
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge questions' });
  await expect(dialog.getByRole('radio', { name: DUPLICATE })).toBeChecked();
  await expect(dialog.getByRole('status')).toContainText('Nothing.');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: TITLES[0] ?? '' })).toBeChecked();
  await expect(dialog.getByRole('status')).toContainText('Tags: weather');
  await expect(dialog.getByRole('status')).toContainText('92 votes, with the post’s time and message');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Questions merged').first()).toBeVisible();
  await expect(findGroups(page)).toHaveCount(0);
  expect(await call(page, 'question.get', { id: 1 })).toMatchObject({
    tags: ['weather'],
    question: { title: TITLES[0], options: [{ votes: 61 }, { votes: 31 }] },
  });
  expect(await call(page, 'question.get', { id: 9 })).toMatchObject({ removedAt: expect.any(Number) });
  await page.keyboard.press('Control+z');
  await expect(findGroups(page)).toHaveCount(1);
  await expect(findGroups(page).getByRole('button').first()).toBeFocused();
  expect(await call(page, 'question.get', { id: 1 })).toMatchObject({
    question: { messageID: null, options: [{ votes: 0 }, { votes: 0 }] },
  });
  expect(await call(page, 'question.get', { id: 9 })).toMatchObject({ removedAt: null, tags: ['weather'] });
});

test('a question from the service is marked and shows the service’s score', async ({ app }) => {
  let { page } = app;
  const own = await sendQuestion(app.api, { title: DUPLICATE, options: '🍵 - One\n☕ - Two' });
  const question = {
    id: 48213,
    createdAt: '2026-01-02T09:00:00Z',
    question: TITLES[0],
    description: '',
    footer: '',
    options: [{ emoji: '🌷', text: 'Spring' }],
    status: 3,
    sentAt: '2026-01-05T09:00:00Z',
    image: null,
    messageID: '1457000000000000001',
  };
  const side = { key: `q${own.id}`, identity: `created ${own.createdAt}` };
  const service = { question, named: [{ for: side, score: 0.83, at: 1_767_225_780_001 }] };
  const lines = [{ format: 'qotd-studio similar', version: 1 }, { service }];
  await writeFile(
    path.join(app.dataDir, 'similar.jsonl'),
    lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
  page = await app.restartAfterKill();
  await findRow(page, DUPLICATE).click();
  await page.keyboard.press('Alt+2');
  await expect(findHits(page)).toHaveCount(1);
  await expect(findHits(page)).toContainText('Likely duplicate');
  await expect(findHits(page)).toContainText('From the service');
  await expect(findHits(page)).toContainText('Service score: 0.83');
  await expect(findHits(page).getByRole('button', { name: /^Open/ })).toHaveCount(0);
  await findHits(page)
    .getByRole('button', { name: /^Not a duplicate/ })
    .click();
  await expect(page.getByRole('tabpanel')).toContainText('No similar question found');
});

for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
  test.describe(`similar questions, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('have no axe violations in the inspector and aren’t cut off at the side', async ({ app }) => {
      test.slow();
      const { page } = app;
      await fill(app, [...TITLES, DUPLICATE]);
      await findRow(page, DUPLICATE).click();
      await page.setViewportSize(viewport);
      await page.keyboard.press('Alt+2');
      await expect(findHits(page).first()).toContainText('Likely duplicate');
      await findHits(page).first().getByRole('button', { name: /^Why/ }).click();
      await expect(findHits(page).first()).toContainText('In common');
      await expectAccessible(page);
      await findHits(page).first().getByRole('button', { name: /^Open/ }).click();
      await expect(page.getByRole('button', { name: 'Back to similar questions' })).toBeFocused();
      await expectAccessible(page);
    });

    test('have no axe violations in possible duplicates and aren’t cut off at the side', async ({ app }) => {
      const { page } = app;
      await fill(app, [...TITLES, DUPLICATE]);
      await page.setViewportSize(viewport);
      await page.getByRole('link', { name: 'Possible duplicates' }).click();
      await page.getByRole('radio', { name: 'At least related' }).click();
      await expect(findGroups(page).first()).toContainText('Likely duplicate');
      await expectAccessible(page);
    });
  });
}
