import type { Locator, Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };
const LONG_OPTION = 'Whatever is hot, in the cup that my aunt gave me when I moved to the coast';
// Axe checks the whole window twice in each test.
test.slow();

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="9"/></svg>';
const findInspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });

async function open(page: Page, title: string): Promise<void> {
  await page.getByRole('option', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
}

async function expectNothing(page: Page): Promise<void> {
  for (const { colorScheme, viewport } of THEMES_AND_SIZES.slice(0, 2)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const { violations } = await runAxe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
}

test('an inspector opened next to a wide editor doesn’t cover the editor when the window becomes narrow', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize({ width: 1280, height: 820 });
  await sendQuestion(app.api, TEA);
  await open(page, TEA.title);
  await page.keyboard.press('Alt+3');
  await expect(findInspector(page).getByRole('region', { name: 'request body' })).toBeVisible();
  await page.setViewportSize({ width: 960, height: 640 });
  await expect(page.getByRole('button', { name: 'Show preview' })).toBeVisible();
  await expect(findInspector(page)).toBeHidden();
  await page.keyboard.press('Alt+3');
  await expect(findInspector(page).getByRole('region', { name: 'request body' })).toBeVisible();
});

test('the request follows the draft and is sent to the local API as shown', {
  tag: '@journey',
}, async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await open(page, TEA.title);
  await page.keyboard.press('Alt+3');
  const body = findInspector(page).getByRole('region', { name: 'request body' });
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea?');
  await expect(body).toContainText('"title": "Tea?"');
  await expect(findInspector(page)).toContainText('1 problem. The request would be rejected.');
  await expect(findInspector(page)).toContainText('POST https://service.example/api/v1/questions');
  await findInspector(page).getByRole('radio', { name: 'Local' }).click();
  await expect(findInspector(page)).toContainText(`PUT ${app.api.url}/questions/1`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea or milk?');
  await expect(body).toContainText('"title": "Tea or milk?"');
  const shown = (await body.locator('pre').textContent()) ?? '';
  const answer = await page.request.put(`${app.api.url}/questions/1`, {
    headers: { authorization: `Bearer ${app.api.tokens.administrator}`, 'content-type': 'application/json' },
    data: shown,
  });
  expect(await answer.json()).toMatchObject({ id: 1, question: 'Tea or milk?' });
  await expect(findInspector(page).getByRole('region', { name: /^curl/ })).toContainText('$QOTD_ADMIN_TOKEN');
  await expectNothing(page);
});

test('a posted question shows its votes in either order and can be duplicated as a draft', {
  tag: '@journey',
}, async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, {
    ...TEA,
    options: `${TEA.options}\n$[cup](https://pics.example/cup.svg)$ - ${LONG_OPTION}`,
  });
  await open(page, TEA.title);
  const messageLink = 'https://chat.example/qotd/118842';
  await call(page, 'question.markSent', { id: 1, votes: [0, 0, 0], messageLink });
  const main = page.getByRole('main', { name: 'Posted question' });
  const link = main.getByRole('link', { name: 'Open message' });
  await expect(link).toHaveAttribute('href', 'https://chat.example/qotd/118842');
  const votes = main.getByRole('region', { name: 'Votes', exact: true });
  await expect(votes).toContainText('No votes yet');
  await expect(votes.getByRole('listitem')).toHaveCount(3);
  await expectNothing(page);

  await call(page, 'question.markSent', { id: 1, votes: [1, 7, 1], messageLink });
  await expect(votes).toContainText('9 votes · Most votes: ☕ Coffee');
  const labels = votes.locator('svg text');
  for (const label of ['🍵 Tea', '1 (11%)', '7 (78%)', 'Votes']) {
    await expect(labels.filter({ hasText: label }).first()).toBeVisible();
  }
  await expect(labels.filter({ hasText: /^:cup: .*\.\.\.$/ })).toBeVisible();
  // The table next to the chart is for screen readers.
  const rows = votes.getByRole('table', { name: 'Votes' }).getByRole('row');
  await expect(rows).toHaveText(['OptionVotesShare', /Tea/, '☕ Coffee778%', `:cup: ${LONG_OPTION}111%`]);
  await main.getByRole('radio', { name: 'Most votes' }).click();
  await expect(rows.nth(1)).toContainText('Coffee');
  await votes.getByRole('button', { name: 'Show as table: Votes' }).click();
  await expect(votes.locator('svg')).toHaveCount(0);
  await expectNothing(page);
  await main.getByRole('button', { name: 'Duplicate as draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(TEA.title);
});

test('images load only from allowed hosts, and the app remembers the hosts', { tag: '@journey' }, async ({
  app,
}) => {
  const { page } = app;
  const fetched: string[] = [];
  await page.route('https://pics.example/**', async (route) => {
    fetched.push(route.request().url());
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  const options = '$[cup](https://pics.example/cup.svg)$ - 醤油\n☕ - Coffee';
  const title = '一番好きなラーメンは？';
  await sendQuestion(app.api, { title, options, image: 'https://pics.example/tea.svg' });
  await open(page, title);
  await expect(findInspector(page).getByRole('heading', { name: title })).toHaveAttribute('lang', 'ja');
  await expect(findInspector(page).getByText('醤油').locator('..')).toHaveAttribute('lang', 'ja');
  await expect(
    findInspector(page).getByRole('button', { name: 'Show image from pics.example' }),
  ).toBeVisible();
  expect(fetched).toEqual([]);
  await findInspector(page)
    .getByRole('button', { name: /^Show emoji images from pics/ })
    .click();
  await expect(findInspector(page).getByRole('img', { name: 'cup' }).first()).toBeVisible();
  await expect(findInspector(page).getByRole('img', { name: 'Question image' })).toBeVisible();

  await findInspector(page).getByRole('button', { name: 'Phone width' }).click();
  // Moves the mouse because a tooltip would cover the checked area.
  await page.mouse.move(0, 0);
  await expectNothing(page);
  await page.setViewportSize({ width: 1280, height: 820 });
  await page.reload();
  await expect(findInspector(page).getByRole('img', { name: 'Question image' })).toBeVisible();
});

test('the preview keeps its layout and width between questions', async ({ app: { page, api } }) => {
  const other = { title: 'Sea or mountains?', options: '🌊 - Sea\n⛰️ - Mountains' };
  await sendQuestion(api, TEA);
  await sendQuestion(api, other);
  await open(page, TEA.title);
  await findInspector(page).getByText('Buttons', { exact: true }).click();
  await findInspector(page).getByRole('button', { name: 'Phone width' }).click();
  await open(page, other.title);
  await expect(findInspector(page).getByRole('radio', { name: 'Buttons' })).toBeChecked();
  await expect(findInspector(page).getByRole('button', { name: 'Phone width' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the message has realistic widths, and text doesn’t move if its emoji is missing', {
  tag: '@journey',
}, async ({ app: { page, api } }) => {
  const getInnerSize = (locator: Locator) =>
    locator.evaluate((element) => (element as HTMLElement).offsetWidth);
  await page.setViewportSize({ width: 1280, height: 820 });
  await sendQuestion(api, TEA);
  await open(page, TEA.title);
  const findMessage = (within: Locator) => within.getByRole('article', { name: TEA.title });
  await findInspector(page).getByRole('button', { name: 'Phone width' }).click();
  expect(await getInnerSize(findMessage(findInspector(page)))).toBe(375);
  const box = await findMessage(findInspector(page)).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(300);

  await findInspector(page).getByRole('button', { name: 'Enlarge preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview at real size' });
  expect(
    await getInnerSize(findMessage(dialog.getByRole('figure', { name: 'Desktop' }))),
  ).toBeGreaterThanOrEqual(520);
  expect(await getInnerSize(findMessage(dialog.getByRole('figure', { name: 'Phone' })))).toBe(375);
  await page.keyboard.press('Escape');

  const options = page.getByRole('textbox', { name: 'Options' });
  await page.getByRole('radio', { name: 'Text' }).click();
  for (const layout of ['Lines', 'Buttons']) {
    await options.fill(TEA.options);
    await findInspector(page).getByText(layout, { exact: true }).click();
    const text = findInspector(page).getByText('Tea', { exact: true });
    await expect(findInspector(page).getByRole('img', { name: 'No emoji yet' })).toHaveCount(0);
    const before = await text.boundingBox();
    await options.fill('Tea\n☕ - Coffee');
    await expect(findInspector(page).getByRole('img', { name: 'No emoji yet' })).toBeVisible();
    expect(await text.boundingBox()).toEqual(before);
  }
});

test('the image field shows its image, or a message if the image fails to load', async ({
  app: { page, api },
}) => {
  await page.route('https://pics.example/**', (route) =>
    route.request().url().endsWith('tea.svg')
      ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      : route.fulfill({ contentType: 'text/plain', body: 'Not here' }),
  );
  await sendQuestion(api, { ...TEA, image: 'https://pics.example/tea.svg' });
  await open(page, TEA.title);
  const field = page.getByRole('textbox', { name: 'Image' });
  const picture = field.locator('..').locator('img');
  const show = findInspector(page).getByRole('button', { name: 'Show image from pics.example' });
  await expect(show).toBeVisible();
  await expect(picture).toHaveCount(0);
  await show.click();
  await expect(picture).toBeVisible();
  await field.fill('https://pics.example/gone.svg');
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/load this image. The service may/)).toBeVisible();
  await expectNothing(page);
});

test('the app generates placeholder images, even while the local API is off', {
  tag: '@journey',
}, async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, { title: 'Fox or cat?', options: '$red fox$ - Fox\n$grey cat$ - Cat' });
  await call(page, 'api.stop');
  const pictures = page.getByRole('option', { name: 'Fox or cat?' }).locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty('naturalWidth', 128);
    await expect(picture).toHaveAttribute('src', /^\.\/placeholders\/emoji\//);
  }
});

test('the open drawer doesn’t cover the editor’s buttons', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 960, height: 820 });
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
  await page.getByRole('button', { name: /^Show preview/ }).click();
  await expect(page.getByRole('complementary', { name: 'Inspector' })).toBeVisible();
  const save = page.getByRole('button', { name: /^Mark ready/ });
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.click({ trial: true });
});

test('asking a posted question again creates a draft next to the earlier votes', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await call(page, 'question.markSent', { id: 1, votes: [3, 7] });
  await page.getByRole('option', { name: TEA.title }).click();
  await expect(page.getByRole('main', { name: 'Posted question' })).toContainText(TEA.title);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Ask again' }).click();
  const similar = findInspector(page).getByRole('tab', { name: /Similar/ });
  await expect(similar).toHaveAttribute('aria-selected', 'true');
  await expect(findInspector(page).getByRole('listitem').first()).toContainText('10 votes');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(TEA.title);
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
});
