import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from 'electron';
import type { ShellCommand } from '../../shared/bridge/shell-protocol.ts';
import { maxBytesOf } from '../../shared/import-export/file-formats.ts';
import { openNamedFile, readBytes } from '../host/system/named-file.ts';
import { printable } from '../host/system/printable-text.ts';
import { findQuickAction } from './menu/quick-actions.ts';
import { BACKGROUND_OPTION } from './preferences/background.ts';

/** The scheme of links into the app, without its colon. */
const LINK_SCHEME = 'qotd';

const LINK = /^qotd:\/\/(open|adopt)\/([0-9A-Za-z]{1,64})\/?$/i;
const ID = /^[1-9][0-9]{0,15}$/;

/** Returns whether a text is a link of this app. */
export const isLink = (text: string): boolean => text.slice(0, 5).toLowerCase() === `${LINK_SCHEME}:`;

/**
 * Parses a link: `qotd://open/12` for question 12 of this library, or `qotd://adopt/48213` for a question on the live service,
 * by ID or by `_` and a message ID. Returns null for all other links, which can come from anyone.
 */
export function readLink(text: string): Extract<ShellCommand, { kind: 'open' | 'adopt' }> | null {
  const [, what, reference] = LINK.exec(text) ?? [];
  if (what === undefined || reference === undefined) return null;
  if (what.toLowerCase() === 'adopt') return { kind: 'adopt', reference };
  const id = Number(reference);
  return ID.test(reference) && Number.isSafeInteger(id) ? { kind: 'open', id } : null;
}

/** File extensions that can be opened. The app's own is `.qotd.json`, but some systems use only the last part. */
const FILE_EXTENSION = '.json';

/** A URL. No path looks like one: Windows drives have no `//`, and POSIX paths start with `/`. */
const URL_START = /^(file:|[a-z][a-z0-9+.-]+:\/\/)/i;

/** Returns whether a command-line argument is an action to run, or a file or link to open. */
export const isOpenRequest = (argument: string): boolean => parseRequest(argument, path.sep) !== null;

/**
 * Returns the actions, files (absolute paths), and links in the command line, in order. Other URLs and folders are included: `toShellCommand`
 * rejects them with a message.
 * @param workingFolder resolves relative paths
 * @param appFolders folders of the app, which npm and Electron name in the command line
 */
export const openRequestsIn = (
  argv: readonly string[],
  workingFolder: string,
  appFolders: readonly string[] = [],
): string[] =>
  argv.flatMap((argument) => {
    const request = parseRequest(argument, workingFolder);
    if (request !== null) return [request];
    const folder = path.resolve(workingFolder, argument);
    return isFolder(argument, folder) && !appFolders.includes(folder) ? [folder] : [];
  });

/** Never follows a network path: Windows would sign in to another host. */
function isFolder(argument: string, resolved: string): boolean {
  if (argument.startsWith('-') || URL_START.test(argument) || /^[\\/]{2}/.test(resolved)) return false;
  try {
    return statSync(resolved, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    // No file can have this name, or it's in a folder that can't be read.
    return false;
  }
}

function parseRequest(argument: string, workingFolder: string): string | null {
  if (argument.startsWith('-')) return findQuickAction(argument) === null ? null : argument;
  if (isLink(argument)) return argument;
  const file = URL_START.test(argument) ? localPath(argument) : path.resolve(workingFolder, argument);
  if (file === null) return argument;
  return file.toLowerCase().endsWith(FILE_EXTENSION) ? file : null;
}

/** Returns the local path of a `file:` URL, as in `%U` of desktop entries, or null for other URLs. */
function localPath(argument: string): string | null {
  const url = URL.parse(argument);
  // Windows would sign in to another host, which `//` in the path can also name.
  if (url?.protocol !== 'file:' || url.host !== '' || url.pathname.startsWith('//')) return null;
  try {
    return fileURLToPath(url);
  } catch {
    // An encoded slash, or a path without a drive on Windows.
    return null;
  }
}

/** Returns the command for the page to run an action, to open a link or file, or to report that it can't be used. Never rejects. */
export async function toShellCommand(given: string): Promise<ShellCommand> {
  const id = findQuickAction(given);
  if (id !== null) return { kind: 'action', id };
  if (isLink(given) || URL_START.test(given))
    return readLink(given) ?? { kind: 'unusable', why: 'link', name: printable(given, MAX_SHOWN_CHARACTERS) };
  const name = path.basename(given).slice(-255);
  const reject = (why: UnusableReason): ShellCommand => ({
    kind: 'unusable',
    why,
    name: printable(name, MAX_SHOWN_CHARACTERS),
  });
  try {
    const bytes = await readImport(given);
    return bytes ? { kind: 'import', name, bytes } : reject('file-too-large');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return reject(code === 'ENOENT' ? 'file-gone' : code === 'EISDIR' ? 'folder' : 'file-unreadable');
  }
}

type UnusableReason = Extract<ShellCommand, { kind: 'unusable' }>['why'];

/** A link or a name can be long and contain control characters. */
export const MAX_SHOWN_CHARACTERS = 100;

/** Enough to recognize an export by its header. */
const FORMAT_SAMPLE_BYTES = 100;

/**
 * Returns the content of a file, or null if it's larger than an import can be. Checks the size of the open file, because
 * another program can replace it. Rejects like `openNamedFile`.
 */
async function readImport(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await openNamedFile(path);
  try {
    const { size } = await file.stat();
    const sample = await readBytes(file, FORMAT_SAMPLE_BYTES);
    return size > maxBytesOf(sample.toString('utf8')) ? null : await readBytes(file, size);
  } finally {
    await file.close();
  }
}

interface OpenRequestListener {
  /** A link or file was opened, or an action was chosen in the menu of the icon. */
  onRequest: (given: string) => void;
  /** The window should be shown. */
  onActivate: () => void;
}

/** Links and files from the system and from other starts of the app. */
export interface OpenRequests {
  /** Passes on earlier requests and starts immediately, and later ones as they come. */
  subscribe(listener: OpenRequestListener): void;
}

/** Subscribes immediately: macOS sends files and links before the app is ready. */
export function createOpenRequests(
  app: App,
  { argv, workingFolder, library }: { argv: readonly string[]; workingFolder: string; library: string },
): OpenRequests {
  const appFolders = [app.getAppPath(), library];
  const waiting = openRequestsIn(argv.slice(1), workingFolder, appFolders);
  let listener: OpenRequestListener | null = null;
  const deliver = (request: string) => {
    if (listener) listener.onRequest(request);
    else waiting.push(request);
  };
  // In the background, the app shows no window on its own.
  let isActivationWaiting = false;
  const activate = () => {
    if (listener) listener.onActivate();
    else isActivationWaiting = true;
  };
  app.on('open-url', (event, url) => {
    event.preventDefault();
    deliver(url);
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    deliver(file);
  });
  // A second start shows the window of the first, except at login. On macOS, a click on the dock's icon shows it again.
  app.on('second-instance', (_, others, folder) => {
    if (!others.includes(BACKGROUND_OPTION)) activate();
    openRequestsIn(others.slice(1), folder, appFolders).forEach(deliver);
  });
  app.on('activate', activate);
  return {
    subscribe(next) {
      listener = next;
      if (isActivationWaiting) next.onActivate();
      waiting.splice(0).forEach(next.onRequest);
    },
  };
}
