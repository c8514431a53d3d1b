import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from 'electron';
import type { ShellCommand } from '../../shared/bridge/shell-protocol.ts';
import { maxBytesOf } from '../../shared/import-export/exchange-format.ts';

/** The scheme of links into the app, without its colon. */
export const LINK_SCHEME = 'qotd';

const LINK = /^qotd:\/\/(open|adopt)\/([0-9A-Za-z]{1,64})\/?$/i;
const ID = /^[1-9][0-9]{0,15}$/;

/** Whether a text is meant for this app at all. */
export const isLink = (text: string): boolean => text.slice(0, 5).toLowerCase() === `${LINK_SCHEME}:`;

/**
 * What a link asks for: `qotd://open/12` for question 12 of this library, `qotd://adopt/48213` for that one of the live
 * service, which may be named by its `_id` as well. Null for anything else: a link comes from whoever wrote it.
 */
export function readLink(text: string): Extract<ShellCommand, { kind: 'open' | 'adopt' }> | null {
  const [, what, reference] = LINK.exec(text) ?? [];
  if (what === undefined || reference === undefined) return null;
  if (what.toLowerCase() === 'adopt') return { kind: 'adopt', reference };
  const id = Number(reference);
  return ID.test(reference) && Number.isSafeInteger(id) ? { kind: 'open', id } : null;
}

/**
 * How the name of a file ends that may be opened. The app's own end with `.qotd.json`; systems that know the last ending only
 * offer the app for any other as well.
 */
const FILE_EXTENSION = '.json';

/** A URL. No path looks like one: Windows drives have no `//`, and POSIX paths start with `/`. */
const URL_START = /^(file:|[a-z][a-z0-9+.-]+:\/\/)/i;

/** Whether a start-up argument asks to open something. */
export const isOpenRequest = (argument: string): boolean => parseRequest(argument, path.sep) !== null;

/**
 * What a start of the app was given to open, in order: absolute paths of files, and links. Any other URL stays as it is,
 * and `commandFor` rejects it with a message.
 * @param workingFolder resolves relative paths
 */
export const openRequestsIn = (argv: readonly string[], workingFolder: string): string[] =>
  argv.flatMap((argument) => parseRequest(argument, workingFolder) ?? []);

function parseRequest(argument: string, workingFolder: string): string | null {
  if (argument.startsWith('-')) return null;
  if (isLink(argument)) return argument;
  const file = URL_START.test(argument) ? localPath(argument) : path.resolve(workingFolder, argument);
  if (file === null) return argument;
  return file.toLowerCase().endsWith(FILE_EXTENSION) ? file : null;
}

/** The path that a `file:` URL names on this computer, as desktop entries pass it for `%U`; null for any other URL. */
function localPath(argument: string): string | null {
  const url = URL.parse(argument);
  // Windows would sign in to another host, which `//` in the path names as well.
  if (url?.protocol !== 'file:' || url.host !== '' || url.pathname.startsWith('//')) return null;
  try {
    return fileURLToPath(url);
  } catch {
    // An encoded slash, or a path without a drive on Windows.
    return null;
  }
}

/** What the page is asked to do about a link or a file. Never rejects: what can't be used is a command that says so. */
export async function toShellCommand(given: string): Promise<ShellCommand> {
  if (isLink(given) || URL_START.test(given))
    return readLink(given) ?? { kind: 'unusable', why: 'link', name: given.slice(0, 100) };
  const name = path.basename(given).slice(-255);
  try {
    const bytes = await readImport(given);
    return bytes ? { kind: 'import', name, bytes } : { kind: 'unusable', why: 'file-too-large', name };
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { kind: 'unusable', why: isGone ? 'file-gone' : 'file-unreadable', name };
  }
}

/** What a file is shows in so many bytes. */
const FORMAT_SAMPLE_BYTES = 100;

/**
 * All that a file holds; null where that is more than an import takes. The size is asked of the open file, which nobody
 * can exchange meanwhile, and a pipe, which would be waited for, is no file.
 */
async function readImport(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new Error('It is no file.');
    return facts.size > maxBytesOf(await readSample(handle)) ? null : await readAll(handle, facts.size);
  } finally {
    await handle.close();
  }
}

async function readAll(handle: FileHandle, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await handle.read(bytes, filled, size - filled, filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

async function readSample(handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read(
    new Uint8Array(FORMAT_SAMPLE_BYTES),
    0,
    FORMAT_SAMPLE_BYTES,
    0,
  );
  return new TextDecoder().decode(buffer.subarray(0, bytesRead));
}

interface OpenRequestListener {
  /** A link or a file is to be opened. */
  onRequest: (given: string) => void;
  /** The window is wanted. */
  onActivate: () => void;
}

/** What the system and other starts of the app hand over, from the very beginning. */
export interface OpenRequests {
  /** What came until now is handed over at once, and everything else as it comes. */
  subscribe(listener: OpenRequestListener): void;
}

/** Listens at once: macOS hands over what the app was started for before it is ready. */
export function createOpenRequests(app: App, argv: readonly string[], workingFolder: string): OpenRequests {
  const waiting = openRequestsIn(argv.slice(1), workingFolder);
  let listener: OpenRequestListener | null = null;
  const give = (given: string) => {
    if (listener) listener.onRequest(given);
    else waiting.push(given);
  };
  app.on('open-url', (event, url) => {
    event.preventDefault();
    give(url);
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    give(file);
  });
  // A second start shows the window of the first; on macOS a click on the dock's icon shows it again.
  app.on('second-instance', (_, others, folder) => {
    listener?.onActivate();
    openRequestsIn(others.slice(1), folder).forEach(give);
  });
  app.on('activate', () => listener?.onActivate());
  return {
    subscribe(next) {
      listener = next;
      waiting.splice(0).forEach(next.onRequest);
    },
  };
}
