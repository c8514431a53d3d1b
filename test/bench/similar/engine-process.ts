import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { serveParent } from '../../support/child.ts';
import { timed, usedMemory } from '../harness.ts';
import { readDocuments, readGold, readMany, type Source } from './corpus.ts';
import type { Document, Peer } from './engine-kind.ts';
import { enginesOf } from './engines.ts';
import { type Judged, judge } from './ranking-measures.ts';

/** One engine in a process of its own, so that its memory and its garbage are nobody else's. */

const sourceSchema = z.string().nullable();

const requestSchema = z.discriminatedUnion('do', [
  /** Builds over the questions of `corpus`. Gives milliseconds and bytes, as `many` does. */
  z.object({ do: z.literal('build'), engine: z.string(), corpus: sourceSchema }),
  /** Builds over `count` questions of `file`, or made of them. */
  z.object({ do: z.literal('many'), engine: z.string(), file: z.string(), count: z.int() }),
  /** Reads what answers to the queries of `gold` need; gives titles and milliseconds, and the bytes kept in memory then. */
  z.object({ do: z.literal('read'), gold: sourceSchema }),
  /** Answers every query of `gold`; gives how, as `Judged`. */
  z.object({ do: z.literal('judge'), gold: sourceSchema }),
  /** Answers queries of `gold` from number `first` on, in circles; gives the milliseconds of each. */
  z.object({
    do: z.literal('time'),
    gold: sourceSchema,
    first: z.int(),
    count: z.int(),
    /** No further query after so many milliseconds. */
    budget: z.number(),
  }),
]);

/** Enough to get at five duplicates behind those that do not count. */
const DEPTH = 60;
/** As many as the hints show. */
const SHOWN = 5;

let peer: Peer | undefined;
/** What was in memory before it was built. */
let before = 0;

const built = (): Peer => {
  if (!peer) throw new Error('Nothing is built.');
  return peer;
};

async function build(engine: string, documents: readonly Document[]) {
  const kind = enginesOf([engine])[0];
  before = usedMemory();
  const { ms, value } = await timed(async () => kind?.build(documents));
  peer = value;
  return { documents: documents.length, ms, bytes: usedMemory() - before };
}

async function read(gold: Source) {
  const queries = readGold(gold).map(({ query }) => query);
  const { titles, ms } = built().read?.(queries) ?? { titles: 0, ms: 0 };
  // Buffers of files are let go late.
  usedMemory();
  await setImmediate();
  return { titles, ms, bytes: usedMemory() - before };
}

async function judgeAll(gold: Source): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const one of readGold(gold)) judged.push(judge(one, await built().search(one.query, DEPTH)));
  return judged;
}

async function time(
  gold: Source,
  { first, count, budget }: { first: number; count: number; budget: number },
) {
  const queries = readGold(gold).map(({ query }) => query);
  const latencies: number[] = [];
  const start = performance.now();
  for (let at = 0; at < count && (at === 0 || performance.now() - start < budget); at++) {
    const query = queries[(first + at) % queries.length] ?? '';
    const { ms } = await timed(() => built().search(query, SHOWN));
    latencies.push(ms);
  }
  return latencies;
}

serveParent(async (raw) => {
  const request = requestSchema.parse(raw);
  switch (request.do) {
    case 'build':
      return build(request.engine, readDocuments(request.corpus));
    case 'many':
      return build(request.engine, readMany(request.file, request.count));
    case 'read':
      return read(request.gold);
    case 'judge':
      return judgeAll(request.gold);
    case 'time':
      return time(request.gold, request);
  }
});
