import { setTimeout as wait } from 'node:timers/promises';
import { draftOfQuestion, sameDraft } from '../../shared/library/entry-draft.ts';
import { contentOf, expectedOf } from '../sockets/draft-generator.ts';
import type { LiveService } from '../sockets/live-service.ts';
import type { Watcher } from '../sockets/request-recorder.ts';
import { type Author, createAuthor, type Piece } from '../sockets/scripted-author.ts';
import type { Random } from '../support/random.ts';
import { createWriter, type Violate } from './editor-driver.ts';
import type { Studio } from './killable-app.ts';

export interface DayOptions {
  studio: Studio;
  service: LiveService;
  random: Random;
  /** The marker in its titles, unique to this run. */
  name: string;
  /** No further step starts after this time, by `performance.now()`. */
  until: number;
  /** No further step starts after this number of steps. */
  most: number;
  /** Resolves when everything that was sent has arrived or is lost. */
  arrived: () => Promise<void>;
  /** The outcome of the creates of a question on the network, which may deliver one twice. */
  createsOf: Watcher['createsOf'];
  /** From now on the network has no faults. */
  calm: () => void;
  violate: Violate;
}

export interface Day {
  steps: number;
  written: number;
  /** The number of questions on the service. */
  creates: number;
}

/** The maximum number of questions, because all of them are edited and synced repeatedly. */
const MOST_PIECES = 60;
/** The maximum time before a host is killed during an action, in milliseconds. */
const KILLED_WITHIN = 3_000;
/** The number of fault-free syncs after which everything must be settled. */
const CALM_ROUNDS = 15;

/** Simulates a day's work of writing, reading, syncing, and resolving, during which the host is killed. */
export async function runDay(options: DayOptions): Promise<Day> {
  const { studio, service, random, name, until, most, arrived, createsOf, calm, violate } = options;
  const { page, app } = studio;
  const save = createWriter(studio, violate);
  const author = createAuthor({ app, save, service, random, name, arrived });
  const before = await titles(studio);
  let steps = 0;

  const write = () => (author.pieces.length < MOST_PIECES ? author.write() : author.edit());

  async function sync(): Promise<void> {
    await app.call('sync.runNow', {});
    await author.decide(random.chance(0.1));
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

  /** Runs an action during which the host is killed. */
  async function cutOff(): Promise<void> {
    const death = wait(random.integer(KILLED_WITHIN)).then(studio.kill);
    await Promise.all([outlived(work()), death]);
  }

  /** The effects of an interrupted action are checked later. */
  async function outlived(doing: () => Promise<unknown>): Promise<void> {
    const { kills } = studio;
    try {
      await doing();
    } catch (error) {
      await studio.up();
      if (studio.kills === kills) throw error;
    }
  }

  while (steps < most && performance.now() < until) {
    steps += 1;
    await (random.chance(0.12) ? cutOff() : work()());
  }
  // Even a short run has one kill.
  if (studio.kills === 0) await cutOff();
  await arrived();
  calm();
  await settle(studio, author, violate);
  const creates = await compare({ studio, service, pieces: author.pieces, createsOf, violate });
  await checkStock(before, await titles(studio), violate);
  return { steps, written: author.pieces.length, creates };
}

/** Syncs until everything is synced. */
async function settle({ app }: Studio, author: Author, violate: Violate): Promise<void> {
  for (let round = 0; round < CALM_ROUNDS; round++) {
    const known = new Map((await author.rows()).map((row) => [row.id, row.state]));
    const left = author.pieces.filter(({ id }) => known.get(id) !== 'synced');
    if (left.length === 0) return;
    const unqueued = left.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    if (unqueued.length > 0) await app.call('sync.queue', { ids: unqueued });
    await app.call('sync.runNow', {});
    await author.decide(false);
  }
  for (const { id, state, why } of await author.rows())
    if (state !== 'synced') violate(`${id} is “${state}” after ${CALM_ROUNDS} syncs: ${JSON.stringify(why)}`);
}

interface Compared {
  studio: Studio;
  service: LiveService;
  pieces: readonly Piece[];
  createsOf: Watcher['createsOf'];
  violate: Violate;
}

/** Both sides have the author's last text, and nothing was sent more often than requested. */
async function compare({ studio, service, pieces, createsOf, violate }: Compared): Promise<number> {
  let creates = 0;
  for (const { id, mark, words, again } of pieces) {
    const ids = await service.idsOf(mark);
    creates += ids.length;
    const { sent, delivered } = createsOf(mark);
    if (sent > 1 + again) violate(`[${mark}] was sent ${sent} times, ${1 + again} requested`);
    if (ids.length !== delivered || delivered === 0)
      violate(`[${mark}] is on the service ${ids.length} times, which got ${delivered} creates of it`);
    const { question, sync } = await studio.app.call('question.get', { id });
    if (!question || !sameDraft(draftOfQuestion(question), words))
      violate(`[${mark}] differs from what was written last`);
    const held = sync?.remoteId ? await service.question(sync.remoteId) : null;
    if (!held || !sameDraft(contentOf(held), expectedOf(words)))
      violate(
        `[${mark}] is on the service as ${JSON.stringify(held && contentOf(held))}, not ${JSON.stringify(words)}`,
      );
  }
  return creates;
}

/** Titles of all questions in the library, by ID. */
async function titles({ app }: Studio): Promise<Map<number, string>> {
  const all = new Map<number, string>();
  const query = { section: 'all', search: '', sort: 'created', limit: 500 } as const;
  for (;;) {
    const { rows, total } = await app.call('library.list', { ...query, offset: all.size });
    for (const { id, title } of rows) all.set(id, title);
    if (all.size >= total || rows.length === 0) return all;
  }
}

/** Questions that weren't edited are unchanged. */
function checkStock(
  before: ReadonlyMap<number, string>,
  after: ReadonlyMap<number, string>,
  violate: Violate,
): void {
  for (const [id, title] of before)
    if (after.get(id) !== title) violate(`${id} was “${title}” and is “${after.get(id) ?? 'missing'}”`);
}
