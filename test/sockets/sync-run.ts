import { join } from 'node:path';
import { createConnection } from '../../renderer/bridge/bridge-client.ts';
import { dispatch } from '../../shared/bridge/bridge-protocol.ts';
import { draftOfQuestion, sameDraft } from '../../shared/library/entry-draft.ts';
import { createRandom } from '../support/random.ts';
import { contentOf, expectedOf } from './draft-generator.ts';
import { openProxy } from './fault-proxy.ts';
import type { LiveService } from './live-service.ts';
import { CALM, stormyFate } from './proxy-faults.ts';
import { createWatcher, type Invariant, type Violate, type Watcher } from './request-recorder.ts';
import { type Author, createAuthor, type Piece, saveThrough } from './scripted-author.ts';
import { type Client, type ClientOptions, openClient } from './sync-client.ts';

export interface StormOptions extends Pick<ClientOptions, 'wrap'> {
  /** The seed of all random values in the run. */
  seed: number;
  service: LiveService;
  /** An empty folder. */
  dir: string;
}

export interface StormResult {
  /** Questions of this run on the service. */
  creates: number;
  cuts: number;
  delays: number;
  doubles: number;
  /** The failures. */
  violations: { invariant: Invariant; what: string }[];
}

/** An action that runs once, in the middle of a sync. */
interface Interruption {
  at: 'request' | 'answer';
  /** The number of network events before it. */
  left: number;
  work: () => Promise<void>;
}

/** The number of fault-free syncs after which everything must be settled. */
const CALM_ROUNDS = 12;

/**
 * One run: an author with a few questions syncs through a proxy that drops, delays, and duplicates requests, and
 * later doesn't. Then everything must be settled, and the service must have what the author requested, exactly as
 * often.
 */
export async function runStorm({ seed, service, dir, wrap }: StormOptions): Promise<StormResult> {
  const violations: StormResult['violations'] = [];
  const violate: Violate = (invariant, what) => void violations.push({ invariant, what });
  const random = createRandom(seed, 0);
  const dice = createRandom(seed, 1);
  const watcher = createWatcher(service.token, violate);
  let isCalm = false;
  let interruption: Interruption | null = null;
  let lives = 0;

  await using proxy = await openProxy({
    port: service.port,
    fateOf(request) {
      const fate = isCalm ? CALM : stormyFate(dice);
      watcher.note(request, fate);
      return fate;
    },
    async pause(at) {
      if (interruption?.at !== at) return;
      const { left, work } = interruption;
      interruption = left > 0 ? { ...interruption, left: left - 1 } : null;
      if (left === 0) await work();
    },
    onSilence: () => client.runOut(),
  });
  const folder = (): string => join(dir, `life-${lives}`);
  const open = (): Promise<Client> =>
    openClient({
      dir: folder(),
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
  const author = createAuthor({ app, save: saveThrough(app), service, random, name, arrived: proxy.idle });
  const round = () => host().handlers['sync.runNow']({});

  /** A sync with an action between two network events. */
  async function interruptedRound(work: () => Promise<void>): Promise<boolean> {
    interruption = { at: random.pick(['request', 'answer'] as const), left: random.integer(3), work };
    await round();
    const hasHappened = interruption === null;
    interruption = null;
    return hasHappened;
  }

  async function reopened(): Promise<void> {
    await client.close();
    // Requests of a crashed client arrive before the next one fetches, because nothing can be guaranteed for edits
    // that arrive later.
    await proxy.idle();
    watcher.forget();
    client = await open();
  }

  async function crash(): Promise<void> {
    lives += 1;
    const die = () => client.crash(folder());
    if (!(await interruptedRound(die))) await die();
    await reopened();
  }

  const step = (): Promise<unknown> =>
    random.weighted<() => Promise<unknown>>([
      [3, author.edit],
      [3, round],
      [4, () => interruptedRound(author.edit)],
      [2, () => author.decide(random.chance(0.2))],
      [1, crash],
      [0.5, reopened],
    ])();

  try {
    const questions = 3 + random.integer(4);
    for (let written = 0; written < questions; written++) {
      await author.write();
      for (const _ of random.many(1 + random.integer(3), () => null)) await step();
    }
    isCalm = true;
    await comeToRest({ author, round });
    await proxy.idle();
    await check({ author, client, service, watcher, violate });
  } catch (error) {
    violate('failed', error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await client.close();
  }
  const held = await Promise.all(author.pieces.map(({ mark }) => service.idsOf(mark)));
  return { creates: held.flat().length, ...watcher.counts, violations };
}

const isAtRest = ({ state }: { state: string }): boolean => state === 'synced';

/** Resolves and syncs until nothing is left to do, and fetches everything once more. */
async function comeToRest({
  author,
  round,
}: {
  author: Author;
  round: () => Promise<unknown>;
}): Promise<void> {
  for (let done = 0; done < CALM_ROUNDS; done++) {
    await round();
    if ((await author.rows()).every(isAtRest)) return;
    await author.decide(false);
  }
}

interface CheckParts {
  author: Author;
  client: Client;
  service: LiveService;
  watcher: Watcher;
  violate: Violate;
}

async function check({ author, client, service, watcher, violate }: CheckParts): Promise<void> {
  // A question that was synced when last seen may have changed on the service.
  await client.host.handlers['sync.refresh']({ ids: null });
  const rows = await author.rows();
  for (const piece of author.pieces) {
    const row = rows.find(({ id }) => id === piece.id);
    if (row?.state !== 'synced') violate('unsettled', `${piece.mark}: ${JSON.stringify(row)}`);
    checkLibrary(piece, client, violate);
    await checkCreates(piece, { service, watcher, violate });
    await checkContent(piece, row?.remoteId ?? null, { service, violate });
  }
}

function checkLibrary({ id, mark, words }: Piece, { host }: Client, violate: Violate): void {
  const { question } = host.library.entry(id);
  const kept = question && draftOfQuestion(question);
  if (!kept || !sameDraft(kept, words)) violate('edit lost', `${mark}: ${JSON.stringify({ words, kept })}`);
}

async function checkCreates(
  { mark, again }: Piece,
  { service, watcher, violate }: Pick<CheckParts, 'service' | 'watcher' | 'violate'>,
): Promise<void> {
  const { sent, delivered } = watcher.createsOf(mark);
  const held = (await service.idsOf(mark)).length;
  if (sent !== 1 + again) violate('creates', `${mark}: sent ${sent} times, requested ${1 + again} times`);
  if (held !== delivered || held === 0)
    violate('creates', `${mark}: the service has ${held}, and received ${delivered}`);
}

async function checkContent(
  { mark, words }: Piece,
  remoteId: number | null,
  { service, violate }: Pick<CheckParts, 'service' | 'violate'>,
): Promise<void> {
  const question = remoteId === null ? null : await service.question(remoteId);
  const there = question && contentOf(question);
  if (!there || !sameDraft(there, expectedOf(words)))
    violate('synced', `${mark}: ${JSON.stringify({ expected: expectedOf(words), there })}`);
}
