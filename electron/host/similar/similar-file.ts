import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { similarQuestionSchema } from '../../../shared/question/service-body-schemas.ts';
import { similarKeySchema } from '../../../shared/similarity.ts';
import { pluralize } from '../../../shared/text/pluralize.ts';
import { createClosedError } from '../library/store/journal/journal.ts';
import { addFindings, createFindings } from '../library/store/load/damage-findings.ts';
import type { Quarantine } from '../library/store/quarantine.ts';
import type { Clock, Log } from '../ports.ts';
import { computeSum, formatSum, parseSum } from '../system/checksum.ts';
import {
  getReason,
  ignoreMissing,
  joinTextPieces,
  replaceFile,
  toDiskError,
} from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import { tryParseJson } from '../system/parse-json.ts';
import { createSerialQueue } from '../system/serial-queue.ts';

/** The file with dismissed pairs and with questions that the service returned. */
export interface SimilarFile {
  /** Resolves after the file has been read. Never rejects. */
  readonly ready: Promise<void>;
  /** The content on disk. It's empty until the file has been read. */
  readonly current: SimilarFileContent;
  /**
   * Writes the result of `to` unless it's the same object. Changes that arrive during a write are written
   * together. Rejects with AppError('disk'), or with AppError('library-too-new') if a newer version of the
   * app wrote the file. In both cases, nothing has changed.
   */
  update(to: (now: SimilarFileContent) => SimilarFileContent): Promise<void>;
  /** Waits for the current write and rejects later changes. Never rejects. */
  close(): Promise<void>;
}

export interface SimilarFileOptions {
  dir: string;
  files: Files;
  clock: Clock;
  log: Log;
  quarantine: Pick<Quarantine, 'store'>;
  /** Called after a change, before `update` resolves. */
  onChange: (before: SimilarFileContent, now: SimilarFileContent) => void;
}

export const SIMILAR_FILE = 'similar.jsonl';
const EMPTY: SimilarFileContent = { different: [], service: [] };

interface Change {
  to: (now: SimilarFileContent) => SimilarFileContent;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Starts to read the file. A damaged file is quarantined and doesn't prevent the library from opening. */
export function openSimilarFile({
  dir,
  files,
  clock,
  log,
  quarantine,
  onChange,
}: SimilarFileOptions): SimilarFile {
  const path = join(dir, SIMILAR_FILE);
  let current = EMPTY;
  let queue: Change[] = [];
  let isClosed = false;
  /** Called before each write. Rejects if the file can't be overwritten. */
  let prepareWrite: () => Promise<void> = read;

  async function read(): Promise<void> {
    const bytes = await ignoreMissing(files.readFile(path)).catch((error: unknown) => {
      throw toDiskError(path, error);
    });
    if (!bytes) {
      prepareWrite = doNothing;
      return;
    }
    const found = await readSimilarFile(bytes);
    if ('newer' in found) throw createNewerError(path, found.newer);
    const { faults, ...sound } = found;
    prepareWrite = faults.length > 0 ? () => quarantineDamage(bytes, faults) : doNothing;
    publish(sound);
    await prepareWrite();
  }

  /** Quarantines a copy of the damaged file and writes the readable part. */
  async function quarantineDamage(bytes: Buffer, faults: readonly Fault[]): Promise<void> {
    const findings = createFindings();
    addFindings(
      findings,
      SIMILAR_FILE,
      bytes,
      faults.map((fault) => ({ path: SIMILAR_FILE, ...fault })),
    );
    await quarantine.store(
      { at: clock.now(), files: findings.files, restored: [], lost: [] },
      findings.copies,
    );
    prepareWrite = doNothing;
    await write(current);
  }

  async function write(next: SimilarFileContent): Promise<void> {
    try {
      await replaceFile(files, path, formatSimilarFile(next));
      await files.syncDirectory(dir);
    } catch (error) {
      throw toDiskError(path, error);
    }
  }

  function publish(next: SimilarFileContent): void {
    const before = current;
    current = next;
    if (before !== next) onChange(before, next);
  }

  async function writeAll(): Promise<void> {
    const changes = queue;
    queue = [];
    if (changes.length === 0) return;
    try {
      await prepareWrite();
      const next = changes.reduce((now, { to }) => to(now), current);
      if (next !== current) await write(next);
      publish(next);
      for (const { resolve } of changes) resolve();
    } catch (error) {
      for (const { reject } of changes) reject(error);
    }
  }

  const enqueue = createSerialQueue();
  const ready = enqueue(read).catch((error: unknown) => {
    log.warn('some data about similar questions is invalid and was ignored', {
      path,
      reason: getReason(error),
    });
  });
  return {
    ready,
    get current() {
      return current;
    },
    update(to) {
      if (isClosed) return Promise.reject(createClosedError(path));
      return new Promise((resolve, reject) => {
        queue.push({ to, resolve, reject });
        void enqueue(writeAll);
      });
    },
    close() {
      isClosed = true;
      return enqueue(doNothing);
    },
  };
}

const doNothing = async (): Promise<void> => {};

const createNewerError = (path: string, found: number): AppError =>
  new AppError(
    'library-too-new',
    `${path} has version ${found}, but this app supports only version ${VERSION}.`,
    {
      path,
      found,
      known: VERSION,
    },
  );

const MAX_IDENTITY_LENGTH = 200;

/**
 * Returns a string that identifies the entry: the app's key or, for other questions, the creation time. The
 * ID isn't enough, because it can be reused after a reset or restore.
 */
export function formatIdentity({ key, question }: Pick<Entry, 'key' | 'question'>): string {
  if (key !== null) return `key ${key}`.slice(0, MAX_IDENTITY_LENGTH);
  return question ? `created ${question.createdAt}` : '';
}

/**
 * A question and the identity that distinguishes it from a later question with the same ID. The identity is
 * empty for a service question.
 */
const questionRefSchema = z.object({ key: similarKeySchema, identity: z.string().max(MAX_IDENTITY_LENGTH) });
export type QuestionRef = z.infer<typeof questionRefSchema>;

/**
 * Two questions that the user marked as different, and the time in milliseconds since 1970. `a` has the lower
 * key. `sameTitle` is whether both questions had the same title at that time. If their titles became the same
 * later, the dismissal doesn't apply.
 */
const differentSchema = z.object({
  a: questionRefSchema,
  b: questionRefSchema,
  at: z.int(),
  sameTitle: z.boolean().optional(),
});
export type DismissedPair = z.infer<typeof differentSchema>;

/** A service question's newest version and the newest responses that included it. */
const serviceSchema = z.object({
  question: similarQuestionSchema.omit({ search_score: true }).extend({ id: z.int().positive() }),
  named: z
    .array(z.object({ for: questionRefSchema, score: z.number(), at: z.int() }))
    .min(1)
    .max(20),
});
export type ServiceQuestion = z.infer<typeof serviceSchema>;

export interface SimilarFileContent {
  different: readonly DismissedPair[];
  service: readonly ServiceQuestion[];
}

const FORMAT = 'qotd-studio similar';
const VERSION = 1;

const LINES = { different: differentSchema, service: serviceSchema } as const;
const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  lines: z.int().min(0).optional(),
});

/**
 * The number of lines to parse before yielding to the event loop. Parsing this many takes a few milliseconds.
 */
const LINES_PER_SLICE = 200;

const WRITE_CHARACTERS = 65_536;

/** Formats the file in pieces (see docs/reference/library-format.md). */
const formatSimilarFile = (remembered: SimilarFileContent): Iterable<string> =>
  joinTextPieces(formatLines(remembered), WRITE_CHARACTERS);

function* formatLines({ different, service }: SimilarFileContent): Generator<string> {
  const lines = different.length + service.length;
  yield `${JSON.stringify({ format: FORMAT, version: VERSION, lines })}\n`;
  for (const one of different) yield formatLine('different', one);
  for (const one of service) yield formatLine('service', one);
}

function formatLine(kind: keyof typeof LINES, value: object): string {
  const text = JSON.stringify(value);
  return `{"sum":"${formatSum(computeSum(text))}","${kind}":${text}}\n`;
}

/** A fault in the file. `line` is 1-based, or null if the whole file is faulty. */
interface Fault {
  line: number | null;
  reason: string;
  kind: 'damaged' | 'cut-off' | 'foreign';
}

/** Returns the readable content and the faults, or the file's version if it's too new. */
async function readSimilarFile(
  bytes: Buffer,
): Promise<(SimilarFileContent & { faults: Fault[] }) | { newer: number }> {
  const [first = '', ...rest] = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split('\n');
  const lines = rest
    .map((text, index) => ({ text: text.trim(), line: index + 2 }))
    .filter(({ text }) => text);
  const header = headerSchema.safeParse(tryParseJson(first)).data;
  if (header && header.version > VERSION) return { newer: header.version };
  const different: DismissedPair[] = [];
  const service: ServiceQuestion[] = [];
  const faults: Fault[] = [];
  for (const [at, { text, line }] of lines.entries()) {
    if (at % LINES_PER_SLICE === LINES_PER_SLICE - 1) await setImmediate();
    const read = readLine(text);
    if ('reason' in read) faults.push({ line, reason: read.reason, kind: 'damaged' });
    else if ('different' in read) different.push(read.different);
    else service.push(read.service);
  }
  if (!header) {
    const isOurs = different.length + service.length > 0 || first.includes('qotd');
    const reason = `the first line has no "format": "${FORMAT}"`;
    const fault: Fault = { line: 1, reason, kind: isOurs ? 'damaged' : 'foreign' };
    return { different, service, faults: isOurs ? [fault, ...faults] : [fault] };
  }
  const missing = (header.lines ?? 0) - lines.length;
  if (missing > 0)
    faults.push({ line: null, reason: `${pluralize(missing, 'line')} missing`, kind: 'cut-off' });
  return { different, service, faults };
}

const lineSchema = z.union([z.object({ different: differentSchema }), z.object({ service: serviceSchema })]);

function readLine(text: string): z.infer<typeof lineSchema> | { reason: string } {
  const value = tryParseJson(text);
  const read = lineSchema.safeParse(value);
  if (!read.success)
    return { reason: value === undefined ? "the line isn't JSON" : 'the line has missing or invalid fields' };
  // A line that was added by hand has no checksum.
  const sum = /^\{"sum":"([^"]*)","(?:different|service)":/.exec(text);
  if (!sum) return read.data;
  const [start, given] = sum;
  const holds = parseSum(given) === computeSum(text.slice(start.length, -1));
  return holds ? read.data : { reason: 'the checksum is wrong' };
}
