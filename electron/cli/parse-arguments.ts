import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Returns the options and positional arguments. Throws UsageError for unknown options, missing values, and
 * unexpected arguments.
 */
export function parseArguments<O extends Options>(args: string[], options: O, allowPositionals = false) {
  const checked = joinHyphenValues(args, options, allowPositionals);
  try {
    return parseArgs({ args: checked, options, allowPositionals });
  } catch (error) {
    throw new UsageError(error instanceof Error ? toSentence(error.message) : String(error));
  }
}

/** Joins values that begin with a hyphen to their options, as Node requires. Throws UsageError. */
function joinHyphenValues(args: string[], options: Options, allowPositionals: boolean): string[] {
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

const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
