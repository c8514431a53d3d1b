/** The lengths of the input, each 8 times the previous one. */
const SIZES = [16 * 1024, 128 * 1024, 1024 * 1024];
/**
 * The maximum factor between two lengths. 8 times the text takes 8 times the time if the time is linear, and
 * 64 times if it's quadratic.
 */
export const MAX_GROWTH = 24;
/** Shorter times are dominated by garbage collection and compilation. */
const MIN_MEASURED_MS = 100;
/**
 * The maximum factor for 4 times the text. The time grows by 4 if it's linear, and by 16 if it's quadratic.
 */
const MAX_QUADRUPLED_GROWTH = 8;

/**
 * Runs a function with longer and longer input. Returns the highest factor by which this thread's processor
 * time grew from one length to the next, and stops at a factor that isn't linear. Ignores a higher factor if
 * 4 times the text takes about 4 times the time, because text that no longer fits into the processor's cache
 * also takes longer.
 */
export async function measureGrowth<Input>(
  makeInput: (length: number) => Input,
  run: (input: Input) => unknown,
  sizes = SIZES,
): Promise<number> {
  let largest = 0;
  let previous: number | null = null;
  for (const size of sizes) {
    const input = makeInput(size);
    const limit: number = (previous ?? Number.POSITIVE_INFINITY) * MAX_GROWTH;
    let needed = await measureMs(() => run(input));
    // Measures again, because garbage collection and compilation can slow down a run.
    for (let again = 0; again < 2 && needed > limit; again++) {
      needed = Math.min(needed, await measureMs(() => run(input)));
    }
    if (previous !== null && needed > MIN_MEASURED_MS) {
      const growth = needed / previous;
      if (growth <= MAX_GROWTH) largest = Math.max(largest, growth);
      else {
        const quadrupled = makeInput(size * 4);
        if ((await measureMs(() => run(quadrupled))) > needed * MAX_QUADRUPLED_GROWTH) return growth;
      }
    }
    previous = Math.max(needed, MIN_MEASURED_MS / MAX_GROWTH);
  }
  return largest;
}

async function measureMs(run: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Returns a function that repeats text up to a length. */
export const repeatTo = (text: string) => (length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
