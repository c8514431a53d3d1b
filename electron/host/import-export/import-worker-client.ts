import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { EmojiNames, EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { FileFault } from '../../../shared/import-export/file-problem.ts';
import type { Log } from '../ports.ts';
import { createSerialQueue } from '../system/serial-queue.ts';
import { createErrorAt, createRejectedReading } from './import-file-content.ts';
import type { FileQuestion, FileSummary, ImportRequest } from './read-import.ts';

/*
 * Messages between the app and the import worker. The app and the worker are from the same build, and a file
 * can have 100,000 questions. zod therefore only distinguishes the messages without validating their content.
 */

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Messages to the worker: the emoji names if it doesn't have them, the text in parts, the reading options,
 * and `next` for each batch of questions.
 */
export const toImportWorkerSchema = z.union([
  z.strictObject({ names: z.custom<EmojiNames>(isObject) }),
  z.strictObject({ part: z.string() }),
  z.strictObject({ read: z.custom<ImportRequest>(isObject) }),
  z.strictObject({ next: z.literal(true) }),
]);
type ToImportWorker = z.infer<typeof toImportWorkerSchema>;

/** Messages from the worker. An empty batch is the last one. */
const fromImportWorkerSchema = z.union([
  z.strictObject({ progress: z.number() }),
  z.strictObject({ summary: z.custom<FileSummary>(isObject) }),
  z.strictObject({ batch: z.array(z.custom<FileQuestion>(isObject)) }),
]);
export type FromImportWorker = z.infer<typeof fromImportWorkerSchema>;

export interface FileReading extends FileSummary {
  questions: FileQuestion[];
}

type ReadRequest = Pick<ImportRequest, 'how'> & { emojiResolver: EmojiResolver };

export interface ReadOptions {
  /** Cancels reading. The file is then rejected. */
  signal?: AbortSignal | undefined;
  /** Receives the completed fraction from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Reads files in a worker thread because no file may block the app. */
export interface ImportReader {
  /**
   * Reads a file. Its text can be in parts. Never rejects: if reading is canceled, takes too much memory, or
   * ends the thread, the result is a rejected file.
   */
  read(text: string | readonly string[], request: ReadRequest, options?: ReadOptions): Promise<FileReading>;
  /** Cancels reading and ends the thread. */
  close(): void;
}

/** The thread's memory limit. A large export's text takes half of it. */
const MAX_MEMORY_MB = 2_048;
/** The maximum number of characters per message. */
const PART_LENGTH = 512 * 1024;
/** Milliseconds after which an unused thread ends. */
const IDLE_MS = 30_000;

/**
 * Creates a reader. The thread starts with the first file and keeps the process alive only while it reads.
 * Without `program`, the worker runs from source.
 */
export function createImportReader({
  program = path.join(import.meta.dirname, 'import-worker.ts'),
  log,
  maxMemoryMb = MAX_MEMORY_MB,
}: {
  program?: string | undefined;
  log: Log;
  maxMemoryMb?: number;
}): ImportReader {
  const closing = new AbortController();
  const inTurn = createSerialQueue();
  /** Each worker's emoji names. They rarely change. */
  const namesOf = new WeakMap<Worker, EmojiNames>();
  let idle: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  function start(): Worker {
    // The process's options can be invalid in a thread.
    const worker = new Worker(program, {
      name: 'import',
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    // The reader receives the error too.
    worker.on('error', () => {
      if (idle === worker) idle = null;
    });
    return worker;
  }
  function acquireWorker(): Worker {
    clearTimeout(idleTimer);
    const worker = idle ?? start();
    idle = null;
    worker.ref();
    return worker;
  }
  function releaseWorker(worker: Worker): void {
    worker.unref();
    idle = worker;
    idleTimer = setTimeout(() => {
      if (idle === worker) idle = null;
      void worker.terminate();
    }, IDLE_MS).unref();
  }

  async function readWith(
    worker: Worker,
    text: string | readonly string[],
    { how, emojiResolver }: ReadRequest,
    { signal, onProgress }: { signal: AbortSignal; onProgress: ReadOptions['onProgress'] },
  ): Promise<FileReading> {
    const messages = createInbox(worker, signal, onProgress);
    const post = (message: ToImportWorker): void => worker.postMessage(message);
    try {
      if (namesOf.get(worker) !== emojiResolver.names) post({ names: emojiResolver.names });
      namesOf.set(worker, emojiResolver.names);
      for (const part of splitParts(text)) {
        post({ part });
        await setImmediate();
        signal.throwIfAborted();
      }
      post({ read: { how, customEmoji: emojiResolver.custom } });
      const first = await messages.next();
      if (!('summary' in first)) throw new Error('Unexpected message from the import worker.');
      const questions: FileQuestion[] = [];
      for (;;) {
        post({ next: true });
        const message = await messages.next();
        if (!('batch' in message)) throw new Error('Unexpected message from the import worker.');
        if (message.batch.length === 0) return { ...first.summary, questions };
        for (const question of message.batch) questions.push(question);
      }
    } finally {
      messages.end();
    }
  }

  return {
    read: (text, request, options = {}) =>
      inTurn(async () => {
        const signal = AbortSignal.any([closing.signal, ...(options.signal ? [options.signal] : [])]);
        if (signal.aborted) return createRejectedFile('canceled');
        const worker = acquireWorker();
        try {
          const reading = await readWith(worker, text, request, { signal, onProgress: options.onProgress });
          releaseWorker(worker);
          return reading;
        } catch (error) {
          await worker.terminate();
          if (signal.aborted) return createRejectedFile('canceled');
          log.error("Couldn't read a file to import", error);
          return createRejectedFile(isOutOfMemory(error) ? 'out-of-memory' : 'unreadable');
        }
      }),
    close() {
      closing.abort();
      clearTimeout(idleTimer);
      void idle?.terminate();
      idle = null;
    },
  };
}

/**
 * Receives a worker's messages one at a time. `next` rejects if the worker fails or ends, or if `signal` is
 * aborted.
 */
function createInbox(worker: Worker, signal: AbortSignal, onProgress: ReadOptions['onProgress']) {
  let waiting = Promise.withResolvers<unknown>();
  const failed = Promise.withResolvers<never>();
  // The worker can fail while no message is expected.
  failed.promise.catch(() => undefined);
  const fail = failed.reject;
  const onMessage = (raw: unknown) => {
    if (typeof raw === 'object' && raw !== null && 'progress' in raw) {
      if (typeof raw.progress === 'number') onProgress?.(raw.progress);
    } else waiting.resolve(raw);
  };
  const onExit = (code: number) => fail(new Error(`The import worker exited with code ${code}.`));
  const onAbort = () => fail(signal.reason);
  worker.on('message', onMessage).on('error', fail).on('exit', onExit);
  signal.addEventListener('abort', onAbort);
  return {
    async next() {
      const message = fromImportWorkerSchema.parse(await Promise.race([waiting.promise, failed.promise]));
      waiting = Promise.withResolvers();
      // Lets other requests run between messages.
      await setImmediate();
      signal.throwIfAborted();
      return message;
    },
    end() {
      worker.off('message', onMessage).off('error', fail).off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
    },
  };
}

function* splitParts(text: string | readonly string[]): Generator<string> {
  for (const part of typeof text === 'string' ? [text] : text) {
    for (let at = 0; at < part.length; at += PART_LENGTH) yield part.slice(at, at + PART_LENGTH);
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

export function createRejectedFile(
  code: Extract<FileFault['code'], 'canceled' | 'out-of-memory' | 'unreadable'>,
): FileReading {
  const { problems, problemCount } = createRejectedReading(createErrorAt(null, '', { code }));
  return {
    isRefused: true,
    problems,
    problemCount,
    fileProblems: problems,
    fileProblemCount: problemCount,
    badItems: [],
    badCount: 0,
    table: null,
    checked: null,
    questions: [],
  };
}
