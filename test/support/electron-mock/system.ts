import { EventEmitter } from 'node:events';
import { createFakeSafeStorage, type KeychainBehavior } from '../fake-safe-storage.ts';
import { life, requirePlatform } from './lifecycle.ts';
import { createStrictEmitter, createStrictObject } from './strict-object.ts';
import { line } from './test-connection.ts';

export const shell = createStrictObject('shell', {
  opened: [] as string[],
  /** Why the system opens no URL, such as without a browser. A test can set it. */
  failure: null as string | null,
  async openExternal(url: string) {
    if (shell.failure !== null) throw new Error(shell.failure);
    shell.opened.push(url);
  },
  /** Returns an error message, or an empty string. */
  async openPath(path: string) {
    shell.opened.push(path);
    return '';
  },
  /** The files that were shown in their folders. */
  shownFiles: [] as string[],
  showItemInFolder(file: string) {
    shell.shownFiles.push(file);
  },
});

export interface MessageBox {
  message: string;
  buttons: string[];
}

export const dialog = createStrictObject('dialog', {
  /** The button that a user would select. */
  answer: Number(process.env.ELECTRON_MOCK_BUTTON ?? 0),
  async showMessageBox(...[first, second]: [object | MessageBox, MessageBox?]) {
    const box = second ?? (first as MessageBox);
    dialog.asked.push(box);
    return { response: dialog.answer };
  },
  asked: [] as MessageBox[],
  /**
   * Writes the error to the output, because the process usually ends next. On Linux, no box is shown before
   * the app is ready.
   */
  showErrorBox(title: string, content: string) {
    const isShown = life.ready || process.platform !== 'linux';
    process.stderr.write(isShown ? `error box ${title}: ${content}\n` : `${title}\n${content}\n`);
  },
});

/** Without ELECTRON_MOCK_KEYCHAIN this is Linux without a secret service. It only obfuscates. */
const keychain = createFakeSafeStorage(
  (process.env.ELECTRON_MOCK_KEYCHAIN ?? 'basic_text') as KeychainBehavior,
);
const { getSelectedStorageBackend, ...everywhere } = keychain.safeStorage;
/** `behave` changes the keychain's behavior from now on. */
export const safeStorage = createStrictObject('safeStorage', {
  ...everywhere,
  ...(process.platform === 'linux' && { getSelectedStorageBackend }),
  behave: keychain.behave,
});

export const nativeTheme = createStrictObject(
  'nativeTheme',
  createStrictEmitter({
    chosen: 'system',
    get themeSource(): string {
      return this.chosen;
    },
    set themeSource(theme: string) {
      this.chosen = theme;
      void line.ask('theme', theme);
      nativeTheme.emit('updated');
    },
    /** Windows with a contrast theme. */
    get inForcedColorsMode(): boolean {
      requirePlatform(['win32'], 'nativeTheme.inForcedColorsMode');
      return process.env.ELECTRON_MOCK_CONTRAST_THEME !== undefined;
    },
    get shouldUseDarkColors(): boolean {
      return (this.chosen === 'system' ? process.env.ELECTRON_MOCK_SCHEME : this.chosen) === 'dark';
    },
  }),
);

/** ELECTRON_MOCK_CONTRAST_THEME has colors of Windows as JSON, such as `{ "window": "#000000FF" }`. */
export const systemPreferences = createStrictObject(
  'systemPreferences',
  createStrictEmitter({
    getColor(name: string): string {
      requirePlatform(['win32', 'darwin'], 'systemPreferences.getColor');
      const color: unknown = JSON.parse(process.env.ELECTRON_MOCK_CONTRAST_THEME ?? '{}')[name];
      if (typeof color !== 'string') throw new Error(`The mock has no color ${name}`);
      return color;
    },
  }),
);

/** Events that are emitted only on some systems. */
const POWER_EVENTS: Readonly<Record<string, readonly string[]>> = {
  shutdown: ['linux', 'darwin'],
  'lock-screen': ['darwin', 'win32'],
  'unlock-screen': ['darwin', 'win32'],
};

class PowerMonitor extends EventEmitter {
  override emit(name: string, ...args: unknown[]): boolean {
    requirePlatform(POWER_EVENTS[name] ?? [process.platform], `powerMonitor's ${name}`);
    return super.emit(name, ...args);
  }
}
export const powerMonitor = createStrictObject('powerMonitor', new PowerMonitor());
