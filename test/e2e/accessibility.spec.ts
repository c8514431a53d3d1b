import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/app.ts';
import { sendQuestion } from '../support/local-api.ts';

const SIZES = [
  { width: 1280, height: 820 },
  { width: 960, height: 640 },
  { width: 760, height: 640 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SIZES) {
    test.describe(`main screen, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('axe finds nothing, and nothing is cut off at the side', async ({ app }) => {
        const { page } = app;
        await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
        await page.getByRole('option', { name: 'Tea or coffee?' }).click();
        await page.getByRole('textbox', { name: 'Description' }).fill('y'.repeat(351));
        await page.getByRole('button', { name: 'Add option' }).click();
        await expect(page.getByRole('main', { name: 'Editor' })).toContainText('351 / 350, 1 over');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        );
      });
    });
  }
}

for (const section of ['Local API', 'Settings']) {
  test(`axe finds nothing in ${section}`, async ({ app }) => {
    const { page } = app;
    await page.getByRole('link', { name: section }).first().click();
    await expect(page.getByRole('heading', { name: section, level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
}
