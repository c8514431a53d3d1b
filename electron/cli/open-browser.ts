import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { escapeMarkup } from '../host/system/http/escape-markup.ts';

export interface BrowserEnvironment {
  env: Readonly<Record<string, string | undefined>>;
  platform: string;
  asRoot: boolean;
  /**
   * The parent of the private folder. Defaults to the system's folder for temporary files, or the home folder
   * if snaps may be installed.
   */
  parent?: string;
}

/**
 * Opens a link in the default browser, if there is one. Other programs can read a process's arguments, so the
 * browser opens a private file that redirects to the link. Deletes the file after `done` resolves. Doesn't
 * fail if no browser opens. Rejects if the file can't be written.
 */
export async function openBrowser(
  url: string,
  done: Promise<void>,
  place: BrowserEnvironment,
): Promise<void> {
  const opener = findOpener(place);
  if (!opener) return;
  // `mkdtemp` creates a private folder. A browser from a snap can't read /tmp or hidden folders.
  const parent = place.parent ?? (existsSync('/snap') ? homedir() : tmpdir());
  const folder = await mkdtemp(path.join(parent, 'qotd-studio-'));
  try {
    const file = path.join(folder, 'open.html');
    await writeFile(file, redirectTo(url), { mode: 0o600, flag: 'wx' });
    const [command, ...args] = opener;
    spawn(command, [...args, file], { stdio: 'ignore', detached: true, env: omitTokens(place.env) })
      .on('error', () => undefined)
      .unref();
    await done;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the environment without tokens, because the browser outlives this process and passes its
 * environment to other programs.
 */
const omitTokens = (env: BrowserEnvironment['env']): BrowserEnvironment['env'] =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^QOTD_[A-Z]+_TOKEN$/.test(name)));

/**
 * Returns the program that opens a file, with its first arguments. Returns null if no browser can or should
 * open.
 */
function findOpener({ env, platform, asRoot }: BrowserEnvironment): [string, ...string[]] | null {
  if (env.BROWSER === 'none') return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') {
    // Windows would search the working folder first for a program without a path.
    const { SystemRoot: root } = env;
    return root ? [`${root}\\System32\\rundll32.exe`, 'url.dll,FileProtocolHandler'] : null;
  }
  if (asRoot || (!env.DISPLAY && !env.WAYLAND_DISPLAY)) return null;
  return ['xdg-open'];
}

const redirectTo = (url: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="referrer" content="no-referrer">' +
  `<meta http-equiv="refresh" content="0; url=${escapeMarkup(url)}"><title>QOTD Studio</title>` +
  `<a href="${escapeMarkup(url)}">Open QOTD Studio</a></html>`;
