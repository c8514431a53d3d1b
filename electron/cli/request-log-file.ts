import path from 'node:path';
import { AppError } from '../../shared/errors.ts';
import type { LoggedRequestDetail } from '../../shared/local-api/logged-request.ts';
import { formatFullSystemError } from '../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../shared/messages/translate.ts';
import { toRequestEntry } from '../host/local-api/request-log/request-entry.ts';
import type { Log } from '../host/ports.ts';
import { getReason } from '../host/system/durable-file.ts';
import { findOutputKind, openNamedStream } from '../host/system/named-file.ts';
import type { Terminal } from './terminal.ts';

export interface RequestLogFile {
  write(request: LoggedRequestDetail): void;
  /** Resolves when everything is written. */
  close(): Promise<void>;
}

const PRIVATE_FILE_MODE = 0o600;

const formatRequestLine = (request: LoggedRequestDetail): string =>
  `${JSON.stringify(toRequestEntry(request))}\n`;

/**
 * Opens a file for appending requests. Rejects with AppError('bad-input') if the file can't be opened. If
 * writing fails later, logs a warning and stops writing.
 */
export async function openRequestLogFile(path: string, log: Log): Promise<RequestLogFile> {
  await findOutputKind(path);
  const stream = await openNamedStream(path, { mode: PRIVATE_FILE_MODE }).catch((error: unknown) => {
    const reason = formatFullSystemError(getReason(error), translateForTerminal);
    throw new AppError(
      'bad-input',
      `Couldn't write the request log to ${path}: ${reason}. Use another path with --log.`,
    );
  });
  let isWritable = true;
  stream.on('error', (error) => {
    if (isWritable) log.warn('Stopped writing the request log', { path, reason: getReason(error) });
    isWritable = false;
  });
  return {
    write(request) {
      if (isWritable) stream.write(formatRequestLine(request));
    },
    close: () => (isWritable ? new Promise((resolve) => stream.end(() => resolve())) : Promise.resolve()),
  };
}

/**
 * Opens the request log for `--log FILE` or `--log -`. Uses standard output only after `outputReady`
 * resolves. Rejects with AppError('bad-input') if the file can't be opened.
 */
export async function openRequestLog(
  target: string,
  { terminal, log, outputReady }: { terminal: Terminal; log: Log; outputReady: Promise<void> },
): Promise<RequestLogFile> {
  if (target !== '-') return openRequestLogFile(path.resolve(target), log);
  let isWritable = true;
  terminal.onOutFailure?.((error) => {
    if (isWritable) log.warn('Stopped writing the request log', { path: '-', reason: getReason(error) });
    isWritable = false;
  });
  return {
    write(request) {
      void outputReady.then(() => {
        if (isWritable) terminal.out(formatRequestLine(request));
      });
    },
    close: async () => {},
  };
}
