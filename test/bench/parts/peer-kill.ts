import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Peer, Running } from './peer.ts';
import { call } from './peer-call.ts';
import { exampleInput } from './questions.ts';

/** What became of creates that a server had acknowledged when it was killed. */
export interface Killed {
  acknowledged: number;
  lost: number;
}

const WRITERS = 10;
/** Acknowledged creates after which the server is killed in the middle of the next ones. */
const ENOUGH = 60;
/** Milliseconds after which it is killed in any case. */
const LIMIT = 10_000;

const createdSchema = z.looseObject({ id: z.union([z.string(), z.number()]) });

/** Kills a server while ten callers create, starts it again, and looks for what it had acknowledged. */
export async function killUnderCreates(peer: Peer, dir: string): Promise<Killed> {
  await peer.prepare(dir, 100);
  const running = await peer.start(dir);
  const ids: (string | number)[] = [];
  const enough = Promise.withResolvers<void>();
  let killed = false;
  const writer = async (first: number) => {
    for (let number = first; !killed; number += WRITERS) {
      const id = await create(running, number).catch(() => null);
      if (id === null || killed) return;
      ids.push(id);
      if (ids.length >= ENOUGH) enough.resolve();
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, at) => writer(200_000 + at));
  await Promise.race([enough.promise, wait(LIMIT)]);
  killed = true;
  await running.kill();
  await Promise.all(writers);
  return { acknowledged: ids.length, lost: await countLost(peer, dir, ids) };
}

/** A server that does not start again has lost everything. */
async function countLost(peer: Peer, dir: string, ids: readonly (string | number)[]): Promise<number> {
  const again = await peer.start(dir).catch(() => null);
  if (!again) return ids.length;
  let lost = 0;
  for (const id of ids) {
    const { status } = await call(again, 'GET', `/${id}`);
    if (status !== 200) lost += 1;
  }
  await again.stop();
  return lost;
}

async function create(running: Running, number: number): Promise<string | number> {
  const { status, text } = await call(running, 'POST', '', exampleInput(number));
  if (status !== 200 && status !== 201) throw new Error(`${status} ${text}`);
  return createdSchema.parse(JSON.parse(text)).id;
}
