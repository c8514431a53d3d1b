import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

/** Enough of a process to tell whether it still runs, also after its number was given to another. */
export const lockOwnerSchema = z.object({
  pid: z.int().positive(),
  /** When the process started, in ticks since boot; null where the system doesn't tell. */
  started: z.string().nullable(),
  /** Which boot of the machine it ran in; null where the system doesn't tell. */
  boot: z.string().nullable(),
  /** When the lock was taken. */
  since: z.iso.datetime(),
});
export type LockOwner = z.infer<typeof lockOwnerSchema>;

/** The processes of this machine. */
export interface Processes {
  self(): LockOwner;
  isRunning(owner: LockOwner): boolean;
  /** Resolves a little later: the time that a dying process may need to be gone. */
  pause(): Promise<void>;
}

const PAUSE_MS = 50;

/** Clocks get corrected; only a lock that is older than the boot by more than this counts as of an earlier boot. */
const CLOCK_MARGIN_MS = 10 * 60 * 1000;

/**
 * The real processes. On Linux a process is known by number, start time and boot id. Elsewhere by number and by
 * whether the lock is older than the machine's boot: there, a process that got the number of a crashed one since then
 * is taken for it, and the lock has to be removed by hand.
 */
export const createProcesses = (): Processes => ({
  self: () => ({
    pid: process.pid,
    started: statOf(process.pid)?.started ?? null,
    boot: bootId(),
    since: new Date().toISOString(),
  }),
  isRunning,
  pause: () => setTimeout(PAUSE_MS),
});

function isRunning(owner: LockOwner): boolean {
  if (isOfEarlierBoot(owner) || !exists(owner.pid)) return false;
  const stat = statOf(owner.pid);
  if (!stat) return true;
  return !stat.ended && (owner.started === null || owner.started === stat.started);
}

function isOfEarlierBoot(owner: LockOwner): boolean {
  const boot = bootId();
  if (boot !== null && owner.boot !== null) return boot !== owner.boot;
  const bootedAt = Date.now() - uptime() * 1000;
  return Date.parse(owner.since) < bootedAt - CLOCK_MARGIN_MS;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function bootId(): string | null {
  return readProc('/proc/sys/kernel/random/boot_id')?.trim() ?? null;
}

/** Fields 3 and 22 of proc_pid_stat(5). The name in field 2 may hold anything, even `) `, so it is cut at the last one. */
function statOf(pid: number): { ended: boolean; started: string } | undefined {
  const fields = readProc(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  const state = fields?.[0];
  const started = fields?.[19];
  if (state === undefined || started === undefined) return undefined;
  return { ended: 'ZXx'.includes(state), started };
}

/** These files are answered by the kernel from memory, so reading them at once blocks nothing. */
function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
