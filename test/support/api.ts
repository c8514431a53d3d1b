import { request } from 'undici';
import { z } from 'zod';
import { localAuthor } from '../../electron/host/accounts.ts';
import { createNodeFiles, type Files } from '../../electron/host/files.ts';
import { type Account, startApiServer } from '../../electron/host/http/api-server.ts';
import { createLibrary } from '../../electron/host/library/library.ts';
import { openStore } from '../../electron/host/library/store.ts';
import { nodeRandom } from '../../electron/host/node-ports.ts';
import { type CustomEmoji, createEmojiBook } from '../../shared/emoji.ts';
import { bundledEmojiNames } from '../../shared/emoji-names.ts';
import { type CreateOutput, createOutputSchema } from '../../shared/question.ts';
import type { AbsentFields } from '../../shared/settings.ts';
import { handClock } from './library.ts';
import { silentLog } from './silent-log.ts';
import { temporaryFolder } from './temporary.ts';

export const ADMIN = 'token-of-the-administrator';
export const MEMBER = 'token-of-a-member';

const ACCOUNTS: readonly Account[] = [
  { role: 'administrator', token: ADMIN, author: localAuthor('administrator') },
  { role: 'member', token: MEMBER, author: localAuthor('member') },
];
const NAMES = bundledEmojiNames();

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body as JSON. */
  json: unknown;
}

export interface CallOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array;
  /** null: no Authorization at all. */
  token?: string | null;
  /** null takes a usual one away. */
  headers?: Record<string, string | null>;
}

const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().min(1),
  errors: z
    .array(z.strictObject({ path: z.string(), code: z.string(), message: z.string().min(1) }))
    .optional(),
});

/** An error answer in the form of decisions, «Errors». */
export function problemOf(answer: Answer): z.infer<typeof problemSchema> {
  const problem = problemSchema.parse(answer.json);
  if (answer.headers['content-type'] !== 'application/json')
    throw new Error('The error is not application/json.');
  if (problem.status !== answer.status) throw new Error('The body gives another status.');
  return problem;
}

/** The disk, until it is told to be full. */
function fillableFiles(): { files: Files; fill(): void } {
  const disk = createNodeFiles();
  let full = false;
  return {
    files: {
      ...disk,
      async open(path, how) {
        const file = await disk.open(path, how);
        const write = (data: Uint8Array, position: number) =>
          full
            ? Promise.reject(Object.assign(new Error('disk full'), { code: 'ENOSPC' }))
            : file.write(data, position);
        return { ...file, write };
      },
    },
    fill: () => {
      full = true;
    },
  };
}

/** The local API over the real library and store in a folder of its own, on a real socket. */
export async function startApi(options: { custom?: CustomEmoji[]; absentFields?: AbsentFields } = {}) {
  const book = createEmojiBook(NAMES, options.custom ?? []);
  let absentFields: AbsentFields = options.absentFields ?? 'keep';
  const folder = await temporaryFolder();
  const disk = fillableFiles();
  const store = await openStore({ dir: folder.dir, files: disk.files, log: silentLog });
  const clock = handClock();
  const library = createLibrary({
    store,
    clock,
    random: nodeRandom,
    book: () => book,
    author: () => localAuthor('member'),
    onChange() {},
  });
  const server = await startApiServer({
    library,
    accounts: () => ACCOUNTS,
    book: () => book,
    absentFields: () => absentFields,
    port: 0,
    log: silentLog,
  });
  const origin = `http://127.0.0.1:${server.port}`;

  async function call(method: string, path: string, given: CallOptions = {}): Promise<Answer> {
    const { body, raw, token = MEMBER, headers = {} } = given;
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const all: Record<string, string | null> = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const sent = Object.entries(all).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as const],
    );
    const answer = await request(
      path.startsWith('/api/') || path.startsWith('/placeholders/') ? origin + path : server.url + path,
      {
        method,
        headers: Object.fromEntries(sent),
        ...(payload !== undefined && { body: payload }),
      },
    );
    const text = await answer.body.text();
    const isJson = String(answer.headers['content-type']).startsWith('application/json') && text !== '';
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  }
  return {
    library,
    clock,
    port: server.port,
    origin,
    url: server.url,
    call,
    setAbsentFields: (value: AbsentFields) => {
      absentFields = value;
    },
    /** Creates a question that must be taken. */
    async create(body: Record<string, unknown>, token = MEMBER): Promise<CreateOutput> {
      const answer = await call('POST', '/questions', { body, token });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return createOutputSchema.parse(answer.json);
    },
    /** From now on the disk takes nothing. */
    fillDisk: disk.fill,
    async close() {
      await server.close();
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
export type TestApi = Awaited<ReturnType<typeof startApi>>;
