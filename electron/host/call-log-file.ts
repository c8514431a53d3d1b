import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { AppError } from '../../shared/errors.ts';
import type { LoggedCall } from '../../shared/request-log.ts';
import { reasonOf } from './durable-file.ts';
import type { Log } from './ports.ts';

/** Where calls are written as they end. */
export interface CallLog {
  write(call: LoggedCall): void;
  /** Waits until everything is written. */
  close(): Promise<void>;
}

/** Whoever runs this may read the log, nobody else: it says who asked for what. */
const MODE = 0o600;

/** A call as one line of JSON. The list of what it says is complete: no bodies, no headers, no tokens. */
export function callLine(call: LoggedCall): string {
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
export async function openCallLogFile(path: string, log: Log): Promise<CallLog> {
  const stream = createWriteStream(path, { flags: 'a', mode: MODE });
  let works = true;
  try {
    await once(stream, 'open');
  } catch (error) {
    throw new AppError('bad-input', `The calls can't be written to ${path} (${reasonOf(error)}).`);
  }
  stream.on('error', (error) => {
    if (works) log.warn('The calls are not written any more', { path, reason: reasonOf(error) });
    works = false;
  });
  return {
    write(call) {
      if (works) stream.write(callLine(call));
    },
    close: () => (works ? new Promise((resolve) => stream.end(() => resolve())) : Promise.resolve()),
  };
}
