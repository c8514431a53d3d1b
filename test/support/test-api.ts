import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { z } from 'zod';
import { createFaultEngine } from '../../electron/host/local-api/faults/fault-engine.ts';
import type { RequestBufferLimits } from '../../electron/host/local-api/request-log/request-buffer.ts';
import { createRequestLog } from '../../electron/host/local-api/request-log/request-log.ts';
import { startApiServer } from '../../electron/host/local-api/server/api-server.ts';
import type { Timers } from '../../electron/host/ports.ts';
import { systemTimers } from '../../electron/host/ports.ts';
import type { SearchService } from '../../electron/host/similar/worker/search-service.ts';
import { createNodeFiles, type Files } from '../../electron/host/system/files.ts';
import type { CustomEmoji } from '../../shared/emoji/emoji-resolver.ts';
import type { ApiToken } from '../../shared/local-api/api-token.ts';
import { type CreateOutput, createOutputSchema } from '../../shared/question/service-body-schemas.ts';
import { type AbsentFields, createLocalProfile } from '../../shared/settings.ts';
import { silentLog } from './silent-log.ts';
import { openSimilarQuestions } from './similar-questions-fixture.ts';
import { createTemporaryFolder } from './temporary-folder.ts';
import { openLibrary } from './test-library.ts';

export const ADMIN = 'token-of-the-administrator';
export const MEMBER = 'token-of-a-member';

const ACCOUNTS: readonly ApiToken[] = [
  { ...createLocalProfile('administrator'), token: ADMIN },
  { ...createLocalProfile('member'), token: MEMBER },
];

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The parsed body, or undefined if it isn't JSON. */
  json: unknown;
}

export interface CallOptions {
  /** A request body that is serialized as JSON. */
  body?: unknown;
  /** A request body that is sent unchanged. */
  raw?: string | Uint8Array;
  /** If null, the request has no Authorization header. */
  token?: string | null;
  /** A null value removes a default header. */
  headers?: Record<string, string | null>;
}

const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().min(1),
  errors: z
    .array(
      z.strictObject({
        path: z.string(),
        code: z.string(),
        line: z.int().min(1).optional(),
        message: z.string().min(1),
      }),
    )
    .optional(),
});

/** Parses an error response in the format of docs/bots/service-differences.md, `error-form`. */
export function getProblem(answer: Answer): z.infer<typeof problemSchema> {
  const problem = problemSchema.parse(answer.json);
  if (answer.headers['content-type'] !== 'application/json')
    throw new Error('The error is not application/json.');
  if (problem.status !== answer.status) throw new Error('The body gives another status.');
  return problem;
}

/** Returns a disk that can be full or delay writes. */
function createFillableFiles(): { files: Files; fill(): void; hold(): () => void; held(): number } {
  const disk = createNodeFiles();
  let full = false;
  let turn: Promise<void> = Promise.resolve();
  let held = 0;
  return {
    files: {
      ...disk,
      async open(path, how) {
        const file = await disk.open(path, how);
        const write = async (data: Uint8Array, position: number) => {
          held += 1;
          await turn;
          held -= 1;
          if (full) throw Object.assign(new Error('disk full'), { code: 'ENOSPC' });
          return file.write(data, position);
        };
        return { ...file, write };
      },
    },
    fill: () => {
      full = true;
    },
    hold() {
      const released = Promise.withResolvers<void>();
      turn = released.promise;
      return released.resolve;
    },
    held: () => held,
  };
}

/** Starts the local API over the real library and store in a temporary folder, on a real socket. */
export async function startApi(
  options: {
    custom?: CustomEmoji[];
    absentFields?: AbsentFields;
    timers?: Timers;
    limits?: RequestBufferLimits;
    faultSeed?: number;
    /** The search for similar questions and its timers. */
    similar?: { timers: Timers; search: SearchService };
  } = {},
) {
  let absentFields: AbsentFields = options.absentFields ?? 'keep';
  const folder = await createTemporaryFolder();
  const disk = createFillableFiles();
  const { library, clock, tools, emojiResolver, close } = await openLibrary(
    folder.dir,
    disk.files,
    options.custom,
  );
  const similar = openSimilarQuestions(
    { dir: folder.dir, library },
    { files: disk.files, clock, ...options.similar },
  );
  library.subscribe(similar.reindex);
  const { timers = systemTimers } = options;
  let accounts = ACCOUNTS;
  let logChanges = 0;
  const requests = createRequestLog({
    clock,
    timers,
    tokens: () => accounts,
    onChange: () => {
      logChanges += 1;
    },
    ...(options.limits && { limits: options.limits }),
  });
  const faults = createFaultEngine(options.faultSeed ?? 1, clock);
  // Replaces the assets that the build generates.
  const reference = await createTemporaryFolder();
  for (const name of ['reference.js', 'reference.css'])
    await writeFile(path.join(reference.dir, name), `/* ${name} */`);
  const server = await startApiServer({
    library,
    findSimilar: similar.findSaved,
    tokens: () => accounts,
    emojiResolver: () => emojiResolver,
    absentFields: () => absentFields,
    port: 0,
    version: '1.2.3',
    referenceDir: reference.dir,
    log: silentLog,
    faults,
    recorder: requests.recorder,
    timers,
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
      /^\/(api|placeholders|openapi\.json|docs|calendar\.ics)\b/.test(path)
        ? origin + path
        : server.url + path,
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
    similar,
    tools,
    requests,
    faults,
    clock,
    /** Returns the number of change events from the request log. */
    logChanges: () => logChanges,
    setAccounts: (value: readonly ApiToken[]) => {
      accounts = value;
    },
    port: server.port,
    origin,
    url: server.url,
    call,
    setAbsentFields: (value: AbsentFields) => {
      absentFields = value;
    },
    /** Creates a question. Throws if the API rejects it. */
    async create(body: Record<string, unknown>, token = MEMBER): Promise<CreateOutput> {
      const answer = await call('POST', '/questions', { body, token });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return createOutputSchema.parse(answer.json);
    },
    /** Makes all further writes fail. */
    fillDisk: disk.fill,
    /** Delays all further writes until the returned function is called. */
    holdDisk: disk.hold,
    /** Returns the number of delayed writes. */
    writesHeld: disk.held,
    async close() {
      similar.stop();
      await server.close();
      await similar.close();
      await close();
      await folder[Symbol.asyncDispose]();
      await reference[Symbol.asyncDispose]();
    },
  };
}
export type TestApi = Awaited<ReturnType<typeof startApi>>;
