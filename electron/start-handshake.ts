import { writeFileSync } from 'node:fs';

/** Names the file, not there yet, by which the desktop app tells `npm start` that it has opened. */
export const STARTED_FILE = 'QOTD_STARTED_FILE';

/**
 * Tells `npm start` that the window is open, or that the app has said itself why it isn't: whatever ends the app from
 * here on is no reason to open a browser. Creates the file that the environment names and never writes over one. Never throws.
 */
export function reportStarted(env: Readonly<Record<string, string | undefined>>): void {
  const file = env[STARTED_FILE];
  if (!file) return;
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch {
    // Reported before, or `npm start` has ended.
  }
}
