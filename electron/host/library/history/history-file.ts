import { setImmediate } from 'node:timers/promises';
import { ignoreMissing, joinTextPieces, replaceFile, toDiskError } from '../../system/durable-file.ts';
import { type Files, writeAll } from '../../system/files.ts';
import { splitByteLines } from '../format/entry-line.ts';
import {
  checkHistoryStart,
  countUnread,
  findId,
  formatVersion,
  HISTORY_HEADER,
  isHeaderLine,
  isSameVersion,
  readVersion,
  type SavedVersion,
} from '../format/version-line.ts';

/** The maximum number of versions per question, including the first one. */
export const MAX_VERSIONS = 50;

const formatVersionKey = ({ version, at, question }: SavedVersion): string =>
  `${version} ${at} ${question.createdAt}`;

/** Orders questions by creation time, and each question's versions from oldest to newest. */
const compareAge = (one: SavedVersion, other: SavedVersion): number =>
  Date.parse(one.question.createdAt) - Date.parse(other.question.createdAt) ||
  one.version - other.version ||
  one.at - other.at;

/**
 * Removes duplicates and versions that equal the previous one. Returns the rest, oldest first. After a crash,
 * the journal can repeat old versions.
 */
export function removeRepeatedVersions(versions: readonly SavedVersion[]): SavedVersion[] {
  const seen = new Set<string>();
  const result: SavedVersion[] = [];
  for (const version of versions.toSorted(compareAge)) {
    const last = result.at(-1);
    if (seen.has(formatVersionKey(version))) continue;
    seen.add(formatVersionKey(version));
    if (!last || !isSameVersion(last.question, version.question)) result.push(version);
  }
  return result;
}

/** Returns the first version and the newest ones, at most `most` in total. */
export const limitVersions = (versions: readonly SavedVersion[], most: number): SavedVersion[] =>
  versions.length <= most ? [...versions] : [...versions.slice(0, 1), ...versions.slice(1 - most)];

/**
 * Returns at most `most` versions for one ID, oldest first. If several questions have had the ID, the one
 * created at `createdAt` has priority.
 */
export function selectVersions(
  versions: readonly SavedVersion[],
  createdAt: string | undefined,
  most: number,
): Set<SavedVersion> {
  const isOwn = ({ question }: SavedVersion) => question.createdAt === createdAt;
  const own = limitVersions(removeRepeatedVersions(versions.filter(isOwn)), most);
  const room = most - own.length;
  const others = removeRepeatedVersions(versions.filter((version) => !isOwn(version)));
  return new Set([...own, ...(room > 0 ? others.slice(-room) : [])]);
}

const LINE_FEED = 10;

/** Returns one question's versions in file order. Skips unreadable lines. */
export function readVersions(bytes: Buffer, id: number): SavedVersion[] {
  const versions: SavedVersion[] = [];
  for (const line of splitByteLines(bytes)) {
    if (findId(line) !== id) continue;
    const version = readVersion(line);
    if (version) versions.push(version);
  }
  return versions;
}

/**
 * Adds versions to a history file durably. Appends them, or rewrites the file if it has deleted IDs or if
 * more than half of its lines exceed the limit. Quarantines a damaged file before rewriting it. Returns
 * whether the folder must be synced too.
 *
 * Rejects with AppError('disk'), in which case the file has its old content and possibly some new versions.
 * Rejects with AppError('library-too-new') and leaves the file unchanged.
 */
export async function addVersions(options: {
  files: Files;
  path: string;
  versions: readonly SavedVersion[];
  gone?: ReadonlySet<number>;
  /** Returns the creation time of the question that has the ID now. */
  getCreatedAt: (id: number) => string | undefined;
  most: number;
  /** Stores a durable copy of the file. */
  quarantine: (bytes: Buffer) => Promise<void>;
}): Promise<boolean> {
  const { files, path, versions, gone, most } = options;
  try {
    const bytes = await ignoreMissing(files.readFile(path));
    const isWhole = !bytes?.length || checkHistoryStart(bytes, path);
    const hasGone = bytes !== undefined && hasLine(bytes, gone);
    if (versions.length === 0 && !hasGone) return false;
    if (bytes && !hasGone && !isMostlyOld(bytes, versions, most)) {
      await append(files, path, bytes, versions);
      return false;
    }
    if (bytes && (!isWhole || countUnread(bytes, versions) > 0)) await options.quarantine(bytes);
    await replaceFile(files, path, await rewriteFile({ ...options, bytes: bytes ?? Buffer.alloc(0) }));
    return true;
  } catch (error) {
    throw toDiskError(path, error);
  }
}

const hasLine = (bytes: Buffer, ids: ReadonlySet<number> = new Set()): boolean =>
  ids.size > 0 &&
  [...splitByteLines(bytes)].some((line) => {
    const id = findId(line);
    return id !== undefined && ids.has(id);
  });

/** Returns whether more than half of the lines exceed the limit. */
function isMostlyOld(bytes: Buffer, versions: readonly SavedVersion[], most: number): boolean {
  const counts = new Map<number, number>();
  const count = (id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const line of splitByteLines(bytes)) {
    const id = findId(line);
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
  versions: readonly SavedVersion[],
): Promise<void> {
  const file = await files.open(path, 'change');
  try {
    let position = before.length;
    // A line break separates the new lines from a line that a crash cut off.
    const start = before.at(-1) === LINE_FEED ? '' : '\n';
    for (const piece of joinTextPieces(formatLines(versions, start))) {
      const bytes = Buffer.from(piece);
      await writeAll(file, bytes, position);
      position += bytes.length;
    }
    await file.datasync();
  } catch (error) {
    // If truncating fails too, a partial or duplicate line remains. That's harmless.
    await file.truncate(before.length).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

function* formatLines(versions: readonly SavedVersion[], before = ''): Generator<string> {
  yield before;
  for (const version of versions) yield `${formatVersion(version)}\n`;
}

interface Line {
  bytes: Buffer;
  version: SavedVersion | undefined;
}

/**
 * Returns the file's new content. Omits deleted IDs and versions beyond the limit, but includes unreadable
 * lines.
 */
async function rewriteFile(options: {
  bytes: Buffer;
  versions: readonly SavedVersion[];
  gone?: ReadonlySet<number>;
  getCreatedAt: (id: number) => string | undefined;
  most: number;
}): Promise<Iterable<string | Uint8Array>> {
  const { versions, getCreatedAt, most } = options;
  const lines = await readAll(options.bytes);
  const byId = new Map<number, SavedVersion[]>();
  for (const version of [...lines.flatMap((line) => line.version ?? []), ...versions]) {
    const all = byId.get(version.id);
    if (all) all.push(version);
    else byId.set(version.id, [version]);
  }
  const kept = new Set<SavedVersion>();
  for (const [id, all] of byId) {
    if (options.gone?.has(id)) continue;
    for (const version of selectVersions(all, getCreatedAt(id), most)) kept.add(version);
  }
  const isKept = ({ version }: Line) => !version || kept.has(version);
  return streamContents(
    lines.filter(isKept),
    versions.filter((version) => kept.has(version)),
  );
}

/** The number of lines to parse before yielding to the event loop. */
const LINES_PER_SLICE = 200;

async function readAll(bytes: Buffer): Promise<Line[]> {
  const lines: Line[] = [];
  for (const line of splitByteLines(bytes)) {
    if (lines.length % LINES_PER_SLICE === 0) await setImmediate();
    if (line.toString().trim() !== '') lines.push({ bytes: line, version: readVersion(line) });
  }
  return lines[0] && isHeaderLine(lines[0].bytes) ? lines.slice(1) : lines;
}

function* streamContents(
  lines: readonly Line[],
  versions: readonly SavedVersion[],
): Generator<string | Uint8Array> {
  yield HISTORY_HEADER;
  for (const { bytes } of lines) {
    yield bytes;
    yield '\n';
  }
  yield* joinTextPieces(formatLines(versions));
}
