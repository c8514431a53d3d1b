import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Returns the text with escaped control characters, such as `\x1b`, except line breaks. Text from a file could otherwise
 * control the terminal.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROL, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

const CONTROL = /[^\P{Cc}\n]/gu;

/** Exit codes: 0 done, 1 problems found, 2 incorrect usage, 3 couldn't run. */
export const EXIT = { done: 0, problems: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The output and environment of a command. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Calls `listener` when standard output fails. Missing if that can't happen. */
  onOutFailure?(listener: (error: Error) => void): void;
  /** Calls `listener` for each line of standard input: in a terminal, for each Enter. Returns how to unsubscribe. */
  onLine?(listener: () => void): () => void;
  env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the process is asked to stop. */
  stopRequested: Promise<void>;
}

export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The text for `--help`. */
  help: string;
  /** Resolves with the exit code: one of `EXIT`, or that of a program that the command ran. */
  run(args: string[], terminal: Terminal): Promise<number>;
}

/** Incorrect usage. The message says what's wrong and what to do. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Returns the options and positional arguments. Throws UsageError for unknown options, missing values, and unexpected arguments. */
export function parseArguments<O extends Options>(args: string[], options: O, allowPositionals = false) {
  const checked = checkedArguments(args, options, allowPositionals);
  try {
    return parseArgs({ args: checked, options, allowPositionals });
  } catch (error) {
    throw new UsageError(error instanceof Error ? sentence(error.message) : String(error));
  }
}

/** Returns the arguments with values that begin with a hyphen joined to their options, as Node requires. Throws UsageError. */
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
