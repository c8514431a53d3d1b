import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Table } from '../harness.ts';
import { markdownTable, writeMeasured } from './peer-page.ts';

const FILE = resolve(import.meta.dirname, '../results/peers.json');
const PAGE = resolve(import.meta.dirname, '../../../docs/bots/comparison.md');

/** Questions stored at the start, unless the bench is told otherwise. */
export const PEERS_SIZES: readonly number[] = [100, 10_000, 100_000];

const peersResultSchema = z.object({
  bench: z.literal('peers'),
  /** The day, like 2026-11-20. */
  on: z.iso.date(),
  machine: z.string(),
  connections: z.int(),
  /** Questions stored at the start of each table of speeds. */
  sizes: z.array(z.int()),
  /** The computer's load average of a minute before the run and before each table, least and most. */
  load: z.object({ least: z.number(), most: z.number() }),
  tables: z.array(
    z.object({
      title: z.string(),
      rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});
/** What a run of the bench saw. */
export type PeersResult = z.infer<typeof peersResultSchema>;

/** The run that docs/bots/comparison.md shows. Throws where the file is none. */
export const readPeersResult = (): PeersResult =>
  peersResultSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Keeps a run as the one that docs/bots/comparison.md shows, and writes it there. */
export function keepPeersResult(result: PeersResult): void {
  writeFileSync(FILE, `${JSON.stringify(result, null, 2)}\n`);
  writeMeasured(PAGE, behaviorTable(result));
}

/** How the bench is called that makes such a run. */
export const peersArgs = ({ sizes }: Pick<PeersResult, 'sizes'>): string[] => [
  ...(sizes.join() === PEERS_SIZES.join() ? [] : ['--sizes', sizes.join()]),
  '--write',
];

/** The table of docs/bots/comparison.md; docs/project/benchmarks.md has the others. */
const behaviorTable = ({ tables }: PeersResult): string =>
  tables
    .filter(isBehavior)
    .map(markdownTable)
    .join('')
    .replace(/^### .*/, '');

/** True for the table of features; false for those of speed and of killed servers. */
export const isBehavior = ({ title }: Table): boolean => title === 'Behavior';
