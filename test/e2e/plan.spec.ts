import type { Page } from '@playwright/test';
import { z } from 'zod';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, skipOnDesktop, test } from '../support/app-fixture.ts';
import { expectAccessible, runAxe } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';

const plannedSchema = z.object({ plannedFor: z.string().optional() });
const findRow = (page: Page, title: string) => page.getByRole('option', { name: title });
const markRow = async (page: Page) => {
  await findRow(page, 'Tea or coffee?').hover();
  await findRow(page, 'Tea or coffee?').locator('[data-mark]').click();
};
const readPlannedDate = async (page: Page, id: number) =>
  plannedSchema.parse(await call(page, 'question.get', { id })).plannedFor;

test.describe('the date in the plan', () => {
  skipOnDesktop('The test sets the time zone over the Chrome DevTools Protocol.');

  test('changes at midnight, after sleep, and with the time zone', async ({ app: { page } }) => {
    const session = await page.context().newCDPSession(page);
    const setTimeZone = (timezoneId: string) => session.send('Emulation.setTimezoneOverride', { timezoneId });
    await setTimeZone('Europe/Berlin');
    await page.clock.install({ time: new Date('2026-11-20T23:50:00+01:00') });
    await page.reload();
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
    const today = page.locator('button[aria-current="date"]');
    await expect(today).toHaveAttribute('data-day', '2026-11-20');
    await page.clock.runFor('15:00');
    await expect(today).toHaveAttribute('data-day', '2026-11-21');
    // A sleeping computer runs due timers only once.
    await page.clock.fastForward('24:00:00');
    await expect(today).toHaveAttribute('data-day', '2026-11-22');
    await setTimeZone('America/New_York');
    await page.clock.runFor('00:15');
    await expect(today).toHaveAttribute('data-day', '2026-11-21');
  });
});

test('today is readable in the grid of another month', async ({ app: { page } }) => {
  await page.clock.setFixedTime('2026-11-29T12:00:00');
  await page.reload();
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.locator('button[aria-current="date"]')).toHaveText('29');
  await expectAccessible(page);
});

test('weekday themes choose the questions for free dates', async ({ app }) => {
  const { page } = app;
  const options = '🎵 - Yes\n🔇 - No';
  await sendQuestion(app.api, { title: 'Do you sing in the shower?', options });
  await sendQuestion(app.api, { title: 'Do you read in bed?', options });
  await call(page, 'questions.tag', { ids: [1], add: ['music'], remove: [] });
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'More plan actions' }).click();
  await page.getByRole('menuitem', { name: 'Weekday themes…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Monday' }).fill('Music');
  await dialog.getByRole('textbox', { name: 'Friday' }).fill('Food');
  await dialog.getByRole('button', { name: 'Save themes' }).click();
  // A tag that's in use keeps its spelling.
  await expect(page.getByRole('columnheader', { name: /Mon/ })).toContainText('music');

  await page.getByRole('button', { name: 'Fill free dates…' }).click();
  await dialog.getByRole('button', { name: 'Fill free dates' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText(/Planned 2 questions.*no question for the theme: .*Food/);
  const findWeekday = async (id: number) => {
    return new Date((await readPlannedDate(page, id)) ?? '').getUTCDay();
  };
  expect(await findWeekday(1)).toBe(1);
  expect([1, 5]).not.toContain(await findWeekday(2));
});

test.describe('a dialog that stays open over midnight', () => {
  const passMidnight = async (page: Page) => {
    await page.clock.setFixedTime('2026-11-21T00:10:00');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };

  test.beforeEach(async ({ app: { page, api } }) => {
    await sendQuestion(api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
    await page.clock.setFixedTime('2026-11-20T23:50:00');
    await page.reload();
  });

  test('fills free dates from the new day', async ({ app: { page } }) => {
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
    await page.getByRole('button', { name: 'Fill free dates…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Start date')).toHaveValue('2026-11-20');
    await passMidnight(page);
    await expect(dialog.getByLabel('Start date')).toHaveValue('2026-11-21');
    await dialog.getByLabel('Start date').fill('2026-11-25');
    await dialog.getByRole('button', { name: 'Fill free dates' }).click();
    await expect.poll(() => readPlannedDate(page, 1)).toBe('2026-11-25');
  });

  test('plans a question on the next free date from the new day', async ({ app: { page } }) => {
    await page.getByRole('link', { name: /^All/ }).click();
    await markRow(page);
    await page.getByRole('button', { name: 'Plan 1 question…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('On the next free date').click();
    await expect(dialog.getByLabel('Start date')).toHaveValue('2026-11-20');
    await passMidnight(page);
    await expect(dialog.getByLabel('Start date')).toHaveValue('2026-11-21');
    await dialog.getByRole('button', { name: 'Set date' }).click();
    await expect.poll(() => readPlannedDate(page, 1)).toBe('2026-11-21');
  });

  test('marks a question as posted at the new time', async ({ app: { page } }) => {
    await page.getByRole('link', { name: /^All/ }).click();
    await findRow(page, 'Tea or coffee?').click();
    await page.clock.install({ time: new Date('2026-11-20T23:50:00') });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Mark as posted…' }).click();
    const field = page.getByRole('dialog').getByLabel('Posted on');
    await expect(field).toHaveValue('2026-11-20T23:50');
    await page.clock.runFor('20:00');
    await expect(field).toHaveValue('2026-11-21T00:10');
    await field.fill('1999-12-31T09:00');
    await expect(page.getByText('Can’t be before Jan 1, 2000.')).toBeVisible();
  });
});

test.describe('a date outside the range from 2000 to 2100', () => {
  const message = 'Choose a date from Jan 1, 2000 to Dec 31, 2100.';
  const nothing = 'Nothing was changed. Planned dates can be from Jan 1, 2000 to Dec 31, 2100.';

  test.beforeEach(async ({ app: { page, api } }) => {
    for (const title of ['Tea or coffee?', 'Sea or mountains?'])
      await sendQuestion(api, { title, options: '🍵 - One\n☕ - Two' });
    await page.clock.setFixedTime('2100-12-30T12:00:00');
    await page.reload();
  });

  test('stays in the field with a message', async ({ app: { page } }) => {
    await page.getByRole('link', { name: /^All/ }).click();
    await markRow(page);
    await page.getByRole('button', { name: 'Plan 1 question…' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Planned date', { exact: true });
    await field.fill('0026-12-24');
    // A year's first digits can be followed by more.
    await expect(dialog.getByText(message)).toHaveCount(0);
    await field.press('Enter');
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(page.getByText(nothing).first()).toBeVisible();
    await expect(field).toHaveValue('0026-12-24');
    expect((await runAxe(page).analyze()).violations).toEqual([]);
    await field.fill('2101-01-01');
    await expect(dialog.getByText(message)).toBeVisible();
    await field.fill('2026-12-24');
    await expect(dialog.getByText(message)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Set date' }).click();
    await expect.poll(() => readPlannedDate(page, 1)).toBe('2026-12-24');
  });

  test('from an old file remains until it’s changed, and Undo restores it', async ({ app: { page } }) => {
    const values = [{ id: 1, plannedFor: '0026-12-24' }];
    await call(page, 'questions.restorePrivateField', { name: 'plannedFor', values });
    await page.getByRole('link', { name: /^All/ }).click();
    await findRow(page, 'Tea or coffee?').click();
    await page.getByRole('button', { name: 'Edit tags and planned date' }).click();
    const field = page.getByLabel('Planned date', { exact: true });
    await expect(field).toHaveValue('0026-12-24');
    await expect(page.getByText(message)).toBeVisible();
    await field.fill('1999-12-31');
    await field.press('Enter');
    await expect(field).toHaveValue('1999-12-31');
    await expect(page.getByText(message)).toBeVisible();
    await expect.poll(() => readPlannedDate(page, 1)).toBe('0026-12-24');
    await field.fill('2026-12-24');
    await field.press('Enter');
    await expect.poll(() => readPlannedDate(page, 1)).toBe('2026-12-24');
    // An incomplete date doesn't remove the stored one.
    await field.focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await findRow(page, 'Tea or coffee?').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => readPlannedDate(page, 1)).toBe('0026-12-24');
  });

  test('isn’t created by a shift', async ({ app: { page } }) => {
    const values = [{ id: 1, plannedFor: '2100-12-31' }];
    await call(page, 'questions.setPrivateField', { name: 'plannedFor', values });
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
    const cell = page.getByRole('cell').filter({ has: page.locator('[data-day="2100-12-31"]') });
    await page.getByRole('list', { name: 'Not planned' }).getByText('Sea or mountains?').dragTo(cell);
    await page.getByRole('dialog').getByRole('button', { name: 'Shift' }).click();
    await expect(page.getByText(nothing).first()).toBeVisible();
    expect(await readPlannedDate(page, 1)).toBe('2100-12-31');
    expect(await readPlannedDate(page, 2)).toBeUndefined();
  });
});
