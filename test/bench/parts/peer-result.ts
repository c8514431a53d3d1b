import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const FILE = resolve(import.meta.dirname, '../results/peers.json');

/** The default numbers of questions stored at the start. */
export const PEERS_SIZES: readonly number[] = [100, 10_000, 100_000];

const peersResultSchema = z.object({
  bench: z.literal('peers'),
  /** The date, such as `2026-11-20`. */
  on: z.iso.date(),
  machine: z.string(),
  connections: z.int(),
  /** The number of questions stored at the start, one for each speed table. */
  sizes: z.array(z.int()),
  /** The lowest and highest one-minute load average before the run and before each table. */
  load: z.object({ least: z.number(), most: z.number() }),
  tables: z.array(
    z.object({
      title: z.string(),
      rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});
export type PeersResult = z.infer<typeof peersResultSchema>;

/** Returns the run that docs/project/benchmarks.md shows. Throws if the file doesn't contain a valid run. */
export const readPeersResult = (): PeersResult =>
  peersResultSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export const storePeersResult = (result: PeersResult): void =>
  writeFileSync(FILE, `${JSON.stringify(result, null, 2)}\n`);

/** Returns the arguments that reproduce a run with these sizes. */
export const createPeersArgs = ({ sizes }: Pick<PeersResult, 'sizes'>): string[] => [
  ...(sizes.join() === PEERS_SIZES.join() ? [] : ['--sizes', sizes.join()]),
  '--write',
];
