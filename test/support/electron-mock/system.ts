import { EventEmitter } from 'node:events';
import { createFakeSafeStorage, type KeychainBehavior } from '../fake-safe-storage.ts';
import { life, requirePlatform } from './lifecycle.ts';
import { createStrictEmitter, createStrictObject } from './strict-object.ts';
import { line } from './test-connection.ts';

export const shell = createStrictObject('shell', {
  opened: [] as string[],
  /** The error when a URL can't be opened, for example without a browser. Tests can set it. */
  failure: null as string | null,
  async openExternal(url: string) {
    if (shell.failure !== null) throw new Error(shell.failure);
    shell.opened.push(url);
  },
  /** Resolves with an error message, or with an empty string on success. */
  async openPath(path: string) {
    shell.opened.push(path);
    return '';
  },
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
  /** The index of the button that the user chooses. */
  answer: Number(process.env.ELECTRON_MOCK_BUTTON ?? 0),
  async showMessageBox(...[first, second]: [object | MessageBox, MessageBox?]) {
    const box = second ?? (first as MessageBox);
    dialog.asked.push(box);
    return { response: dialog.answer };
  },
  asked: [] as MessageBox[],
  /**
   * Writes the error to the output, because the process usually ends next. On Linux, Electron doesn't show
   * the box before the app is ready.
   */
  showErrorBox(title: string, content: string) {
    const isShown = life.ready || process.platform !== 'linux';
    process.stderr.write(isShown ? `error box ${title}: ${content}\n` : `${title}\n${content}\n`);
  },
});

/** The keychain. By default, it behaves like Linux without a secret service: it only obfuscates. */
const keychain = createFakeSafeStorage(
  (process.env.ELECTRON_MOCK_KEYCHAIN ?? 'basic_text') as KeychainBehavior,
);
const { getSelectedStorageBackend, ...everywhere } = keychain.safeStorage;
/** Electron's `safeStorage`. `behave` changes the keychain's behavior. */
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
    /** Whether Windows uses a contrast theme. */
    get inForcedColorsMode(): boolean {
      requirePlatform(['win32'], 'nativeTheme.inForcedColorsMode');
      return process.env.ELECTRON_MOCK_CONTRAST_THEME !== undefined;
    },
    get shouldUseDarkColors(): boolean {
      return (this.chosen === 'system' ? process.env.ELECTRON_MOCK_SCHEME : this.chosen) === 'dark';
    },
  }),
);

/**
 * System colors. ELECTRON_MOCK_CONTRAST_THEME has Windows colors as JSON, such as `{ "window": "#000000FF"
 * }`.
 */
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
