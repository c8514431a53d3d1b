import { AppError } from '../../shared/errors.ts';
import type { ExchangeFormat } from '../../shared/exchange.ts';
import { counted } from '../../shared/text/counted.ts';
import type { Exchange } from '../host/exchange/exchange.ts';
import { countLeftOut, formatExport } from '../host/exchange/write.ts';
import type { Files } from '../host/files.ts';
import { readLibrary } from '../host/library/load/read-library.ts';
import { createLog } from '../host/log.ts';
import { systemClock } from '../host/node-ports.ts';
import { reasonInWords } from '../host/reason-words.ts';
import type { Terminal } from './command.ts';

const READ_ONLY: ReadonlySet<unknown> = new Set(['EROFS', 'EACCES', 'EPERM']);

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** The disk's reason where a library could not be opened because nothing may be written there; else null. */
export const readOnlyReason = (error: unknown): string | null => reasonAmong(READ_ONLY, error);

/** The same if the disk is full, too: reading needs no room. */
export const unwritableReason = (error: unknown): string | null => reasonAmong(READ_ONLY.union(FULL), error);

function reasonAmong(reasons: ReadonlySet<unknown>, error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'disk') return null;
  return reasons.has(error.details.reason) ? String(error.details.reason) : null;
}

/** An export of a library as its files are, and a word about that. Throws what `readLibrary` does. */
export async function exportUnlocked(
  data: string,
  options: { format: ExchangeFormat; files: Files; reason: string; terminal: Pick<Terminal, 'err'> },
): Promise<ReturnType<Exchange['export']>> {
  const { format, files, reason, terminal } = options;
  const log = createLog(terminal.err, systemClock.now, false);
  const { entries, damaged, lost } = await readLibrary({ dir: data, files, log });
  terminal.err(
    `The library in ${data} was read without a lock: ${reasonInWords(reason)}. Nothing in it was changed.\n`,
  );
  if (damaged.length > 0) {
    const gone = lost === 0 ? 'Nothing is missing.' : `${counted(lost, 'thing')} could not be read anywhere.`;
    terminal.err(`Something is wrong with ${damaged.join(', ')}. ${gone}\n`);
  }
  return {
    pieces: formatExport(entries, { format, at: systemClock.now() }),
    leftOut: countLeftOut(entries, format),
  };
}
