import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appAppearance } from './app-appearance.ts';
import { locateFolder } from './folders.ts';
import { life, ROOT, requireNotReady, requirePlatform } from './lifecycle.ts';
import { loginItems } from './login-items.ts';
import { lockOrPassOn, type Start, unlock } from './single-instance.ts';
import { createPreventableEvent, createStrictEmitter, createStrictObject } from './strict-object.ts';
import { windows } from './window-list.ts';

let userData = process.env.ELECTRON_MOCK_USER_DATA ?? '';
const { name, productName, version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

const readiness = Promise.withResolvers<void>();

export function becomeReady(): void {
  life.ready = true;
  app.emit('ready');
  readiness.resolve();
}

export function quit(): void {
  if (life.quitting) return;
  const event = createPreventableEvent({});
  app.emit('before-quit', event);
  life.quitting = !event.defaultPrevented;
  if (!life.quitting) return;
  if (windows.size === 0) shutDownUnlessPrevented();
  else for (const window of windows.values()) window.close();
}

/** Cancels the quit, as a window that stays open does. */
export function cancelQuit(): void {
  life.quitting = false;
}

export function endWithoutWindows(): void {
  if (life.exiting) shutDown(life.exitCode);
  else if (life.quitting) shutDownUnlessPrevented();
  else if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
  else quit();
}

function shutDownUnlessPrevented(): void {
  const event = createPreventableEvent({});
  app.emit('will-quit', event);
  // The next quit starts from the beginning, with `before-quit`.
  if (event.defaultPrevented) cancelQuit();
  else shutDown(0);
}

/**
 * Destroys the windows without asking the page. Code after the call still runs unless the app isn't ready
 * yet.
 */
function exit(code = 0): void {
  if (!life.ready) end(code);
  life.quitting = true;
  life.exiting = true;
  life.exitCode = code;
  if (windows.size === 0) shutDown(code);
  else for (const window of windows.values()) window.destroy();
}

function shutDown(code: number): void {
  if (life.isShutDown) return;
  life.isShutDown = true;
  app.emit('quit', {}, code);
  setImmediate(() => end(code));
}

function end(code: number): never {
  unlock(userData);
  process.exit(code);
}

async function forwardEvent({ argv, workingFolder }: Start): Promise<void> {
  await readiness.promise;
  app.emit('second-instance', {}, argv, workingFolder, null);
}

const systemLocale = process.env.ELECTRON_MOCK_LOCALE ?? 'en-US';

export const app = createStrictObject(
  'app',
  createStrictEmitter({
    // A packaged app looks for files next to its archive, in `process.resourcesPath` (see electron.ts).
    isPackaged: process.env.ELECTRON_MOCK_RESOURCES !== undefined,
    whenReady: () => readiness.promise,
    isReady: () => life.ready,
    getName: () => productName ?? name,
    getVersion: () => version,
    getAppPath: () => process.env.ELECTRON_MOCK_APP ?? ROOT,
    getPath(which: string) {
      if (which === 'userData') mkdirSync(userData, { recursive: true });
      return locateFolder(which, userData, productName ?? name);
    },
    setPath(which: string, folder: string) {
      if (which !== 'userData') throw new Error(`The mock has one path, not ${which}`);
      requireNotReady('userData');
      if (!existsSync(folder)) throw new Error(`${folder} is not there`);
      userData = folder;
    },
    requestSingleInstanceLock: () => lockOrPassOn(userData, (start) => void forwardEvent(start)),
    releaseSingleInstanceLock: () => unlock(userData),
    commandLine: createStrictObject('app.commandLine', {
      // Tests always set the user data folder.
      hasSwitch: (name: string) => name === 'user-data-dir',
    }),
    getLocale: () => systemLocale,
    getPreferredSystemLanguages: () => [systemLocale],
    /** The schemes that the app registered at run time. A package registers its schemes at installation. */
    protocolClients: [] as string[],
    setAsDefaultProtocolClient(scheme: string) {
      this.protocolClients.push(scheme);
      // Another app can remain the default.
      return process.platform !== 'linux';
    },
    ...loginItems,
    userModelId: null as string | null,
    setAppUserModelId(id: string) {
      requirePlatform(['win32'], 'app.setAppUserModelId');
      this.userModelId = id;
    },
    hardwareAcceleration: true,
    disableHardwareAcceleration() {
      requireNotReady('app.disableHardwareAcceleration');
      this.hardwareAcceleration = false;
    },
    isHardwareAccelerationEnabled() {
      return this.hardwareAcceleration;
    },
    ...appAppearance,
    /**
     * Writes the restart to the output, because the process ends before it could send a message. `launch.ts`
     * then starts the app again.
     */
    relaunch: ({ args = process.argv.slice(1) }: { args?: string[] } = {}) =>
      void process.stdout.write(`relaunch ${JSON.stringify(args)}\n`),
    quit,
    exit,
  }),
);
