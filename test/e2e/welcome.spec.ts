import type { Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';

const findHeading = (page: Page) => page.getByRole('heading', { name: 'Write your first question' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const findOption = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Option ${number} text`, exact: true });

test('a first question can be written from a template with the keyboard, without an account', {
  tag: '@journey',
}, async ({ app: { page } }) => {
  await expect(findHeading(page)).toBeVisible();
  await expect(title(page)).toBeFocused();
  const yesOrNo = page.getByRole('group', { name: 'Start from' }).getByRole('button', { name: 'Yes or no' });
  await yesOrNo.focus();
  await page.keyboard.press('Enter');
  await expect(findOption(page, 2)).toHaveValue('No');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Is cereal a soup?');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('option', { name: /Is cereal a soup/ })).toContainText('Ready');
  await expect(findHeading(page)).toHaveCount(0);
});

test('an example is shown with its preview until you type', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 820 });
  const preview = page.getByRole('complementary', { name: 'Inspector' });
  const example = preview.getByRole('heading', { name: 'Early bird or night owl?' });
  await expect(page.getByRole('figure', { name: 'Example' })).toContainText('🐦 - Early bird');
  await expect(example).toBeVisible();
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('T');
  await expect(example).toHaveCount(0);
});

test('the example can be edited', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Edit this example' }).click();
  await expect(title(page)).toHaveValue('Early bird or night owl?');
  await expect(findOption(page, 3)).toHaveValue('Always tired');
});

test('in a narrow window, the example’s preview is next to the editor', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 960, height: 640 });
  const example = page.getByRole('figure', { name: 'Example' });
  await expect(example.getByRole('heading', { name: 'Early bird or night owl?' })).toBeVisible();
});

test('sample questions are deleted in one click', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Add sample questions' }).click();
  await page.getByRole('button', { name: 'Delete samples' }).click();
  await expect(page.getByText('Deleted 30 questions').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore questions from Trash (30)' })).toBeVisible();
});

test('samples are added to an empty library, and Undo removes them', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Add sample questions' }).click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('Added 30 sample questions');
  await expect(page.getByRole('listbox', { name: 'All' }).getByRole('option').first()).toBeVisible();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Restore questions from Trash (30)' })).toBeVisible();
});

test('a library with only deleted questions links to Trash', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await page.getByRole('option', { name: /Tea or coffee/ }).click();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'Write a question', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore questions from Trash (1)' }).click();
  await expect(page.getByRole('listbox', { name: 'Trash' }).getByRole('option')).toHaveCount(1);
});

test('the privacy note depends on whether a service is connected', async ({ app: { page } }) => {
  await expect(
    page.getByText('Your questions stay on this computer until you connect a service.'),
  ).toBeVisible();
  await call(page, 'settings.set', { syncUrl: 'http://127.0.0.1:9/api/v1' });
  await call(page, 'sync.setToken', { token: 'a-token-of-no-service' });
  await expect(page.getByText('Questions stay on this computer until you queue them.')).toBeVisible();
});

test('the welcome screen opens the import dialog', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Import questions' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Import questions' })).toBeVisible();
});

for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
  test.describe(`welcome, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('has no axe violations', async ({ app: { page } }) => {
      await expect(findHeading(page)).toBeVisible();
      const { violations } = await runAxe(page).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  });
}
