import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchQuestion } from '../support/api-requests.ts';
import { expect, test } from '../support/app-fixture.ts';

const TITLE = 'If you could have dinner with anyone, living or dead, who would it be?';

/** An option for each emoji format: a name, a literal, a search, the output format, and a custom name. */
const OPTIONS = [
  { line: ':tada: - Somebody who tells stories', answered: '🎉', text: 'Somebody who tells stories' },
  { line: '👩🏽‍🚀 - An astronaut', answered: '👩🏽‍🚀', text: 'An astronaut' },
  {
    line: '$wizard$ - A wizard',
    answered: /^\$\[wizard\]\(http:\/\/127\.0\.0\.1:\d+\/\S+\.svg\)\$$/,
    text: 'A wizard',
  },
  {
    line: '$[Ada](https://cdn.example/ada.png)$ - Ada Lovelace',
    answered: '$[Ada](https://cdn.example/ada.png)$',
    text: 'Ada Lovelace',
  },
  {
    line: ':partyblob: - The whole server',
    answered: '$[partyblob](https://cdn.example/blob.png)$',
    text: 'The whole server',
  },
];

test.use({
  dataDir: async ({ dataDir }, use) => {
    const customEmoji = [{ name: 'partyblob', url: 'https://cdn.example/blob.png', keywords: ['dance'] }];
    await writeFile(path.join(dataDir, 'settings.json'), JSON.stringify({ customEmoji }));
    await use(dataDir);
  },
});

test('a question is written, saved, served, marked as posted, and restored after a kill', {
  tag: ['@journey', '@both-shells'],
}, async ({ app }) => {
  let { page } = app;
  const list = page.getByRole('listbox', { name: 'All' });
  const preview = page.getByRole('tabpanel', { name: 'Preview' });

  await test.step('write the question', async () => {
    await page.getByRole('button', { name: 'New question' }).first().click();
    await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
    const first = page.getByRole('textbox', { name: 'Option 1 text', exact: true });
    await first.focus();
    await first.evaluate(
      (field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      OPTIONS.map(({ line }) => line).join('\n'),
    );
    await page.getByRole('button', { name: 'Paste as options' }).press('Enter');
    for (const [at, { text }] of OPTIONS.entries()) {
      await expect(page.getByRole('textbox', { name: `Option ${at + 1} text`, exact: true })).toHaveValue(
        text,
      );
    }
    await expect(page.getByText('5 of 20')).toBeVisible();
    await page.getByRole('textbox', { name: 'Footer' }).fill('A new question every day at 09:00');
  });

  await test.step('see the question in the list and as a chat message', async () => {
    await expect(list.getByRole('option', { name: TITLE })).toContainText('Draft');
    await expect(preview).toContainText(TITLE);
    await expect(preview).toContainText('🎉');
    for (const { text } of OPTIONS) await expect(preview).toContainText(text);
    await expect(page.getByRole('main', { name: 'Editor' })).toContainText('No problems');
  });

  await test.step('save the question', async () => {
    await page.keyboard.press('Control+s');
    await expect(list.getByRole('option', { name: TITLE })).toContainText('Ready');
  });

  const expectAnswer = async (address: string, role: 'administrator' | 'member') => {
    const answer = await fetchQuestion(app.api, address, role);
    expect(answer.question).toBe(TITLE);
    expect(answer.author.globalName).toBe('You');
    expect(answer.footer).toBe('A new question every day at 09:00');
    expect(answer.options).toHaveLength(OPTIONS.length);
    for (const [at, { answered, text }] of OPTIONS.entries()) {
      expect(answer.options[at]?.text).toBe(text);
      if (typeof answered === 'string') expect(answer.options[at]?.emoji).toBe(answered);
      else expect(answer.options[at]?.emoji).toMatch(answered);
    }
    return answer;
  };

  await test.step('fetch the question by ID with either token', async () => {
    for (const role of ['administrator', 'member'] as const) {
      const answer = await expectAnswer('1', role);
      expect(answer).toMatchObject({ id: 1, status: 2, sentAt: null, messageID: null, messageLink: null });
    }
  });

  const messageID = await test.step('mark the question as posted', async () => {
    await page.getByRole('link', { name: 'Local API' }).first().click();
    const panel = page.getByRole('region', { name: 'Test data' });
    await panel.getByRole('textbox', { name: 'An astronaut' }).fill('7');
    await panel.getByRole('button', { name: 'Mark as posted' }).click();
    await page.getByRole('link', { name: /^All/ }).click();
    await expect(list.getByRole('option', { name: TITLE })).toContainText('Posted');
    return (await fetchQuestion(app.api, '1')).messageID;
  });

  await test.step('fetch the question by message ID', async () => {
    const answer = await expectAnswer(`_${messageID}`, 'member');
    expect(answer).toMatchObject({ id: 1, status: 3, messageID });
    expect(answer.sentAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(answer.messageLink).toContain(messageID);
    expect(answer.options.map((option) => option.votes)).toEqual([0, 7, 0, 0, 0]);
  });

  await test.step('find the question after the backend was killed', async () => {
    page = await app.restartAfterKill();
    await expect(
      page.getByRole('listbox', { name: 'All' }).getByRole('option', { name: TITLE }),
    ).toContainText('Posted');
    const answer = await expectAnswer(`_${messageID}`, 'administrator');
    expect(answer.options[1]?.votes).toBe(7);
  });
});
