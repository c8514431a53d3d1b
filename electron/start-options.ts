import path from 'node:path';
import { parseArguments } from './commands/arguments.ts';
import { UsageError } from './commands/command.ts';

const USAGE = 'npm start takes no option but the folder of a library: npm start -- --data DIR.';

/**
 * What `npm start` is told behind `--`. `data`: the folder of the library, absolute; null for the usual one. `folder` is
 * the one that paths are meant from. Throws UsageError.
 */
export function readStartOptions(args: string[], folder: string): { data: string | null } {
  const { data } = valuesOf(args);
  if (data === '') throw new UsageError(`--data needs the path of a folder. ${USAGE}`);
  return { data: data === undefined ? null : path.resolve(folder, data) };
}

function valuesOf(args: string[]): { data?: string | undefined } {
  try {
    return parseArguments(args, { data: { type: 'string' } }).values;
  } catch (error) {
    // npm takes options in front of -- for its own, and hands on what is left of them.
    if (error instanceof UsageError) throw new UsageError(`${error.message} ${USAGE}`);
    throw error;
  }
}
