import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { serveParent } from '../../support/child-rpc.ts';
import { measureTime, readUsedMemory } from '../harness.ts';
import { readDocuments, readGold, readMany, type Source } from './corpus.ts';
import type { Document, Peer } from './engine-kind.ts';
import { selectEngines } from './engines.ts';
import { type Judged, judge } from './ranking-measures.ts';

/**
 * Requests to a process that runs one engine. Each engine has a separate process, because its memory and
 * garbage collection would affect other engines.
 */

const sourceSchema = z.string().nullable();

const requestSchema = z.discriminatedUnion('do', [
  /**
   * Builds the index of the questions in `corpus`. Like `many`, returns the time in milliseconds and the
   * memory in bytes.
   */
  z.object({ do: z.literal('build'), engine: z.string(), corpus: sourceSchema }),
  /** Builds the index of `count` questions from `file`, or generated from its questions. */
  z.object({ do: z.literal('many'), engine: z.string(), file: z.string(), count: z.int() }),
  /**
   * Embeds the titles that the queries in `gold` need. Returns the number of titles, the time in
   * milliseconds, and the memory in bytes afterward.
   */
  z.object({ do: z.literal('read'), gold: sourceSchema }),
  /** Runs every query in `gold`. Returns the results as `Judged`. */
  z.object({ do: z.literal('judge'), gold: sourceSchema }),
  /**
   * Runs `count` queries from `gold`, starting with number `first` and repeating the list if necessary.
   * Returns the duration of each query in milliseconds.
   */
  z.object({
    do: z.literal('time'),
    gold: sourceSchema,
    first: z.int(),
    count: z.int(),
    /** The time in milliseconds after which no further query starts. */
    budget: z.number(),
  }),
]);

/** The number of results per query. It's enough for 5 duplicates after results that don't count. */
const DEPTH = 60;
/** The number of results that a hint shows. */
const SHOWN = 5;

let peer: Peer | undefined;
/** The memory in bytes before the index was built. */
let before = 0;

const built = (): Peer => {
  if (!peer) throw new Error('No index is built.');
  return peer;
};

async function build(engine: string, documents: readonly Document[]) {
  const kind = selectEngines([engine])[0];
  before = readUsedMemory();
  const { ms, value } = await measureTime(async () => kind?.build(documents));
  peer = value;
  return { documents: documents.length, ms, bytes: readUsedMemory() - before };
}

async function read(gold: Source) {
  const queries = readGold(gold).map(({ query }) => query);
  const { titles, ms } = built().read?.(queries) ?? { titles: 0, ms: 0 };
  // File buffers are released only by a later garbage collection.
  readUsedMemory();
  await setImmediate();
  return { titles, ms, bytes: readUsedMemory() - before };
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
    const { ms } = await measureTime(() => built().search(query, SHOWN));
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
