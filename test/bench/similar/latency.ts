import { reportProgress } from '../../support/command-line.ts';
import { computeMedian, computePercentile, round } from '../harness.ts';
import type { Source } from './corpus.ts';
import { type Built, type EmbeddingResult, type EngineChild, startEngine } from './engine-child.ts';
import type { EngineKind } from './engine-kind.ts';

/** The maximum number of queries in one turn of an engine. Slow engines run fewer in `TURN_MS`. */
const TURN = 60;
const TURN_MS = 2_500;
const TURNS = 8;
const BUILDS = 3;
/** An index whose build takes longer is built only once. */
const SLOW_BUILD_MS = 5_000;

export interface Speed {
  engine: string;
  title: string;
  questions: number;
  queries: number;
  /** The duration of a query in milliseconds. */
  p50: number;
  p99: number;
  /** The median duration of building the whole index in a new process, in milliseconds. */
  indexMs: number;
  /** The index's memory, with all titles embedded, in MB. */
  indexMB: number;
  /** The time to embed a title, in milliseconds. Null if no titles were embedded. */
  readMs: number | null;
}

/**
 * Builds all engines with the same `count` questions and runs the same queries on them. The engines take
 * short turns, because other load on the machine must affect all engines equally. Slow engines run fewer
 * queries per turn.
 */
export async function timeAll(
  kinds: readonly EngineKind[],
  { source, gold, count }: { source: string; gold: Source; count: number },
): Promise<Speed[]> {
  const running: {
    kind: EngineKind;
    child: EngineChild;
    builds: Built[];
    read: EmbeddingResult;
    latencies: number[];
  }[] = [];
  try {
    for (const kind of kinds) {
      reportProgress(`${kind.title}: index of ${count}`);
      const fresh = await buildFresh(kind, source, count);
      running.push({ kind, ...fresh, read: await fresh.child.read(gold), latencies: [] });
    }
    // The first turn is a warm-up.
    for (let turn = -1; turn < TURNS; turn++) {
      reportProgress(turn < 0 ? 'warming up' : `turn ${turn + 1} of ${TURNS}`);
      for (const { child, latencies } of running) {
        const first = Math.max(0, turn) * TURN;
        const measured = await child.time(gold, { first, count: TURN, budget: TURN_MS });
        if (turn >= 0) latencies.push(...measured);
      }
    }
  } finally {
    for (const { child } of running) await child.kill();
  }
  return running.map(({ kind, builds, read, latencies }) => ({
    engine: kind.name,
    title: kind.title,
    questions: count,
    queries: latencies.length,
    p50: round(computeMedian(latencies)),
    p99: round(computePercentile(latencies, 0.99)),
    indexMs: round(computeMedian(builds.map(({ ms }) => ms))),
    indexMB: round(read.bytes / 1e6),
    readMs: read.titles === 0 ? null : round(read.ms / read.titles),
  }));
}

/**
 * Builds the index several times, each time in a new process, and keeps the last process. Builds a slow index
 * only once.
 */
async function buildFresh({ name }: EngineKind, source: string, count: number) {
  const builds: Built[] = [];
  for (;;) {
    const child = startEngine(name);
    const built = await child.buildMany(source, count);
    builds.push(built);
    if (builds.length === BUILDS || built.ms > SLOW_BUILD_MS) return { child, builds };
    await child.kill();
  }
}
