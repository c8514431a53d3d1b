import { z } from 'zod';

/** Prints a line to standard error: standard output has only the result. */
export function reportProgress(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Parses an option such as `--runs 500`. */
export const readWhole = (initial: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Takes a whole number')
    .transform(Number)
    .default(initial);

/** An option without a value, such as `--json`. */
export const flag = z
  .literal('', 'Takes no value')
  .transform(() => true)
  .default(false);

/** Returns a tool's options. Ends the process with 2 and the tool's usage if they don't match `schema`. */
export function readOptions<Schema extends z.ZodObject>(name: string, schema: Schema): z.output<Schema> {
  const given: Record<string, string> = {};
  let last = '';
  for (const word of process.argv.slice(2)) {
    if (word.startsWith('--')) {
      last = word.slice(2);
      given[last] = '';
    } else {
      given[last] = word;
      last = '';
    }
  }
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  reportProgress(z.prettifyError(result.error));
  reportProgress(
    `Usage: npm run tool -- ${name} ${Object.keys(schema.shape)
      .map((key) => `[--${key}]`)
      .join(' ')}`,
  );
  process.exit(2);
}
