import { z } from 'zod';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, skipOnDesktop, test } from '../support/app-fixture.ts';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';

const plannedSchema = z.object({ plannedFor: z.string() });

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
    const { plannedFor } = plannedSchema.parse(await call(page, 'question.get', { id }));
    return new Date(plannedFor).getUTCDay();
  };
  expect(await findWeekday(1)).toBe(1);
  expect([1, 5]).not.toContain(await findWeekday(2));
});
