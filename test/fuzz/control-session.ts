import { request } from 'undici';
import { z } from 'zod';
import { CONTROL_OPERATIONS } from '../../electron/host/local-api/control/control-operations.ts';
import type { ControlOperation } from '../../electron/host/local-api/control/define-control-operation.ts';
import type { Child } from '../support/child-rpc.ts';
import type { Random } from '../support/random.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { createAnyValue, fromSchema, getInputSchema } from './from-schema.ts';
import { CONTROL_TOKEN, startHost, TOKENS } from './fuzz-host-client.ts';
import { createNoise } from './json-text.ts';
import { createAnyText } from './unusual-text.ts';

export interface ControlSession {
  host: Child;
  /** Sends a few sequential requests and returns their failures. */
  run(random: Random): Promise<string[]>;
  close(): Promise<void>;
}

/** The statuses that the control API may return. */
const EXPECTED = new Set([200, 400, 401, 404, 409, 413, 415, 422, 431]);
const MAX_IDS = 5;

const problemSchema = z.object({ status: z.int(), detail: z.string().min(1) });

const schemas = new Map(
  CONTROL_OPERATIONS.flatMap(({ id, input }) => (input ? [[id, getInputSchema(input.schema)] as const] : [])),
);

export async function openControlSession(onLogged: (text: string) => void): Promise<ControlSession> {
  const folder = await createTemporaryFolder();
  const host = startHost(onLogged);
  const port = z.int().parse(await host.ask({ do: 'open', dir: folder.dir }));
  const origin = `http://127.0.0.1:${port}`;
  return {
    host,
    async run(random) {
      const failures: string[] = [];
      for (let at = 0; at < 4; at++) failures.push(...(await runRequest(random, origin)));
      return failures;
    },
    async close() {
      if (!host.hasEnded()) await host.ask({ do: 'close' });
      await host.kill();
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function runRequest(random: Random, origin: string): Promise<string[]> {
  const operation = random.pick(CONTROL_OPERATIONS);
  const target = `/control/v1${getPath(random, operation)}`;
  const token = random.isChance(0.05) ? random.pick([TOKENS.member, 'x']) : CONTROL_TOKEN;
  const body = operation.input?.in === 'body' ? getBody(random, operation) : null;
  const { statusCode: status, body: received } = await request(origin + target, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...((body !== null || random.isChance(0.2)) && {
        'content-type': random.isChance(0.02) ? 'text/plain' : 'application/json',
      }),
    },
    ...(body !== null && { body }),
  });
  const failure = checkResponse(operation, status, await received.text());
  return failure === null ? [] : [`${operation.method} ${target} ${body?.slice(0, 300)}: ${failure}`];
}

function getPath(random: Random, { id, path, input }: ControlOperation): string {
  const pickParameter = () =>
    random.weighted<() => string>([
      [8, () => String(1 + random.pickInteger(MAX_IDS))],
      [4, () => random.pick(['a', 'b', 'start', 'member', 'administrator', '_1', 'before-last-change'])],
      [2, () => encodeURIComponent(createAnyText(random).slice(0, 200).toWellFormed())],
    ])();
  const target = path.replace(/\{\w+\}/, pickParameter);
  if (input?.in !== 'query') return target;
  const query = Object(fromSchema(schemas.get(id) ?? {}, createDrawing(random)));
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, getText(value)]));
  return `${target}?${text}`;
}

/**
 * Formats a value for a query. Doesn't convert objects, because some objects can't be converted to a string.
 */
const getText = (value: unknown): string => (typeof value === 'object' ? 'an object' : String(value));

const createDrawing = (random: Random) => ({
  random,
  invalidShare: 0.05,
  ids: [1, 2, 3],
  profiles: ['member'],
});

function getBody(random: Random, { id }: ControlOperation): string {
  if (random.isChance(0.05)) return createNoise(random);
  const value = random.isChance(0.1)
    ? createAnyValue(random, 3)
    : fromSchema(schemas.get(id) ?? {}, createDrawing(random));
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return 'null';
  }
}

/** Returns the problem with a response, or null if it's correct. */
function checkResponse({ response }: ControlOperation, status: number, text: string): string | null {
  if (!EXPECTED.has(status)) return `${status} ${text.slice(0, 300)}`;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return `${status} without JSON: ${text.slice(0, 300)}`;
  }
  if (status === 200) {
    const parsed = response.safeParse(json);
    return parsed.success ? null : `an undocumented response: ${parsed.error.message.slice(0, 300)}`;
  }
  const problem = problemSchema.safeParse(json);
  return problem.success && problem.data.status === status
    ? null
    : `no problem document: ${text.slice(0, 300)}`;
}
