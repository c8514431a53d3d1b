import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { life, onlyBeforeReady, onlyOn, onlyWhenReady } from './lifecycle.ts';
import { createPreventableEvent, strictEmitter, strictObject } from './strict-object.ts';
import { windows } from './window-list.ts';

let userData = process.env.ELECTRON_MOCK_USER_DATA ?? '';
const { name, productName, version } = JSON.parse(readFileSync('package.json', 'utf8'));

const readiness = Promise.withResolvers<void>();

export function becomeReady(): void {
  life.ready = true;
  app.emit('ready');
  readiness.resolve();
}

export function quit(): void {
  if (life.quitting) {
    willQuit();
    return;
  }
  const event = createPreventableEvent({});
  app.emit('before-quit', event);
  if (event.defaultPrevented) return;
  life.quitting = true;
  for (const window of windows.values()) window.close();
  if (windows.size === 0) willQuit();
  else life.quitting = false;
}

function willQuit(): void {
  const event = createPreventableEvent({});
  app.emit('will-quit', event);
  if (!event.defaultPrevented) exit(0);
}

function exit(code = 0): void {
  if (life.exiting) return;
  life.exiting = true;
  app.emit('quit', {}, code);
  // A second instance doesn't touch the lock of the first.
  if (lockHolder() === process.pid) rmSync(lockFile(), { force: true });
  process.exit(code);
}

const lockFile = () => path.join(userData, 'stand-in.lock');

/** The process that runs over this folder, or ran until it was killed. */
const lockHolder = (): number | null =>
  existsSync(lockFile()) ? Number(readFileSync(lockFile(), 'utf8')) : null;

function isAlive(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
}

const systemLocale = process.env.ELECTRON_MOCK_LOCALE ?? 'en-US';

export const app = strictObject(
  'app',
  strictEmitter({
    // A packaged app looks for files next to its archive, see `process.resourcesPath` below.
    isPackaged: process.env.ELECTRON_MOCK_RESOURCES !== undefined,
    whenReady: () => readiness.promise,
    isReady: () => life.ready,
    getName: () => productName ?? name,
    getVersion: () => version,
    getAppPath: () => process.env.ELECTRON_MOCK_APP ?? process.cwd(),
    getPath(which: string) {
      const folder = which === 'userData' ? userData : path.join(userData, which);
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    setPath(which: string, folder: string) {
      if (which !== 'userData') throw new Error(`The mock has one path, not ${which}`);
      onlyBeforeReady('userData');
      if (!existsSync(folder)) throw new Error(`${folder} is not there`);
      userData = folder;
    },
    requestSingleInstanceLock() {
      if (isAlive(lockHolder())) return false;
      writeFileSync(lockFile(), String(process.pid));
      return true;
    },
    releaseSingleInstanceLock: () => rmSync(lockFile(), { force: true }),
    getLocale: () => systemLocale,
    getPreferredSystemLanguages: () => [systemLocale],
    setAsDefaultProtocolClient: () => true,
    userModelId: null as string | null,
    setAppUserModelId(id: string) {
      onlyOn(['win32'], 'app.setAppUserModelId');
      this.userModelId = id;
    },
    hardwareAcceleration: true,
    disableHardwareAcceleration() {
      onlyBeforeReady('app.disableHardwareAcceleration');
      this.hardwareAcceleration = false;
    },
    isHardwareAccelerationEnabled() {
      return this.hardwareAcceleration;
    },
    // What the system shows of the app.
    badgeCount: 0,
    recentDocuments: [] as string[],
    setBadgeCount(count: number) {
      onlyWhenReady('app.setBadgeCount');
      onlyOn(['linux', 'darwin'], 'app.setBadgeCount');
      this.badgeCount = count;
      return true;
    },
    getBadgeCount() {
      return this.badgeCount;
    },
    addRecentDocument(file: string) {
      onlyOn(['darwin', 'win32'], 'app.addRecentDocument');
      this.recentDocuments.push(file);
    },
    clearRecentDocuments() {
      onlyOn(['darwin', 'win32'], 'app.clearRecentDocuments');
      this.recentDocuments = [];
    },
    relaunch(options: { args?: string[] } = {}) {
      // Written to the output, because the process ends before it could send a message.
      process.stdout.write(`relaunch ${JSON.stringify(options.args ?? [])}\n`);
    },
    quit,
    exit,
  }),
);
