import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Sends a request to `address`, relative to the server's questions path. */
export async function call(
  { port, path, headers }: Running,
  method: string,
  address: string,
  body?: unknown,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}${address}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** A mock server that stores questions: QOTD Studio or a peer. */
export interface Peer {
  /** The server's name and version, as in the tables. */
  name: string;
  /** Fills a folder with questions whose IDs are 1 to `size`. */
  prepare(dir: string, size: number): Promise<void>;
  /** Serves the folder and stores changes there. Rejects if the server doesn't start. */
  start(dir: string): Promise<Running>;
}

export interface Running {
  port: number;
  /** The path of the questions, such as `/questions`. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Requests a normal exit and waits for it. */
  stop(): Promise<void>;
  /** Kills the process without letting it write anything. */
  kill(): Promise<void>;
}

/** The maximum time for a server to start, in milliseconds, with 100,000 questions to read. */
const START_LIMIT = 180_000;
const STOP_LIMIT = 20_000;

/** Starts a Node program that listens on a port. Resolves when the program accepts a connection. */
export async function startProgram(
  args: readonly string[],
  { port, path, headers, cwd }: Pick<Running, 'port' | 'path' | 'headers'> & { cwd: string },
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: createPlainEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2_000);
  });
  const exited = once(child, 'exit');
  let ended = false;
  void exited.then(() => {
    ended = true;
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    await exited;
    clearTimeout(late);
  };
  const limit = performance.now() + START_LIMIT;
  while (!(await acceptsConnection(port))) {
    if (ended) throw new Error(`It didn't start: ${errors.trim()}`);
    if (performance.now() > limit) {
      await end('SIGKILL');
      throw new Error(`It didn't start within ${START_LIMIT / 1000} s.`);
    }
    await wait(100);
  }
  return { port, path, headers, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Returns the environment without npm's variables, the app's variables, and variables that configure cloud
 * access.
 */
const createPlainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:MOCKOON|npm_|QOTD)/.test(name)));

const acceptsConnection = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
