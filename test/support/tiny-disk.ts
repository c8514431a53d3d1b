import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** A real disk of a few KiB, mounted over a folder for the processes that run on it and for nobody else. */
export interface TinyDisk {
  /** Its root, as a process on the disk names it. */
  readonly dir: string;
  /** Its root, as everybody else does. */
  readonly outside: string;
  /** The command that runs another one on the disk. */
  on(command: readonly string[]): string[];
  /** Leaves not a single page free. */
  fill(): Promise<void>;
  /** Takes back what `fill` did. */
  free(): Promise<void>;
  /** What is on it is gone. Whatever runs on it must have ended. */
  end(): Promise<void>;
}

/** Linux lets a user, or root, have mounts of his own in a namespace; some containers don't. */
const OWN_MOUNTS = ['unshare', '--map-root-user', '--mount'] as const;

/** Why no disk can be mounted here, in a sentence; null where one can. */
export function whyNoTinyDisk(): string | null {
  const [program, ...options] = OWN_MOUNTS;
  const mount = ['mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', '/tmp'];
  const { status, error, stderr } = spawnSync(program, [...options, ...mount], { encoding: 'utf8' });
  if (status === 0) return null;
  return `No small disk may be mounted here: ${error?.message ?? stderr.trim()}.`;
}

/** Mounts a disk over the folder `dir`. Throws an Error where that may not be: see `whyNoTinyDisk`. */
export async function mountTinyDisk(dir: string, kibibytes = 64): Promise<TinyDisk> {
  const [program, ...options] = OWN_MOUNTS;
  // It lasts as long as `cat`, and that as long as this process: nothing is left, however a test ends.
  const script = `mount -t tmpfs -o size=${kibibytes}k,mode=700 tmpfs "$0" && echo mounted && exec cat`;
  const holder = spawn(program, [...options, 'sh', '-c', script, dir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit');
  await Promise.race([
    once(holder.stdout, 'data'),
    ended.then(() => {
      throw new Error(`A disk could not be mounted over ${dir}.`);
    }),
  ]);
  const outside = `/proc/${holder.pid}/root${dir}`;
  const filler = path.join(outside, 'filler');
  return {
    dir,
    outside,
    on: (command) => [
      'nsenter',
      '--target',
      `${holder.pid}`,
      '--user',
      '--mount',
      '--preserve-credentials',
      ...command,
    ],
    async fill() {
      for (const size of [65_536, 4096, 1]) {
        for (;;) {
          try {
            await appendFile(filler, Buffer.alloc(size));
          } catch {
            break;
          }
        }
      }
    },
    free: () => rm(filler),
    async end() {
      holder.stdin.end();
      await ended;
    },
  };
}
