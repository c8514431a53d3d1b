import { join } from 'node:path';
import { createConnection } from '../../renderer/bridge/bridge-client.ts';
import { dispatch } from '../../shared/bridge/dispatch-call.ts';
import { isSameDraft, toDraft } from '../../shared/library/entry-draft.ts';
import { createRandom } from '../support/random.ts';
import { asReturnedByService, getContent } from './draft-generator.ts';
import { openProxy } from './fault-proxy.ts';
import type { LiveService } from './live-service.ts';
import { drawFault, NO_FAULT } from './proxy-faults.ts';
import { type Author, type AuthoredQuestion, createAuthor, saveThrough } from './scripted-author.ts';
import {
  createRequestRecorder,
  type Invariant,
  type RequestRecorder,
  type Violate,
} from './socket-request-recorder.ts';
import { type Client, type ClientOptions, openClient } from './sync-client.ts';

export interface SyncRunOptions extends Pick<ClientOptions, 'wrap'> {
  /** The seed for all of the run's random values. */
  seed: number;
  service: LiveService;
  dir: string;
}

export interface SyncRunResult {
  /** The number of this run's questions on the service. */
  creates: number;
  cuts: number;
  delays: number;
  doubles: number;
  violations: { invariant: Invariant; what: string }[];
}

/** An action that runs once, in the middle of a sync. */
interface Interruption {
  at: 'request' | 'answer';
  /** The number of network events before the interruption. */
  left: number;
  work: () => Promise<void>;
}

/** The maximum number of fault-free syncs until everything must be settled. */
const MAX_SETTLING_SYNCS = 12;

/**
 * Runs an author with a few questions who syncs first through a proxy that drops, delays, and duplicates
 * requests, and then without faults. All questions must then be synced, and the service must have each
 * question exactly as often as the author requested.
 */
export async function runSyncUnderFaults({
  seed,
  service,
  dir,
  wrap,
}: SyncRunOptions): Promise<SyncRunResult> {
  const violations: SyncRunResult['violations'] = [];
  const violate: Violate = (invariant, what) => void violations.push({ invariant, what });
  const random = createRandom(seed, 0);
  const networkRandom = createRandom(seed, 1);
  const recorder = createRequestRecorder(service.token, violate);
  let isFaultFree = false;
  let interruption: Interruption | null = null;
  let crashes = 0;

  await using proxy = await openProxy({
    port: service.port,
    getFault(request) {
      const fault = isFaultFree ? NO_FAULT : drawFault(networkRandom);
      recorder.record(request, fault);
      return fault;
    },
    async pause(at) {
      if (interruption?.at !== at) return;
      const { left, work } = interruption;
      interruption = left > 0 ? { ...interruption, left: left - 1 } : null;
      if (left === 0) await work();
    },
    onTimeout: () => client.passTimeouts(),
  });
  const getCrashFolder = (): string => join(dir, `life-${crashes}`);
  const open = (): Promise<Client> =>
    openClient({
      dir: getCrashFolder(),
      baseUrl: `http://127.0.0.1:${proxy.port}/api/v1`,
      token: service.token,
      onError: (what) => violate('failed', what),
      ...(wrap && { wrap }),
    });
  let client = await open();
  const host = () => client.host;
  const name = `r${seed}`;
  const app = createConnection({
    call: (method, input) =>
      dispatch(host().handlers, method, input, (error) => violate('failed', String(error))),
    listen() {},
  });
  const author = createAuthor({
    app,
    save: saveThrough(app),
    service,
    random,
    name,
    waitForRequests: proxy.idle,
  });
  const round = () => host().handlers['sync.runNow']({});

  /** Runs `work` between two network events during a sync. Returns false if the sync ended before that. */
  async function syncInterrupted(work: () => Promise<void>): Promise<boolean> {
    interruption = { at: random.pick(['request', 'answer'] as const), left: random.pickInteger(3), work };
    await round();
    const hasHappened = interruption === null;
    interruption = null;
    return hasHappened;
  }

  async function reopen(): Promise<void> {
    await client.close();
    // A crashed client's requests must arrive before the next client fetches, because an edit that arrives
    // later can overwrite anything.
    await proxy.idle();
    recorder.reset();
    client = await open();
  }

  async function crash(): Promise<void> {
    crashes += 1;
    const die = () => client.crash(getCrashFolder());
    if (!(await syncInterrupted(die))) await die();
    await reopen();
  }

  const step = (): Promise<unknown> =>
    random.weighted<() => Promise<unknown>>([
      [3, author.edit],
      [3, round],
      [4, () => syncInterrupted(author.edit)],
      [2, () => author.resolve(random.isChance(0.2))],
      [1, crash],
      [0.5, reopen],
    ])();

  try {
    const questions = 3 + random.pickInteger(4);
    for (let written = 0; written < questions; written++) {
      await author.write();
      for (const _ of random.pickMany(1 + random.pickInteger(3), () => null)) await step();
    }
    isFaultFree = true;
    await syncUntilDone({ author, round });
    await proxy.idle();
    await check({ author, client, service, watcher: recorder, violate });
  } catch (error) {
    violate('failed', error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await client.close();
  }
  const stored = await Promise.all(author.questions.map(({ marker: mark }) => service.listIds(mark)));
  return { creates: stored.flat().length, ...recorder.counts, violations };
}

const isSynced = ({ state }: { state: string }): boolean => state === 'synced';

/** Syncs and resolves problems until all questions are synced. */
async function syncUntilDone({
  author,
  round,
}: {
  author: Author;
  round: () => Promise<unknown>;
}): Promise<void> {
  for (let done = 0; done < MAX_SETTLING_SYNCS; done++) {
    await round();
    if ((await author.findRows()).every(isSynced)) return;
    await author.resolve(false);
  }
}

interface CheckParts {
  author: Author;
  client: Client;
  service: LiveService;
  watcher: RequestRecorder;
  violate: Violate;
}

async function check({ author, client, service, watcher: recorder, violate }: CheckParts): Promise<void> {
  // A question may have changed on the service since it was synced.
  await client.host.handlers['sync.refresh']({ ids: null });
  const rows = await author.findRows();
  for (const authored of author.questions) {
    const row = rows.find(({ id }) => id === authored.id);
    if (row?.state !== 'synced') violate('unsettled', `${authored.marker}: ${JSON.stringify(row)}`);
    checkLibrary(authored, client, violate);
    await checkCreates(authored, { service, watcher: recorder, violate });
    await checkContent(authored, row?.remoteId ?? null, { service, violate });
  }
}

function checkLibrary(
  { id, marker: mark, draft: words }: AuthoredQuestion,
  { host }: Client,
  violate: Violate,
): void {
  const { question } = host.library.entry(id);
  const local = question && toDraft(question);
  if (!local || !isSameDraft(local, words))
    violate('edit lost', `${mark}: ${JSON.stringify({ words, kept: local })}`);
}

async function checkCreates(
  { marker: mark, repeatedSends: again }: AuthoredQuestion,
  { service, watcher: recorder, violate }: Pick<CheckParts, 'service' | 'watcher' | 'violate'>,
): Promise<void> {
  const { sent, delivered } = recorder.listCreates(mark);
  const stored = (await service.listIds(mark)).length;
  if (sent !== 1 + again) violate('creates', `${mark}: sent ${sent} times, requested ${1 + again} times`);
  if (stored !== delivered || stored === 0)
    violate('creates', `${mark}: the service has ${stored}, and received ${delivered}`);
}

async function checkContent(
  { marker: mark, draft: words }: AuthoredQuestion,
  remoteId: number | null,
  { service, violate }: Pick<CheckParts, 'service' | 'violate'>,
): Promise<void> {
  const question = remoteId === null ? null : await service.findQuestion(remoteId);
  const remote = question && getContent(question);
  if (!remote || !isSameDraft(remote, asReturnedByService(words)))
    violate('synced', `${mark}: ${JSON.stringify({ expected: asReturnedByService(words), there: remote })}`);
}
