import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** What the checks of one server work on. */
export interface Checked {
  peer: Peer;
  /** An empty folder for this server. */
  folder: string;
  /** The Authorization of an administrator and of a member, where the server knows such a thing. */
  roles: { administrator: Readonly<Record<string, string>>; member: Readonly<Record<string, string>> };
  /** Serves an OpenAPI document of somebody else's, where the server can. Rejects where it can't. */
  serveOpenApi?: (dir: string, file: string) => Promise<Running>;
  /** The file in a server's folder that somebody may edit while it runs, and the options that make it look. */
  editable: { file: string; options: readonly string[] } | null;
  /** Makes each answer 300 ms late, by the options that it gives or by a change in the server's folder. */
  slow: ((dir: string) => Promise<readonly string[]>) | null;
  /** Options that save what is created, and answer nothing. */
  dropAfter: readonly string[] | null;
}

/** A question that every server takes. */
export const QUESTION = {
  title: 'Which lighthouse would you keep?',
  options: ':sunflower: - Summer\n:snowflake: - Winter',
};
/** A call below the questions of a server. */
export async function call(
  { port, path, headers }: Running,
  method: string,
  address: string,
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}${address}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** A member of an object in JSON; undefined where there is none. */
export const memberOf = (text: string, name: string): unknown =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(text))[name];

/** A mock server that keeps questions of its own, ours or another. */
export interface Peer {
  /** With its version, as the tables have it. */
  name: string;
  /** Makes a folder that holds so many questions, with the ids 1 to `size`. */
  prepare(dir: string, size: number): Promise<void>;
  /** Serves what the folder holds, and keeps there what it is sent. Rejects where it does not start. */
  start(dir: string, extra?: readonly string[]): Promise<Running>;
  /** What its command line says of itself. */
  help(): Promise<string>;
}

export interface Running {
  port: number;
  /** Where questions are: `/questions`. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Milliseconds that a server may take to start, with 100,000 questions to read. */
const START_LIMIT = 180_000;
const STOP_LIMIT = 20_000;

/** A Node program that listens on a port. It is there once it takes a connection. */
export async function startProgram(
  args: readonly string[],
  { port, path, headers, cwd }: Pick<Running, 'port' | 'path' | 'headers'> & { cwd: string },
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: plainEnvironment(),
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
  while (!(await takesConnection(port))) {
    if (ended) throw new Error(`It did not start: ${errors.trim()}`);
    if (performance.now() > limit) {
      await end('SIGKILL');
      throw new Error(`It did not start within ${START_LIMIT / 1000} s.`);
    }
    await wait(100);
  }
  return { port, path, headers, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** What a Node program prints. */
export async function outputOf(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, { env: plainEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await once(child, 'close');
  return output;
}

/** A port of 127.0.0.1 that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Nothing that tells a program where its cloud is, or that npm runs it. */
const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:MOCKOON|npm_|QOTD)/.test(name)));

const takesConnection = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
