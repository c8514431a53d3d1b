import { join } from 'node:path';
import { z } from 'zod';
import { startChild } from '../../support/child-rpc.ts';
import { kindSchema, type Source } from './corpus.ts';
import type { Judged } from './ranking-measures.ts';

export interface EngineChild {
  build(corpus: Source): Promise<Built>;
  /** Builds an index of `count` questions from the file, or generated from its questions. */
  buildMany(file: string, count: number): Promise<Built>;
  /** Embeds the titles that the queries need. */
  read(gold: Source): Promise<EmbeddingResult>;
  judge(gold: Source): Promise<Judged[]>;
  /** Returns the duration of each query in milliseconds. */
  time(gold: Source, turn: { first: number; count: number; budget: number }): Promise<number[]>;
  kill(): Promise<void>;
}

const builtSchema = z.object({ documents: z.int(), ms: z.number(), bytes: z.number() });
/** The number of indexed documents, the build time in milliseconds, and the index's memory in bytes. */
export type Built = z.infer<typeof builtSchema>;

const readSchema = z.object({ titles: z.int(), ms: z.number(), bytes: z.number() });
/**
 * The number of titles embedded by this call, the time in milliseconds, and the memory of the index and all
 * embeddings in bytes.
 */
export type EmbeddingResult = z.infer<typeof readSchema>;

// JSON represents Infinity as null.
const placeSchema = z
  .number()
  .nullable()
  .transform((place) => place ?? Number.POSITIVE_INFINITY);

const judgedSchema = z.object({
  kind: kindSchema,
  place: placeSchema,
  top: z.number(),
  duplicate: z.number(),
});

export function startEngine(name: string): EngineChild {
  const child = startChild(join(import.meta.dirname, 'engine-process.ts'));
  return {
    build: async (corpus) => builtSchema.parse(await child.ask({ do: 'build', engine: name, corpus })),
    buildMany: async (file, count) =>
      builtSchema.parse(await child.ask({ do: 'many', engine: name, file, count })),
    read: async (gold) => readSchema.parse(await child.ask({ do: 'read', gold })),
    judge: async (gold) => z.array(judgedSchema).parse(await child.ask({ do: 'judge', gold })),
    time: async (gold, turn) => z.array(z.number()).parse(await child.ask({ do: 'time', gold, ...turn })),
    kill: child.kill,
  };
}
