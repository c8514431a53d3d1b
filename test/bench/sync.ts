import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'undici';
import type { OpenTransport, SyncRequest } from '../../electron/host/sync/sync-ports.ts';
import { createLazyTransport } from '../../electron/host/sync/transport/lazy-transport.ts';
import type { Handlers } from '../../shared/bridge/bridge-methods.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { createBackend, createMemorySettings } from '../support/backend.ts';
import { startChild } from '../support/child-rpc.ts';
import { reportProgress } from '../support/command-line.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import {
  type Bench,
  computeMedian,
  createMaximumTarget,
  formatTargetTable,
  measureTime,
  readNumberOption,
  round,
} from './harness.ts';
import { createExampleInput } from './parts/questions.ts';

/**
 * Measures sending a queue of 1,000 questions to a local live service that stores them durably. The baseline
 * sends the same requests sequentially with undici, each after one durable write, without reading, comparing,
 * or storing anything. A second baseline omits the writes. For each measurement, the service starts empty in
 * a new process. Each create uses a separate connection in all measurements (docs/project/sync-design.md).
 * `--count N` queues a different number of questions, and `--rounds N` changes the run time.
 */

const COUNT = 1_000;
const ROUNDS = 5;
const TOKEN = 'member';

interface Round {
  requests: readonly SyncRequest[];
  /** The durations in milliseconds. */
  sync: number;
  bare: number;
  bareDurable: number;
}

export const bench: Bench = async (args) => {
  const [count, rounds] = [
    readNumberOption(args, '--count', COUNT),
    readNumberOption(args, '--rounds', ROUNDS),
  ];
  await using folder = await createTemporaryFolder();
  const service = startChild(join(import.meta.dirname, 'parts/api-process.ts'));
  try {
    const dir = join(folder.dir, 'service');
    await service.ask({ do: 'fill', dir, size: 0 });
    const serve = async () =>
      `http://127.0.0.1:${Number(await service.ask({ do: 'serve', dir, hasIndex: false }))}`;
    const measured: Round[] = [];
    for (let at = 0; at <= rounds; at++) {
      reportProgress(at === 0 ? 'warming up' : `round ${at} of ${rounds}`);
      const one = await measureRound({ folder: join(folder.dir, `${at}`), count, serve });
      if (at > 0) measured.push(one);
    }
    return report(measured, count);
  } finally {
    await service.kill();
  }
};

interface Setting {
  folder: string;
  count: number;
  /** Restarts the service and returns its origin. */
  serve: () => Promise<string>;
}

async function measureRound({ folder, count, serve }: Setting): Promise<Round> {
  const { requests, ms } = await sendQueue(folder, count, await serve());
  const bare = await sendBare(requests, await serve(), async () => {});
  const file = await open(join(folder, 'bare'), 'a');
  try {
    const bareDurable = await sendBare(requests, await serve(), async ({ body }) => {
      await file.write(`${body}\n`);
      await file.datasync();
    });
    return { requests, sync: ms, bare, bareDurable };
  } finally {
    await file.close();
  }
}

/**
 * Queues questions in a new library and sends them in one sync. Throws unless all questions are then synced.
 */
async function sendQueue(dir: string, count: number, origin: string) {
  const requests: SyncRequest[] = [];
  const baseUrl = `${origin}/api/v1`;
  const host = await createBackend(dir, {
    openSettings: async () => createMemorySettings({ syncUrl: baseUrl }),
    givenLiveToken: { token: TOKEN, baseUrl },
    openTransport: recordTo(requests),
  });
  try {
    const ids = await saveQuestions(host.handlers, count);
    await host.handlers['sync.queue']({ ids });
    const { ms, value } = await measureTime(() => host.handlers['sync.runNow']({}));
    if (value.lastRound?.synced !== count)
      throw new Error(`${value.lastRound?.synced} of ${count} are synced.`);
    return { requests, ms };
  } finally {
    await host.close();
  }
}

const recordTo =
  (requests: SyncRequest[]): OpenTransport =>
  (ports) => {
    const transport = createLazyTransport({ environment: {}, version: 'bench' })(ports);
    return {
      ...transport,
      send(request) {
        requests.push(request);
        return transport.send(request);
      },
    };
  };

async function saveQuestions(handlers: Handlers, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < count; number++) {
    const { title, options, description } = createExampleInput(number);
    const input = { ...createEmptyDraft(), title, options, description: description ?? '' };
    const { id } = await handlers['question.save']({
      id: null,
      key: `${number}`,
      version: 0,
      basedOn: 0,
      input,
    });
    ids.push(id);
  }
  return ids;
}

/**
 * Returns the duration of the requests in milliseconds. Each request waits for the previous response and for
 * `before`.
 */
async function sendBare(
  requests: readonly SyncRequest[],
  origin: string,
  before: (request: SyncRequest) => Promise<void>,
): Promise<number> {
  const kept = new Client(origin);
  try {
    const { ms } = await measureTime(async () => {
      for (const request of requests) {
        const client = request.newConnection ? new Client(origin) : kept;
        await before(request);
        await sendOne(client, request);
        if (client !== kept) await client.close();
      }
    });
    return ms;
  } finally {
    await kept.close();
  }
}

async function sendOne(client: Client, { method, url, body }: SyncRequest): Promise<void> {
  const { statusCode, body: answer } = await client.request({
    method,
    path: new URL(url).pathname,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    body,
  });
  const text = await answer.text();
  if (statusCode >= 300) throw new Error(`${method} ${url} got ${statusCode}: ${text}`);
}

function report(rounds: readonly Round[], count: number) {
  const of = (formatFigure: (one: Round) => number) => round(computeMedian(rounds.map(formatFigure)));
  const ofDurable = rounds.map((one) => one.sync / one.bareDurable);
  const results = {
    queued: count,
    requests: of((one) => one.requests.length),
    requestsPerQuestion: of((one) => one.requests.length / count),
    syncMs: of((one) => one.sync),
    bareMs: of((one) => one.bare),
    bareDurableMs: of((one) => one.bareDurable),
    ofBare: of((one) => one.sync / one.bare),
    ofBareDurable: round(computeMedian(ofDurable)),
  };
  const targets = [createMaximumTarget('Sync / baseline', ofDurable, 1.25)];
  return {
    json: { bench: 'sync', ...results, targets },
    tables: [{ title: `A queue of ${count}`, rows: [results] }, formatTargetTable(targets)],
  };
}
