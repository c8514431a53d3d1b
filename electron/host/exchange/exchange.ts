import type { ExchangeFormat, ImportReport } from '../../../shared/exchange.ts';
import { isPurged } from '../../../shared/library.ts';
import { type Bringing, createBringing } from './bringing.ts';
import { type CarryPorts, createCarrying } from './carry.ts';
import type { ReadOptions as ReaderOptions } from './import-reader.ts';
import type { ReadOptions } from './read-file.ts';
import { reportOf } from './report.ts';
import { countLeftOut, formatExport } from './write.ts';

/** The library as a file, and files into the library: docs/import-export.md. */
export interface Exchange extends Bringing {
  /**
   * The library as it is now, as a file in pieces; with `ids` only these entries, and not those of them that are removed.
   * `leftOut`: how many that the library shows have no place in a file of this format.
   */
  export(format: ExchangeFormat, ids?: readonly number[]): { pieces: Iterable<string>; leftOut: number };
  /**
   * Adds what a file holds: all of it or, where the file has errors, nothing. What was there before is the automatic
   * snapshot then, if anything was added. With `dryRun` it only tells what would be. One that is canceled before anything
   * is written is refused. Throws AppError('disk'): then nothing has changed.
   */
  import(text: string, options: ImportOptions, reading?: ReaderOptions): Promise<ImportReport>;
}

export interface ImportOptions extends ReadOptions {
  dryRun: boolean;
}

export type ExchangePorts = CarryPorts;

/** Import and export over a library. */
export function createExchange(ports: ExchangePorts): Exchange {
  const { library, clock } = ports;
  const { read, carryOut } = createCarrying(ports);
  return {
    ...createBringing(ports),
    export(format, ids) {
      const wanted = ids && new Set(ids);
      const entries = [...library.entries()]
        .filter((entry) => !isPurged(entry))
        .filter(({ id, removedAt }) => !wanted || (wanted.has(id) && removedAt === null))
        .sort((one, other) => one.id - other.id);
      return {
        pieces: formatExport(entries, { format, at: clock.now() }),
        leftOut: countLeftOut(entries, format),
      };
    },
    async import(text, { dryRun, ...how }, options) {
      const { reading, load } = await read(text, { mode: 'strict', ...how }, options);
      if (!load) return reportOf('refused', null, reading);
      if (dryRun) return reportOf('planned', load.plan, reading);
      return reportOf('done', await carryOut(load), reading);
    },
  };
}
