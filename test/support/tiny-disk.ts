import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** A real disk of a few KiB, mounted over a folder only for the processes that are started on the disk. */
export interface TinyDisk {
  /** The disk's root for a process on the disk. */
  readonly dir: string;
  /** The disk's root for other processes. */
  readonly outside: string;
  /** Returns the command that runs `command` on the disk. */
  command(command: readonly string[]): string[];
  /** Fills all free space. */
  fill(): Promise<void>;
  /** Frees the space that `fill` used. */
  free(): Promise<void>;
  /** Unmounts the disk and deletes its content. All processes on it must have ended. */
  end(): Promise<void>;
}

/** On Linux, every user can have private mounts in a namespace. Some containers don't allow such mounts. */
const PRIVATE_MOUNT = ['unshare', '--map-root-user', '--mount'] as const;

/** Returns a sentence that says why no disk can be mounted, or null if one can. */
export function findTinyDiskObstacle(): string | null {
  const [program, ...options] = PRIVATE_MOUNT;
  const mount = ['mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', '/tmp'];
  const { status, error, stderr } = spawnSync(program, [...options, ...mount], { encoding: 'utf8' });
  if (status === 0) return null;
  return `No small disk can be mounted here: ${error?.message ?? stderr.trim()}.`;
}

/**
 * Mounts a disk over the folder `dir`. Throws an Error if that isn't possible (see `findTinyDiskObstacle`).
 */
export async function mountTinyDisk(dir: string, kibibytes = 64): Promise<TinyDisk> {
  const [program, ...options] = PRIVATE_MOUNT;
  // The mount lasts as long as `cat` runs. `cat` ends with this process, so nothing remains, even if a test
  // crashes.
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
