import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { EmojiNames, EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { FileFault } from '../../../shared/import-export/file-fault.ts';
import type { Log } from '../ports.ts';
import { serialQueue } from '../system/serial-queue.ts';
import { errorAt, refused } from './import-item.ts';
import type { FileQuestion, FileSummary, ImportRequest } from './parse-import.ts';

/*
 * What the app and the thread that reads files tell each other. Both are parts of one build, and a file may have a hundred
 * thousand questions, so that messages are told apart by zod and not read through.
 */

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * To the thread: the emoji names, of which it has none at first; the text in parts, then how to read it, then one `next` for
 * each batch of questions.
 */
export const toImportWorkerSchema = z.union([
  z.strictObject({ names: z.custom<EmojiNames>(isObject) }),
  z.strictObject({ part: z.string() }),
  z.strictObject({ read: z.custom<ImportRequest>(isObject) }),
  z.strictObject({ next: z.literal(true) }),
]);
type ToImportWorker = z.infer<typeof toImportWorkerSchema>;

/** From the thread. A batch without questions is the last one. */
const fromImportWorkerSchema = z.union([
  z.strictObject({ progress: z.number() }),
  z.strictObject({ summary: z.custom<FileSummary>(isObject) }),
  z.strictObject({ batch: z.array(z.custom<FileQuestion>(isObject)) }),
]);
export type FromImportWorker = z.infer<typeof fromImportWorkerSchema>;

/** A file as it was read. */
export interface FileReading extends FileSummary {
  questions: FileQuestion[];
}

/** How a file is read, and with which emoji. */
type ReadRequest = Pick<ImportRequest, 'how'> & { emojiResolver: EmojiResolver };

export interface ReadOptions {
  /** Ends the reading: the file is refused then, as canceled. */
  signal?: AbortSignal | undefined;
  /** Gets the share that is read, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Reads files to import in a thread of its own, so that whatever they hold, the app goes on. */
export interface ImportReader {
  /**
   * Reads a file, whose text may come in parts. Never rejects: a file that is canceled, takes too much memory or ends the
   * thread is refused, and says why.
   */
  read(text: string | readonly string[], request: ReadRequest, options?: ReadOptions): Promise<FileReading>;
  /** Cancels what is read, and ends the thread. Nothing is read any more. */
  close(): void;
}

/** A large export alone has half of it as text. */
const MAX_MEMORY_MB = 2_048;
/** Characters of text in one message. */
const PART_LENGTH = 512 * 1024;
/** Milliseconds after which a thread without work ends. */
const IDLE_MS = 30_000;

/**
 * A reader whose thread starts with the first file. It keeps no process alive but while it reads. `program`: that of the
 * thread as built; without it that of the sources. `maxMemoryMb`: what the thread may take.
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
  const inTurn = serialQueue();
  /** The emoji names that a worker has: thousands, and nearly always the same. */
  const namesOf = new WeakMap<Worker, EmojiNames>();
  let idle: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  function start(): Worker {
    // Options of the process are about its own program; a test runner's would not even load in a thread.
    const worker = new Worker(program, {
      name: 'import',
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    // Whoever reads hears of it as well. One that has nothing to do may end as it likes.
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
      for (const part of partsOf(text)) {
        post({ part });
        await setImmediate();
        signal.throwIfAborted();
      }
      post({ read: { how, customEmoji: emojiResolver.custom } });
      const first = await messages.next();
      if (!('summary' in first)) throw new Error('The thread that reads files said something else.');
      const questions: FileQuestion[] = [];
      for (;;) {
        post({ next: true });
        const message = await messages.next();
        if (!('batch' in message)) throw new Error('The thread that reads files said something else.');
        if (message.batch.length === 0) return { ...first.summary, questions };
        questions.push(...message.batch);
      }
    } finally {
      messages.end();
    }
  }

  return {
    read: (text, request, options = {}) =>
      inTurn(async () => {
        const signal = AbortSignal.any([closing.signal, ...(options.signal ? [options.signal] : [])]);
        if (signal.aborted) return refusedFile('canceled');
        const worker = acquireWorker();
        try {
          const reading = await readWith(worker, text, request, { signal, onProgress: options.onProgress });
          releaseWorker(worker);
          return reading;
        } catch (error) {
          await worker.terminate();
          if (signal.aborted) return refusedFile('canceled');
          log.error('A file could not be read', error);
          return refusedFile(isOutOfMemory(error) ? 'out-of-memory' : 'unreadable');
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

/** The messages of a worker, one at a time. `next` rejects when the worker fails or ends, or `signal` is aborted. */
function createInbox(worker: Worker, signal: AbortSignal, onProgress: ReadOptions['onProgress']) {
  let waiting = Promise.withResolvers<unknown>();
  const failed = Promise.withResolvers<never>();
  // It may fail while nobody waits for a message.
  failed.promise.catch(() => undefined);
  const fail = failed.reject;
  const onMessage = (raw: unknown) => {
    if (typeof raw === 'object' && raw !== null && 'progress' in raw) {
      if (typeof raw.progress === 'number') onProgress?.(raw.progress);
    } else waiting.resolve(raw);
  };
  const onExit = (code: number) => fail(new Error(`The thread that reads files ended with code ${code}.`));
  const onAbort = () => fail(signal.reason);
  worker.on('message', onMessage).on('error', fail).on('exit', onExit);
  signal.addEventListener('abort', onAbort);
  return {
    async next() {
      const message = fromImportWorkerSchema.parse(await Promise.race([waiting.promise, failed.promise]));
      waiting = Promise.withResolvers();
      // Others get their turn between two messages.
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

function* partsOf(text: string | readonly string[]): Generator<string> {
  for (const part of typeof text === 'string' ? [text] : text) {
    for (let at = 0; at < part.length; at += PART_LENGTH) yield part.slice(at, at + PART_LENGTH);
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A file of which nothing can be taken because of this. */
export function refusedFile(
  code: Extract<FileFault['code'], 'canceled' | 'out-of-memory' | 'unreadable'>,
): FileReading {
  const { problems, problemCount } = refused(errorAt(null, '', { code }));
  return {
    isRefused: true,
    problems,
    problemCount,
    fileProblems: problems,
    fileProblemCount: problemCount,
    bad: [],
    badCount: 0,
    table: null,
    checked: null,
    questions: [],
  };
}
