import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** A real disk of a few KiB, mounted over a folder only for the processes that run on it. */
export interface TinyDisk {
  /** Its root, as seen by a process on the disk. */
  readonly dir: string;
  /** Its root, as seen by other processes. */
  readonly outside: string;
  /** Returns the command that runs another one on the disk. */
  command(command: readonly string[]): string[];
  /** Fills the last free page. */
  fill(): Promise<void>;
  /** Reverts `fill`. */
  free(): Promise<void>;
  /** Unmounts it and deletes its content. All processes on it must have ended. */
  end(): Promise<void>;
}

/** Linux allows users, including root, private mounts in a namespace. Some containers don't. */
const PRIVATE_MOUNT = ['unshare', '--map-root-user', '--mount'] as const;

/** Returns why no disk can be mounted here, as a sentence, or null if one can. */
export function findTinyDiskObstacle(): string | null {
  const [program, ...options] = PRIVATE_MOUNT;
  const mount = ['mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', '/tmp'];
  const { status, error, stderr } = spawnSync(program, [...options, ...mount], { encoding: 'utf8' });
  if (status === 0) return null;
  return `No small disk can be mounted here: ${error?.message ?? stderr.trim()}.`;
}

/** Mounts a disk over the folder `dir`. If that isn't possible, throws an Error, see `findTinyDiskObstacle`. */
export async function mountTinyDisk(dir: string, kibibytes = 64): Promise<TinyDisk> {
  const [program, ...options] = PRIVATE_MOUNT;
  // The mount lasts as long as `cat`, and that as long as this process, so nothing is left however a test ends.
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
    command: (command) => [
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
