import type { UpdateFailure, UpdateView, UpdateWish } from '../../../shared/updates.ts';
import type { Log, Timers } from '../../host/ports.ts';
import {
  step,
  type UpdateChoices,
  type UpdateEvent,
  type UpdateFacts,
  type Updates,
  viewOf,
} from './rules.ts';
import { UpdateError, type UpdateSource } from './update-source.ts';

export interface UpdatesPorts {
  facts: UpdateFacts;
  /** Loads what talks to the feed. It is called when that is needed first, and not before. */
  source: () => Promise<UpdateSource>;
  choices: { get(): UpdateChoices; change(choices: UpdateChoices): void };
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  /** The window has something else to show. */
  tell: () => void;
  openPage: () => void;
  /** Ends the app properly around `install`. It never comes back. */
  restart: (install: () => Promise<void>) => Promise<void>;
  log: Log;
}

export interface UpdateDesk {
  view(): UpdateView;
  wish(wish: UpdateWish): void;
  /** Looks by itself from now on, as far as that was allowed. */
  begin(): void;
}

/** Milliseconds after the start, and between two looks at the clock: the network and the disk belong to others first. */
const FIRST = 30_000;
const AGAIN = 60 * 60 * 1000;

/** Carries out what the rules say. */
export function createUpdates(ports: UpdatesPorts): UpdateDesk {
  const { facts, choices, log } = ports;
  let phase: Updates['phase'] = { at: 'rest' };
  let loading: Promise<UpdateSource> | null = null;
  const source = () => {
    loading ??= ports.source().catch((error: unknown) => {
      // The next one who asks tries again.
      loading = null;
      throw error;
    });
    return loading;
  };

  const happen = (event: UpdateEvent) => {
    const before = { phase, choices: choices.get() };
    const shown = JSON.stringify(viewOf(before, facts));
    const [next, work] = step(before, event, facts);
    phase = next.phase;
    if (next.choices !== before.choices) choices.change(next.choices);
    if (JSON.stringify(viewOf(next, facts)) !== shown) ports.tell();
    if (work) void works[work]();
  };
  const failed = (doing: string, error: unknown): UpdateFailure => {
    log.error(`Updates: ${doing} failed`, error);
    return error instanceof UpdateError ? error.why : 'other';
  };
  const works = {
    async look() {
      try {
        happen({ kind: 'looked', version: await (await source()).check() });
      } catch (error) {
        happen({ kind: 'look-failed', why: failed('the look', error) });
      }
    },
    async download() {
      try {
        const whole = await (await source()).download((percent) =>
          happen({ kind: 'progress', percent: Math.floor(percent) }),
        );
        happen(whole ? { kind: 'downloaded' } : { kind: 'download-ended', why: null });
      } catch (error) {
        happen({ kind: 'download-ended', why: failed('the download', error) });
      }
    },
    cancel: async () => (await source()).cancel(),
    install: async () => ports.restart((await source()).install),
    page: async () => ports.openPage(),
  };
  const tick = () => {
    happen({ kind: 'tick', now: ports.now() });
    ports.timers.after(AGAIN, tick);
  };

  return {
    view: () => viewOf({ phase, choices: choices.get() }, facts),
    wish: (wish) => happen({ kind: 'wish', wish, now: ports.now() }),
    begin: () => void ports.timers.after(FIRST, tick),
  };
}
