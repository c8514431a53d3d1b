import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Runs a program from this folder and kills it after `count` output lines. Returns all lines except `open`.
 */
export async function runUntilKilled(
  program: string,
  args: readonly string[],
  count: number,
): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args]);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'open') continue;
    lines.push(line);
    if (lines.length === count) child.kill('SIGKILL');
  }
  return lines;
}

/**
 * Runs a program until it has acknowledged `count` saves, and then kills it. Returns each ID's last
 * acknowledged save.
 */
export async function saveUntilKilled(
  program: string,
  dir: string,
  count: number,
): Promise<Map<number, number>> {
  const lines = await runUntilKilled(program, [dir], count);
  return new Map(
    lines.map((line) => {
      const [id, saved] = line.split(' ').map(Number);
      if (!id || !saved) throw new Error(`the child printed: ${line}`);
      return [id, saved];
    }),
  );
}
