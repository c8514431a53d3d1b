import type { Random } from '../support/random.ts';
import { checkViews } from './check-views.ts';
import type { Violate } from './invariants/violation.ts';
import { NETWORK_CONDITIONS } from './server/network-conditions.ts';
import type { Person, World } from './simulated-world.ts';
import type { Trace } from './trace.ts';
import { advance, advanceEvents, settle } from './virtual-time.ts';

export interface Steps {
  step(): Promise<void>;
  readonly actions: number;
}

export interface StepsParts {
  world: World;
  random: Random;
  violate: Violate;
  trace: Trace | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export function createSteps({ world, random, violate, trace }: StepsParts): Steps {
  const { time, network, people, otherClients: rogue } = world;
  let actions = 0;
  /** The relative frequency of each kind of event in this simulation. */
  const mood = {
    storms: random.pick([0, 2, 6]),
    crashes: random.pick([0, 2, 8]),
    jumps: random.pick([0, 0, 2]),
    strangers: random.pick([1, 6, 15]),
    fullDisks: random.pick([0, 0, 1.5]),
  };

  const pickPerson = (): Person => random.pick(people);

  const acts: readonly (readonly [number, () => Promise<void> | void])[] = [
    [40, () => pickPerson().author.act()],
    [mood.strangers, () => rogue.act()],
    [mood.storms, startStorm],
    [mood.crashes, crash],
    [mood.jumps, jumpClock],
    [mood.fullDisks, fillDisk],
  ];
  const passings: readonly (readonly [number, () => Promise<void>])[] = [
    [10, () => settle(random.pickInteger(20))],
    [30, () => advanceEvents(time, 1 + random.pickInteger(3))],
    [20, () => advance(time, random.pickInteger(300))],
    [15, () => advance(time, random.pickInteger(5 * SECOND))],
    [8, () => advance(time, random.pickInteger(2 * MINUTE))],
    [1.5, () => advance(time, random.pickInteger(20 * MINUTE))],
  ];

  function startStorm(): void {
    network.conditions = random.isChance(0.4) ? 'reliable' : random.pick(NETWORK_CONDITIONS);
    trace?.add('weather', network.conditions);
  }

  /** Crashes a client, often in the middle of the engine's promise chain. */
  async function crash(): Promise<void> {
    if (random.isChance(0.7) && time.next() < time.now() + MINUTE) {
      time.step();
      await settle(random.pickInteger(25));
    }
    pickPerson().client.crash();
  }

  function jumpClock(): void {
    const far = random.isChance(0.3) ? 2 * 24 * HOUR : HOUR;
    pickPerson().client.changeClock(random.pickInteger(far) * random.pick([-1, 1]));
  }

  function fillDisk(): void {
    const { disk, name } = pickPerson().client;
    disk.isFull = !disk.isFull && random.isChance(0.6);
    trace?.add(name, disk.isFull ? 'has no room on its disk' : 'has room on its disk');
  }

  return {
    async step() {
      await random.weighted(acts)();
      actions += 1;
      await random.weighted(passings)();
      if (random.isChance(0.25)) await checkViews({ people, violate });
    },
    get actions() {
      return actions;
    },
  };
}
