import { isPurged } from '../../shared/library/entry.ts';
import type { SyncRow } from '../../shared/sync/sync-views.ts';
import { checkViews, type Shown } from './check-views.ts';
import type { Violate } from './invariants/violation.ts';
import type { Person, World } from './simulated-world.ts';
import type { Trace } from './trace.ts';
import { advance, settle } from './virtual-time.ts';

export interface RecoveryParts {
  world: World;
  violate: Violate;
  trace: Trace | null;
  /** Returns true after a violation was found. */
  isOver: () => boolean;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The maximum number of rounds in which authors resolve the entries that need attention. */
const MAX_RESOLVE_ROUNDS = 10;

/**
 * Repairs the network, the disks, and the connections. After 10 minutes, every requested entry must be synced
 * or show an action. After at most `MAX_RESOLVE_ROUNDS` rounds of actions, no entry may need another action.
 */
export async function runRecoveryPhase({ world, violate, trace, isOver }: RecoveryParts): Promise<void> {
  const { time, network, people } = world;
  trace?.add('world', 'is healed');
  network.conditions = 'reliable';
  for (const { client, author } of people) {
    client.disk.isFull = false;
    client.reset({ automatic: true, intervalMinutes: 1 });
    author.round();
  }
  await settle();
  for (let minute = 0; minute < 10 && !isOver(); minute++) {
    await advance(time, MINUTE, isOver);
    await checkViews({ people, violate });
  }
  // A sync that has just started needs time to finish.
  const isBusy = () => people.some(({ client }) => client.checker.isBusy);
  for (let more = 0; more < 10 && isBusy() && !isOver(); more++) await advance(time, 10_000, isOver);
  const shown = await checkViews({ people, violate });
  for (const [at, person] of people.entries()) checkSettled(person, shown[at] ?? null, violate);

  for (const { client } of people) client.reset({ intervalMinutes: 20 });
  for (let at = 0; at < MAX_RESOLVE_ROUNDS && !isOver(); at++) {
    for (const { author } of people) author.resolveAll();
    await advance(time, 10_000, isOver);
    for (const { author } of people) author.round();
    await advance(time, 20 * MINUTE, isOver);
    const shown = await checkViews({ people, violate });
    // The service requested the delay. If the queue is empty, the entries don't show the delay.
    if (shown.some((one) => one?.status.wait?.code === 'rate-limited')) await advance(time, DAY, isOver);
    if ((await checkViews({ people, violate })).every((one) => one?.rows.every(isDone))) break;
  }
  if (isOver()) return;
  const last = await checkViews({ people, violate });
  for (const [at, person] of people.entries())
    for (const row of last[at]?.rows ?? [])
      if (!isDone(row) && isThere(person.client.disk.entries.get(row.id)))
        violate('dead end', `${person.client.name} ${row.id} is “${row.state}”: ${JSON.stringify(row)}`);
}

const isThere = (entry: Parameters<typeof isPurged>[0] | undefined): boolean =>
  entry !== undefined && !isPurged(entry) && entry.removedAt === null;

/**
 * Returns whether an entry needs no further action. Entries of another account remain unsynced. If the author
 * declared one account to be two different accounts, they can unlink and relink the entries.
 */
const isDone = ({ state, why, actions }: SyncRow): boolean =>
  state === 'synced' ||
  state === 'changed' ||
  (why?.code === 'other-account' && actions.includes('keep-local'));

/** Checks that each entry that the author queued is synced or shows a reason and an action. */
function checkSettled({ client }: Person, shown: Shown | null, violate: Violate) {
  if (!shown) return violate('unsettled', `${client.name} shows nothing`);
  for (const [id, entry] of client.disk.entries) {
    if (!isThere(entry) || client.checker.getRecord(id).wish !== 'yes') continue;
    const row = shown.rows.find((one) => one.id === id);
    if (!row) violate('unsettled', `${client.name} ${id} is requested, but shown nowhere`);
    else if (row.state !== 'synced' && (row.why === null || row.actions.length === 0))
      violate('unsettled', `${client.name} ${id} is “${row.state}” without a reason: ${JSON.stringify(row)}`);
  }
}
