import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

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
      throw new UsageError(`${JSON.stringify(token.value)} belongs to no option.`);
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue, index } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!known || !rawName.startsWith('--')) throw new UsageError(`There is no option ${rawName}.`);
    if (known.type === 'boolean') {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    } else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      throw new UsageError(`${rawName} needs a value.`);
    } else if (!inlineValue && value.startsWith('-')) toJoin.add(index);
  }
  return args.flatMap((arg, at) => {
    if (toJoin.has(at - 1)) return [];
    return [toJoin.has(at) ? `${arg}=${args[at + 1]}` : arg];
  });
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
