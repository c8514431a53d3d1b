import type { Page } from '@playwright/test';
import { getApiDocsUrl } from '../../shared/local-api/api-docs-url.ts';
import { expect, skipOnDesktop, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';

skipOnDesktop('This page opens in the browser.');

/** Returns axe violations. Ignores the order of Swagger UI's headings and landmarks. */
async function findViolations(page: Page) {
  const found = await runAxe(page).disableRules(['heading-order', 'landmark-unique', 'region']).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 200))]);
}

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 400],
] as const) {
  test.describe(`the API reference, ${colorScheme}, ${width} wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('has no axe violations, isn’t cut off at the side, and doesn’t load anything from other hosts', async ({
      app,
    }) => {
      test.slow();
      const { page } = app;
      const { origin } = new URL(app.api.url);
      const outside: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
          outside.push(request.url());
      });
      const response = await page.goto(getApiDocsUrl(app.api.url) ?? '');
      expect([response?.status(), response?.request().redirectedFrom()]).toEqual([200, null]);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('QOTD Studio local API');
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(ground).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(28, 32, 34)');
      expect(await findViolations(page)).toEqual([]);
      for (const name of ['Create a question', 'Fetch a question', 'Edit a question'])
        await page
          .getByRole('button', { name: new RegExp(name, 'i') })
          .first()
          .click();
      await expect(page.getByRole('button', { name: 'Try it out' })).toHaveCount(3);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(outside).toEqual([]);
    });
  });
}

test('the API reference can send a request with only the keyboard and sends the token only after it’s entered', {
  tag: '@journey',
}, async ({ app }) => {
  const { page } = app;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(getApiDocsUrl(app.api.url) ?? '');
  const create = page.locator('.opblock-post');
  const send = async () => {
    const response = page.waitForResponse('**/api/v1/questions');
    await create.getByRole('button', { name: 'Execute' }).press('Enter');
    return response;
  };
  await create
    .getByRole('button', { name: /Create a question/i })
    .first()
    .press('Enter');
  await create.getByRole('button', { name: 'Try it out' }).press('Enter');
  // Without this response, the console error for status 401 would fail the test.
  await page.route('**/api/v1/questions', (route) => route.fulfill({ json: {} }), { times: 1 });
  expect((await send()).request().headers().authorization).toBeUndefined();
  const fill = page.getByRole('button', { name: 'Fill in copied token' });
  await page.evaluate(() => navigator.clipboard.writeText('two words'));
  await fill.press('Enter');
  await expect(page.getByRole('status')).toHaveText('The clipboard has no token.');
  await page.evaluate((token) => navigator.clipboard.writeText(token), app.api.tokens.member);
  await fill.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Token filled in');
  expect((await send()).status()).toBe(200);
});
