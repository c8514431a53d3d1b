import { cp, rm } from 'node:fs/promises';
import { z } from 'zod';
import { createStoredQuestion } from '../../../electron/host/library/commands/build-stored-question.ts';
import { createLibrary, type Library } from '../../../electron/host/library/commands/editable-library.ts';
import { openStore } from '../../../electron/host/library/open-store.ts';
import type { Store } from '../../../electron/host/library/store/entry-store.ts';
import { createFaultEngine } from '../../../electron/host/local-api/faults/fault-engine.ts';
import { createRequestLog } from '../../../electron/host/local-api/request-log/request-log.ts';
import { type ApiServer, startApiServer } from '../../../electron/host/local-api/server/api-server.ts';
import { nodeRandom, systemClock, systemTimers } from '../../../electron/host/ports.ts';
import { createSearchWorkerClient } from '../../../electron/host/similar/search-worker-client.ts';
import type { SimilarQuestions } from '../../../electron/host/similar/similar-questions.ts';
import { createNodeFiles } from '../../../electron/host/system/files.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../shared/emoji/emoji-shortcodes.ts';
import type { StoredQuestion } from '../../../shared/library/entry.ts';
import type { ApiToken } from '../../../shared/local-api/api-token.ts';
import { resolveOptions } from '../../../shared/question/check-question.ts';
import { createLocalProfile } from '../../../shared/settings.ts';
import { serveParent } from '../../support/child-rpc.ts';
import { createNoOptionalFields } from '../../support/optional-fields.ts';
import { silentLog } from '../../support/silent-log.ts';
import { openSimilarQuestions, SEARCH_WORKER } from '../../support/similar-questions-fixture.ts';
import { readCpuTime } from '../harness.ts';
import { createExampleInput } from './questions.ts';

/**
 * Requests to a process that runs the local API for a library. The process can serve several libraries in
 * succession.
 */

const requestSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('fill'), dir: z.string(), size: z.int() }),
  /** Serves a copy of `dir`, with or without an index of similar questions. Returns the port. */
  z.object({ do: z.literal('serve'), dir: z.string(), hasIndex: z.boolean() }),
  /** Returns the CPU time so far in microseconds, for all threads and for the main thread. */
  z.object({ do: z.literal('cpu') }),
]);

const NO_MODEL = 'none';
const log = { info() {}, warn: console.error, error: console.error };
const emojiResolver = createEmojiResolver(loadEmojiNames(), []);
const accounts: readonly ApiToken[] = (['administrator', 'member'] as const).map((role) => ({
  ...createLocalProfile(role),
  token: role,
}));

const createStoreLibrary = (store: Store): Library =>
  createLibrary({
    store,
    clock: systemClock,
    random: nodeRandom,
    emojiResolver: () => emojiResolver,
    author: () => createLocalProfile('member').author,
  });

function createNumberedQuestion(number: number): { id: number; question: StoredQuestion } {
  const { title, options, description = null } = createExampleInput(number);
  const input = {
    ...createNoOptionalFields(),
    title,
    options: resolveOptions(options, emojiResolver),
    description,
  };
  return {
    id: Number.MAX_SAFE_INTEGER,
    question: createStoredQuestion(input, createLocalProfile('member').author, 0),
  };
}

async function fill(dir: string, size: number): Promise<void> {
  const store = await openStore({ dir, files: createNodeFiles(), log });
  const library = createStoreLibrary(store);
  const create = (number: number) => {
    const { title, options, description = null } = createExampleInput(number);
    const question = {
      ...createNoOptionalFields(),
      title,
      options: resolveOptions(options, emojiResolver),
      description,
    };
    return library.createQuestion(question, { origin: 'app', author: createLocalProfile('member').author });
  };
  for (let number = 0; number < size; number += 1_000) {
    const count = Math.min(1_000, size - number);
    await Promise.all(Array.from({ length: count }, (_, at) => create(number + at)));
  }
  await store.close();
}

let running: { server: ApiServer; store: Store; similar: SimilarQuestions; dir: string } | null = null;

async function stop(): Promise<void> {
  if (!running) return;
  running.similar.stop();
  await running.server.close();
  await running.similar.close();
  await running.store.close();
  await rm(running.dir, { recursive: true });
  running = null;
}

async function serve(original: string, hasIndex: boolean): Promise<number> {
  await stop();
  const dir = `${original}-served`;
  await cp(original, dir, { recursive: true });
  const store = await openStore({ dir, files: createNodeFiles(), log });
  const library = createStoreLibrary(store);
  const similar = openSimilarQuestions(
    { dir, library },
    {
      // The engine compares only words, because embedding the titles with the model would take minutes.
      search: createSearchWorkerClient({
        program: SEARCH_WORKER,
        model: NO_MODEL,
        dir,
        timers: systemTimers,
        log: silentLog,
      }),
    },
  );
  library.subscribe(similar.reindex);
  const requests = createRequestLog({
    clock: systemClock,
    timers: systemTimers,
    tokens: () => accounts,
    onChange() {},
  });
  const server = await startApiServer({
    library,
    findSimilar: similar.findSaved,
    tokens: () => accounts,
    emojiResolver: () => emojiResolver,
    absentFields: () => 'keep',
    port: 0,
    version: 'bench',
    log,
    faults: createFaultEngine(1, systemClock),
    recorder: requests.recorder,
    timers: systemTimers,
  });
  // The first request builds the index. That request isn't measured.
  if (hasIndex) await similar.findSaved(createNumberedQuestion(0), 1);
  running = { server, store, similar, dir };
  return server.port;
}

serveParent(async (raw) => {
  const request = requestSchema.parse(raw);
  switch (request.do) {
    case 'fill':
      return fill(request.dir, request.size);
    case 'serve':
      return serve(request.dir, request.hasIndex);
    case 'cpu':
      return readCpuTime();
  }
});
