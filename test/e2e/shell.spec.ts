import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { fetchQuestion, type Tokens } from '../support/api-requests.ts';
import { call } from '../support/bridge-call.ts';
import { type Desktop, launchDesktop, startAgain, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import { enterToken, findConnection } from '../support/enter-token.ts';
import { serve } from '../support/headless-server.ts';
import { choose, listMenuLabels } from '../support/native-menu.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isMock = detectElectronKind(ROOT).name === 'mock';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

const findNotice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const save = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(
    ([input]) => window.qotd.call('draft.save', { id: null, key: 'k', version: 0, basedOn: 0, input }),
    [{ ...createEmptyDraft(), title: text }],
  );

test.describe('a link', () => {
  const give = (desktop: Desktop, url: string) =>
    desktop.evaluate(({ app }, link) => {
      app.emit('second-instance', {}, ['studio', link], '/', null);
    }, url);

  test('opens a question after the author confirms', { tag: '@journey' }, async ({ desktop, page }) => {
    await expect(title(page)).toBeVisible();
    await save(page, 'Tea or coffee?');
    await page.evaluate(() => {
      window.location.hash = '#/settings';
    });
    await give(desktop, 'qotd://open/1');
    const dialog = page.getByRole('dialog', { name: 'Open this question?' });
    await expect(dialog).toContainText('You opened a link to “Tea or coffee?”.');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/settings/);
    await give(desktop, 'qotd://open/1');
    await dialog.getByRole('button', { name: 'Open' }).click();
    await expect(title(page)).toHaveValue('Tea or coffee?');
  });

  test('shows the requested question’s ID without fetching the question', async ({ desktop, page }) => {
    await expect(title(page)).toBeVisible();
    await give(desktop, 'qotd://add/48213');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You opened a link to this question on the service.');
    await expect(dialog.getByRole('textbox')).toHaveValue('48213');
  });

  test('shows a message if it’s invalid or its question is unknown', async ({ desktop, page }) => {
    await expect(title(page)).toBeVisible();
    await give(desktop, 'qotd://remove/1');
    await expect(findNotice(page)).toContainText('This link isn’t valid: qotd://remove/1');
    await give(desktop, 'qotd://open/77');
    await expect(findNotice(page)).toContainText(
      'You opened a link to question 77, which isn’t in this library.',
    );
  });

  test('opens its dialog if it started the app', async ({ browser, userData }) => {
    const desktop = await launchDesktop({ browser, userData, args: ['qotd://add/12'] });
    const page = await desktop.firstWindow();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('12');
    expect(await desktop.close()).toBe(0);
  });
});

test('an opened file is previewed before the import and is listed as recent', {
  tag: '@journey',
}, async ({ desktop, page, userData }) => {
  await expect(title(page)).toBeVisible();
  const folder = path.join(userData, 'given');
  await mkdir(folder);
  const file = path.join(folder, 'week.qotd.json');
  await writeFile(file, JSON.stringify([{ title: 'Window or aisle?', options: '🪟 - Window\n🚶 - Aisle' }]));
  await desktop.evaluate(({ app }, name) => {
    app.emit('open-file', { preventDefault: () => undefined }, name);
  }, file);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Window or aisle?');
  expect(
    await page.evaluate(() =>
      window.qotd.call('library.ids', { section: 'all', search: '', sort: 'edited' }),
    ),
  ).toMatchObject({ value: { ids: [] } });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await choose(desktop, 'File', 'Open recent', 'week.qotd.json');
  await expect(dialog).toContainText('Window or aisle?');
});

test('a file URL from the desktop entry opens the file, even if the app is already running', async ({
  browser,
  userData,
}) => {
  test.skip(process.platform === 'win32', 'has no desktop entries');
  const folder = path.join(userData, 'my café #1');
  await mkdir(folder);
  const write = async (name: string, question: string) => {
    const file = path.join(folder, name);
    await writeFile(file, JSON.stringify([{ title: question, options: '🪟 - Window\n🚶 - Aisle' }]));
    return pathToFileURL(file).href;
  };
  const first = await write('a.qotd.json', 'Window or aisle?');
  const second = await write('b.qotd.json', 'Tea or coffee?');
  const desktop = await launchDesktop({ browser, userData, args: [first] });
  const page = await desktop.firstWindow();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Window or aisle?');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const start = (...args: string[]) => startAgain({ browser, userData, args, workingFolder: folder });
  await start(second);
  await expect(dialog).toContainText('Tea or coffee?');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await start('--data', path.join(userData, 'library'), 'a.qotd.json');
  await expect(dialog).toContainText('Window or aisle?');
  await page.keyboard.press('Escape');
  await start('file://server/share/a.qotd.json');
  await expect(findNotice(page)).toContainText('This link isn’t valid: file://server/share/a.qotd.json');
  expect(await desktop.close()).toBe(0);
});

test('an opened folder or an invalid link is reported without quitting the app', async ({
  browser,
  userData,
}) => {
  const folder = path.join(userData, 'my questions');
  await mkdir(folder);
  const desktop = await launchDesktop({ browser, userData, args: [folder] });
  const page = await desktop.firstWindow();
  await expect(findNotice(page)).toContainText(
    'my questions is a folder. Choose a file with questions instead.',
  );
  for (const [event, given, message] of [
    [
      'open-url',
      `qotd://open/${'9'.repeat(1_000_000)}`,
      `This link isn’t valid: qotd://open/${'9'.repeat(88)}…`,
    ],
    ['open-url', 'qotd://nonsense\u001b[2J', 'This link isn’t valid: qotd://nonsense [2J'],
    ['open-file', folder, 'my questions is a folder.'],
  ] as const) {
    await desktop.evaluate(
      ({ app }, [name, value]) => void app.emit(name as 'open-url', { preventDefault() {} } as never, value),
      [event, given] as const,
    );
    await expect(findNotice(page)).toContainText(message);
  }
  await expect(title(page)).toBeVisible();
  expect(await desktop.close()).toBe(0);
});

test('the window opens at its previous position after its page is painted', async ({ browser, userData }) => {
  test.skip(!isMock, 'a window manager has a word in it');
  const place = { x: 60, y: 40, width: 1000, height: 700 };
  const first = await launchDesktop({ browser, userData });
  await first.firstWindow();
  await first.evaluate(({ BrowserWindow }, bounds) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.setBounds(bounds);
    window?.maximize();
  }, place);
  expect(await first.close()).toBe(0);
  const second = await launchDesktop({ browser, userData });
  await second.firstWindow();
  const found = await second.evaluate(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return {
      bounds: window?.getNormalBounds(),
      isMaximized: window?.isMaximized(),
      isVisible: window?.isVisible(),
      wasEmpty: await (window && Reflect.get(window, 'wasEmpty')),
    };
  });
  expect(found).toEqual({ bounds: place, isMaximized: true, isVisible: true, wasEmpty: false });
  expect(await second.close()).toBe(0);
});

test('a window closed on a second display opens there while it’s connected', async ({
  browser,
  userData,
}) => {
  test.skip(!isMock, 'the window manager decides too, and a display can’t be unplugged');
  const first = { x: 0, y: 0, width: 1920, height: 1040 };
  const second = { x: 1920, y: 0, width: 1600, height: 900 };
  const place = { x: 2100, y: 60, width: 1000, height: 700 };
  const runOn = async (displays: object[], work: (desktop: Desktop) => Promise<unknown>) => {
    const env = { ELECTRON_MOCK_DISPLAYS: JSON.stringify(displays) };
    const desktop = await launchDesktop({ browser, userData, env });
    await desktop.firstWindow();
    const result = await work(desktop);
    expect(await desktop.close()).toBe(0);
    return result;
  };
  const getBounds = (desktop: Desktop) =>
    desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());
  await runOn([first, second], (desktop) =>
    desktop.evaluate(
      ({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds),
      place,
    ),
  );
  expect(await runOn([first, second], getBounds)).toEqual(place);
  expect(await runOn([first], getBounds)).toMatchObject({ width: 1280, height: 800 });
});

/** Crashes the page and waits for the crash. The app then reloads the page unless it asks first. */
const crash = (desktop: Desktop) =>
  desktop.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    if (!contents) throw new Error('There is no window.');
    const gone = new Promise((resolve) => contents.once('render-process-gone', resolve));
    contents.forcefullyCrashRenderer();
    await gone;
  });

test('a crashed page reloads without losing text', { tag: '@journey' }, async ({ desktop, page }) => {
  await title(page).fill('Tea, coffee or nothing?');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await crash(desktop);
  await expect(page.getByRole('listbox').getByText('Tea, coffee or nothing?')).toBeVisible();
  await expect(title(page)).toHaveValue('Tea, coffee or nothing?');
  await expect.poll(() => desktop.getOutput()).toContain('The page crashed');
});

test('an unexpected error restarts the app once, with all acknowledged changes', {
  tag: '@journey',
}, async ({ browser, userData }) => {
  test.skip(!isMock, 'the test can’t control the new app');
  const first = await launchDesktop({ browser, userData });
  const page = await first.firstWindow();
  await title(page).fill('Kept over a crash');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const fail = (desktop: Desktop) =>
    desktop
      .evaluate(() => {
        setTimeout(() => {
          throw new Error('nobody expected this');
        });
      })
      .catch(() => undefined);
  await fail(first);
  expect(await first.exited).toBe(75);
  expect(await readFile(path.join(userData, 'logs/main.log'), 'utf8')).toContain('nobody expected this');
  const second = await first.restartApp();
  await expect(title(await second.firstWindow())).toHaveValue('Kept over a crash');
  await fail(second);
  expect(await second.exited).toBe(1);
  await expect.poll(() => second.getOutput()).toContain('error box');
  expect(second.getOutput()).not.toContain('relaunch');
});

test.describe('if the page', () => {
  test.skip(!isMock, 'a native message box waits for a person');

  const listAsked = (desktop: Desktop): Promise<{ message: string; buttons: string[] }[]> =>
    desktop.evaluate(({ dialog }) => Reflect.get(dialog, 'asked'));
  /** Makes all further message boxes return this button. */
  const press = (desktop: Desktop, button: number) =>
    desktop.evaluate(({ dialog }, number) => void Reflect.set(dialog, 'answer', number), button);
  /**
   * Starts the app from a copy of the build without its page. `button` is the user's choice in the message
   * box.
   */
  const startWithoutPage = async (browser: Browser, userData: string, button: number) => {
    const out = path.join(userData, 'out');
    await cp(path.join(ROOT, 'out'), out, { recursive: true, filter: (file) => !file.endsWith('.map') });
    await writeFile(path.join(out, 'package.json'), '{ "type": "module" }');
    const html = path.join(out, 'renderer/index.html');
    await rename(html, `${html}.away`);
    const env = { ELECTRON_MOCK_BUTTON: String(button) };
    const desktop = await launchDesktop({ browser, userData, env, main: path.join(out, 'main/main.js') });
    return { desktop, repair: () => rename(`${html}.away`, html) };
  };

  test('is missing, the app shows a message and can quit', async ({ browser, userData }) => {
    const { desktop } = await startWithoutPage(browser, userData, 1);
    expect(await desktop.exited).toBe(0);
    await expect.poll(() => desktop.getOutput()).toContain("The page didn't load");
    expect(desktop.getOutput()).not.toContain('relaunch');
    await desktop.close();
  });

  test('is missing, it loads after the file is restored', async ({ browser, userData }) => {
    const { desktop, repair } = await startWithoutPage(browser, userData, 0);
    await expect
      .poll(() => listAsked(desktop))
      .toContainEqual(
        expect.objectContaining({ message: 'Couldn’t load the window.', buttons: ['Try again', 'Quit'] }),
      );
    await repair();
    await expect(title(await desktop.firstWindow())).toBeVisible();
    expect(await desktop.close()).toBe(0);
  });

  const hang = (desktop: Desktop) =>
    desktop.evaluate(({ BrowserWindow }) => void BrowserWindow.getAllWindows()[0]?.emit('unresponsive'));

  test('fails repeatedly, the app shows a translated message and can quit', async ({ browser, userData }) => {
    const desktop = await launchDesktop({ browser, userData });
    const page = await desktop.firstWindow();
    await title(page).fill('Kept over every crash');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await call(page, 'settings.set', { language: 'de' });
    const crashOften = async () => {
      for (let time = 0; time < 4; time++) {
        await expect(page.getByRole('main')).toBeVisible();
        await crash(desktop);
      }
    };
    await crashOften();
    await expect
      .poll(() => listAsked(desktop))
      .toEqual([
        expect.objectContaining({
          message: 'Das Fenster stürzt immer wieder ab.',
          buttons: ['Noch einmal versuchen', 'Beenden'],
        }),
      ]);
    // Closing the message box has the same effect as “Noch einmal versuchen”.
    await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Kept over every crash');
    await press(desktop, 1);
    await crashOften();
    expect(await desktop.exited).toBe(0);
    await desktop.close();
  });

  test('hangs, the app shows a message and reloads the page only on request', async ({ desktop, page }) => {
    await title(page).fill('Kept over a hang');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await hang(desktop);
    await expect
      .poll(() => listAsked(desktop))
      .toEqual([
        expect.objectContaining({ message: 'The window isn’t responding.', buttons: ['Wait', 'Reload'] }),
      ]);
    expect(desktop.getOutput()).not.toContain('The page crashed');
    await press(desktop, 1);
    await hang(desktop);
    await expect.poll(() => desktop.getOutput()).toContain('The page crashed');
    await expect(title(page)).toHaveValue('Kept over a hang');
    expect(await listAsked(desktop)).toHaveLength(2);
  });
});

test.describe('if the service', () => {
  const SERVICE: Tokens = { administrator: 'administrator-of-the-service', member: 'member-of-the-service' };
  const startService = (dir: string, port: string) =>
    serve(dir, ['--port', port], (command) => [
      'env',
      `QOTD_ADMIN_TOKEN=${SERVICE.administrator}`,
      `QOTD_MEMBER_TOKEN=${SERVICE.member}`,
      ...command,
    ]);
  /** Saves and queues a question, and connects to the service. */
  async function queue(page: Page, api: string, options: string): Promise<void> {
    const input = { ...createEmptyDraft(), title: 'Tea or coffee?', options };
    await call(page, 'question.save', { id: null, key: 'k', version: 0, basedOn: 0, input });
    await call(page, 'settings.set', { syncUrl: api, syncAutomatic: true });
    await call(page, 'sync.setToken', { token: SERVICE.administrator });
    await call(page, 'sync.queue', { ids: [1] });
    await call(page, 'sync.runNow');
  }
  const getBadge = (desktop: Desktop) => desktop.evaluate(({ app }) => app.getBadgeCount());
  const listNotified = (desktop: Desktop): Promise<string[]> =>
    desktop.evaluate(({ Notification }) =>
      Reflect.get(Notification, 'shown').map(({ title }: { title: string }) => title),
    );

  test('rejects a question, the icon shows a count, and a notification opens the questions that need attention', async ({
    browser,
    userData,
  }) => {
    test.skip(!isMock, 'the system shows neither to a test');
    await using folder = await createTemporaryFolder();
    const env = { ELECTRON_MOCK_LAUNCHER_ENTRY: '1' };
    const desktop = await launchDesktop({ browser, userData, env });
    const page = await desktop.firstWindow();
    const live = await startService(folder.dir, '0');
    await expect(title(page)).toBeVisible();
    expect(await getBadge(desktop)).toBe(0);
    await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.blur());
    await queue(page, live.api, '☕ - Coffee\n:nosuchcup: - Tea');
    await expect.poll(() => getBadge(desktop)).toBe(1);
    expect(await listNotified(desktop)).toEqual(['1 question needs attention']);
    await desktop.evaluate(({ Notification }) => Reflect.get(Notification, 'shown')[0].emit('click'));
    await expect(page).toHaveURL(/#\/attention/);
    const isFocused = () =>
      desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFocused());
    expect(await isFocused()).toBe(true);
    await call(page, 'sync.unqueue', { ids: [1] });
    await call(page, 'question.remove', { id: 1 });
    await expect.poll(() => getBadge(desktop)).toBe(0);
    expect(await desktop.close()).toBe(0);
    await live.stop();
  });

  test('was unreachable, queued questions are sent after the computer wakes up', async ({
    desktop,
    page,
  }) => {
    await using folder = await createTemporaryFolder();
    const before = await startService(folder.dir, '0');
    await before.stop();
    await queue(page, before.api, '☕ - Coffee\n🍵 - Tea');
    // The delay grows with each failed attempt. After 12 attempts, the delay is longer than any test.
    for (let time = 0; time < 12; time++) await call(page, 'sync.runNow');
    expect(await call(page, 'sync.status')).toMatchObject({ wait: { code: 'unreachable' } });
    const live = await startService(folder.dir, new URL(before.api).port);
    await desktop.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'));
    const fetchSent = () => fetchQuestion({ url: live.api, tokens: SERVICE }, '1').catch(() => null);
    await expect.poll(fetchSent).toMatchObject({ question: 'Tea or coffee?' });
    await live.stop();
  });
});

test.describe('the end of the session', () => {
  test.skip(!isMock, 'the test can’t log out');
  const place = { x: 60, y: 40, width: 900, height: 650 };
  const isShown = (desktop: Desktop) =>
    desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());
  const move = (desktop: Desktop) =>
    desktop.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), place);
  const expectRestored = async (desktop: Desktop, text: string) => {
    await expect(title(await desktop.firstWindow())).toHaveValue(text);
    const bounds = await desktop.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getNormalBounds(),
    );
    expect(bounds).toEqual(place);
    expect(await desktop.close()).toBe(0);
  };

  for (const platform of ['linux', 'darwin'])
    test(`saves the latest text and the window’s position on ${platform}`, async ({ browser, userData }) => {
      const env = { ELECTRON_MOCK_PLATFORM: platform };
      const desktop = await launchDesktop({ browser, userData, env });
      await title(await desktop.firstWindow()).fill('Typed at the last moment');
      await expect.poll(() => isShown(desktop)).toBe(true);
      await move(desktop);
      const isPrevented = await desktop.evaluate(({ powerMonitor }) => {
        let prevented = false;
        powerMonitor.emit('shutdown', {
          preventDefault: () => {
            prevented = true;
          },
        });
        return prevented;
      });
      expect(isPrevented).toBe(true);
      expect(await desktop.exited).toBe(0);
      await desktop.close();
      await expectRestored(await launchDesktop({ browser, userData, env }), 'Typed at the last moment');
    });

  test('isn’t delayed by a window', async ({ desktop, page }) => {
    await expect(title(page)).toBeVisible();
    const isDelayed = await desktop.evaluate(({ BrowserWindow, powerMonitor }) => {
      let prevented = false;
      powerMonitor.emit('shutdown', { preventDefault: () => undefined });
      BrowserWindow.getAllWindows()[0]?.emit('close', {
        preventDefault: () => {
          prevented = true;
        },
      });
      return prevented;
    });
    expect(isDelayed).toBe(false);
    expect(await desktop.exited).toBe(0);
  });

  test('can be canceled on Windows without losing text', async ({ browser, userData }) => {
    const env = { ELECTRON_MOCK_PLATFORM: 'win32' };
    const desktop = await launchDesktop({ browser, userData, env });
    const page = await desktop.firstWindow();
    await expect(title(page)).toBeVisible();
    await expect.poll(() => isShown(desktop)).toBe(true);
    // Text that is typed from now on is written only when the session ends.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const querySessionEnd = () =>
      desktop.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows();
        return window && Reflect.get(window, 'querySessionEnd').call(window);
      });
    const readSaved = async () =>
      JSON.stringify(await call(page, 'question.get', { id: 1 }).catch(() => null));
    await title(page).pressSequentially('Typed before');
    expect(await querySessionEnd()).toBe(false);
    await expect.poll(readSaved).toContain('Typed before');
    await title(page).pressSequentially(' and after');
    await expect(title(page)).toHaveValue('Typed before and after');
    expect(desktop.hasEnded).toBe(false);
    await move(desktop);
    expect(await querySessionEnd()).toBe(false);
    await expect.poll(readSaved).toContain('Typed before and after');
    const ended = desktop.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      Reflect.get(window ?? {}, 'endSession').call(window);
    });
    // The process ends before it responds.
    await Promise.race([ended.catch(() => undefined), desktop.exited]);
    expect(await desktop.exited).toBe(0);
    await desktop.close();
    await expectRestored(await launchDesktop({ browser, userData, env }), 'Typed before and after');
  });
});

test('`npm start` is notified whether the window opened', async ({ browser, userData }) => {
  const report = (name: string) => ({ QOTD_STARTED_FILE: path.join(userData, name) });
  const desktop = await launchDesktop({ browser, userData, env: report('opened') });
  await expect(title(await desktop.firstWindow())).toBeVisible();
  await expect.poll(() => readdir(userData)).toContain('opened');
  expect(await desktop.close()).toBe(0);
  const other = await serve(path.join(userData, 'library'));
  const failing = await launchDesktop({ browser, userData, env: report('failed') });
  expect(await failing.exited).toBe(1);
  expect(await readdir(userData)).toContain('failed');
  await failing.close();
  await other.stop();
});

test('Windows identifies an installed app by its installer’s ID', async ({ browser, userData }) => {
  test.skip(!isMock, 'reads what the mock recorded');
  const resources = path.join(userData, 'resources');
  await mkdir(resources);
  const env = { ELECTRON_MOCK_PLATFORM: 'win32', ELECTRON_MOCK_RESOURCES: resources };
  const desktop = await launchDesktop({ browser, userData, env });
  await expect(title(await desktop.firstWindow())).toBeVisible();
  expect(await desktop.evaluate(({ app }) => Reflect.get(app, 'userModelId'))).toBe('studio.qotd.app');
  expect(await desktop.close()).toBe(0);
});

test('a failed start is reported in the author’s language', async ({ browser, userData }) => {
  test.skip(!isMock, 'a native message box waits for a person');
  const dataDir = path.join(userData, 'library');
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'settings.json'), JSON.stringify({ language: 'de' }));
  const other = await serve(dataDir);
  const desktop = await launchDesktop({ browser, userData });
  expect(await desktop.exited).toBe(1);
  await expect.poll(() => desktop.getOutput()).toContain('QOTD Studio konnte nicht geöffnet werden');
  await expect
    .poll(() => desktop.getOutput())
    .toContain(`Die Bibliothek in ${dataDir} ist in einem anderen Programm geöffnet`);
  await desktop.close();
  await other.stop();
});

test('a problem report doesn’t contain the author’s text unless the author includes it', {
  tag: '@journey',
}, async ({ desktop, page }) => {
  await title(page).fill('A secret question?');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await choose(desktop, 'Help', 'Report a problem…');
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  const content = dialog.getByRole('region', { name: 'Report contents' });
  await expect(content).toContainText('"platform"');
  await expect(content).not.toContainText('A secret question?');
  await dialog.getByRole('checkbox', { name: 'Include all my questions' }).check({ force: true });
  await expect(content).toContainText('A secret question?');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save report' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^qotd-studio-report-\d{4}-\d\d-\d\d\.json$/);
});

test('without a keychain, a token lasts until the app quits unless the author chooses unencrypted storage', async ({
  browser,
  userData,
}) => {
  test.skip(!isMock, 'a keychain of a person’s computer is none of a test');
  const token = 'canary-of-the-desktop';
  const readable = path.join(userData, 'live-tokens.bin.readable.json');
  const enter = async (desktop: Desktop, allowUnencrypted: boolean) => {
    const page = await desktop.firstWindow();
    await enterToken(page, token, { allowUnencrypted });
    return page;
  };
  const first = await launchDesktop({ browser, userData });
  await expect(await enter(first, false)).toHaveTitle(/Settings/);
  await expect(findConnection(await first.firstWindow())).toContainText('Kept until you quit');
  expect(await first.close()).toBe(0);
  await expect(readFile(readable)).rejects.toThrow('ENOENT');

  const second = await launchDesktop({ browser, userData });
  await enter(second, true);
  await expect(findConnection(await second.firstWindow())).toContainText(
    'Stored unencrypted on this computer.',
  );
  expect(await second.close()).toBe(0);
  expect(await readFile(readable, 'utf8')).toContain(token);

  const third = await launchDesktop({ browser, userData });
  await enter(third, false);
  expect(await third.close()).toBe(0);
  await expect(readFile(readable)).rejects.toThrow('ENOENT');
});

test('a keychain that never responds doesn’t keep the window from opening and can be tried again', async ({
  browser,
  userData,
}) => {
  test.skip(!isMock, 'a keychain of a person’s computer is none of a test');
  const desktop = await launchDesktop({ browser, userData, env: { ELECTRON_MOCK_KEYCHAIN: 'never' } });
  const page = await desktop.firstWindow();
  await expect(findNotice(page)).toContainText('The keychain didn’t respond.');
  await page.evaluate(() => window.qotd.call('settings.set', { syncUrl: 'https://live.example/api/v1' }));
  await page.evaluate(() => {
    window.location.hash = '#/settings/service';
  });
  const connection = page.getByRole('region', { name: 'Connection' });
  await expect(connection).toContainText('Your saved token is still in the keychain.');
  await connection.getByRole('button', { name: 'Add token…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Token', { exact: true }).fill('canary-of-the-run');
  await dialog.getByRole('button', { name: 'Save token' }).click();
  await expect(connection).toContainText('The keychain didn’t respond. Your token is kept until you quit.');
  await page.evaluate(() => {
    window.location.hash = '#/local-api';
  });
  await expect(page.getByText('New tokens were created.')).toBeVisible();
  await desktop.evaluate(({ safeStorage }) => Reflect.get(safeStorage, 'behave')('works'));
  await page.evaluate(() => {
    window.location.hash = '#/settings/service';
  });
  await connection.getByRole('button', { name: 'Try again' }).click();
  await expect(connection).toContainText('Stored in the system keychain.');
  await expect(connection.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await desktop.close()).toBe(0);
  expect(await readFile(path.join(userData, 'live-tokens.bin'), 'latin1')).not.toContain('canary');
});

test('the modules loaded before the first window stay within their budget', { tag: '@journey' }, async ({
  desktop,
  page,
}) => {
  test.skip(!isMock, 'the mock counts');
  await expect(title(page)).toBeVisible();
  const loaded: { file: string; bytes: number }[] = await desktop.evaluate(({ BrowserWindow }) =>
    Reflect.get(BrowserWindow, 'loadedBefore'),
  );
  // Measures bytes, because loading times vary. Modules that aren't needed at the start, such as the updater,
  // are in separate files.
  expect(loaded.map(({ file }) => file)).toEqual(['out/main/main.js']);
  const bytes = loaded.reduce((total, one) => total + one.bytes, 0);
  expect(bytes).toBeGreaterThan(1_000_000);
  // The size was 5.06 MB when this was written. Messages and the code that formats them account for 0.15 MB.
  expect(bytes).toBeLessThan(5_150_000);
});

test('a window that is waiting for the disk shows a message', async ({ desktop, page }) => {
  await expect.poll(() => listMenuLabels(desktop)).toContain('Question');
  await desktop.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.send('qotd:closing'),
  );
  await expect(page.getByText('Saving your changes. The window will close automatically.')).toBeVisible();
});
