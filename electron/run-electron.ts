import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { omitElectronVariables } from './electron-environment.ts';

/** Matches Chromium's output if it can't create a sandbox and aborts. */
const NO_SANDBOX = /No usable sandbox!|SUID sandbox helper binary was found, but is not configured correctly/;

/** Limits how much of standard error is searched. Chromium checks its sandbox first. */
const MAX_SEARCHED_CHARACTERS = 16_384;

/**
 * The time to read the last output after a program has ended. Helper processes can keep the program's
 * standard error open.
 */
const LAST_OUTPUT_MS = 1_000;

/**
 * Runs Electron until it ends. Asks Electron to quit when `signal` aborts.
 * @returns the exit code if the app opened its window, showed an error, or handed over to the running app. If
 * Electron ended before that, a sentence that says why and what to do
 */
export async function runElectron(
  program: string,
  args: readonly string[],
  options: {
    cwd: string;
    signal: AbortSignal;
    platform: string;
  },
): Promise<number | string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qotd-start-'));
  const startedFile = path.join(folder, 'started');
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'pipe'],
    cwd: options.cwd,
    env: { ...omitElectronVariables(process.env), QOTD_STARTED_FILE: startedFile },
  });
  try {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      if (output.length < MAX_SEARCHED_CHARACTERS) output += chunk.toString();
    });
    const outputEnd = once(child.stderr, 'close');
    // Windows sends Ctrl+C to both processes, and a signal would end Electron before it has quit.
    if (options.platform !== 'win32')
      options.signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
    const end = await new Promise<{ code: number | null; signal: string | null }>((resolve) => {
      child.once('error', () => resolve({ code: 127, signal: null }));
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    if (end.code === 0 || options.signal.aborted) return 0;
    if (existsSync(startedFile)) return end.code ?? 1;
    // Code 127 means that the program couldn't be run, for example because a system library is missing.
    if (end.code === 127) return "Electron can't run on this system. A system library may be missing.";
    await Promise.race([outputEnd, new Promise((resolve) => setTimeout(resolve, LAST_OUTPUT_MS).unref())]);
    if (NO_SANDBOX.test(output)) return explainMissingSandbox(program);
    return `Electron stopped before the app opened (${end.signal ?? `exit code ${end.code}`}).`;
  } finally {
    // An app that restarts after a crash keeps its standard error open. That would keep this process alive.
    child.stderr.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Never suggests `--no-sandbox`, because only the sandbox prevents a page from accessing the disk. */
function explainMissingSandbox(program: string): string {
  const helper = `'${path.join(path.dirname(program), 'chrome-sandbox').replaceAll("'", "'\\''")}'`;
  return (
    "Electron can't start its sandbox because this system blocks user namespaces. " +
    `To allow the sandbox, run \`sudo chown root:root ${helper} && sudo chmod 4755 ${helper}\` or see docs/guide/desktop-app.md.`
  );
}
