import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../shared/errors.ts';
import type { ExchangeFormat } from '../../shared/import-export/file-formats.ts';
import {
  MAX_PACK_NAME_LENGTH,
  type PackInfo,
  packInfoSchema,
} from '../../shared/import-export/pack-schemas.ts';
import { formatFullSystemError } from '../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../shared/messages/translate.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import { countOmitted, formatExport } from '../host/import-export/format-export.ts';
import type { ImportExport } from '../host/import-export/import-export.ts';
import { readLibrary } from '../host/library/read-library.ts';
import { systemClock } from '../host/ports.ts';
import { replaceFile, toDiskError } from '../host/system/durable-file.ts';
import { createNodeFiles, type Files } from '../host/system/files.ts';
import { createLog } from '../host/system/log.ts';
import { findOutputKind, openNamedStream } from '../host/system/named-file.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { readFormat } from './file-options.ts';
import type { CommandContext } from './open-host.ts';
import { formatNoLibraryMessage, isLibrary, withHost } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import type { Terminal } from './terminal.ts';

const READ_ONLY: ReadonlySet<unknown> = new Set(['EROFS', 'EACCES', 'EPERM']);

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Returns the system's error code if a library couldn't be opened because it's read-only. Returns null for
 * other errors.
 */
export const findReadOnlyReason = (error: unknown): string | null => findReason(READ_ONLY, error);

/** Also returns the code for a full disk, because reading a library needs no space. */
const findUnwritableReason = (error: unknown): string | null => findReason(READ_ONLY.union(FULL), error);

function findReason(reasons: ReadonlySet<unknown>, error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'disk') return null;
  return reasons.has(error.details.reason) ? String(error.details.reason) : null;
}

/** Exports a library from its files without a lock, and prints a warning. Rejects like `readLibrary`. */
async function exportUnlocked(
  data: string,
  options: { format: ExchangeFormat; files: Files; reason: string; terminal: Pick<Terminal, 'err'> },
): Promise<ReturnType<ImportExport['export']>> {
  const { format, files, reason, terminal } = options;
  const log = createLog(terminal.err, systemClock.now, false);
  const { entries, damaged, lost } = await readLibrary({ dir: data, files, log });
  terminal.err(
    `Couldn't lock the library in ${joinLines(data)}: ${formatFullSystemError(reason, translateForTerminal)}. It was exported without a lock and wasn't changed.\n`,
  );
  if (damaged.length > 0) {
    const gone = lost === 0 ? 'No data is missing.' : `Couldn't recover ${pluralize(lost, 'item')}.`;
    terminal.err(
      `Found damaged files: ${joinLines(damaged.join(', '))}. ${gone} To repair the library, open it in the app.\n`,
    );
  }
  return {
    pieces: formatExport(entries, { format, at: systemClock.now() }),
    omitted: countOmitted(entries, format),
  };
}

const HELP = `Usage: export --data DIR --format FORMAT [options]

Write the whole library to a file or to standard output.

  --data DIR           use the library in folder DIR; first close other programs that use it
  --format FORMAT      set the format: json, jsonl, csv, text, or pack
  --name NAME          set the name of a pack
  --author AUTHOR      set the author of a pack
  --out FILE           write to FILE, overwriting it if it exists (default: standard output)

json and jsonl contain all data, including drafts, votes, IDs, and deleted questions. csv contains the visible fields.
text contains only titles and options. pack contains questions with their tags and custom emoji for other libraries.
If the disk is full or read-only, the library is exported without a lock.

Example: export --data ./library --format jsonl --out all.jsonl
`;

const OPTIONS = {
  data: { type: 'string' },
  format: { type: 'string' },
  name: { type: 'string' },
  author: { type: 'string' },
  out: { type: 'string' },
} as const;

type Exported = ReturnType<ImportExport['export']>;

interface ExportCall {
  data: string;
  /** A format, or the name and author of a pack. */
  format: ExchangeFormat | PackInfo;
  /** Undefined for standard output. */
  out: string | undefined;
}

export function createExportCommand(app: CommandContext): Command {
  return {
    name: 'export',
    summary: 'write the whole library to a file',
    help: HELP,
    run: async (args, terminal) => exportLibrary(readOptions(args), app, terminal),
  };
}

async function exportLibrary(
  { data, format, out }: ExportCall,
  app: CommandContext,
  terminal: Terminal,
): Promise<ExitCode> {
  const files = app.files ?? createNodeFiles();
  if (!(await isLibrary(data, files))) {
    terminal.err(`error: ${joinLines(formatNoLibraryMessage(data))}\n`);
    return EXIT.failed;
  }
  // A reader can stop early, as in `export … | head`.
  let isRead = true;
  terminal.onOutFailure?.(() => {
    isRead = false;
  });
  const write = async ({ pieces, omitted }: Exported) => {
    if (out !== undefined) await writeFile(files, out, pieces);
    else for (const piece of pieces) if (isRead) terminal.data(piece);
    if (omitted > 0) terminal.err(`Skipped ${pluralize(omitted, 'draft')} without a title.\n`);
    return EXIT.done;
  };
  let isOpen = false;
  try {
    return await withHost(app, { data, terminal }, ({ admin: { exchange } }) => {
      isOpen = true;
      if (typeof format === 'string') return write(exchange.export(format));
      return write({ pieces: [exchange.exportPack(format)], omitted: 0 });
    });
  } catch (error) {
    // A later error is about the output file.
    const reason = isOpen ? null : findUnwritableReason(error);
    // A pack's custom emoji are in the settings, and reading those needs the lock.
    if (reason === null || typeof format !== 'string') throw error;
    return write(await exportUnlocked(data, { format, files, reason, terminal }));
  }
}

/**
 * Replaces a file atomically, or writes to a pipe or character device. Rejects with AppError('disk'),
 * including for a pipe without a reader, and like `findOutputKind`.
 */
async function writeFile(files: Files, file: string, pieces: Iterable<string>): Promise<void> {
  const kind = await findOutputKind(file);
  try {
    if (kind === 'stream') return await pipeline(pieces, await openNamedStream(file));
    await replaceFile(files, file, pieces);
    await files.syncDirectory(path.dirname(file));
  } catch (error) {
    throw toDiskError(file, error);
  }
}

function readOptions(args: string[]): ExportCall {
  const { values } = parseArguments(args, OPTIONS);
  if (!values.data) throw new UsageError('Missing --data DIR, the library folder.');
  if (values.format === undefined)
    throw new UsageError('Missing --format. Use json, jsonl, csv, text, or pack.');
  if (values.out === '') throw new UsageError('--out requires a file name.');
  return {
    data: path.resolve(values.data),
    format: values.format === 'pack' ? readPackInfo(values) : readFormat(values.format),
    out: values.out === undefined ? undefined : path.resolve(values.out),
  };
}

function readPackInfo({
  name,
  author,
}: {
  name?: string | undefined;
  author?: string | undefined;
}): PackInfo {
  const info = packInfoSchema.safeParse({ name, author });
  if (info.success) return info.data;
  throw new UsageError(`A pack requires --name. Names can have up to ${MAX_PACK_NAME_LENGTH} characters.`);
}
