import type { Random } from '../support/random.ts';
import { createApiClient } from './api-client.ts';
import { type ExpectedLibrary, entriesSchema } from './expected-library.ts';
import type { HostClient } from './host-client.ts';
import { startWriters, type Writers } from './writers.ts';

/**
 * When a host is killed: some time after the work began; with an answer; while the whole library is being replaced;
 * while it closes.
 */
export type Moment = 'working' | 'answered' | 'replacing' | 'closing';

export interface WorkParts {
  host: HostClient;
  port: number;
  book: ExpectedLibrary;
  random: Random;
  moment: Moment;
  /** Called after each acknowledged change. */
  onAcknowledged: () => void;
}

const WRITERS = 6;
/** Milliseconds from the beginning of a phase to the kill, at most. */
const WORKING = 100;
const CLOSING = 25;
const REPLACING = 15;
/** Acknowledgements until the kill, at most. */
const ANSWERS = 60;
/** Entries from which on the library is replaced in every life: as often as not, it is smaller then. */
const MANY_ENTRIES = 100;

/** Works on the library until the host is killed. Returns what was refused or done otherwise than asked meanwhile. */
export async function workUntilKilled(parts: WorkParts): Promise<string[]> {
  const { host, port, book, random, moment } = parts;
  const faults: string[] = [];
  const killed = Promise.withResolvers<void>();
  /** Refusals are right from now on. */
  let isEnding = false;
  let left = moment === 'answered' ? 1 + random.integer(ANSWERS) : Number.POSITIVE_INFINITY;

  const kill = () => {
    isEnding = true;
    killed.resolve(host.kill());
  };
  const within = (most: number, act: () => void) => setTimeout(act, random.integer(most * 10) / 10);
  const onAcknowledged = () => {
    parts.onAcknowledged();
    left -= 1;
    if (left === 0) kill();
  };
  const heard = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      if (isEnding) return;
      faults.push(error instanceof Error ? error.message : String(error));
      kill();
    });

  const api = createApiClient(port, WRITERS);
  const load = startWriters({ ...book, host, api, random, writers: WRITERS, onAcknowledged });
  const done = [
    heard(load.done),
    heard(workBeside({ ...parts, onAcknowledged }, load, () => within(REPLACING, kill))),
  ];
  if (moment === 'working') within(WORKING, kill);
  if (moment === 'closing')
    within(WORKING / 3, () => {
      isEnding = true;
      host.ask({ do: 'close' }).catch(() => undefined);
      within(CLOSING, kill);
    });

  await killed.promise;
  load.stop();
  await api.destroy();
  await Promise.all(done);
  return faults;
}

/** What is done once in a life, if at all, beside the writers. */
async function workBeside(parts: WorkParts, load: Writers, killSoon: () => void): Promise<void> {
  const { host, book, random, moment, onAcknowledged } = parts;
  if (random.chance(0.3)) {
    await book.setSetting(host);
    onAcknowledged();
  }
  if (moment === 'replacing') await load.alone(() => replaceWhole(parts, killSoon));
  else if (random.chance(0.15) || book.model.ids.length > MANY_ENTRIES)
    await load.alone(() => replaceWhole(parts, () => undefined));
  if (random.chance(0.05)) await host.call('backup.make', {});
}

/** Changes the whole library while nobody else changes anything. `onAsked` is called just before. */
async function replaceWhole(
  { host, book, random, onAcknowledged }: WorkParts,
  onAsked: () => void,
): Promise<void> {
  const { model, kept, newTitle } = book;
  const entries = async () => entriesSchema.parse(await host.ask({ do: 'entries' }));
  const before = await entries();
  const [fault] = model.faults(before);
  if (fault) throw new Error(`before any kill: ${fault}`);
  model.adopt(before);
  const change = kept.next(random, before, random.many(1 + random.integer(20), newTitle));
  model.beginWhole(change.isDone);
  onAsked();
  await change.act(host);
  const after = await entries();
  if (!change.isDone(after)) throw new Error(`${change.name} was answered and not done`);
  kept.settle(after, true);
  model.adopt(after);
  onAcknowledged();
}
