import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { call } from '../support/bridge-call.ts';
import { type Desktop, launchDesktop, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import { choose, findMenuItem, listMenuLabels } from '../support/native-menu.ts';

const isMock = detectElectronKind(process.cwd()).name === 'mock';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const findNotice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.describe('menus', () => {
  test('run the page’s actions in its language', { tag: '@journey' }, async ({ desktop, page }) => {
    await choose(desktop, 'Go', 'Go to Trash');
    await expect(page).toHaveURL(/#\/trash$/);
    await choose(desktop, 'File', 'New question');
    await expect(title(page)).toBeFocused();
    await page.evaluate(() => window.qotd.call('settings.set', { language: 'de' }));
    await expect.poll(() => listMenuLabels(desktop)).toContain('Bearbeiten');
    await expect.poll(() => listMenuLabels(desktop)).toContain('Entwicklung');
  });

  test('open the guide from Help', async ({ desktop, page }) => {
    await choose(desktop, 'Help', 'Open guide');
    await expect(page).toHaveURL(/#\/guide$/);
    await expect(page.getByRole('heading', { name: 'Get started', level: 2 })).toBeVisible();
  });

  test('disable unavailable actions until they can run', async ({ desktop, page }) => {
    const isEnabled = async (...labels: string[]) => (await findMenuItem(desktop, ...labels))?.enabled;
    await expect.poll(() => isEnabled('Question', 'Copy question as text')).toBe(false);
    await expect.poll(() => isEnabled('Sync', 'Sync now')).toBe(false);
    await title(page).fill('Tea or coffee?');
    await expect.poll(() => isEnabled('Question', 'Copy question as text')).toBe(true);
    await title(page).fill('');
    await expect.poll(() => isEnabled('Question', 'Copy question as text')).toBe(false);
    await choose(desktop, 'Go', 'Go to Plan');
    await expect.poll(() => isEnabled('File', 'Mark ready or apply changes')).toBe(false);
    await choose(desktop, 'File', 'New question');
    await expect.poll(() => isEnabled('File', 'Mark ready or apply changes')).toBe(true);
  });

  test('show the current theme', async ({ desktop, page }) => {
    const getCheckedLabels = async () => {
      const labels = ['Use system theme', 'Use light theme', 'Use dark theme'];
      const items = await Promise.all(labels.map((label) => findMenuItem(desktop, 'View', label)));
      return items.map((item) => item?.checked);
    };
    await expect.poll(getCheckedLabels).toEqual([true, false, false]);
    await choose(desktop, 'View', 'Use dark theme');
    await expect.poll(() => call(page, 'settings.get')).toMatchObject({ theme: 'dark' });
    await expect.poll(getCheckedLabels).toEqual([false, false, true]);
    await call(page, 'settings.set', { theme: 'light' });
    await expect.poll(getCheckedLabels).toEqual([false, true, false]);
  });

  test('ask to close an open dialog instead of running an action', async ({ desktop, page }) => {
    await choose(desktop, 'File', 'Import questions…');
    await expect(page.getByRole('dialog')).toBeVisible();
    await choose(desktop, 'Go', 'Go to Plan');
    await expect(findNotice(page)).toContainText('Close the open dialog first.');
    expect(page.url()).not.toContain('plan');
  });

  test('open from the title bar or with F10 or Alt if the window has no menu bar', async ({
    desktop,
    page,
  }) => {
    test.skip(!isMock, 'a native menu waits for a person');
    await expect.poll(() => listMenuLabels(desktop)).toContain('Question');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const countOpened = () => desktop.evaluate(({ Menu }) => Reflect.get(Menu, 'opened').length);
    await expect.poll(countOpened).toBe(1);
    await page.keyboard.press('F10');
    await expect.poll(countOpened).toBe(2);
    await page.keyboard.press('Alt');
    await expect.poll(countOpened).toBe(3);
    // Alt doesn't open the menu in combination with another key or a click, or in a dialog.
    await page.keyboard.press('Alt+1');
    await page.keyboard.down('Alt');
    await page.getByRole('heading', { name: 'QOTD Studio' }).click();
    await page.keyboard.up('Alt');
    await page.keyboard.press('Shift+F10');
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('F10');
    await page.keyboard.press('Alt');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('F10');
    await expect.poll(countOpened).toBe(4);
  });

  for (const platform of ['linux', 'win32', 'darwin'])
    test(`show every character of a recent file’s name on ${platform}`, async ({ browser, userData }) => {
      test.skip(!isMock, 'reads what the mock would show');
      const desktop = await launchDesktop({ browser, userData, env: { ELECTRON_MOCK_PLATFORM: platform } });
      const page = await desktop.firstWindow();
      await expect(title(page)).toBeVisible();
      const file = path.join(userData, 'Q&A (&1).qotd.json');
      await writeFile(file, JSON.stringify([{ title: 'Tea or coffee?', options: '🍵 - Tea' }]));
      await desktop.evaluate(({ app }, name) => {
        app.emit('second-instance', {}, ['studio', name], '/', null);
      }, file);
      await expect(page.getByRole('dialog')).toBeVisible();
      const shown = await desktop.evaluate(({ Menu }) => {
        const menus = Menu.getApplicationMenu()?.items ?? [];
        const items = menus.flatMap(({ submenu }) => submenu?.items ?? []);
        const recent = items.find(({ label }) => label === 'Open recent')?.submenu?.items[0];
        return recent && Reflect.get(recent, 'shownLabel');
      });
      expect(shown).toBe('Q&A (&1).qotd.json');
      expect(await desktop.close()).toBe(0);
    });
});

test.describe('Copy in a menu', () => {
  test('works without a recent click in the page', { tag: '@journey' }, async ({ desktop, page }) => {
    await title(page).fill('Tea or coffee?');
    await choose(desktop, 'Question', 'Copy question as text');
    await expect(findNotice(page)).toContainText('Question copied');
    expect(await desktop.readClipboardText(page)).toContain('Tea or coffee?');
    await title(page).fill('Window or aisle?');
    await choose(desktop, 'Question', 'Copy as Markdown');
    await expect.poll(() => desktop.readClipboardText(page)).toContain('Window or aisle?');
  });

  test('copies text that was typed just before', async ({ desktop, page }) => {
    await title(page).fill('Tea?');
    await expect
      .poll(async () => (await findMenuItem(desktop, 'Question', 'Copy as Markdown'))?.enabled)
      .toBe(true);
    // From here on, the page doesn't notice pauses in typing.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await title(page).fill('Tea or coffee, typed right before?');
    await choose(desktop, 'Question', 'Copy as Markdown');
    await expect.poll(() => desktop.readClipboardText(page)).toContain('Tea or coffee, typed right before?');
  });

  test('doesn’t let the page write to the clipboard without a click', async ({ desktop, page }) => {
    test.skip(!isMock, 'evaluations of the test count as clicks');
    await title(page).fill('Tea or coffee?');
    const write = () =>
      page.evaluate(async () => ({
        api: await navigator.clipboard.writeText('by the page').then(
          () => 'written',
          ({ name }: Error) => name,
        ),
        command: document.execCommand('copy'),
      }));
    await title(page).click();
    await title(page).selectText();
    expect((await write()).command).toBe(true);
    await choose(desktop, 'Question', 'Copy question as text');
    await expect.poll(write).toEqual({ api: 'NotAllowedError', command: false });
    expect(await desktop.readClipboardText(page)).toContain('Tea or coffee?');
  });
});

test.describe('Undo and Redo in the Edit menu', () => {
  test('change the whole question while the editor has focus', async ({ desktop, page }) => {
    await title(page).pressSequentially('Tea');
    await choose(desktop, 'Edit', 'Undo');
    await expect(title(page)).toHaveValue('');
    await choose(desktop, 'Edit', 'Redo');
    await expect(title(page)).toHaveValue('Tea');
  });

  test('use the field’s own history outside the editor', async ({ desktop, page }) => {
    await title(page).pressSequentially('Tea');
    const search = page.getByRole('searchbox').first();
    await search.click();
    await page.keyboard.insertText('cof');
    await choose(desktop, 'Edit', 'Undo');
    await expect(search).toHaveValue('');
    await choose(desktop, 'Edit', 'Redo');
    await expect(search).toHaveValue('cof');
    await expect(title(page)).toHaveValue('Tea');
  });

  test('change a field in a dialog', async ({ desktop, page }) => {
    await page.keyboard.press('Control+K');
    const search = page.getByRole('dialog').getByRole('combobox');
    await search.click();
    await page.keyboard.insertText('pla');
    await choose(desktop, 'Edit', 'Undo');
    await expect(search).toHaveValue('');
    await expect(findNotice(page)).not.toContainText('Close the open dialog first.');
  });

  for (const opener of ['the mouse', 'F10', 'Alt'])
    test(`apply to the focused field and its selection if ${opener} opens the menu`, async ({
      desktop,
      page,
    }) => {
      test.skip(!isMock, 'a native menu waits for a person');
      const countOpened = () => desktop.evaluate(({ Menu }) => Reflect.get(Menu, 'opened').length);
      const openMenu = async () => {
        const before = await countOpened();
        if (opener === 'the mouse') await page.getByRole('button', { name: 'Menu', exact: true }).click();
        else await page.keyboard.press(opener);
        await expect.poll(countOpened).toBe(before + 1);
      };
      const search = page.getByRole('searchbox').first();
      for (const field of [title(page), search]) {
        await field.click();
        await page.keyboard.insertText('coffee');
        await field.press('Shift+Home');
        await openMenu();
        await expect(field).toBeFocused();
        await choose(desktop, 'Edit', 'Cut');
        await expect(field).toHaveValue('');
        await openMenu();
        await choose(desktop, 'Edit', 'Undo');
        await expect(field).toHaveValue('coffee');
      }
      await choose(desktop, 'Edit', 'Undo');
      await expect(search).toHaveValue('');
      await expect(title(page)).toHaveValue('coffee');
    });

  test('show their shortcuts', async ({ desktop }) => {
    await expect
      .poll(() => findMenuItem(desktop, 'Edit', 'Undo'))
      .toMatchObject({ enabled: true, accelerator: 'CmdOrCtrl+Z' });
    expect(await findMenuItem(desktop, 'Edit', 'Redo')).toMatchObject({ accelerator: 'CmdOrCtrl+Shift+Z' });
  });

  test('also work through the system’s own Undo command', async ({ desktop, page }) => {
    await title(page).pressSequentially('Tea');
    await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.undo());
    await expect(title(page)).toHaveValue('');
  });
});

/** Right-clicks a word in a text field. */
const openContextMenu = (desktop: Desktop, more: object = {}) =>
  desktop.evaluate(({ BrowserWindow, Menu }, params) => {
    const [window] = BrowserWindow.getAllWindows();
    const editFlags = {
      canUndo: false,
      canRedo: false,
      canCut: true,
      canCopy: true,
      canPaste: true,
      canSelectAll: true,
    };
    window?.webContents.emit(
      'context-menu',
      {},
      {
        x: 120,
        y: 80,
        frame: window.webContents.mainFrame,
        menuSourceType: 'keyboard',
        isEditable: true,
        selectionText: '',
        linkURL: '',
        misspelledWord: '',
        dictionarySuggestions: [],
        editFlags,
        ...params,
      },
    );
    const menu = Reflect.get(Menu, 'opened').at(-1);
    const { window: owner, frame, ...place } = menu.popupOptions;
    return {
      labels: menu.items.map(({ label, type }: { label: string; type: string }) =>
        type === 'separator' ? '-' : label,
      ),
      place,
      isOwned: owner.id === window?.id && frame === window?.webContents.mainFrame,
    };
  }, more);

test.describe('the context menu', () => {
  test.skip(!isMock, 'a native menu waits for a person');

  test('suggests corrections for a misspelled word and uses the page’s language', async ({
    desktop,
    page,
  }) => {
    await expect(title(page)).toBeVisible();
    const { labels } = await openContextMenu(desktop, {
      misspelledWord: 'teh',
      dictionarySuggestions: ['the'],
    });
    expect(labels).toEqual([
      'the',
      '-',
      'Add to dictionary',
      '-',
      'Undo',
      'Redo',
      '-',
      'Cut',
      'Copy',
      'Paste',
      'Paste without formatting',
      'Select all',
      '-',
      'Check spelling (downloads a dictionary)',
    ]);
    await call(page, 'settings.set', { language: 'de' });
    expect((await openContextMenu(desktop)).labels).toContain('Ausschneiden');
  });

  test('opens at the caret for the menu key', async ({ desktop, page }) => {
    await expect(title(page)).toBeVisible();
    const { place, isOwned } = await openContextMenu(desktop);
    expect(place).toEqual({ x: 120, y: 80, sourceType: 'keyboard' });
    expect(isOwned).toBe(true);
  });

  test('copies every character of a link', async ({ desktop, page }) => {
    await expect(title(page)).toBeVisible();
    const linkURL = 'https://example.org/?q=a&b';
    const { labels } = await openContextMenu(desktop, { isEditable: false, linkURL });
    expect(labels).toEqual(['Copy link']);
    await desktop.evaluate(({ Menu }) => Reflect.get(Menu, 'opened').at(-1).items[0].click());
    await expect.poll(() => desktop.readClipboardText(page)).toBe(linkURL);
  });
});

test.describe('spell check', () => {
  test.skip(!isMock || process.platform === 'darwin', 'reads what the mock recorded');
  const getSpelling = (desktop: Desktop) =>
    desktop.evaluate(({ session }) => [
      Reflect.get(session.defaultSession, 'spellCheckerEnabled'),
      Reflect.get(session.defaultSession, 'spellCheckerLanguages'),
    ]);
  /** Chooses an item from the context menu that was opened last. */
  const chooseInContextMenu = (desktop: Desktop, ...labels: string[]) =>
    desktop.evaluate(({ Menu }, path) => {
      let { items } = Reflect.get(Menu, 'opened').at(-1);
      for (const label of path) {
        const item = items.find((one: { label: string }) => one.label === label);
        if (item.submenu) items = item.submenu.items;
        else item.click();
      }
    }, labels);

  test('doesn’t download a dictionary before you request it', async ({ desktop, page }) => {
    await expect(title(page)).toBeVisible();
    expect(await getSpelling(desktop)).toEqual([false, []]);
  });

  test('keeps the chosen languages after a restart', async ({ browser, userData }) => {
    const first = await launchDesktop({ browser, userData });
    await expect(title(await first.firstWindow())).toBeVisible();
    await openContextMenu(first);
    await chooseInContextMenu(first, 'Check spelling (downloads a dictionary)');
    expect(await getSpelling(first)).toEqual([true, ['en-US']]);
    await openContextMenu(first);
    await chooseInContextMenu(first, 'Spelling languages', 'German');
    await openContextMenu(first);
    await chooseInContextMenu(first, 'Spelling languages', 'American English');
    expect(await getSpelling(first)).toEqual([true, ['de']]);
    expect(await first.close()).toBe(0);
    const second = await launchDesktop({ browser, userData });
    await expect(title(await second.firstWindow())).toBeVisible();
    expect(await getSpelling(second)).toEqual([true, ['de']]);
    expect(await second.close()).toBe(0);
  });

  test('explains what to do if a dictionary can’t be downloaded', async ({ desktop, page }) => {
    await expect(title(page)).toBeVisible();
    await desktop.evaluate(({ session }) =>
      session.defaultSession.emit('spellcheck-dictionary-download-failure', {}, 'de'),
    );
    await expect(findNotice(page)).toContainText('Couldn’t download the dictionary for German.');
    await expect.poll(() => desktop.getOutput()).toContain("Couldn't download a dictionary");
  });
});
