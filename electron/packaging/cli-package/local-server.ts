import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The options of `startServer`. */

export interface ServerOptions {
  /** The initial questions: an array, or a file with a snapshot or a JSON array. Default: none. */
  snapshot?: string | readonly SnapshotQuestion[];
  /** Faults to inject, such as `POST:drop-after:0.2`. */
  faults?: readonly string[];
  /** The same seed makes the same requests fail. Default: random. */
  faultSeed?: number;
  /** Default: the system clock. */
  clock?: ClockSetting;
  /** Default: any free port. */
  port?: number;
  /** A folder for the library. Default: in memory. */
  data?: string;
  /** Additional options of `qotd serve`. */
  args?: readonly string[];
}

/** A fixed time, or milliseconds to add to the system clock. */
export type ClockSetting = { fixed: string } | { offset: number };

/** The requests that a fault affects. */
interface FaultTarget {
  operation: 'POST' | 'PUT' | 'GET' | '*';
  /** The fraction of requests, above 0 and at most 1. Default: 1. */
  probability?: number | undefined;
  /** The number of the operation's requests to skip first. Default: 0. */
  skip?: number;
  /** The maximum number of requests to affect after that. Default: all. */
  times?: number;
}

/** Replaces an error's JSON. */
interface ErrorBody {
  body?: string;
  contentType?: string;
}

/** A fault, as in the control API: `{ kind: 'status', operation: 'POST', status: 503, times: 2 }`. */
export type Fault = FaultTarget &
  (
    | { kind: 'delay'; ms: number; jitter?: number | undefined }
    | ({ kind: 'status'; status: number } & ErrorBody)
    | ({ kind: 'rate-limit'; retryAfter: number; once?: true } & ErrorBody)
    | { kind: 'drop-before' | 'drop-during' | 'drop-after' | 'cut-answer' | 'truncated' }
    | { kind: 'slow-body'; ms: number }
    | { kind: 'wrong-type'; type?: string | undefined }
  );

/** 2 is a new question, and 3 is a sent one. The service doesn't document 0 and 1. */
export type Status = 0 | 1 | 2 | 3;

/** `emoji` is a literal emoji, or `$[label](url)$` for an image. */
export interface Option {
  emoji: string;
  text: string;
}

export interface VotedOption extends Option {
  votes: number;
}

export interface Author {
  id: string;
  username: string;
  globalName: string;
  avatarURL: string;
  displayAvatarURL: string;
}

/** The body of a create or edit request. `options` has one `<emoji> - <text>` per line. */
export interface QuestionInput {
  title: string;
  options: string;
  description?: string | null | undefined;
  footer?: string | null | undefined;
  image?: string | null | undefined;
}

interface QuestionOutput {
  id: number;
  /** ISO 8601 with an offset. */
  createdAt: string;
  /** The question's title. */
  question: string;
  description: string | null;
  footer: string | null;
  image: string | null;
  status: Status;
  /** ISO 8601. In the response to a fetch request, the time has no offset. */
  sentAt: string | null;
  messageID: string | null;
}

/** The response to an edit request. */
export interface EditedQuestion extends QuestionOutput {
  /** The author's ID. */
  author: string;
  options: Option[];
}

/** The response to a create request. */
export interface CreatedQuestion extends EditedQuestion {
  /** The most similar questions first, or `null` with a member token. */
  similarQuestions: SimilarQuestion[] | null;
}

/** A question that's similar to a new one. */
export interface SimilarQuestion extends QuestionOutput {
  description: string;
  footer: string;
  options: Option[];
  /** A score from 0 to 1. */
  search_score: number;
}

/** The response to a fetch request. */
export interface Question extends QuestionOutput {
  author: Author;
  options: VotedOption[];
  messageLink: string | null;
}

/** A question in the option `snapshot`. */
export interface SnapshotQuestion extends QuestionInput {
  /** ISO 8601 with an offset. */
  createdAt?: string | null | undefined;
  author?: Partial<Author> | null | undefined;
  sent?: (Omit<SentQuestion, 'votes'> & { votes?: readonly number[] | undefined }) | null | undefined;
}

/**
 * A sent question's details. Votes are in the order of the options. With a fixed clock, random votes and
 * generated message IDs are the same in every run.
 */
export interface SentQuestion {
  votes?: readonly number[] | 'random' | undefined;
  status?: Status | undefined;
  messageID?: string | undefined;
  messageLink?: string | undefined;
  sentAt?: string | undefined;
}

/** The request or response in a logged request. Tokens are masked. */
export interface LoggedMessage {
  /** Headers by lowercase name. */
  headers: Record<string, string>;
  body: string | null;
  /** True if the log contains only the body's start. */
  bodyIsCut: boolean;
}

/** A request that the server received. */
export interface LoggedRequest {
  /** A number that increases by 1 with each response, or 0 if the response is pending. */
  id: number;
  /** The arrival time in ISO 8601 and UTC. */
  at: string;
  method: string;
  /** The path with the query. */
  path: string;
  /** Null if no complete response was sent. */
  status: number | null;
  /** The reason phrase, or `Pending`, `Dropped`, `Cut off`, or `Client left`. */
  phrase: string;
  /** The error codes in a 422 response. */
  errors: string[];
  /** Milliseconds until the response was sent. */
  ms: number;
  faults: string[];
  /** The API token's ID, or `null` if the token was missing or invalid. */
  profile: string | null;
  requestBytes: number;
  responseBytes: number;
  request: LoggedMessage;
  response: LoggedMessage | null;
}

/** Selects the requests to list. A path can end with `*`. */
export interface RequestFilter {
  method?: string;
  path?: string;
  status?: number;
}

/** Controls the server during a test. */
export interface Control {
  /** The control API's base URL. `/openapi.json` below it describes the operations. */
  readonly url: string;
  readonly token: string;
  /**
   * Sends a request to the control API, such as `send('PUT', '/clock', { offset: 0 })`. Resolves with the
   * response's JSON. Rejects for any error.
   */
  send<T = unknown>(method: string, path: string, body?: object): Promise<T>;
  /** Marks a question as sent, with votes. */
  markSent(id: number, sent?: SentQuestion): Promise<Question>;
  setFaults(faults: readonly Fault[], seed?: number): Promise<void>;
  setClock(clock: ClockSetting): Promise<void>;
  /**
   * Resolves with the latest 1,000 requests to the API, oldest first, or fewer with large bodies. If newer ones
   * replaced older ones, `evicted` in `send('GET', '/requests')` is their number.
   */
  requests(filter?: RequestFilter): Promise<LoggedRequest[]>;
}

export interface LocalServer {
  /** The API's base URL, such as `http://127.0.0.1:4747/api/v1`. */
  readonly url: string;
  readonly adminToken: string;
  readonly memberToken: string;
  readonly control: Control;
  /**
   * Sends `POST /reset` to end pending requests and restore the initial state. Sets `clock` again if it was
   * given.
   */
  reset(): Promise<void>;
  /** Finishes pending writes and ends the server. Rejects if the server failed. */
  stop(): Promise<void>;
}

const PROGRAM = path.join(import.meta.dirname, 'qotd.mjs');
const TOKEN_BYTES = 24;
const OPTION_NAMES = {
  ...{ snapshot: true, faults: true, faultSeed: true, clock: true, port: true, data: true, args: true },
} as const satisfies Record<keyof ServerOptions, true>;

const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/**
 * Starts a server in a separate process that also ends with this one. Rejects with the server's message if it
 * can't start.
 */
export async function startServer(options: ServerOptions = {}): Promise<LocalServer> {
  checkOptions(options);
  const tokens = {
    QOTD_ADMIN_TOKEN: createToken(),
    QOTD_MEMBER_TOKEN: createToken(),
    QOTD_CONTROL_TOKEN: createToken(),
  };
  const scratch = typeof options.snapshot === 'object' ? await mkdtemp(path.join(tmpdir(), 'qotd-')) : null;
  const inline = scratch === null ? null : path.join(scratch, 'questions.json');
  try {
    const { url, controlUrl, stop } = await runServer(await toArguments(options, inline), tokens).catch(
      (error: Error) => {
        // The caller doesn't know this temporary file.
        if (inline !== null) error.message = error.message.replaceAll(inline, 'the option snapshot');
        throw error;
      },
    );
    const control = createControl(controlUrl, tokens.QOTD_CONTROL_TOKEN);
    try {
      if (options.clock) await control.setClock(options.clock);
      return {
        ...{ url, control, stop },
        async reset() {
          await control.send('POST', '/reset');
          if (options.clock) await control.setClock(options.clock);
        },
        adminToken: tokens.QOTD_ADMIN_TOKEN,
        memberToken: tokens.QOTD_MEMBER_TOKEN,
      };
    } catch (error) {
      await stop();
      throw error;
    }
  } finally {
    if (scratch !== null) await rm(scratch, { recursive: true, force: true });
  }
}

/** Throws TypeError for an option that TypeScript would reject. */
function checkOptions(options: ServerOptions): void {
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(OPTION_NAMES, name));
  if (unknown.length > 0) {
    const names = Object.keys(OPTION_NAMES).join(', ');
    throw new TypeError(`Unknown option ${unknown.join(', ')}. The options are ${names}.`);
  }
  for (const name of ['faults', 'args'] as const) {
    const value: unknown = options[name];
    if (value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string')))
      continue;
    throw new TypeError(`The option ${name} must be an array of strings, such as ['POST:status=503'].`);
  }
  const { snapshot } = options;
  if (snapshot !== undefined && typeof snapshot !== 'string' && !Array.isArray(snapshot)) {
    throw new TypeError('The option snapshot must be the path of a file, or an array of questions.');
  }
}

async function toArguments(options: ServerOptions, inline: string | null): Promise<string[]> {
  const { snapshot, data, port = 0, faults = [], faultSeed, args = [] } = options;
  if (inline !== null) await writeFile(inline, JSON.stringify(snapshot));
  const file = inline ?? snapshot;
  return [
    ...(data === undefined ? ['--memory'] : ['--data', data]),
    ...['--control', '--json', '--port', String(port)],
    ...(typeof file === 'string' ? ['--snapshot', file] : []),
    ...faults.flatMap((fault) => ['--fault', fault]),
    ...(faultSeed === undefined ? [] : ['--fault-seed', String(faultSeed)]),
    ...args,
  ];
}

/** Runs `qotd serve` and resolves when the server is ready. */
async function runServer(
  args: readonly string[],
  tokens: Readonly<Record<string, string>>,
): Promise<{ url: string; controlUrl: string; stop: () => Promise<void> }> {
  // The test runner's Node options aren't meant for the server.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, [PROGRAM, 'serve', ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...env, ...tokens },
  });
  const ended = once(child, 'exit').then(([code]): number | null => code);
  let messages = '';
  child.stderr?.on('data', (text: Buffer) => {
    messages += text;
  });
  const line = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text: Buffer) => {
      output += text;
      if (output.includes('\n')) resolve(output);
    });
    child.once('error', reject);
    // `close` is emitted after all output has been read.
    child.once('close', () => reject(new Error(messages.trim() || 'The server ended before it was ready.')));
  });
  // A test can end without stopping its server. The server then also ends.
  child.unref();
  child.channel?.unref();
  for (const output of [child.stdout, child.stderr]) if (output instanceof Socket) output.unref();

  const { api, control }: { api: string; control: string } = JSON.parse(line);
  return {
    url: api,
    controlUrl: control,
    async stop() {
      child.ref();
      // Unlike a signal, disconnecting lets the server finish even on Windows.
      if (child.connected) child.disconnect();
      const code = await ended;
      if (code !== 0) throw new Error(`The server ended with exit code ${code}. ${messages.trim()}`);
    },
  };
}

function createControl(url: string, token: string): Control {
  const send = async <T>(method: string, target: string, body?: object): Promise<T> => {
    const response = await fetch(url + target, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    throw new Error(`${method} ${target}: ${response.status} ${text}`);
  };
  return {
    ...{ url, token, send },
    markSent: (id, sent = {}) => send('POST', `/questions/${id}/sent`, sent),
    async setFaults(faults, seed) {
      await send('PUT', '/faults', { faults, ...(seed !== undefined && { seed }) });
    },
    async setClock(clock) {
      await send('PUT', '/clock', clock);
    },
    async requests(filter = {}) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filter)) query.set(name, String(value));
      const found = await send<{ requests: LoggedRequest[] }>('GET', `/requests?${query}`);
      return found.requests;
    },
  };
}

/** The hooks of Vitest and Jest. For `node:test`, `beforeAll` is `before`, and `afterAll` is `after`. */
export interface TestHooks {
  beforeAll(run: () => Promise<void>): unknown;
  beforeEach(run: () => Promise<void>): unknown;
  afterAll(run: () => Promise<void>): unknown;
}

/**
 * Starts a server before all tests in a file, resets it before each test, and stops it at the end. Use the
 * returned server only after `beforeAll`.
 */
export function useServer(hooks: TestHooks, options: ServerOptions = {}): LocalServer {
  let started: LocalServer | null = null;
  const server = (): LocalServer => {
    if (started) return started;
    throw new Error('The server starts before the tests. Use it in a test or a hook.');
  };
  hooks.beforeAll(async () => {
    started = await startServer(options);
  });
  hooks.beforeEach(() => server().reset());
  hooks.afterAll(async () => {
    await started?.stop();
  });
  return {
    get url() {
      return server().url;
    },
    get adminToken() {
      return server().adminToken;
    },
    get memberToken() {
      return server().memberToken;
    },
    get control() {
      return server().control;
    },
    reset: () => server().reset(),
    stop: () => server().stop(),
  };
}
