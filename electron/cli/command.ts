import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The text with control characters written out, such as `\x1b`, and line ends left as they are. What stands in a
 * foreign file could otherwise move the cursor, or give the terminal orders.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROL, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

const CONTROL = /[^\P{Cc}\n]/gu;

/** How a command ends: 0 done, 1 problems found, 2 used wrongly, 3 could not run. */
export const EXIT = { done: 0, problems: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where a command writes, and what it may read of its surroundings. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Tells when standard output takes nothing any more. Where it is missing that can't happen. */
  onOutFailure?(told: (error: Error) => void): void;
  /** Calls `listener` for each line of standard input: in a terminal, for each Enter. Returns how to stop. */
  onLine?(listener: () => void): () => void;
  env: Readonly<Record<string, string | undefined>>;
  /** Resolves when somebody asks the process to stop. */
  stopRequested: Promise<void>;
}

export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What follows the name, with a line for each option. */
  help: string;
  /** Resolves with the exit code: one of `EXIT`, or that of a program which it ran. */
  run(args: string[], terminal: Terminal): Promise<number>;
}

/** The command line is used wrongly. The message says how and what is right. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The options of a command, and what stands beside them. Throws UsageError for an option that there is not, one without
 * its value, and for what belongs to none.
 */
export function parseArguments<O extends Options>(args: string[], options: O, allowPositionals = false) {
  const checked = checkedArguments(args, options, allowPositionals);
  try {
    return parseArgs({ args: checked, options, allowPositionals });
  } catch (error) {
    throw new UsageError(error instanceof Error ? sentence(error.message) : String(error));
  }
}

/** The same arguments, values that begin with a hyphen joined to their options: Node takes them only like this. */
function checkedArguments(args: string[], options: Options, allowPositionals: boolean): string[] {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const toJoin = new Set<number>();
  for (const token of tokens) {
    if (token.kind === 'positional' && !allowPositionals) {
      throw new UsageError(`Unexpected argument: ${token.value}.`);
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue, index } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!known || !rawName.startsWith('--')) throw new UsageError(`Unknown option: ${rawName}.`);
    if (known.type === 'boolean') {
      if (value !== undefined) throw new UsageError(`${rawName} doesn't take a value.`);
    } else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      throw new UsageError(`${rawName} requires a value.`);
    } else if (!inlineValue && value.startsWith('-')) toJoin.add(index);
  }
  return args.flatMap((arg, at) => {
    if (toJoin.has(at - 1)) return [];
    return [toJoin.has(at) ? `${arg}=${args[at + 1]}` : arg];
  });
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
