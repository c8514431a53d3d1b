import { setImmediate } from 'node:timers/promises';
import { diskError, replaceFile, textPieces, unlessGone } from '../../system/durable-file.ts';
import { type Files, writeAll } from '../../system/files.ts';
import { byteLines } from '../store/format/entry-line.ts';
import {
  checkHistoryStart,
  countUnread,
  formatVersion,
  HISTORY_HEADER,
  idOnLine,
  isHeaderLine,
  type KeptVersion,
  readVersion,
  sameVersion,
} from './history-format.ts';

/** Versions of a question that are kept, its first one among them. */
export const MAX_VERSIONS = 50;

const nameOf = ({ version, at, question }: KeptVersion): string => `${version} ${at} ${question.createdAt}`;

/** Questions in the order in which they were made, each with its older versions first. */
const byAge = (one: KeptVersion, other: KeptVersion): number =>
  Date.parse(one.question.createdAt) - Date.parse(other.question.createdAt) ||
  one.version - other.version ||
  one.at - other.at;

/**
 * The versions without those that say nothing new: the same one again, which a crash between writing it and dropping
 * the journal leaves, and one with the text of the one before. Oldest first, in whatever order they come: after such a
 * crash the journal brings old ones again, behind newer ones, that the file was already rid of.
 */
export function distinct(versions: readonly KeptVersion[]): KeptVersion[] {
  const seen = new Set<string>();
  const result: KeptVersion[] = [];
  for (const version of versions.toSorted(byAge)) {
    const last = result.at(-1);
    if (seen.has(nameOf(version))) continue;
    seen.add(nameOf(version));
    if (!last || !sameVersion(last.question, version.question)) result.push(version);
  }
  return result;
}

/** Of the versions of one question, oldest first: the first one, and the newest, `most` in all. */
export const bounded = (versions: readonly KeptVersion[], most: number): KeptVersion[] =>
  versions.length <= most ? [...versions] : [...versions.slice(0, 1), ...versions.slice(1 - most)];

/**
 * Of all the versions under one id, oldest first, those that are worth their place, `most` at most. The question of the
 * id, which was made at `createdAt`, comes first; what is left goes to those that had the id before it or may get it
 * again.
 */
export function worthKeeping(
  versions: readonly KeptVersion[],
  createdAt: string | undefined,
  most: number,
): Set<KeptVersion> {
  const isOwn = ({ question }: KeptVersion) => question.createdAt === createdAt;
  const own = bounded(distinct(versions.filter(isOwn)), most);
  const room = most - own.length;
  const others = distinct(versions.filter((version) => !isOwn(version)));
  return new Set([...own, ...(room > 0 ? others.slice(-room) : [])]);
}

const LINE_FEED = 10;

/** The versions of one question in a file, in their order. Whatever can't be read is passed over. */
export function versionsIn(bytes: Buffer, id: number): KeptVersion[] {
  const versions: KeptVersion[] = [];
  for (const line of byteLines(bytes)) {
    if (idOnLine(line) !== id) continue;
    const version = readVersion(line);
    if (version) versions.push(version);
  }
  return versions;
}

/**
 * Adds versions to a history file, so that they last: at its end, or with the file written anew where more than half of
 * its lines would be of no use any more. A file that is not there is made; one that is damaged is kept aside before it
 * is written anew. Returns whether the file has to be known to its folder anew, by a sync, before they last.
 * Throws AppError('disk'); then the file has what it had before, and perhaps some of the new ones.
 * Throws AppError('library-too-new'), and leaves the file alone.
 */
export async function addVersions(options: {
  files: Files;
  path: string;
  versions: readonly KeptVersion[];
  /** Of these ids none is kept: the file is written anew where it has one. */
  gone?: ReadonlySet<number>;
  /** When the question was made that has the id now. */
  createdAtOf: (id: number) => string | undefined;
  /** As many versions are kept of one question. */
  most: number;
  /** Keeps a copy of the file as it is, so that it lasts. */
  quarantine: (bytes: Buffer) => Promise<void>;
}): Promise<boolean> {
  const { files, path, versions, gone, most } = options;
  try {
    const bytes = await unlessGone(files.readFile(path));
    const isWhole = !bytes?.length || checkHistoryStart(bytes, path);
    const hasGone = bytes !== undefined && hasLineOf(bytes, gone);
    if (versions.length === 0 && !hasGone) return false;
    if (bytes && !hasGone && !isMostlyOld(bytes, versions, most)) {
      await append(files, path, bytes, versions);
      return false;
    }
    if (bytes && (!isWhole || countUnread(bytes, versions) > 0)) await options.quarantine(bytes);
    await replaceFile(files, path, await rewritten({ ...options, bytes: bytes ?? Buffer.alloc(0) }));
    return true;
  } catch (error) {
    throw diskError(path, error);
  }
}

const hasLineOf = (bytes: Buffer, ids: ReadonlySet<number> = new Set()): boolean =>
  ids.size > 0 &&
  [...byteLines(bytes)].some((line) => {
    const id = idOnLine(line);
    return id !== undefined && ids.has(id);
  });

/** Whether more than half of the lines are beyond the bound. */
function isMostlyOld(bytes: Buffer, versions: readonly KeptVersion[], most: number): boolean {
  const counts = new Map<number, number>();
  const count = (id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const line of byteLines(bytes)) {
    const id = idOnLine(line);
    if (id !== undefined) count(id);
  }
  for (const { id } of versions) count(id);
  let lines = 0;
  let kept = 0;
  for (const number of counts.values()) {
    lines += number;
    kept += Math.min(number, most);
  }
  return lines > 2 * kept;
}

async function append(
  files: Files,
  path: string,
  before: Buffer,
  versions: readonly KeptVersion[],
): Promise<void> {
  const file = await files.open(path, 'change');
  try {
    let position = before.length;
    // A line that a crash cut off must not swallow the next one.
    const start = before.at(-1) === LINE_FEED ? '' : '\n';
    for (const piece of textPieces(linesOf(versions, start))) {
      const bytes = Buffer.from(piece);
      await writeAll(file, bytes, position);
      position += bytes.length;
    }
    await file.datasync();
  } catch (error) {
    // What can't be cut off is a torn line, or a version that is there twice: both do no harm.
    await file.truncate(before.length).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

function* linesOf(versions: readonly KeptVersion[], before = ''): Generator<string> {
  yield before;
  for (const version of versions) yield `${formatVersion(version)}\n`;
}

/** A line of the file as it is, and the version on it where it can be read. */
interface Line {
  bytes: Buffer;
  version: KeptVersion | undefined;
}

/** The file without what is beyond the bound. Lines that can't be read stay: somebody may still make sense of them. */
async function rewritten(options: {
  bytes: Buffer;
  versions: readonly KeptVersion[];
  gone?: ReadonlySet<number>;
  createdAtOf: (id: number) => string | undefined;
  most: number;
}): Promise<Iterable<string | Uint8Array>> {
  const { versions, createdAtOf, most } = options;
  const lines = await readAll(options.bytes);
  const byId = new Map<number, KeptVersion[]>();
  for (const version of [...lines.flatMap((line) => line.version ?? []), ...versions]) {
    const all = byId.get(version.id);
    if (all) all.push(version);
    else byId.set(version.id, [version]);
  }
  const kept = new Set<KeptVersion>();
  for (const [id, all] of byId) {
    if (options.gone?.has(id)) continue;
    for (const version of worthKeeping(all, createdAtOf(id), most)) kept.add(version);
  }
  const isKept = ({ version }: Line) => !version || kept.has(version);
  return contents(
    lines.filter(isKept),
    versions.filter((version) => kept.has(version)),
  );
}

/** So many lines are read before the event loop runs again. */
const LINES_PER_SLICE = 200;

async function readAll(bytes: Buffer): Promise<Line[]> {
  const lines: Line[] = [];
  for (const line of byteLines(bytes)) {
    if (lines.length % LINES_PER_SLICE === 0) await setImmediate();
    if (line.toString().trim() !== '') lines.push({ bytes: line, version: readVersion(line) });
  }
  return lines[0] && isHeaderLine(lines[0].bytes) ? lines.slice(1) : lines;
}

function* contents(lines: readonly Line[], versions: readonly KeptVersion[]): Generator<string | Uint8Array> {
  yield HISTORY_HEADER;
  for (const { bytes } of lines) {
    yield bytes;
    yield '\n';
  }
  yield* textPieces(linesOf(versions));
}
