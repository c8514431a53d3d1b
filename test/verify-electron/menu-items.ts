import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { call } from '../support/bridge-call.ts';
import type { Desktop } from '../support/desktop.ts';
import { choose, findMenuItem, listMenuLabels } from '../support/native-menu.ts';
import type { AppUnderTest, Running } from './app-under-test.ts';
import { expect } from './item-expect.ts';
import type { Item } from './verification.ts';

const onMac = process.platform === 'darwin';

/** Checks of the menus and their effects in the page. */
export const MENU_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'menus',
    checks: 'the menus have the page’s commands with shortcuts and open from the title bar',
    promises: [
      "The menus list the app's commands",
      "Commands that aren't available are disabled.",
      'On Windows and Linux, open the menus',
    ],
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop, page } = await app.shared();
      step('read the menus');
      await expect.poll(() => listMenuLabels(desktop)).toContain('Question');
      const undo = await findMenuItem(desktop, 'Edit', 'Undo');
      expect(undo).toMatchObject({ accelerator: 'CmdOrCtrl+Z' });
      await page.getByRole('textbox', { name: 'Title' }).fill('');
      await expect
        .poll(() => findMenuItem(desktop, 'Question', 'Copy question as text'))
        .toMatchObject({ enabled: false });
      const labels = (await listMenuLabels(desktop)).join(', ');
      if (onMac) return labels;
      step('open them from the title bar');
      const popups = await recordPopups(desktop);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect.poll(async () => (await popups()).length).toBe(1);
      return `${labels}; opened from the title bar`;
    },
  },
  {
    name: 'context menu',
    checks: 'a right-click on text opens the context menu',
    promises: [
      'To undo, cut, copy, or paste text',
      'To see spelling suggestions',
      'To copy the URL of a link, right-click the link.',
    ],
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop, page } = await app.shared();
      const popups = await recordPopups(desktop);
      step('right-click the title');
      await page.getByRole('textbox', { name: 'Title' }).click({ button: 'right' });
      if (app.kind === 'mock') await emitContextMenu(desktop);
      await expect.poll(async () => (await popups()).flat()).toContain('Paste');
      return `${(await popups()).flat().filter(Boolean).join(', ')}; not seen: a link, and suggestions`;
    },
  },
  {
    name: 'copy by menu',
    checks: 'a native menu command copies text even long after the last click in the page',
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop, page } = await app.shared();
      // The random ID distinguishes the text from the clipboard of an earlier run.
      const text = `Copied by a native menu ${randomUUID()}?`;
      await page.getByRole('textbox', { name: 'Title' }).fill(text);
      if (app.kind === 'electron') {
        step('wait until the click is too old');
        // Evaluations by Playwright count as user gestures, but evaluations by the main process don't.
        const isActive = () =>
          desktop.evaluate(({ BrowserWindow }) =>
            BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
              'navigator.userActivation.isActive',
            ),
          );
        await expect.poll(isActive).toBe(false);
      }
      step('copy');
      await choose(desktop, 'Question', 'Copy question as text');
      await expect.poll(() => desktop.readClipboardText(page)).toContain(text);
      return 'the clipboard has the question';
    },
  },
  {
    name: 'undo by menu',
    checks: 'Undo in the Edit menu changes the focused field',
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop, page } = await app.shared();
      step('type');
      const search = page.getByRole('searchbox').first();
      await search.click();
      await page.keyboard.insertText('cof');
      await expect(search).toHaveValue('cof');
      step('undo');
      await choose(desktop, 'Edit', 'Undo');
      await expect(search).toHaveValue('');
      return 'the field is empty again';
    },
  },
  {
    name: 'spell check',
    checks: 'spell check is on by default only on macOS, so no dictionary is downloaded',
    promises: [
      'On Windows and Linux, spell check is off by default',
      'To turn it on, right-click the text',
      'To choose its languages, right-click the text',
    ],
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop } = await app.shared();
      step('read the setting');
      const found = await desktop.evaluate(({ session: { defaultSession } }) => ({
        isOn: defaultSession.isSpellCheckerEnabled(),
        languages: defaultSession.getSpellCheckerLanguages(),
      }));
      if (onMac) expect(found.isOn).toBe(true);
      else expect(found).toEqual({ isOn: false, languages: [] });
      return `${JSON.stringify(found)}; not seen: a dictionary`;
    },
  },
  {
    name: 'update check',
    checks: 'the app explains that builds from source don’t update automatically',
    promises: [
      'To check for a new version, select **Help > Check for updates**.',
      'The app downloads and installs it only if you choose to.',
      'On Linux, you install the new package yourself.',
      'The app can also check once a day',
    ],
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop, page }: Running = await app.shared();
      step('check for updates');
      await choose(desktop, 'Help', 'Check for updates…');
      await expect(page.getByText('Builds from source don’t update automatically.')).toBeVisible();
      const { version } = z.object({ version: z.string() }).parse(await call(page, 'app.info'));
      return `version ${version} runs from source; not seen: an update, which needs a signed package and a feed`;
    },
  },
];

/** Records menus instead of showing them, because a native menu waits for user input. */
async function recordPopups(desktop: Desktop): Promise<() => Promise<string[][]>> {
  await desktop.evaluate(({ Menu }) => {
    const popups: string[][] = [];
    Reflect.set(globalThis, 'popups', popups);
    Menu.prototype.popup = function popup() {
      popups.push(this.items.map(({ label }) => label));
    };
  });
  return async () =>
    z.array(z.array(z.string())).parse(await desktop.evaluate(() => Reflect.get(globalThis, 'popups')));
}

/** Emits the event for a context menu. On the mock, a right-click would open Chromium's context menu. */
const emitContextMenu = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const flags = ['canUndo', 'canRedo', 'canCut', 'canCopy', 'canPaste', 'canSelectAll'];
    window?.webContents.emit(
      'context-menu',
      {},
      {
        x: 120,
        y: 80,
        frame: window.webContents.mainFrame,
        menuSourceType: 'mouse',
        isEditable: true,
        selectionText: '',
        linkURL: '',
        misspelledWord: '',
        dictionarySuggestions: [],
        editFlags: Object.fromEntries(flags.map((flag) => [flag, true])),
      },
    );
  });
