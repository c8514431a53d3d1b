import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from 'electron';
import type { ShellCommand } from '../../shared/bridge/shell-protocol.ts';
import { getMaxBytes } from '../../shared/import-export/file-formats.ts';
import { resolveAlias } from '../../shared/value-aliases.ts';
import { openNamedFile, readBytes } from '../host/system/named-file.ts';
import { toPrintable } from '../host/system/printable-text.ts';
import { findQuickAction } from './menu/quick-actions.ts';
import { BACKGROUND_OPTION } from './preferences/background.ts';

/** The scheme of links into the app, without its colon. */
const LINK_SCHEME = 'qotd';

const LINK = /^qotd:\/\/([a-z]{1,10})\/([0-9A-Za-z]{1,64})\/?$/i;
const ID = /^[1-9][0-9]{0,15}$/;

export const isLink = (text: string): boolean => text.slice(0, 5).toLowerCase() === `${LINK_SCHEME}:`;

/**
 * Parses a link: `qotd://open/12` for question 12 in this library, or `qotd://add/48213` for a question on
 * the live service. The second form contains a question ID or a message ID. Returns null for all other links,
 * because anyone can create them.
 */
export function readLink(text: string): Extract<ShellCommand, { kind: 'open' | 'add' }> | null {
  const [, what, reference] = LINK.exec(text) ?? [];
  if (what === undefined || reference === undefined) return null;
  const action = resolveAlias('linkAction', what.toLowerCase());
  if (action === 'add') return { kind: 'add', reference };
  if (action !== 'open') return null;
  const id = Number(reference);
  return ID.test(reference) && Number.isSafeInteger(id) ? { kind: 'open', id } : null;
}

/**
 * The extension of files that can be opened. The app's own extension is `.qotd.json`, but some systems use
 * only the last part.
 */
const FILE_EXTENSION = '.json';

/**
 * Matches the start of a URL. Paths never match: Windows drives have no `//`, and POSIX paths start with `/`.
 */
const URL_START = /^(file:|[a-z][a-z0-9+.-]+:\/\/)/i;

/** Returns whether a command-line argument is an action to run, or a file or link to open. */
export const isOpenRequest = (argument: string): boolean => parseRequest(argument, path.sep) !== null;

/**
 * Returns the actions, files (absolute paths), and links in the command line in order. Also returns other
 * URLs and folders because `toShellCommand` rejects them with a message.
 * @param workingFolder resolves relative paths
 * @param appFolders folders to ignore, because npm and Electron add the app's own folders to the command line
 */
export const findOpenRequests = (
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

/**
 * Returns whether an argument is a folder. Never accesses a network path because Windows would sign in to
 * another host.
 */
function isFolder(argument: string, resolved: string): boolean {
  if (argument.startsWith('-') || URL_START.test(argument) || /^[\\/]{2}/.test(resolved)) return false;
  try {
    return statSync(resolved, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    // No file can have this name, or it's in an unreadable folder.
    return false;
  }
}

function parseRequest(argument: string, workingFolder: string): string | null {
  if (argument.startsWith('-')) return findQuickAction(argument) === null ? null : argument;
  if (isLink(argument)) return argument;
  const file = URL_START.test(argument) ? toLocalPath(argument) : path.resolve(workingFolder, argument);
  if (file === null) return argument;
  return file.toLowerCase().endsWith(FILE_EXTENSION) ? file : null;
}

/**
 * Returns the local path of a `file:` URL, for example from `%U` in desktop entries. Returns null for other
 * URLs.
 */
function toLocalPath(argument: string): string | null {
  const url = URL.parse(argument);
  // Windows would sign in to another host. A path that starts with `//` can also contain a host.
  if (url?.protocol !== 'file:' || url.host !== '' || url.pathname.startsWith('//')) return null;
  try {
    return fileURLToPath(url);
  } catch {
    // The path contains an encoded slash, or has no drive on Windows.
    return null;
  }
}

/**
 * Resolves with the page's command for an action, link, or file, or with a command that reports why it can't
 * be used. Never rejects.
 */
export async function toShellCommand(given: string): Promise<ShellCommand> {
  const id = findQuickAction(given);
  if (id !== null) return { kind: 'action', id };
  if (isLink(given) || URL_START.test(given))
    return (
      readLink(given) ?? { kind: 'unusable', why: 'link', name: toPrintable(given, MAX_SHOWN_CHARACTERS) }
    );
  const name = path.basename(given).slice(-255);
  const reject = (why: UnusableReason): ShellCommand => ({
    kind: 'unusable',
    why,
    name: toPrintable(name, MAX_SHOWN_CHARACTERS),
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

export const MAX_SHOWN_CHARACTERS = 100;

/** An export's header is within this many bytes. */
const FORMAT_SAMPLE_BYTES = 100;

/**
 * Resolves with a file's content, or null if it's too large for an import. Checks the open file's size
 * because another program can replace the file. Rejects like `openNamedFile`.
 */
async function readImport(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await openNamedFile(path);
  try {
    const { size } = await file.stat();
    const sample = await readBytes(file, FORMAT_SAMPLE_BYTES);
    return size > getMaxBytes(sample.toString('utf8')) ? null : await readBytes(file, size);
  } finally {
    await file.close();
  }
}

interface OpenRequestListener {
  onRequest: (given: string) => void;
  onActivate: () => void;
}

/** Links and files from the system and from other starts of the app. */
export interface OpenRequests {
  /** Passes earlier requests immediately, and later ones when they arrive. */
  subscribe(listener: OpenRequestListener): void;
}

/**
 * Subscribes to the system's events immediately because macOS sends files and links before the app is ready.
 */
export function createOpenRequests(
  app: App,
  { argv, workingFolder, library }: { argv: readonly string[]; workingFolder: string; library: string },
): OpenRequests {
  const appFolders = [app.getAppPath(), library];
  const waiting = findOpenRequests(argv.slice(1), workingFolder, appFolders);
  let listener: OpenRequestListener | null = null;
  const deliver = (request: string) => {
    if (listener) listener.onRequest(request);
    else waiting.push(request);
  };
  // True if a second start or a click on the dock icon must show the window after `subscribe`.
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
  // A second start shows the first one's window, except at login. On macOS, clicking the dock icon also shows
  // the window.
  app.on('second-instance', (_, others, folder) => {
    if (!others.includes(BACKGROUND_OPTION)) activate();
    findOpenRequests(others.slice(1), folder, appFolders).forEach(deliver);
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
