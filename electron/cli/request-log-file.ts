import { once } from 'node:events';
import { constants, createWriteStream, type WriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../shared/errors.ts';
import type { LoggedRequest } from '../../shared/local-api/logged-request.ts';
import { fullSystemErrorMessage } from '../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../shared/messages/translate.ts';
import type { Log } from '../host/ports.ts';
import { reasonOf } from '../host/system/durable-file.ts';
import type { Terminal } from './command.ts';

/** Where calls are written as they end. */
export interface RequestLogFile {
  write(call: LoggedRequest): void;
  /** Waits until everything is written. */
  close(): Promise<void>;
}

/** Whoever runs this may read the log, nobody else: it says who asked for what. */
const PRIVATE_FILE_MODE = 0o600;

/** A call as one line of JSON. The list of what it says is complete: no bodies, no headers, no tokens. */
function requestLine(call: LoggedRequest): string {
  const { at, method, path, status, phrase, ms, faults, caller, requestBytes, responseBytes } = call;
  const profile = caller?.profileId ?? null;
  const moment = new Date(at).toISOString();
  const line = { at: moment, method, path, status, phrase, ms, faults, profile, requestBytes, responseBytes };
  return `${JSON.stringify(line)}\n`;
}

/**
 * Appends calls to a file, made where it is missing. Throws AppError('bad-input') where it can't be opened. If it
 * can't be written any more later on, `log` is told once, and calls are written no more.
 */
export async function openRequestLogFile(path: string, log: Log): Promise<RequestLogFile> {
  const stream = await openToAppend(path).catch((error: unknown) => {
    const code = reasonOf(error);
    const reason =
      code === 'ENXIO'
        ? 'no program is reading the pipe (ENXIO)'
        : fullSystemErrorMessage(code, translateForTerminal);
    throw new AppError('bad-input', `Couldn't write the request log to ${path}: ${reason}.`);
  });
  let works = true;
  stream.on('error', (error) => {
    if (works) log.warn('Stopped writing the request log', { path, reason: reasonOf(error) });
    works = false;
  });
  return {
    write(call) {
      if (works) stream.write(requestLine(call));
    },
    close: () => (works ? new Promise((resolve) => stream.end(() => resolve())) : Promise.resolve()),
  };
}

/** Opening a pipe that nobody reads would wait for a reader for ever, so it is tried without waiting first. */
async function openToAppend(path: string): Promise<WriteStream> {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK = 0 } = constants;
  const tried = await open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, PRIVATE_FILE_MODE);
  try {
    const stream = createWriteStream(path, { flags: 'a', mode: PRIVATE_FILE_MODE });
    await once(stream, 'open');
    return stream;
  } finally {
    await tried.close();
  }
}

/**
 * What `--log FILE|-` asks for: calls go to a file, or to standard output once the addresses were `announced` there.
 * Throws AppError('bad-input') where the file can't be opened.
 */
export async function openRequestLog(
  target: string,
  { terminal, log, announced }: { terminal: Terminal; log: Log; announced: Promise<void> },
): Promise<RequestLogFile> {
  if (target !== '-') return openRequestLogFile(path.resolve(target), log);
  let works = true;
  terminal.onOutFailure?.((error) => {
    if (works) log.warn('Stopped writing the request log', { path: '-', reason: reasonOf(error) });
    works = false;
  });
  return {
    write(call) {
      void announced.then(() => {
        if (works) terminal.out(requestLine(call));
      });
    },
    close: async () => {},
  };
}
