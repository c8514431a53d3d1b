import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { enterToken, findConnection, openService } from '../support/enter-token.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { expect } from './item-expect.ts';
import { type Item, NotSeenError } from './verification.ts';

const TOKEN = 'canary-of-a-token';

/** Returns the names of the files in a folder that contain the token. */
async function findToken(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      // Chromium can remove its temporary files at any time.
      const text = await readFile(path.join(parentPath, name), 'latin1').catch(() => '');
      return text.includes(TOKEN) ? [name] : [];
    }),
  );
  return found.flat();
}

/** Throws NotSeenError on the real Electron, because this check would use the computer's keychain. */
function skipOutsideMock(app: AppUnderTest, instruction: string): void {
  if (app.kind === 'electron') throw new NotSeenError(`Checked only on the mock. By hand: ${instruction}`);
}

export const TOKEN_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'keychain: stored token',
    checks: 'a token survives a restart, and no file contains it in plain text',
    promises: ["The app encrypts tokens with your system's keychain."],
    deadlineSeconds: 180,
    async run(app, step) {
      const first = await app.launch('tokens');
      step('save a token');
      await enterToken(first.page, TOKEN);
      await expect(findConnection(first.page)).toContainText(/Stored in|Kept until/);
      if (await findConnection(first.page).getByText('Kept until').isVisible())
        throw new NotSeenError('This computer has no secure keychain.');
      step('start again');
      expect(await first.desktop.close()).toBe(0);
      expect(await findToken(first.userData)).toEqual([]);
      const second = await app.launch('tokens');
      await openService(second.page);
      await expect(findConnection(second.page)).toContainText('Stored in the system keychain.');
      expect(await second.desktop.close()).toBe(0);
      return 'stored in the system keychain; no file contains it';
    },
  },
  {
    name: 'keychain: missing',
    checks:
      'without a keychain, a token is kept until the app quits unless the user chooses unencrypted storage',
    promises: [
      'If your computer has no secure keychain',
      "To keep the service's token longer",
      'Anyone with access to your files',
    ],
    deadlineSeconds: 180,
    async run(app, step) {
      skipOutsideMock(app, 'stop the keyring, save a token, and start the app again.');
      step('save a token');
      const first = await app.launch('no-keychain', { keychain: 'basic_text' });
      await enterToken(first.page, TOKEN, { allowUnencrypted: false });
      await expect(findConnection(first.page)).toContainText('Kept until you quit');
      expect(await first.desktop.close()).toBe(0);
      expect(await findToken(first.userData)).toEqual([]);
      step('store it unencrypted');
      const second = await app.launch('no-keychain', { keychain: 'basic_text' });
      await enterToken(second.page, TOKEN, { allowUnencrypted: true });
      expect(await second.desktop.close()).toBe(0);
      const files = await findToken(first.userData);
      expect(files).toHaveLength(1);
      return `kept until the app quit; by choice, ${files.join()} contains it`;
    },
  },
  {
    name: 'keychain: locked',
    checks: 'the window opens even if the keychain doesn’t respond, and the keychain can be tried again',
    promises: [
      "If the keychain is locked or doesn't respond",
      'To restore them:',
      'Unlock the keychain.',
      'In **Settings > Live service**, select **Try again**.',
      "To restore the local API's tokens",
    ],
    deadlineSeconds: 180,
    async run(app, step) {
      skipOutsideMock(app, 'lock the keychain, start the app, unlock it, and select Try again.');
      step('save a token');
      const first = await app.launch('locked');
      await enterToken(first.page, TOKEN);
      expect(await first.desktop.close()).toBe(0);
      step('start with a locked keychain');
      const { desktop, page } = await app.launch('locked', { keychain: 'never' });
      await openService(page);
      await expect(findConnection(page)).toContainText('Your saved token is still in the keychain.');
      step('unlock it');
      await desktop.evaluate(({ safeStorage }) => Reflect.get(safeStorage, 'behave')('works'));
      await findConnection(page).getByRole('button', { name: 'Try again' }).click();
      await expect(findConnection(page)).toContainText('Stored in the system keychain.');
      expect(await desktop.close()).toBe(0);
      return 'the window opens, and the token is read after unlocking';
    },
  },
];
