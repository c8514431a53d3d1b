import { apiDocsUrl } from '../../shared/local-api/api-docs.ts';
import { expect, notOnDesktop, test } from '../support/app.ts';
import { axe } from '../support/axe.ts';

notOnDesktop('This page opens in the browser.');

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 400],
] as const) {
  test.describe(`the page about the API, ${colorScheme}, ${width} wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('axe finds nothing, and nothing is cut off at the side', async ({ app }) => {
      test.slow();
      const { page } = app;
      await page.goto(apiDocsUrl(app.api.url) ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('QOTD Studio local API');
      // The style sheet is there, whatever the policy forbids.
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(27, 31, 32)');
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test('the page about the API is read without a mouse', { tag: '@journey' }, async ({ app }) => {
  const { page } = app;
  await page.goto(apiDocsUrl(app.api.url) ?? '');
  await page.getByRole('navigation').getByRole('link', { name: 'Fetch a question' }).press('Enter');
  await expect(page).toHaveURL(/#fetchQuestion$/);
  const example = page.getByRole('region', { name: 'Fetch a question' }).getByRole('group').first();
  await example.getByText('A question that is not sent').press('Enter');
  await expect(example.getByText('"messageLink": null')).toBeVisible();
});
