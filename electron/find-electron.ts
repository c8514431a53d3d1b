import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  /** As in `process.platform`. */
  platform: string;
  /** Runs as root, which only Unix knows. */
  asRoot: boolean;
}

/** Why the desktop app can't or shan't open here, as a sentence; null where nothing speaks against it. */
export function obstacle({ env, platform, asRoot }: Surroundings): string | null {
  if (env.QOTD_WEB) return 'QOTD_WEB is set.';
  // Electron runs as root only without its sandbox, and the sandbox is what keeps a page from the disk.
  if (asRoot) return 'The desktop app does not run as root.';
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return 'There is no display here.';
  return null;
}

/** The program of the `electron` package in `packageDir`, found as that package finds it, or null if it wasn't downloaded. */
export function installedElectron(
  packageDir: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const pathFile = path.join(packageDir, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : null;
  const elsewhere = env.ELECTRON_OVERRIDE_DIST_PATH;
  if (name === null && !elsewhere) return null;
  const program = path.join(elsewhere || path.join(packageDir, 'dist'), name ?? 'electron');
  return existsSync(program) ? program : null;
}

/**
 * Downloads that program by the package's own installer. It runs in a process of its own because it can wait for ever
 * where packets are dropped: it is ended once nothing has arrived for `patienceMs`, however long the whole takes.
 * @returns true where the installer came to a good end
 */
export async function downloadElectron(options: {
  packageDir: string;
  patienceMs: number;
  /** Ends it early. */
  signal: AbortSignal;
}): Promise<boolean> {
  const { packageDir, patienceMs, signal } = options;
  const scratch = mkdtempSync(path.join(tmpdir(), 'electron-download-'));
  const installer = spawn(process.execPath, [path.join(packageDir, 'install.js')], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: scratch, TEMP: scratch, TMP: scratch },
    signal,
    killSignal: 'SIGKILL',
  });
  const watch = onStandstill(
    () => bytesWithin(scratch) + bytesWithin(path.join(packageDir, 'dist')),
    patienceMs,
    () => installer.kill('SIGKILL'),
  );
  try {
    return await new Promise<boolean>((resolve) => {
      installer.once('error', () => resolve(false));
      installer.once('exit', (code) => resolve(code === 0));
    });
  } finally {
    clearInterval(watch);
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Calls `stop` once `measure` has given the same number for `patienceMs`. */
function onStandstill(measure: () => number, patienceMs: number, stop: () => void): NodeJS.Timeout {
  let last = { value: measure(), at: performance.now() };
  return setInterval(
    () => {
      const value = measure();
      if (value !== last.value) last = { value, at: performance.now() };
      else if (performance.now() - last.at >= patienceMs) stop();
    },
    Math.min(500, patienceMs),
  );
}

function bytesWithin(dir: string): number {
  try {
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(path.join(dir, name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
  } catch {
    // Not there yet, or moved away while it was read.
    return 0;
  }
}
