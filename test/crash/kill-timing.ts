import type { Random } from '../support/random.ts';
import { createApiClient } from './api-client.ts';
import { type ExpectedLibrary, entriesSchema } from './expected-library.ts';
import type { HostClient } from './host-client.ts';
import { startWriters, type Writers } from './library-writers.ts';

/**
 * The time of the kill: a random time after the start of the work, when a response arrives, while the whole
 * library is replaced, or while the library is closing.
 */
export type Moment = 'working' | 'answered' | 'replacing' | 'closing';

export interface WorkParts {
  host: HostClient;
  port: number;
  expected: ExpectedLibrary;
  random: Random;
  moment: Moment;
  onAcknowledged: () => void;
}

const WRITERS = 6;
/** The maximum time from the start of each phase to the kill, in milliseconds. */
const WORKING = 100;
const CLOSING = 25;
const REPLACING = 15;
/** The maximum number of acknowledgments before the kill. */
const MAX_ACKNOWLEDGMENTS = 60;
/**
 * With more entries than this, every run replaces the library. About half of the replacements make the
 * library smaller.
 */
const REPLACE_FROM_ENTRIES = 100;

/**
 * Changes the library until the backend is killed. Returns the requests that were rejected or had the wrong
 * effect.
 */
export async function workUntilKilled(parts: WorkParts): Promise<string[]> {
  const { host, port, expected: book, random, moment } = parts;
  const faults: string[] = [];
  const killed = Promise.withResolvers<void>();
  /** True if rejections are expected because the process is ending. */
  let isEnding = false;
  let left = moment === 'answered' ? 1 + random.pickInteger(MAX_ACKNOWLEDGMENTS) : Number.POSITIVE_INFINITY;

  const kill = () => {
    isEnding = true;
    killed.resolve(host.kill());
  };
  const scheduleWithin = (most: number, act: () => void) =>
    setTimeout(act, random.pickInteger(most * 10) / 10);
  const onAcknowledged = () => {
    parts.onAcknowledged();
    left -= 1;
    if (left === 0) kill();
  };
  const observeEnd = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      if (isEnding) return;
      faults.push(error instanceof Error ? error.message : String(error));
      kill();
    });

  const api = createApiClient(port, WRITERS);
  const load = startWriters({ ...book, host, api, random, writers: WRITERS, onAcknowledged });
  const done = [
    observeEnd(load.done),
    observeEnd(
      changeWholeLibraryOnce({ ...parts, onAcknowledged }, load, () => scheduleWithin(REPLACING, kill)),
    ),
  ];
  if (moment === 'working') scheduleWithin(WORKING, kill);
  if (moment === 'closing')
    scheduleWithin(WORKING / 3, () => {
      isEnding = true;
      host.ask({ do: 'close' }).catch(() => undefined);
      scheduleWithin(CLOSING, kill);
    });

  await killed.promise;
  load.stop();
  await api.destroy();
  await Promise.all(done);
  return faults;
}

/** Makes the changes that a run makes at most once, in addition to the writers' changes. */
async function changeWholeLibraryOnce(parts: WorkParts, load: Writers, killSoon: () => void): Promise<void> {
  const { host, expected: book, random, moment, onAcknowledged } = parts;
  if (random.isChance(0.3)) {
    await book.setSetting(host);
    onAcknowledged();
  }
  if (moment === 'replacing') await load.alone(() => replaceWhole(parts, killSoon));
  else if (random.isChance(0.15) || book.model.ids.length > REPLACE_FROM_ENTRIES)
    await load.alone(() => replaceWhole(parts, () => undefined));
  if (random.isChance(0.05)) await host.call('restorePoint.create', { library: 'own' });
}

/**
 * Changes the whole library while no other change is in progress. Calls `onAsked` just before the request.
 */
async function replaceWhole(
  { host, expected: book, random, onAcknowledged }: WorkParts,
  onAsked: () => void,
): Promise<void> {
  const { model, snapshots: kept, createTitle } = book;
  const listEntries = async () => entriesSchema.parse(await host.ask({ do: 'entries' }));
  const before = await listEntries();
  const [fault] = model.faults(before);
  if (fault) throw new Error(`before any kill: ${fault}`);
  model.adopt(before);
  const change = kept.next(random, before, random.pickMany(1 + random.pickInteger(20), createTitle));
  model.beginWhole(change.isDone);
  onAsked();
  await change.act(host);
  const after = await listEntries();
  if (!change.isDone(after)) throw new Error(`${change.name} was acknowledged but not done`);
  kept.settle(after, true);
  model.adopt(after);
  onAcknowledged();
}
