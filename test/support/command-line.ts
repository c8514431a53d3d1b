import { z } from 'zod';

/** Prints a line to standard error, because standard output is reserved for the result. */
export function reportProgress(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Returns the schema of a whole number option such as `--runs 500`. */
export const readWhole = (initial: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Takes a whole number')
    .transform(Number)
    .default(initial);

export const flag = z
  .literal('', 'Takes no value')
  .transform(() => true)
  .default(false);

/** Returns a tool's options. If they don't match `schema`, prints the tool's usage and exits with 2. */
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
