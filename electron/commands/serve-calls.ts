import path from 'node:path';
import { type CallLog, callLine, openCallLogFile } from '../host/call-log-file.ts';
import { reasonOf } from '../host/durable-file.ts';
import type { Log } from '../host/ports.ts';
import type { Terminal } from './command.ts';

/**
 * What `--log FILE|-` asks for: calls go to a file, or to standard output once the addresses were `announced` there.
 * Throws AppError('bad-input') where the file can't be opened.
 */
export async function openCallLog(
  target: string,
  { terminal, log, announced }: { terminal: Terminal; log: Log; announced: Promise<void> },
): Promise<CallLog> {
  if (target !== '-') return openCallLogFile(path.resolve(target), log);
  let works = true;
  terminal.onOutFailure?.((error) => {
    if (works) log.warn('The calls are not written any more', { path: '-', reason: reasonOf(error) });
    works = false;
  });
  return {
    write(call) {
      void announced.then(() => {
        if (works) terminal.out(callLine(call));
      });
    },
    close: async () => {},
  };
}
