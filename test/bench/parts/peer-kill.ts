import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Peer, Running } from './peer-server.ts';
import { call } from './peer-server.ts';
import { createExampleInput } from './questions.ts';

/**
 * The number of creates that a server had acknowledged when it was killed, and the number of them that were
 * lost.
 */
export interface Killed {
  acknowledged: number;
  lost: number;
}

interface Made {
  id: string | number;
  title: string;
}

const WRITERS = 10;
/**
 * The number of acknowledged creates after which the server is killed, while more creates are in progress.
 */
const KILL_AFTER_CREATES = 60;
/** The time after which the server is killed in any case, in milliseconds. */
const KILL_AFTER_MS = 10_000;

const createdSchema = z.looseObject({ id: z.union([z.string(), z.number()]) });

/**
 * Kills a server while 10 clients create questions, starts it again, and checks the acknowledged questions.
 */
export async function killUnderCreates(peer: Peer, dir: string): Promise<Killed> {
  await peer.prepare(dir, 100);
  const running = await peer.start(dir);
  const created: Made[] = [];
  const enough = Promise.withResolvers<void>();
  let killed = false;
  const runWriter = async (first: number) => {
    for (let number = first; !killed; number += WRITERS) {
      const one = await create(running, number).catch(() => null);
      if (one === null || killed) return;
      created.push(one);
      if (created.length >= KILL_AFTER_CREATES) enough.resolve();
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, at) => runWriter(200_000 + at));
  await Promise.race([enough.promise, wait(KILL_AFTER_MS)]);
  killed = true;
  await running.kill();
  await Promise.all(writers);
  return { acknowledged: created.length, lost: await countLost(peer, dir, created) };
}

/**
 * Counts the created questions that are missing after a restart. If the server doesn't start, all are lost.
 */
async function countLost(peer: Peer, dir: string, created: readonly Made[]): Promise<number> {
  const again = await peer.start(dir).catch(() => null);
  if (!again) return created.length;
  let lost = 0;
  for (const { id, title } of created) {
    const { status, text } = await call(again, 'GET', `/${id}`);
    if (status !== 200 || !text.includes(title)) lost += 1;
  }
  await again.stop();
  return lost;
}

async function create(running: Running, number: number): Promise<Made> {
  const input = createExampleInput(number);
  const { status, text } = await call(running, 'POST', '', input);
  if (status !== 200 && status !== 201) throw new Error(`${status} ${text}`);
  return { id: createdSchema.parse(JSON.parse(text)).id, title: input.title };
}
