import { join } from 'node:path';
import { AppError } from '../../../shared/errors.ts';
import { diskError, reasonOf, replaceFile, unlessGone } from '../durable-file.ts';
import type { Files } from '../files.ts';
import { closedError } from '../library/journal/journal-queue.ts';
import { addFindings, noFindings } from '../library/recovery/findings.ts';
import type { SetAside } from '../library/recovery/set-aside.ts';
import type { Clock, Log } from '../ports.ts';
import { type Fault, formatRemembered, type Remembered, readRemembered, VERSION } from './similar-format.ts';

/** What is remembered beside the library, in a file of its own. */
export interface RememberedFile {
  /** Resolves when it was read. Never rejects. */
  readonly ready: Promise<void>;
  /** What is on disk: empty until it was read. Not to be changed. */
  readonly current: Remembered;
  /**
   * Resolves once what `to` gives is on disk; the same object changes nothing. Changes that come while another one is
   * written are written together. Rejects with AppError('disk'), and with AppError('library-too-new') where a newer
   * version wrote the file: then nothing has changed, in it or here.
   */
  change(to: (now: Remembered) => Remembered): Promise<void>;
  /** Waits for what is being written; refuses what comes later. Never rejects. */
  close(): Promise<void>;
}

export interface RememberedPorts {
  /** The library's folder. */
  dir: string;
  files: Files;
  clock: Clock;
  log: Log;
  setAside: Pick<SetAside, 'keep'>;
  /** Called after it became another one, before the promises of the change resolve. */
  onChange: (before: Remembered, now: Remembered) => void;
}

export const SIMILAR_FILE = 'similar.jsonl';
const NOTHING: Remembered = { different: [], service: [] };

interface Change {
  to: (now: Remembered) => Remembered;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Begins to read the file. Whatever state that is in, it is no reason not to open a library. */
export function openRemembered({
  dir,
  files,
  clock,
  log,
  setAside,
  onChange,
}: RememberedPorts): RememberedFile {
  const path = join(dir, SIMILAR_FILE);
  let current = NOTHING;
  let waiting: Change[] = [];
  let isClosed = false;
  /** What is to be done before the file may be written over. Throws where that can't be. */
  let clear: () => Promise<void> = read;

  async function read(): Promise<void> {
    const bytes = await unlessGone(files.readFile(path)).catch((error: unknown) => {
      throw diskError(path, error);
    });
    if (!bytes) {
      clear = nothing;
      return;
    }
    const found = await readRemembered(bytes);
    if ('newer' in found) throw newerError(path, found.newer);
    const { faults, ...sound } = found;
    clear = faults.length > 0 ? () => mend(bytes, faults) : nothing;
    publish(sound);
    await clear();
  }

  /** Keeps the file as it was found, tells of it, and writes what could be read of it. */
  async function mend(bytes: Buffer, faults: readonly Fault[]): Promise<void> {
    const findings = noFindings();
    addFindings(
      findings,
      SIMILAR_FILE,
      bytes,
      faults.map((fault) => ({ path: SIMILAR_FILE, ...fault })),
    );
    await setAside.keep({ at: clock.now(), files: findings.files, restored: [], lost: [] }, findings.copies);
    clear = nothing;
    await write(current);
  }

  async function write(next: Remembered): Promise<void> {
    try {
      await replaceFile(files, path, formatRemembered(next));
      await files.syncDirectory(dir);
    } catch (error) {
      throw diskError(path, error);
    }
  }

  function publish(next: Remembered): void {
    const before = current;
    current = next;
    if (before !== next) onChange(before, next);
  }

  async function writeAll(): Promise<void> {
    const changes = waiting;
    waiting = [];
    if (changes.length === 0) return;
    try {
      await clear();
      const next = changes.reduce((now, { to }) => to(now), current);
      if (next !== current) await write(next);
      publish(next);
      for (const { resolve } of changes) resolve();
    } catch (error) {
      for (const { reject } of changes) reject(error);
    }
  }

  const ready = read().catch((error: unknown) => {
    log.warn('what is remembered of similar questions is not all in use', { path, reason: reasonOf(error) });
  });
  let turn: Promise<void> = ready;
  return {
    ready,
    get current() {
      return current;
    },
    change(to) {
      if (isClosed) return Promise.reject(closedError(path));
      return new Promise((resolve, reject) => {
        waiting.push({ to, resolve, reject });
        turn = turn.then(writeAll);
      });
    },
    close() {
      isClosed = true;
      return turn;
    },
  };
}

const nothing = async (): Promise<void> => {};

const newerError = (path: string, found: number): AppError =>
  new AppError('library-too-new', `${path} has version ${found}; ${VERSION} is known.`, {
    path,
    found,
    known: VERSION,
  });
