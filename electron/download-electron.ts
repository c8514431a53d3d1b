import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explainDownloadFailure } from './download-failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface DownloadOptions {
  packageDir: string;
  env: Environment;
  /**
   * Milliseconds without progress after which the installer is killed, because it would wait forever on a
   * network that drops packets.
   */
  patienceMs: number;
  /**
   * Called with the number of downloaded bytes, at most once per `progressMs`, and only after the number has
   * increased.
   */
  onProgress: (bytes: number) => void;
  progressMs: number;
  signal: AbortSignal;
}

/**
 * Downloads Electron with the package's own installer. Resolves with null, or with sentences that say why the
 * download failed and what to do.
 */
export async function downloadElectron(options: DownloadOptions): Promise<string | null> {
  const { packageDir, env, patienceMs, signal } = options;
  const proxy = createProxyVariables(env);
  const scratch = mkdtempSync(path.join(tmpdir(), 'electron-download-'));
  const installer = spawn(
    process.execPath,
    ['--require', path.join(import.meta.dirname, 'fetch-errors.cjs'), path.join(packageDir, 'install.js')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...env, ...proxy, TMPDIR: scratch, TEMP: scratch, TMP: scratch },
      signal,
      killSignal: 'SIGKILL',
    },
  );
  let output = '';
  installer.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT_CHARACTERS);
  });
  let hasStalled = false;
  const watch = watchProgress(scratch, options, () => {
    hasStalled = true;
    installer.kill('SIGKILL');
  });
  try {
    const hasSucceeded = await new Promise<boolean>((resolve) => {
      installer.once('error', () => resolve(false));
      installer.once('close', (code) => resolve(code === 0));
    });
    if (hasSucceeded) return null;
    const usesProxy = proxy.ELECTRON_GET_USE_PROXY !== undefined;
    return explainDownloadFailure(output, { stalledMs: hasStalled ? patienceMs : null, usesProxy });
  } finally {
    clearInterval(watch);
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The installer prints an error with its stack. */
const MAX_OUTPUT_CHARACTERS = 16_384;

/**
 * Returns variables that make Electron's installer use npm's proxy. The installer ignores npm's settings, and
 * it reads the proxy variables in the environment only if ELECTRON_GET_USE_PROXY is set.
 */
export function createProxyVariables(env: Environment): Record<string, string> {
  const find = (...names: string[]) => names.map((name) => env[name]).find(Boolean);
  const secure = find('https_proxy', 'HTTPS_PROXY', 'npm_config_https_proxy');
  const plain = find('http_proxy', 'HTTP_PROXY', 'npm_config_proxy');
  const exceptions = find('no_proxy', 'NO_PROXY', 'npm_config_noproxy');
  const proxy = secure ?? plain;
  if (proxy === undefined) return {};
  // Lowercase names take precedence.
  const set = (name: string, value: string | undefined) =>
    value === undefined ? {} : { [name]: value, [name.toUpperCase()]: value };
  return {
    ELECTRON_GET_USE_PROXY: '1',
    ...set('https_proxy', addScheme(proxy)),
    ...set('http_proxy', plain && addScheme(plain)),
    ...set('no_proxy', exceptions),
  };
}

/** Adds a scheme because the installer silently ignores a proxy without one. */
const addScheme = (proxy: string): string => (proxy.includes('://') ? proxy : `http://${proxy}`);

/** Checks the downloaded size regularly, and calls `stop` after `patienceMs` without progress. */
function watchProgress(
  scratch: string,
  { packageDir, patienceMs, onProgress, progressMs }: DownloadOptions,
  stop: () => void,
): NodeJS.Timeout {
  const dist = path.join(packageDir, 'dist');
  let last = { bytes: 0, at: performance.now() };
  let reported = { bytes: 0, at: performance.now() };
  return setInterval(
    () => {
      const now = performance.now();
      const downloaded = countBytes(scratch);
      const bytes = downloaded + countBytes(dist);
      if (bytes !== last.bytes) last = { bytes, at: now };
      else if (now - last.at >= patienceMs) stop();
      if (downloaded > reported.bytes && now - reported.at >= progressMs) {
        reported = { bytes: downloaded, at: now };
        onProgress(downloaded);
      }
    },
    Math.min(500, patienceMs, progressMs),
  );
}

function countBytes(dir: string): number {
  try {
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(path.join(dir, name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
  } catch {
    // The folder doesn't exist yet, or was moved while it was read.
    return 0;
  }
}
