import type { Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { type App, expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee\n🧃 - Juice' };

const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Versions' });
const findVersions = (page: Page) => findDialog(page).getByRole('listbox').getByRole('option');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

async function openVersions(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Show versions…' }).click();
  await expect(findVersions(page).first()).toBeVisible();
}

/**
 * Creates a question through the local API, edits it there, and then edits it in the window. The question
 * stays open.
 */
async function writeThree({ api, page }: App): Promise<void> {
  await sendQuestion(api, TEA);
  const edited = {
    ...TEA,
    title: 'Tea, or rather coffee?',
    description: 'Think of the morning 🌅 and of the night.',
  };
  await sendQuestion(api, edited, { address: '1' });
  await page.getByRole('option', { name: 'Tea, or rather coffee?' }).click();
  await title(page).fill('Tea, coffee or juice 🍊?');
  await page.keyboard.press('Control+Shift+t');
  await page.getByRole('textbox', { name: /Options text/ }).fill('☕ - Black coffee\n🍵 - Tea\n🥛 - Milk');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-draft-status="saved"]')).toBeVisible();
}

test('every saved version is compared with the current one', async ({ app }) => {
  const { page } = app;
  await writeThree(app);
  await openVersions(page);
  await expect(findVersions(page)).toHaveCount(3);
  await expect(findVersions(page).nth(0)).toContainText('This app');
  await expect(findVersions(page).nth(0)).toContainText('Current');
  await expect(findVersions(page).nth(1)).toContainText('Local API');

  await test.step('the previous version is compared first', async () => {
    await expect(findVersions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const diff = findDialog(page).getByRole('region', { name: 'Tea, or rather coffee?' });
    await expect(diff.locator('p del')).toHaveText(['Strikethrough:', 'rather coffee']);
    await expect(diff.locator('p ins')).toHaveText(['Underlined:', 'coffee ', 'juice 🍊']);
    await expect(diff.locator('li')).toHaveCount(4);
    await expect(diff.locator('li').filter({ hasText: 'Juice' })).toContainText('Removed');
    await expect(diff.locator('li').filter({ hasText: 'Milk' })).toContainText('Added');
    await expect(diff.locator('li').filter({ hasText: 'Black' }).locator('ins')).toHaveText('Black coffee');
    await expect(diff.locator('li').filter({ hasText: 'Black' })).toContainText('Changed');
    await expect(diff.locator('li').filter({ hasText: 'Tea' })).toContainText('Moved from 1 to 2');
  });

  await test.step('arrow keys move between versions', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(findVersions(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(findDialog(page).getByRole('region', { name: 'Tea or coffee?' })).toContainText(
      'Think of the morning',
    );
    await page.keyboard.press('Home');
    await expect(findDialog(page)).toContainText('This is the current version.');
    await expect(findDialog(page).getByRole('button', { name: 'Restore version' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test('a version can be restored with the keyboard, and Undo reverts the restore', {
  tag: '@journey',
}, async ({ app }) => {
  const { page } = app;
  await writeThree(app);
  const more = page.getByRole('main').getByRole('button', { name: 'More actions' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Show versions…' }).focus();
  await page.keyboard.press('Enter');
  await expect(findVersions(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(findVersions(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  const restore = page.getByRole('button', { name: 'Restore version' });
  // The selected version may still be loading.
  await expect(restore).toBeEnabled();
  await restore.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Restored “Tea or coffee?”').first()).toBeVisible();
  await expect(title(page)).toHaveValue('Tea or coffee?');
  await expect(page.locator('[data-draft-status="saved"]')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(title(page)).toHaveValue('Tea, coffee or juice 🍊?');
  await expect(page.locator('[data-draft-status="saved"]')).toBeVisible();
  await openVersions(page);
  await expect(findVersions(page)).toHaveCount(5);
});

test('undoing the restore of a version recovers an unapplied edit', async ({ app }) => {
  const { page } = app;
  await writeThree(app);
  await title(page).fill('Not saved yet, and long');
  await openVersions(page);
  await expect(findDialog(page)).toContainText('Restoring replaces edits that you haven’t applied.');
  await page.getByRole('button', { name: 'Restore version' }).click();
  await expect(title(page)).toHaveValue('Tea, or rather coffee?');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(title(page)).toHaveValue('Not saved yet, and long');
  await openVersions(page);
  await expect(findVersions(page)).toHaveCount(5);
  await expect(findVersions(page).first()).toContainText('Tea, coffee or juice');
});

test('versions survive a kill', async ({ app }) => {
  let { page } = app;
  await writeThree(app);
  page = await app.restartAfterKill();
  await page.getByRole('option', { name: /Tea, coffee or juice/ }).click();
  await openVersions(page);
  await expect(findVersions(page)).toHaveCount(3);
});

test('restoring a version of a posted question shows the edit warning', async ({ app }) => {
  const { page } = app;
  await writeThree(app);
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as posted…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as posted' }).click();
  await expect(page.getByRole('button', { name: 'Edit anyway' })).toBeVisible();
  await openVersions(page);
  await expect(findVersions(page)).toHaveCount(3);
  await expect(findDialog(page)).toContainText('You posted this question. It has no votes yet.');
  await page.getByRole('button', { name: 'Restore version' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Tea, or rather coffee?' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit anyway' }).click();
  await expect(page.getByRole('main')).toContainText('You posted this question. It has no votes yet.');
});

test('other authors’ markup is shown as text', async ({ app }) => {
  const { page } = app;
  const nasty = '<img src=x onerror="document.body.dataset.hit=1"> and more';
  await sendQuestion(app.api, { ...TEA, title: nasty, description: nasty });
  await sendQuestion(app.api, { ...TEA, description: '<b>bold</b> and more' }, { address: '1' });
  await page.getByRole('option', { name: 'Tea or coffee?' }).click();
  await openVersions(page);
  await expect(findDialog(page).getByRole('region')).toContainText('<img src=x');
  await expect(page.locator('body[data-hit], dialog img, [role=dialog] b')).toHaveCount(0);
});

for (const count of [2, 5]) {
  test(`${count} versions are listed, with a cut-off row only if the list scrolls`, async ({ app }) => {
    const { page } = app;
    await sendQuestion(app.api, TEA);
    for (let number = 2; number <= count; number++) {
      await sendQuestion(app.api, { ...TEA, title: `Tea or coffee, take ${number}?` }, { address: '1' });
    }
    await page.getByRole('option', { name: `take ${count}` }).click();
    await openVersions(page);
    await page.setViewportSize({ width: 760, height: 640 });
    const seen = await findVersions(page).evaluateAll((rows) => {
      const pane = rows[0]?.closest('[role=listbox]')?.parentElement?.getBoundingClientRect();
      const heights = rows.map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, pane?.bottom ?? 0) - Math.max(top, pane?.top ?? 0)) / height;
      });
      return heights.map((share) => (share > 0.95 ? 'all' : share > 0.2 ? 'cut' : 'none'));
    });
    expect(seen).toEqual(count === 2 ? ['all', 'all'] : ['all', 'all', 'all', 'cut', 'none']);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`versions, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('have no axe violations and aren’t cut off at the side at any width', async ({ app }) => {
      const { page } = app;
      await writeThree(app);
      await openVersions(page);
      for (const viewport of [
        { width: 1280, height: 820 },
        { width: 760, height: 640 },
        { width: 400, height: 600 },
      ]) {
        await page.setViewportSize(viewport);
        await expect(findDialog(page).getByText('Black')).toBeVisible();
        const { violations } = await runAxe(page).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
        const cut = await findDialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(cut).toBeLessThanOrEqual(0);
      }
    });
  });
}
