import { request } from 'undici';
import { expect, test } from '../support/app.ts';
import { sendQuestion } from '../support/local-api.ts';
import { ADMIN_TOKEN, MEMBER_TOKEN } from '../support/serve.ts';

/** What a `curl URL -H "Authorization: Bearer TOKEN"` asks for. */
const CURL = /^curl (?<url>http:\/\/\S+) -H "Authorization: Bearer (?<token>[^"]+)"$/;

test('the command to copy fetches the question, and no token is on the screen before it is asked for', async ({
  app,
}) => {
  const { page } = app;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await expect(page.getByText('Fetches “Tea or coffee?”.')).toBeVisible();
  for (const token of [ADMIN_TOKEN, MEMBER_TOKEN]) expect(await page.content()).not.toContain(token);

  await page.getByRole('radio', { name: 'Member' }).click();
  await page.getByRole('button', { name: 'Copy curl command' }).click();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  const { url, token } = CURL.exec(command)?.groups ?? {};
  expect(token).toBe(MEMBER_TOKEN);
  const answer = await request(url ?? '', { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.body.json()).toMatchObject({ id: 1, question: 'Tea or coffee?' });

  await page.getByRole('button', { name: 'Show administrator token' }).click();
  await expect(page.getByText(ADMIN_TOKEN, { exact: true })).toBeVisible();
});

test('copies where the page may not use the clipboard, as in the desktop shell', async ({ app }) => {
  const { page } = app;
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    document.addEventListener('copy', () => document.body.setAttribute('data-unhandled-copy', ''));
  });
  await page.getByRole('button', { name: `Copy ${app.api}` }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('');
  await page.getByRole('textbox', { name: 'Title' }).press('Control+v');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(app.api);
  await expect(page.locator('body[data-unhandled-copy]')).toHaveCount(0);
});

test('is switched off and on from the window', async ({ app }) => {
  const { page, api } = app;
  const reach = () =>
    request(`${api}/questions/1`, { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } }).then(
      ({ statusCode }) => statusCode,
      () => 'unreachable',
    );
  expect(await reach()).toBe(404);
  await page.getByRole('switch', { name: 'Local API' }).click({ force: true });
  await expect.poll(reach).toBe('unreachable');
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await expect(page.getByText('The local API is stopped')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).first().click();
  await expect(page.getByText('Running')).toBeVisible();
});
