import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

// The wrapping command can run in a different folder.
process.chdir(process.env.ELECTRON_MOCK_CWD ?? ROOT);
if (process.env.ELECTRON_MOCK_PLATFORM !== undefined)
  Object.defineProperty(process, 'platform', { value: process.env.ELECTRON_MOCK_PLATFORM });

export const life = { ready: false, quitting: false, exiting: false, exitCode: 0, isShutDown: false };

export function requireReady(what: string): void {
  if (!life.ready) throw new Error(`${what} can only be used after the app is ready`);
}
export function requireNotReady(what: string): void {
  if (life.ready) throw new Error(`${what} can only be used before the app is ready`);
}

/**
 * Throws on other systems. Electron is less strict: it ignores some of these calls on other systems and lacks
 * others.
 */
export function requirePlatform(platforms: readonly string[], what: string): void {
  if (!platforms.includes(process.platform)) throw new Error(`${what} is not for ${process.platform}`);
}
