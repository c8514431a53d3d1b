import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const CLI = path.resolve(import.meta.dirname, '../../out/cli/cli.js');

const announcedSchema = z.object({
  api: z.string().nullable(),
  ui: z.string().nullable(),
  data: z.string(),
  pid: z.int(),
});

export const ADMIN_TOKEN = 'test-administrator';
export const MEMBER_TOKEN = 'test-member';

/** A headless host in a process of its own, as built. */
export interface Served {
  api: string;
  ui: string;
  pid: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop; gives its exit code. */
  stop(): Promise<number | null>;
}

/** `within`: the command that runs another one where the host is to run. */
export async function serve(
  dataDir: string,
  args: string[] = [],
  within: (command: readonly string[]) => readonly string[] = (command) => command,
): Promise<Served> {
  const [program = '', ...rest] = within([
    ...[process.execPath, CLI, 'serve', '--data', dataDir, '--port', '0', '--ui', '--json'],
    ...args,
  ]);
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, QOTD_ADMIN_TOKEN: ADMIN_TOKEN, QOTD_MEMBER_TOKEN: MEMBER_TOKEN },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = once(child, 'exit').then(([code]): number | null => z.number().nullable().parse(code));
  const firstLine = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  const line = await Promise.race([firstLine, exited.then(() => '')]);
  if (line === '') throw new Error(`The host did not start: ${errors}`);
  const announced = announcedSchema.parse(JSON.parse(line));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  return {
    api: announced.api ?? '',
    ui: announced.ui ?? '',
    pid: announced.pid,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
