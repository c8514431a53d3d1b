import path from 'node:path';
import type { ExchangeFormat } from '../../shared/exchange.ts';
import { diskError, replaceFile } from '../host/durable-file.ts';
import { createNodeFiles } from '../host/files.ts';
import { parseArguments } from './arguments.ts';
import { type Command, EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';
import type { HostParts } from './open-host.ts';
import { isLibrary, withLibrary } from './open-library.ts';
import { counted, readFormat } from './question-file.ts';

const HELP = `export --data DIR --format FORMAT [options]

  --data DIR           the library's folder; nothing else may have it open
  --format F           json, jsonl, csv or text
  --out FILE           writes it there, in place of an older one (default: standard output)

json and jsonl have everything: drafts, votes, ids, removed questions, times. csv has what the author sees, for a
spreadsheet; text has titles and options alone.
`;

const OPTIONS = {
  data: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
} as const;

interface ExportCall {
  data: string;
  format: ExchangeFormat;
  /** Undefined: standard output. */
  out: string | undefined;
}

/** `export`: the whole library as a file. */
export function createExportCommand(app: HostParts): Command {
  return {
    name: 'export',
    summary: 'write the whole library as a file',
    help: HELP,
    run: async (args, terminal) => exportLibrary(readOptions(args), app, terminal),
  };
}

async function exportLibrary(
  { data, format, out }: ExportCall,
  app: HostParts,
  terminal: Terminal,
): Promise<ExitCode> {
  if (!(await isLibrary(data))) {
    terminal.err(`There is no library in ${data}.\n`);
    return EXIT.failed;
  }
  // Whoever reads may have seen enough, as in `export … | head`.
  let isRead = true;
  terminal.onOutFailure?.(() => {
    isRead = false;
  });
  return withLibrary(app, { data, terminal }, async ({ exchange }) => {
    const { pieces, leftOut } = exchange.export(format);
    if (out !== undefined) await writeFile(out, pieces);
    else for (const piece of pieces) if (isRead) terminal.out(piece);
    if (leftOut > 0) terminal.err(`${counted(leftOut, 'draft')} without a title left out.\n`);
    return EXIT.done;
  });
}

/** Whoever looks sees the old file or the new one. Throws AppError('disk'). */
async function writeFile(file: string, pieces: Iterable<string>): Promise<void> {
  const files = createNodeFiles();
  try {
    await replaceFile(files, file, pieces);
    await files.syncDirectory(path.dirname(file));
  } catch (error) {
    throw diskError(file, error);
  }
}

function readOptions(args: string[]): ExportCall {
  const { values } = parseArguments(args, OPTIONS);
  if (!values.data) throw new UsageError('export needs --data DIR, the folder of the library.');
  if (values.format === undefined) throw new UsageError('export needs --format json, jsonl, csv or text.');
  if (values.out === '') throw new UsageError('--out needs the name of a file.');
  return {
    data: path.resolve(values.data),
    format: readFormat(values.format),
    out: values.out === undefined ? undefined : path.resolve(values.out),
  };
}
