import { join } from 'node:path';
import type { Log } from '../../../ports.ts';
import { getReason } from '../../../system/durable-file.ts';
import type { Files } from '../../../system/files.ts';
import {
  createUnreadableError,
  type EntryLine,
  FORMATS,
  formatLineFileName,
  formatSegmentName,
  getLineFileIndex,
  parseLineFileIndex,
  parseSegmentNumber,
  splitLine,
} from '../../format/line-file-format.ts';
import { type ReadLine, readRecords } from '../../format/line-file-reader.ts';
import type { History } from '../history.ts';
import { acceptQuestionLines } from './accept-changed-lines.ts';
import { createFindings } from './damage-findings.ts';
import { noteJournalDamage } from './journal-damage.ts';
import { createLoadedEntries, type Loaded, type ReadFile, touchAll } from './loaded-entries.ts';
import { createValuePool } from './value-pool.ts';

/** The number of files to read while another one is being parsed. */
const READ_AHEAD = 4;

export interface Folders {
  journal: string;
  questions: string;
}

/**
 * Reads the whole library, even if it's damaged. The order of files doesn't matter because the line with the
 * highest `seq` applies. Doesn't change any file. Rejects with AppError('library-unreadable') if a file can't
 * be read, or AppError('library-too-new').
 */
export async function loadLibrary(options: {
  folders: Folders;
  files: Files;
  log: Log;
  history: Pick<History, 'recordReplaced' | 'add'>;
  /** The question files that should exist, or undefined if that isn't known. */
  expected?: ReadonlySet<number> | undefined;
}): Promise<Loaded> {
  const { folders, log } = options;
  const memory = createLoadedEntries(options.history);
  const lineFiles = await listKnown(options, folders.questions, parseLineFileIndex);
  const segments = await listKnown(options, folders.journal, parseSegmentNumber);
  const loaded: Loaded = {
    memory,
    lineFiles: new Set(lineFiles.map(({ number }) => number)),
    known: new Map(),
    dirty: new Set(),
    segments: [],
    findings: createFindings(),
    old: new Map(),
  };
  // Files with unreliable lines are handled after all reliable lines are known.
  const unsettled: ReadFile[] = [];
  const read = { ...options, unsettled, loaded };
  await readLineFiles({ ...read, lineFiles });
  const { highestSeq } = memory;
  const journal = await readSegments({ ...read, segments });
  for (const file of unsettled) acceptQuestionLines(file, loaded);
  noteJournalDamage(journal, loaded, highestSeq);
  noteMissing(loaded, options.expected);
  log.info('library read', { entries: memory.entries.size, segments: segments.length });
  return loaded;
}

interface Reading {
  files: Files;
  unsettled: ReadFile[];
  loaded: Loaded;
}

type Listed = readonly { number: number; path: string }[];

async function readLineFiles(options: Reading & { lineFiles: Listed }): Promise<void> {
  const { files, lineFiles, unsettled, loaded } = options;
  const shareValues = createValuePool();
  const contents = readAhead(
    files,
    lineFiles.map(({ path }) => path),
  );
  for (const { number: index, path } of lineFiles) {
    const bytes = await readNext(contents);
    const reading = readRecords({ bytes, format: FORMATS.questions, path, tornEnd: false });
    const known = { digest: reading.digest, seq: 0 };
    loaded.known.set(index, known);
    let isWhole = reading.isIntact;
    for (const one of reading.lines) {
      if ('entry' in one.line) shareValues(one.line.entry);
      if (!isAtHome(one, index)) isWhole = false;
      else if (loaded.memory.put(one.line)) known.seq = Math.max(known.seq, one.line.seq);
    }
    const file = { path: `questions/${formatLineFileName(index)}`, number: index, bytes, reading };
    if (reading.version === 1) {
      loaded.old.set(file.path, bytes);
      loaded.dirty.add(index);
    }
    if (!isWhole) unsettled.push(file);
  }
}

const isAtHome = (one: ReadLine, index: number): one is ReadLine & { line: EntryLine } =>
  one.trust === 'intact' && 'entry' in one.line && getLineFileIndex(one.line.entry.id) === index;

async function readSegments(options: Reading & { segments: Listed }): Promise<ReadFile[]> {
  const { files, segments, loaded } = options;
  const { memory, dirty } = loaded;
  const journal: ReadFile[] = [];
  let replaced = false;
  for (const { number, path } of segments) {
    const bytes = await readWhole(files, path);
    const reading = readRecords({ bytes, format: FORMATS.journal, path, tornEnd: true });
    const file = { path: `journal/${formatSegmentName(number)}`, number, bytes, reading };
    journal.push(file);
    loaded.segments.push({ number, path, size: bytes.length });
    if (reading.version === 1) loaded.old.set(file.path, bytes);
    for (const { line, trust } of reading.lines) {
      if (trust !== 'intact') continue;
      if (!('entry' in line)) replaced = memory.replace(line) || replaced;
      else for (const one of splitLine(line)) if (memory.put(one)) dirty.add(getLineFileIndex(one.entry.id));
    }
  }
  if (replaced) touchAll(loaded);
  return journal;
}

function noteMissing({ lineFiles, findings, dirty }: Loaded, expected?: ReadonlySet<number>): void {
  for (const index of expected ?? []) {
    if (lineFiles.has(index)) continue;
    const path = `questions/${formatLineFileName(index)}`;
    findings.files.push({
      path,
      line: null,
      reason: 'the file is missing',
      kind: 'damaged',
      outcome: 'gone',
    });
    findings.shortfalls.push({ path, index, missing: undefined });
    dirty.add(index);
  }
}

/** Lists the known files in a folder by number. Logs and ignores other files. */
async function listKnown(
  { files, log }: { files: Files; log: Log },
  folder: string,
  parseNumber: (name: string) => number | undefined,
): Promise<{ number: number; path: string }[]> {
  const known: { number: number; path: string }[] = [];
  for (const name of await readFolder(files, folder)) {
    const number = parseNumber(name);
    if (number !== undefined) known.push({ number, path: join(folder, name) });
    else if (!name.endsWith('.tmp'))
      log.warn('ignored an unknown file in the library', { path: join(folder, name) });
  }
  return known.sort((one, other) => one.number - other.number);
}

async function readFolder(files: Files, path: string): Promise<string[]> {
  try {
    return await files.readdir(path);
  } catch (error) {
    throw createUnreadableError(path, 0, getReason(error), error);
  }
}

/** Rejects with AppError('library-unreadable'). */
async function readWhole(files: Files, path: string): Promise<Buffer> {
  try {
    return await files.readFile(path);
  } catch (error) {
    throw createUnreadableError(path, 0, getReason(error), error);
  }
}

/** Yields the files' contents in order, and reads the next few files in advance. */
function* readAhead(files: Files, paths: readonly string[]): Generator<Promise<Buffer>> {
  const pendingReads: Promise<Buffer>[] = [];
  for (const path of paths) {
    const content = readWhole(files, path);
    // The consumer receives the error. If the consumer never awaits this file, the error must not end the
    // process.
    content.catch(() => undefined);
    pendingReads.push(content);
    if (pendingReads.length <= READ_AHEAD) continue;
    const next = pendingReads.shift();
    if (next) yield next;
  }
  yield* pendingReads;
}

async function readNext(contents: Generator<Promise<Buffer>>): Promise<Buffer> {
  const next = contents.next();
  if (next.done) throw new Error('fewer contents than files');
  return next.value;
}
