import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getRawHeader, statFile } from '@electron/asar';
import { type Browser, chromium, type Page } from '@playwright/test';
import { omitElectronVariables } from '../../electron/electron-environment.ts';

const POLL_MS = 100;

interface PackagedApp {
  page: Page;
  /** Ends the app and closes the connection to it. */
  end(): Promise<void>;
}

interface Start {
  /** The package's program. */
  program: string;
  data: string;
  /** The app's data folder, which doesn't exist yet. */
  userData: string;
}

/**
 * Starts a packaged app and connects to its page. Playwright can't start the app, because the package doesn't
 * allow the Node debugger. If the app ends, rejects with its output.
 */
export async function startPackaged(start: Start): Promise<PackagedApp> {
  const { child, waitForMark } = await launchProgram(start);
  let browser: Browser | null = null;
  const end = async () => {
    await browser?.close();
    await endProgram(child);
  };
  try {
    await waitForMark();
    const [port] = (await readFile(path.join(start.userData, 'DevToolsActivePort'), 'utf8')).split('\n');
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.waitForEvent('page'));
    if (!page) throw new Error('The app has no page.');
    await page.getByRole('navigation', { name: /^(Main|Hauptnavigation)$/ }).waitFor();
    return { page, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Starts the program. `waitForMark` resolves when the window is open and rejects if the program ends before
 * that.
 */
async function launchProgram({ program, data, userData }: Start) {
  await mkdir(userData, { recursive: true });
  const startedFile = path.join(userData, 'started');
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(
    program,
    [`--user-data-dir=${userData}`, '--remote-debugging-port=0', ...root, `--data=${data}`],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...omitElectronVariables(process.env), QOTD_STARTED_FILE: startedFile },
    },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  let end: string | null = null;
  child.once('error', (error) => {
    end = error.message;
  });
  child.once('exit', (code, signal) => {
    end = `exit code ${code ?? signal}`;
  });
  return {
    child,
    async waitForMark() {
      while (!existsSync(startedFile)) {
        if (end !== null) throw new Error(`The app ended (${end}): ${output.join('').trim()}`);
        await delay(POLL_MS);
      }
    },
  };
}

async function endProgram(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

/** Copies a program's package and changes one byte in the copy's archive. Returns the copied program. */
export async function changeArchive(program: string, folder: string): Promise<string> {
  const onMac = program.includes('.app/Contents/MacOS/');
  const source = onMac ? path.resolve(program, '../../..') : path.dirname(program);
  const copy = path.join(folder, path.basename(source));
  await cp(source, copy, { recursive: true, verbatimSymlinks: true });
  const archive = path.join(copy, onMac ? 'Contents/Resources/app.asar' : 'resources/app.asar');
  // The app doesn't use this text, so without the integrity check, the changed app would start.
  const at = await findDescription(archive);
  const file = await open(archive, 'r+');
  try {
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, at);
    byte.writeUInt8(byte.readUInt8() ^ 1);
    await file.write(byte, 0, 1, at);
  } finally {
    await file.close();
  }
  return path.join(copy, path.relative(source, program));
}

/** Returns the position of the description's first character in the archive's package.json. */
async function findDescription(archive: string): Promise<number> {
  const entry = statFile(archive, 'package.json');
  if (!('offset' in entry)) throw new Error('The archive has no package.json.');
  // The header is preceded by 8 bytes.
  const start = 8 + getRawHeader(archive).headerSize + Number(entry.offset);
  const text = (await readFile(archive)).subarray(start, start + entry.size).toString('latin1');
  const [before] = /"description":\s*"/.exec(text) ?? [];
  if (before === undefined) throw new Error('The package.json in the archive has no description.');
  return start + text.indexOf(before) + before.length;
}

/**
 * Starts a program whose archive was changed. Resolves with how the program ended, or rejects if it opens its
 * window.
 */
export async function expectNoStart(start: Start): Promise<string> {
  const { child, waitForMark } = await launchProgram(start);
  try {
    const end = await waitForMark().catch((error: unknown) => error);
    if (end instanceof Error) return end.message;
    throw new Error('The app started with a changed archive.');
  } finally {
    await endProgram(child);
  }
}
