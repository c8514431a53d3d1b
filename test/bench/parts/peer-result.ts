import { resolve } from 'node:path';
import type { Table } from '../harness.ts';
import { markdownTable, writeMeasured } from './peer-page.ts';

const PAGE = resolve(import.meta.dirname, '../../../docs/compare.md');

/** Questions stored at the start, unless the bench is told otherwise. */
export const PEERS_SIZES: readonly number[] = [100, 10_000, 100_000];

/** What a run of the bench saw. */
export interface PeersResult {
  bench: 'peers';
  /** The day, like 2026-11-20. */
  on: string;
  machine: string;
  connections: number;
  /** Questions stored at the start of each table of speeds. */
  sizes: readonly number[];
  /** The computer's load average of a minute before the run and before each table, least and most. */
  load: { least: number; most: number };
  tables: Table[];
}

/** Writes a run into docs/compare.md. */
export function keepPeersResult(result: PeersResult): void {
  writeMeasured(PAGE, peersPart(result));
}

/** How the bench is called that makes such a run. */
const peersArgs = ({ sizes }: Pick<PeersResult, 'sizes'>): string[] => [
  ...(sizes.join() === PEERS_SIZES.join() ? [] : ['--sizes', sizes.join()]),
  '--write',
];

/** The part of docs/compare.md that a run makes. */
const peersPart = ({ on, machine, connections, load, tables, ...result }: PeersResult): string =>
  [
    `\`${['npm run --silent bench -- peers', ...peersArgs(result)].join(' ')}\`, ${on}, on ${machine}, ${connections} connections, load ${load.least} to ${load.most}.`,
    ...tables.map(markdownTable),
  ].join('\n\n');
