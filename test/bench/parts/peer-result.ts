import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Table } from '../harness.ts';
import { markdownTable, writeMeasured } from './peer-page.ts';

const FILE = resolve(import.meta.dirname, '../results/peers.json');
const PAGE = resolve(import.meta.dirname, '../../../docs/bots/comparison.md');

/** The number of questions stored at the start, by default. */
export const PEERS_SIZES: readonly number[] = [100, 10_000, 100_000];

const peersResultSchema = z.object({
  bench: z.literal('peers'),
  /** The date, like 2026-11-20. */
  on: z.iso.date(),
  machine: z.string(),
  connections: z.int(),
  /** The number of questions stored at the start of each speed table. */
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
/** The results of a benchmark run. */
export type PeersResult = z.infer<typeof peersResultSchema>;

/** The run in docs/bots/comparison.md. Throws if the file doesn't contain one. */
export const readPeersResult = (): PeersResult =>
  peersResultSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Stores a run as the one in docs/bots/comparison.md, and updates the page. */
export function storePeersResult(result: PeersResult): void {
  writeFileSync(FILE, `${JSON.stringify(result, null, 2)}\n`);
  writeMeasured(PAGE, behaviorTable(result));
}

/** The command line of such a run. */
export const peersArgs = ({ sizes }: Pick<PeersResult, 'sizes'>): string[] => [
  ...(sizes.join() === PEERS_SIZES.join() ? [] : ['--sizes', sizes.join()]),
  '--write',
];

/** The table of docs/bots/comparison.md. The others are in docs/project/benchmarks.md. */
const behaviorTable = ({ tables }: PeersResult): string =>
  tables
    .filter(isBehavior)
    .map(markdownTable)
    .join('')
    .replace(/^### .*/, '');

/** True for the table of features, false for those of speed and of killed servers. */
export const isBehavior = ({ title }: Table): boolean => title === 'Behavior';
