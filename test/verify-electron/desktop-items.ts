import type { Page } from '@playwright/test';
import { z } from 'zod';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { call } from '../support/bridge-call.ts';
import type { Desktop } from '../support/desktop.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { expect } from './item-expect.ts';
import type { Item } from './verification.ts';

const countWindows = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

/** Toggles a setting of the desktop app. */
async function toggle(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/settings/desktop';
  });
  const setting = page.getByRole('switch', { name });
  const isOn = await setting.isChecked();
  await setting.click({ force: true });
  await expect(setting).toBeChecked({ checked: !isOn });
}

export const DESKTOP_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'background',
    checks: 'the app keeps running without a window if the setting is on, and a second start opens a window',
    promises: [
      'In **Settings > Desktop app**, you can turn on these settings.',
      'If both settings are on, the app opens without a window when you log in.',
      '**Open at login** (only in an installed app) opens the app',
      '**Keep running in the background** keeps sync',
      'To open the app, use its icon',
      'To quit, use this icon',
      'On GNOME, this needs the AppIndicator extension.',
      'On macOS, apps always keep running.',
    ],
    deadlineSeconds: 120,
    async run(app, step) {
      const running = await app.launch('background');
      const { desktop, page } = running;
      const isMac = process.platform === 'darwin';
      step('turn it on');
      if (!isMac) await toggle(page, 'Keep running in the background');
      step('close the window');
      await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
      await expect.poll(() => countWindows(desktop)).toBe(0);
      step('start it again');
      expect(await app.startAgain(running, [])).toBe(0);
      await expect.poll(() => countWindows(desktop)).toBe(1);
      expect(await desktop.close()).toBe(0);
      return 'runs without a window; not seen: the icon in the notification area, and opening at login';
    },
  },
  {
    name: 'wake-up',
    checks: 'the app listens for the end of sleep',
    promises: ['Sync resumes when your computer wakes up or comes back online.'],
    deadlineSeconds: 30,
    async run(app, step) {
      const { desktop, page } = await app.shared();
      step('count listeners');
      const listeners = await desktop.evaluate(({ powerMonitor }) => powerMonitor.listenerCount('resume'));
      expect(listeners).toBeGreaterThan(0);
      step('report the end of sleep');
      await desktop.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'));
      expect(await call(page, 'app.info')).toMatchObject({ shell: 'desktop' });
      return `${listeners} listeners; not seen: sleep itself`;
    },
  },
  {
    name: 'problem report',
    checks: 'a report contains versions but no questions unless the user includes them',
    promises: [
      'Select **Help > Report a problem**.',
      'Review the report.',
      'It contains versions, file sizes',
      'It omits tokens and the names of authors',
      'For crash dumps, it lists only the file name and size.',
      'It contains your questions and their authors only if you include them.',
      'Save the report and attach it to an issue.',
      "The app doesn't upload it.",
    ],
    deadlineSeconds: 60,
    async run(app, step) {
      const { page } = await app.shared();
      const title = 'A question in a report?';
      const input = { ...createEmptyDraft(), title, options: '☕ - Toast\n🍵 - Eggs' };
      await call(page, 'question.save', { id: null, key: 'report', version: 0, basedOn: 0, input });
      const create = async (texts: boolean) =>
        z.object({ text: z.string() }).parse(await call(page, 'report.create', { texts })).text;
      step('create a report');
      const report = await create(false);
      expect(report).toContain(process.platform);
      expect(report).not.toContain(title);
      step('include questions');
      expect(await create(true)).toContain(title);
      return `${report.length} characters`;
    },
  },
  {
    name: 'no GPU',
    checks: 'the window opens without the GPU',
    promises: [
      'A broken graphics driver can leave the window white or black',
      'To open the window without the GPU',
      'From source, run `npm start -- --disable-gpu`.',
      'To stop using the GPU permanently',
    ],
    deadlineSeconds: 120,
    async run(app, step) {
      step('turn off hardware acceleration');
      const first = await app.launch('gpu');
      await toggle(first.page, 'Hardware acceleration');
      expect(await first.desktop.close()).toBe(0);
      step('start again');
      const second = await app.launch('gpu');
      const isOn = await second.desktop.evaluate(({ app: electronApp }) =>
        electronApp.isHardwareAccelerationEnabled(),
      );
      expect(isOn, 'hardware acceleration').toBe(false);
      expect(await second.desktop.close()).toBe(0);
      step('start with --disable-gpu');
      const third = await app.launch('gpu-switch', { args: ['--disable-gpu'] });
      expect(await call(third.page, 'app.info')).toMatchObject({ shell: 'desktop' });
      expect(await third.desktop.close()).toBe(0);
      return 'the setting turns it off, and the app starts with --disable-gpu';
    },
  },
];
