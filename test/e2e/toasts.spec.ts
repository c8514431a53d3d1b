import type { Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { DELAYS_RESPONSES, expect, test } from '../support/app-fixture.ts';
import { call, interceptCalls } from '../support/bridge-call.ts';

const findNotices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Navigates without the mouse, because a toast stays open while the mouse is over it. */
const goTo = (page: Page, hash: string) =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, hash);

test('a toast without an action closes when you leave its view', async ({ app: { page } }) => {
  await page.getByRole('textbox', { name: 'Title' }).fill('Who');
  await page.keyboard.press('Control+s');
  const notice = findNotices(page).getByText('This stays a draft. Fix the problems to mark it ready.');
  await notice.hover();
  await goTo(page, '#/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a toast about a question closes when another question is opened', async ({ app: { page, api } }) => {
  await sendQuestion(api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await goTo(page, '#/draft/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Who');
  await page.keyboard.press('Control+s');
  const notice = findNotices(page).getByText('This stays a draft. Fix the problems to mark it ready.');
  await notice.hover();
  await goTo(page, '#/all/1');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea or coffee?');
  await expect(notice).toBeHidden();
});

test('a toast about a draft’s problems closes when the question is saved', async ({ app: { page } }) => {
  await goTo(page, '#/all/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
  await page.keyboard.press('Control+s');
  const notice = findNotices(page).getByText('This stays a draft. Fix the problems to mark it ready.');
  await notice.hover();
  await page.getByRole('radio', { name: 'Text' }).press('Space');
  await page.getByRole('textbox', { name: 'Options' }).fill('🍵 - Tea\n☕ - Coffee');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a toast with Undo stays when you leave its view and doesn’t cover a narrow view', async ({
  app: { page, api },
}) => {
  await sendQuestion(api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await page.setViewportSize({ width: 400, height: 800 });
  await goTo(page, '#/all/1');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete question' }).click();
  const notice = findNotices(page).getByText('Deleted “Tea or coffee?”');
  await notice.hover();
  await goTo(page, '#/settings');
  const view = page.getByRole('main');
  await expect(view.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(notice).toBeVisible();
  const [above, below] = await Promise.all([view.boundingBox(), notice.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await findNotices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea or coffee?');
  await expect(notice).toBeHidden();
});

test('an unknown URL shows a message and the library', async ({ app: { page } }) => {
  await goTo(page, '#/settings');
  await goTo(page, '#/nowhere');
  await expect(findNotices(page)).toContainText(
    'The page “#/nowhere” doesn’t exist, so this page is shown instead.',
  );
  await expect(page).toHaveTitle(/^All/);
  expect(new URL(page.url()).hash).toMatch(/^#\/all/);
});

test('saving a complete draft in Drafts shows a toast that opens the question', async ({ app: { page } }) => {
  await page.getByRole('link', { name: /^Drafts/ }).click();
  await goTo(page, '#/draft/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
  await page.getByRole('radio', { name: 'Text' }).click();
  await page.getByRole('textbox', { name: 'Options' }).fill('🍵 - Tea\n☕ - Coffee');
  await page.keyboard.press('Control+s');
  await expect(findNotices(page)).toContainText('Question moved to Ready');
  await findNotices(page).getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('listbox', { name: 'Ready' }).getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea or coffee?');
});

test('a restored question can be opened from its toast', async ({ app: { page, api } }) => {
  await sendQuestion(api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await call(page, 'question.remove', { id: 1 });
  await goTo(page, '#/trash/1');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(findNotices(page).getByRole('button')).toHaveText(['Open', 'Undo']);
  await findNotices(page).getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea or coffee?');
});

test('adding a tag to a draft that can’t be stored shows only the reason', async ({ app }) => {
  test.skip(app.shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await interceptCalls(page, ({ method }) =>
    method === 'draft.save' ? { ok: false, problem: { code: 'internal', message: 'No reason.' } } : undefined,
  );
  await goTo(page, '#/all/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Sea or mountains?');
  await page.getByRole('button', { name: 'Add tags or a planned date' }).click();
  const tag = page.getByRole('listitem').filter({ hasText: 'later' });
  await page.getByRole('combobox', { name: 'Tags' }).pressSequentially('later');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your text is still here.');
  // The tag disappears after the draft wasn't stored.
  await expect(tag).toHaveCount(0);
  await expect(findNotices(page)).not.toContainText('First type');
});

test('adding a tag to a draft without text shows a message', async ({ app: { page, api } }) => {
  await sendQuestion(api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await goTo(page, '#/all/new');
  await page.getByRole('button', { name: 'Add tags or a planned date' }).click();
  await page.getByRole('combobox', { name: 'Tags' }).pressSequentially('later');
  await page.getByRole('option', { name: 'Tea or coffee?' }).click();
  await expect(findNotices(page)).toContainText('First type a title or an option.');
});
