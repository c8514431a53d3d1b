import { createFakeSafeStorage, type KeychainBehavior } from '../fake-safe-storage.ts';
import { life } from './lifecycle.ts';
import { strictEmitter, strictObject } from './strict-object.ts';
import { line } from './test-connection.ts';

export const shell = strictObject('shell', {
  opened: [] as string[],
  async openExternal(url: string) {
    shell.opened.push(url);
  },
});

export interface MessageBox {
  message: string;
  buttons: string[];
}

export const dialog = strictObject('dialog', {
  /** The button that a user would select. */
  answer: Number(process.env.ELECTRON_MOCK_BUTTON ?? 0),
  async showMessageBox(...[first, second]: [object | MessageBox, MessageBox?]) {
    const box = second ?? (first as MessageBox);
    dialog.asked.push(box);
    return { response: dialog.answer };
  },
  asked: [] as MessageBox[],
  /** Written to the output, because the process usually ends next. On Linux, no box is shown before the app is ready. */
  showErrorBox(title: string, content: string) {
    const isShown = life.ready || process.platform !== 'linux';
    process.stderr.write(isShown ? `error box ${title}: ${content}\n` : `${title}\n${content}\n`);
  },
});

/** Without ELECTRON_MOCK_KEYCHAIN this is Linux without a secret service, which only obfuscates. */
const keychain = createFakeSafeStorage(
  (process.env.ELECTRON_MOCK_KEYCHAIN ?? 'basic_text') as KeychainBehavior,
);
const { getSelectedStorageBackend, ...everywhere } = keychain.safeStorage;
/** `behave` changes the keychain's behavior from now on. */
export const safeStorage = strictObject('safeStorage', {
  ...everywhere,
  ...(process.platform === 'linux' && { getSelectedStorageBackend }),
  behave: keychain.behave,
});

export const nativeTheme = strictObject(
  'nativeTheme',
  strictEmitter({
    chosen: 'system',
    get themeSource(): string {
      return this.chosen;
    },
    set themeSource(theme: string) {
      this.chosen = theme;
      void line.ask('theme', theme);
      nativeTheme.emit('updated');
    },
    get shouldUseDarkColors(): boolean {
      return (this.chosen === 'system' ? process.env.ELECTRON_MOCK_SCHEME : this.chosen) === 'dark';
    },
  }),
);

export const powerMonitor = strictObject('powerMonitor', strictEmitter({}));
