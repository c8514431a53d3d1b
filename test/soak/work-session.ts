import { setTimeout as wait } from 'node:timers/promises';
import { isSameDraft, toDraft } from '../../shared/library/entry-draft.ts';
import { asReturnedByService, getContent } from '../sockets/draft-generator.ts';
import type { LiveService } from '../sockets/live-service.ts';
import { type Author, type AuthoredQuestion, createAuthor } from '../sockets/scripted-author.ts';
import type { RequestRecorder } from '../sockets/socket-request-recorder.ts';
import type { Random } from '../support/random.ts';
import { createEditorDriver, type Violate } from './editor-driver.ts';
import type { KillableApp } from './killable-app.ts';

export interface WorkSessionOptions {
  studio: KillableApp;
  service: LiveService;
  random: Random;
  /** The prefix of the markers in the session's titles, unique to this run. */
  name: string;
  /** The time, by `performance.now()`, after which no further step starts. */
  until: number;
  maxSteps: number;
  /** Resolves when every sent request has arrived or is lost. */
  waitForRequests: () => Promise<void>;
  /**
   * Returns the numbers of a question's creates that were sent and delivered. The network may deliver a
   * create twice.
   */
  createsOf: RequestRecorder['listCreates'];
  stopFaults: () => void;
  violate: Violate;
}

export interface WorkSessionResult {
  steps: number;
  written: number;
  /** The number of the session's questions on the service. */
  creates: number;
}

/** The maximum number of questions, because every question is edited and synced repeatedly. */
const MAX_QUESTIONS = 60;
/** The maximum time from the start of an action to the backend's kill, in milliseconds. */
const MAX_KILL_DELAY_MS = 3_000;
/** The maximum number of fault-free syncs until everything must be settled. */
const MAX_SETTLING_SYNCS = 15;

/**
 * Simulates a day's work: writing, reading, syncing, and resolving while the backend is occasionally killed.
 */
export async function runWorkSession(options: WorkSessionOptions): Promise<WorkSessionResult> {
  const {
    studio,
    service,
    random,
    name,
    until,
    maxSteps: most,
    waitForRequests: arrived,
    createsOf,
    stopFaults,
    violate,
  } = options;
  const { page, app } = studio;
  const save = createEditorDriver(studio, violate);
  const author = createAuthor({ app, save, service, random, name, waitForRequests: arrived });
  const before = await listTitles(studio);
  let steps = 0;

  const write = () => (author.questions.length < MAX_QUESTIONS ? author.write() : author.edit());

  async function sync(): Promise<void> {
    await app.call('sync.runNow', {});
    await author.resolve(random.isChance(0.1));
  }

  async function lookAround(): Promise<void> {
    const search = page.locator('[data-search-field]').first();
    await search.fill(random.pick(['dinner', 'season', 'laugh', 'word', 'xyzzy']));
    await search.press('ArrowDown');
    await page.getByRole('link', { name: 'Sync activity' }).first().click();
    await page.getByRole('main', { name: 'Sync activity' }).waitFor();
    await page.getByRole('link', { name: 'All', exact: false }).first().click();
    await search.fill('');
  }

  const work = () =>
    random.weighted<() => Promise<unknown>>([
      [4, write],
      [5, author.edit],
      [4, sync],
      [2, lookAround],
    ]);

  /** Runs an action and kills the backend during it or shortly afterward. */
  async function interrupt(): Promise<void> {
    const death = wait(random.pickInteger(MAX_KILL_DELAY_MS)).then(studio.kill);
    await Promise.all([tolerateKill(work()), death]);
  }

  /** Ignores the failure of an action that a kill interrupted. The action's effects are checked later. */
  async function tolerateKill(doing: () => Promise<unknown>): Promise<void> {
    const { kills } = studio;
    try {
      await doing();
    } catch (error) {
      await studio.waitUntilUp();
      if (studio.kills === kills) throw error;
    }
  }

  while (steps < most && performance.now() < until) {
    steps += 1;
    await (random.isChance(0.12) ? interrupt() : work()());
  }
  // Even a short run has at least one kill.
  if (studio.kills === 0) await interrupt();
  await arrived();
  stopFaults();
  await syncUntilDone(studio, author, violate);
  const creates = await compare({ studio, service, pieces: author.questions, createsOf, violate });
  await checkUnedited(before, await listTitles(studio), violate);
  return { steps, written: author.questions.length, creates };
}

/** Syncs and resolves problems until all of the author's questions are synced. */
async function syncUntilDone({ app }: KillableApp, author: Author, violate: Violate): Promise<void> {
  for (let round = 0; round < MAX_SETTLING_SYNCS; round++) {
    const known = new Map((await author.findRows()).map((row) => [row.id, row.state]));
    const left = author.questions.filter(({ id }) => known.get(id) !== 'synced');
    if (left.length === 0) return;
    const unqueued = left.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    if (unqueued.length > 0) await app.call('sync.queue', { ids: unqueued });
    await app.call('sync.runNow', {});
    await author.resolve(false);
  }
  for (const { id, state, why } of await author.findRows())
    if (state !== 'synced')
      violate(`${id} is “${state}” after ${MAX_SETTLING_SYNCS} syncs: ${JSON.stringify(why)}`);
}

interface Compared {
  studio: KillableApp;
  service: LiveService;
  pieces: readonly AuthoredQuestion[];
  createsOf: RequestRecorder['listCreates'];
  violate: Violate;
}

/**
 * Checks that the library and the service have the author's last text and that no create was sent more often
 * than requested.
 */
async function compare({ studio, service, pieces, createsOf, violate }: Compared): Promise<number> {
  let creates = 0;
  for (const { id, marker: mark, draft: words, repeatedSends: again } of pieces) {
    const ids = await service.listIds(mark);
    creates += ids.length;
    const { sent, delivered } = createsOf(mark);
    if (sent > 1 + again) violate(`[${mark}] was sent ${sent} times, ${1 + again} requested`);
    if (ids.length !== delivered || delivered === 0)
      violate(`[${mark}] is on the service ${ids.length} times, which got ${delivered} creates of it`);
    const { question, sync } = await studio.app.call('question.get', { id });
    if (!question || !isSameDraft(toDraft(question), words))
      violate(`[${mark}] differs from what was written last`);
    const remote = sync?.remoteId ? await service.findQuestion(sync.remoteId) : null;
    if (!remote || !isSameDraft(getContent(remote), asReturnedByService(words)))
      violate(
        `[${mark}] is on the service as ${JSON.stringify(remote && getContent(remote))}, not ${JSON.stringify(words)}`,
      );
  }
  return creates;
}

/** Returns the titles of all questions in the library, by ID. */
async function listTitles({ app }: KillableApp): Promise<Map<number, string>> {
  const all = new Map<number, string>();
  const query = { section: 'all', search: '', sort: 'created', limit: 500 } as const;
  for (;;) {
    const { rows, total } = await app.call('library.list', { ...query, offset: all.size });
    for (const { id, title } of rows) all.set(id, title);
    if (all.size >= total || rows.length === 0) return all;
  }
}

function checkUnedited(
  before: ReadonlyMap<number, string>,
  after: ReadonlyMap<number, string>,
  violate: Violate,
): void {
  for (const [id, title] of before)
    if (after.get(id) !== title) violate(`${id} was “${title}” and is “${after.get(id) ?? 'missing'}”`);
}
