import type { Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { EXTERNAL_URL, expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';

const findTitle = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const findTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test.describe('the guide', () => {
  test('opens with F1, shows its pages by keyboard and by link, and closes with Escape', {
    tag: ['@journey', '@both-shells'],
  }, async ({ app: { page, api } }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await sendQuestion(api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
    await page.getByRole('option', { name: 'Tea or coffee?' }).focus();
    const { hash } = new URL(page.url());
    await page.keyboard.press('F1');
    await expect(findTitle(page, 'Get started')).toBeVisible();
    await expect(findTab(page, 'Get started')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(findTitle(page, 'Write questions')).toBeVisible();
    await expect(page).toHaveURL(/#\/guide\/writing$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'Write questions' })).toBeFocused();

    await page.getByRole('main').getByRole('link', { name: 'Find duplicates' }).click();
    await expect(findTitle(page, 'Find duplicates')).toBeFocused();
    await expect(findTab(page, 'Find duplicates')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(findTitle(page, 'Write questions')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('option', { name: 'Tea or coffee?' })).toBeFocused();
    expect(new URL(page.url()).hash).toBe(hash);
    expect(requests.filter((url) => EXTERNAL_URL.test(url))).toEqual([]);
  });

  test('opens from the palette and shows the heading that a link leads to', async ({ app: { page } }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('>Open guide');
    await page.keyboard.press('Enter');
    await findTab(page, 'Back up and recover').click();
    await page.getByRole('main').getByRole('link', { name: 'export it from a terminal' }).click();
    const heading = page.getByRole('heading', { name: 'Export and import from a terminal' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#\/guide\/import-export:export-and-import-from-a-terminal$/);
    await page.reload();
    await expect(heading).toBeInViewport();
  });

  test('opens from a question’s status, which explains itself', async ({ app: { page } }) => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const status = page.getByRole('list', { name: 'Status' }).getByRole('button', { name: 'Draft' });
    await page.getByRole('button', { name: 'More actions' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(status).toBeFocused();
    await expect(status).toHaveAccessibleDescription(/^Draft\s*Not finished yet\s*Ready\s*Finished.*Posted/s);
    await expect(page.getByRole('tooltip')).toContainText('Posted in the chat');
    expect((await runAxe(page).analyze()).violations).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /Draft, then Ready/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea or coffee?');
  });

  test('leads to the keyboard shortcuts and the problem report', async ({ app: { page } }) => {
    await page.getByRole('link', { name: 'Guide' }).click();
    await page.getByRole('button', { name: 'Report a problem…' }).click();
    await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(findTitle(page, 'Get started')).toBeVisible();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('main', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('marks its content as English in German', async ({ app: { page } }) => {
    await call(page, 'settings.set', { language: 'de' });
    await page.getByRole('link', { name: 'Anleitung' }).click();
    await expect(page.getByRole('region', { name: 'Get started' })).toHaveAttribute('lang', 'en');
  });
});

for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
  test.describe(`the guide, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('has no axe violations and isn’t cut off at the side', async ({ app: { page } }) => {
      await page.keyboard.press('F1');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        const { violations } = await runAxe(page).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
        const body = page.getByRole('tabpanel').getByRole('region');
        expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      }
    });
  });
}
