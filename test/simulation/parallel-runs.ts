import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The output of a run with `--json`. */
const summarySchema = z.object({
  seeds: z.int(),
  steps: z.int(),
  actions: z.int(),
  violations: z.array(z.object({ seed: z.int(), step: z.int(), invariant: z.string() })),
});
export type Summary = z.infer<typeof summarySchema>;

/** Splits the seeds among `jobs` processes. Rejects if a process ends without a summary. */
export async function runInJobs({
  seeds,
  steps,
  seed,
  seconds,
  jobs,
}: Record<'seeds' | 'steps' | 'seed' | 'seconds' | 'jobs', number>): Promise<Summary> {
  const share = Math.ceil(seeds / jobs);
  const firsts = Array.from({ length: jobs }, (_, job) => job * share).filter((first) => first < seeds);
  const parts = await Promise.all(
    firsts.map((first) => {
      const numbers = { seed: seed + first, seeds: Math.min(share, seeds - first), steps, seconds };
      return runJob(Object.entries(numbers).flatMap(([name, value]) => [`--${name}`, String(value)]));
    }),
  );
  const sum = (of: (part: Summary) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    seeds: sum((part) => part.seeds),
    steps,
    actions: sum((part) => part.actions),
    violations: parts.flatMap(({ violations }) => violations),
  };
}

async function runJob(args: readonly string[]): Promise<Summary> {
  const program = fileURLToPath(new URL('run.ts', import.meta.url));
  const child = spawn(process.execPath, [program, ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  try {
    return summarySchema.parse(JSON.parse(said));
  } catch (cause) {
    throw new Error(`A process that ran seeds ended with ${String(code)} without a summary.`, { cause });
  }
}
