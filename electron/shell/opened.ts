import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { maxBytesOf } from '../../shared/exchange.ts';
import type { ShellCommand } from '../../shared/shell.ts';
import { isLink, readLink } from './links.ts';

/**
 * How the name of a file ends that may be opened. The app's own end with `.qotd.json`; systems that know the last ending only
 * offer the app for any other as well.
 */
const FILE_ENDING = '.json';

/** Whether an argument of a start is something to open: a link, or a file that may hold questions. */
export const isGiven = (argument: string): boolean =>
  !argument.startsWith('-') && (isLink(argument) || argument.toLowerCase().endsWith(FILE_ENDING));

/** What a start of the app was given to open, in order: links, and absolute paths of files. */
export function givenBy(argv: readonly string[], workingFolder: string): string[] {
  return argv.filter(isGiven).map((one) => (isLink(one) ? one : path.resolve(workingFolder, one)));
}

/** What the page is asked to do about a link or a file. Never rejects: what can't be used is a command that says so. */
export async function commandFor(given: string): Promise<ShellCommand> {
  if (isLink(given)) return readLink(given) ?? { kind: 'unusable', why: 'link', name: given.slice(0, 100) };
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
const START_LENGTH = 100;

/**
 * All that a file holds; null where that is more than an import takes. The size is asked of the open file, which nobody
 * can exchange meanwhile, and a pipe, which would be waited for, is no file.
 */
async function readImport(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new Error('It is no file.');
    return facts.size > maxBytesOf(await startOf(handle)) ? null : await readAll(handle, facts.size);
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

async function startOf(handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(START_LENGTH), 0, START_LENGTH, 0);
  return new TextDecoder().decode(buffer.subarray(0, bytesRead));
}
