import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { escapeMarkup } from '../host/system/http/escape-markup.ts';

export interface BrowserEnvironment {
  env: Readonly<Record<string, string | undefined>>;
  /** As in `process.platform`. */
  platform: string;
  /** Runs as root, which only Unix knows. */
  asRoot: boolean;
  /** The folder where the file is written; without it the system's for such files. */
  parent?: string;
}

/**
 * Opens a link in the default browser, where there is one. Every program on the computer can read arguments, so the browser
 * gets the path of a file that only you can read, and the file goes on to the link. `done`: when the file can be removed.
 * Resolves once it is removed. A browser that doesn't open is no error. Rejects where the file can't be written.
 */
export async function openBrowser(
  url: string,
  done: Promise<void>,
  place: BrowserEnvironment,
): Promise<void> {
  const opener = openerOf(place);
  if (!opener) return;
  // `mkdtemp` makes a folder that only its owner can enter. A browser from a snap sees no /tmp and no hidden folder.
  const parent = place.parent ?? (existsSync('/snap') ? homedir() : tmpdir());
  const folder = await mkdtemp(path.join(parent, 'qotd-studio-'));
  try {
    const file = path.join(folder, 'open.html');
    await writeFile(file, redirectTo(url), { mode: 0o600, flag: 'wx' });
    const [command, ...args] = opener;
    spawn(command, [...args, file], { stdio: 'ignore', detached: true, env: place.env })
      .on('error', () => undefined)
      .unref();
    await done;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The program that opens a file, with its first arguments; null where no browser can or should open. */
function openerOf({ env, platform, asRoot }: BrowserEnvironment): [string, ...string[]] | null {
  if (env.BROWSER === 'none') return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  if (asRoot || (!env.DISPLAY && !env.WAYLAND_DISPLAY)) return null;
  return ['xdg-open'];
}

const redirectTo = (url: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="referrer" content="no-referrer">' +
  `<meta http-equiv="refresh" content="0; url=${escapeMarkup(url)}"><title>QOTD Studio</title>` +
  `<a href="${escapeMarkup(url)}">Open QOTD Studio</a></html>`;
