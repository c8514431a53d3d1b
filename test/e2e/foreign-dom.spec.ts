import { sendQuestion } from '../support/api-requests.ts';
import { expect, openApp, test } from '../support/app-fixture.ts';

/** Replaces each text node with `<font>` elements, as a browser's translation does, now and after changes. */
function translatePage(): void {
  const wrapText = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `[${text.data}]`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrapText(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrapText(node.parentNode ?? node);
  }).observe(document.body, { childList: true, subtree: true });
}

test('the app works on a page whose text an extension replaces', { tag: '@journey' }, async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await expect(page.getByRole('option', { name: 'Tea or coffee?' })).toBeVisible();
  await page.evaluate(translatePage);

  // The report's steps: the palette rendered nothing afterwards.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('coffee');
  const found = page.getByRole('dialog').getByRole('option', { name: /coffee/ });
  await expect(found).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('>plan');
  await expect(found).toHaveCount(0);
  await page.keyboard.press('Escape');

  // Changed text is shown, and removed text isn't.
  await page.getByRole('option', { name: 'Tea or coffee?' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea, coffee, or water?');
  await expect(page.getByRole('option', { name: 'Tea, coffee, or water?' })).toHaveText(
    /\[Tea, coffee, or water\?\]/,
  );
  for (const name of ['Plan', 'Statistics', 'All']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  }
  await sendQuestion(app.api, { title: 'Cats or dogs?', options: '🐈 - Cats\n🐕 - Dogs' });
  await expect(page.getByRole('option', { name: 'Cats or dogs?' })).toBeVisible();
  const header = page.getByRole('heading', { name: 'All' }).locator('..');
  await expect(header).toContainText('[2]');
  await expect(header).not.toContainText('1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an error in the whole app shows what happened and loses nothing', async ({
  shell,
  page,
  browser,
  dataDir,
}) => {
  const { app, end } = await openApp({ shell, page, browser, dataDir, appearance: {} });
  await app.page.getByRole('textbox', { name: 'Title' }).focus();
  // React reads this in each render of the app.
  await app.page.evaluate(() =>
    Object.defineProperty(MediaQueryList.prototype, 'matches', {
      get: () => {
        throw new Error('Broken by a test');
      },
    }),
  );
  await app.page.keyboard.insertText('Tea or coffee?');
  const view = app.page.getByRole('alert');
  await expect(view.getByRole('heading', { name: 'The app stopped because of an error' })).toBeVisible();
  await expect(view.getByRole('region', { name: 'Error details' })).toContainText('Broken by a test');
  await view.getByRole('button', { name: 'Copy details' }).click();
  await expect(view.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await app.clipboardText()).toContain('Broken by a test');

  await view.getByRole('button', { name: 'Reload window' }).click();
  await expect(app.page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea or coffee?');
  await end();
});
