/** Says something beside the result, which alone is on standard output. */
export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** What this command was called with. Ends the process with 2 where `read` throws: it says what is wrong, then the usage. */
export function optionsFrom<Options>(read: (args: readonly string[]) => Options, usage: string): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    progress(error instanceof Error ? error.message : String(error));
    progress(usage);
    process.exit(2);
  }
}
