import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { call } from '../support/bridge-call.ts';
import type { Desktop } from '../support/desktop.ts';
import type { AppUnderTest, Running } from './app-under-test.ts';
import { expect } from './item-expect.ts';
import { type Item, NotSeenError } from './verification.ts';

/** Checks of the app's integration with the operating system. */
export const SYSTEM_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'keychain',
    checks: 'safeStorage decrypts text that it encrypted with a key that isn’t in Chromium’s source',
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop } = await app.shared();
      step('encrypt and decrypt');
      const found = await desktop.evaluate(async ({ safeStorage }) => {
        if (!(await safeStorage.isAsyncEncryptionAvailable())) return null;
        const bytes = await safeStorage.encryptStringAsync('canary');
        const { result } = await safeStorage.decryptStringAsync(bytes);
        const backend =
          process.platform === 'linux' ? safeStorage.getSelectedStorageBackend() : process.platform;
        return {
          result,
          backend,
          mark: bytes.subarray(0, 3).toString(),
          isReadable: bytes.includes('canary'),
        };
      });
      if (!found) throw new NotSeenError('This computer’s keychain is not available.');
      expect(found).toMatchObject({ result: 'canary', isReadable: false });
      if (found.backend === 'basic_text' || (process.platform === 'linux' && found.mark === 'v10'))
        throw new NotSeenError(`This computer has no keychain: backend ${found.backend}, key ${found.mark}.`);
      return `backend ${found.backend}, key ${found.mark}`;
    },
  },
  {
    name: 'badge',
    checks: 'the system accepts the badge',
    promises: ['The number on the app icon shows', 'On Linux, only some desktops show it.'],
    deadlineSeconds: 30,
    async run(app, step) {
      const { desktop } = await app.shared();
      step('set the badge');
      const shown = await desktop.evaluate(({ app: electronApp }) => {
        const accepted = electronApp.setBadgeCount(3);
        const count = electronApp.getBadgeCount();
        electronApp.setBadgeCount(0);
        return accepted ? count : null;
      });
      if (shown === null) throw new NotSeenError('This desktop has no badges.');
      expect(shown).toBe(3);
      return 'the system accepted the badge 3';
    },
  },
  {
    name: 'notification',
    checks: 'the system shows a notification',
    promises: ['If the number goes up while the app is in the background', 'If notifications fail'],
    deadlineSeconds: 30,
    async run(app, step) {
      const { desktop } = await app.shared();
      step('show it');
      return showNotification(desktop);
    },
  },
  {
    name: 'second start',
    checks: 'a second instance exits immediately and shows the first instance’s window',
    deadlineSeconds: 60,
    async run(app, step) {
      const running = await app.shared();
      const { desktop } = running;
      const listVisibility = () =>
        desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()));
      await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
      step('start it again');
      expect(await app.startAgain(running, [])).toBe(0);
      step('wait for the window');
      await expect.poll(listVisibility).toEqual([true]);
      return 'exit code 0, one window';
    },
  },
  {
    name: 'deep link',
    checks: 'a qotd: link from a second instance is shown for confirmation',
    promises: ['| `qotd://open/12` |', '| `qotd://add/48213` |'],
    deadlineSeconds: 60,
    async run(app, step) {
      const running = await app.shared();
      step('start with a link');
      expect(await app.startAgain(running, ['qotd://add/48213'])).toBe(0);
      step('wait for the dialog');
      const dialog = running.page.getByRole('dialog');
      await expect(dialog.getByRole('textbox')).toHaveValue('48213');
      await running.page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      step('start with a link to a question');
      const input = { ...createEmptyDraft(), title: 'Opened by a link?' };
      const saved = await call(running.page, 'question.save', {
        id: null,
        key: 'link',
        version: 0,
        basedOn: 0,
        input,
      });
      const { id } = z.object({ id: z.int() }).parse(saved);
      expect(await app.startAgain(running, [`qotd://open/${id}`])).toBe(0);
      await expect(dialog).toContainText('Opened by a link?');
      await running.page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      return `qotd://add/48213 and qotd://open/${id} are shown for confirmation`;
    },
  },
  {
    name: 'file by path',
    checks: 'the worker next to the archive reads a file from a second instance, and the app previews it',
    promises: ['| A question file, such as `week.qotd.json` |'],
    deadlineSeconds: 60,
    run: (app, step) => openFile(app, step, (file) => file),
  },
  {
    name: 'file by URL',
    checks: 'a file: URL from a desktop entry also opens a preview of the file',
    deadlineSeconds: 60,
    run: (app, step) => openFile(app, step, (file) => pathToFileURL(file).href),
  },
];

/** Opens a file by starting a second app instance, and waits for its preview. */
async function openFile(
  app: AppUnderTest,
  step: (name: string) => void,
  getArgument: (file: string) => string,
): Promise<string> {
  const running: Running = await app.shared();
  const file = path.join(app.scratch, 'a week.qotd.json');
  await writeFile(file, JSON.stringify([{ title: 'Window or aisle?', options: '🪟 - Window\n🚶 - Aisle' }]));
  step('start with the file');
  expect(await app.startAgain(running, [getArgument(file)])).toBe(0);
  step('wait for the preview');
  const dialog = running.page.getByRole('dialog');
  // Only a question that the import thread has parsed has a checkbox.
  await dialog.getByRole('checkbox', { name: 'Import “Window or aisle?”' }).waitFor({ timeout: 30_000 });
  await running.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return 'the preview shows the question';
}

/** The time limit for the system to show a notification. */
const NOTIFICATION_MS = 10_000;

/**
 * Shows a notification. Rejects with NotSeenError if the system doesn't show it: macOS requires a signed app,
 * Windows requires a shortcut in the Start menu, and Linux requires a notification service.
 */
export async function showNotification(
  desktop: Pick<Desktop, 'evaluate'>,
  patienceMs = NOTIFICATION_MS,
): Promise<string> {
  const problem = await desktop.evaluate(({ Notification }, limit) => {
    if (!Notification.isSupported()) return 'This desktop has no notifications.';
    const notification = new Notification({ title: 'QOTD Studio', body: 'A check of notifications' });
    return new Promise<string | null>((resolve) => {
      const end = (result: string | null) => {
        clearTimeout(timer);
        notification.close();
        resolve(result);
      };
      const timer = setTimeout(
        () => end(`The system didn't report within ${limit / 1000} s that it showed the notification.`),
        limit,
      );
      notification.once('failed', (_, error) => end(`The system didn't show the notification: ${error}`));
      notification.once('show', () => end(null));
      notification.show();
    });
  }, patienceMs);
  if (problem !== null) throw new NotSeenError(problem);
  return 'the system reported that it is shown';
}
