import type { EmojiBook } from '../../../shared/emoji.ts';
import {
  type ExchangeFormat,
  type FileProblem,
  type ImportReport,
  MAX_PROBLEMS_SHOWN,
} from '../../../shared/exchange.ts';
import type { Author } from '../../../shared/question.ts';
import type { Library } from '../library/library.ts';
import type { Snapshots } from '../library/snapshots.ts';
import type { Clock } from '../ports.ts';
import { createContents } from './contents.ts';
import { makeIncoming } from './incoming.ts';
import { type Plan, planImport } from './plan.ts';
import { type ReadOptions, readWhole } from './read-file.ts';
import { countLeftOut, formatExport } from './write.ts';

/** The library as a file, and files into the library: docs/import-export.md. */
export interface Exchange {
  /**
   * The library as it is now, as a file in pieces. `leftOut`: how many entries that the library shows have no place in
   * a file of this format.
   */
  export(format: ExchangeFormat): { pieces: Iterable<string>; leftOut: number };
  /**
   * Adds what a file holds: all of it or, where the file has errors, nothing. What was there before is the automatic
   * snapshot then, if anything was added. With `dryRun` it only tells what would be. Throws AppError('disk'): then
   * nothing has changed.
   */
  import(text: string, options: ImportOptions): Promise<ImportReport>;
}

export interface ImportOptions extends ReadOptions {
  dryRun: boolean;
}

export interface ExchangePorts {
  library: Pick<Library, 'entries'>;
  snapshots: Pick<Snapshots, 'replace'>;
  clock: Clock;
  book: () => EmojiBook;
  /** Whose questions those are that come without an author. */
  author: () => Author;
}

export function createExchange({ library, snapshots, clock, book, author }: ExchangePorts): Exchange {
  return {
    export(format) {
      const entries = [...library.entries()].sort((one, other) => one.id - other.id);
      return {
        pieces: formatExport(entries, { format, at: clock.now() }),
        leftOut: countLeftOut(entries, format),
      };
    },
    async import(text, { dryRun, ...options }) {
      const { items, problems } = await readWhole(text, options);
      if (problems.some(({ level }) => level === 'error')) return refusal(problems);
      const coming = await makeIncoming(items, { book: book(), author: author(), now: clock.now() });
      const there = new Map([...library.entries()].map((entry) => [entry.id, entry]));
      const contents = createContents();
      // What follows is done at once, and must not take long.
      await contents.prepare(there.values());
      await contents.prepare(coming.map(({ entry }) => entry));
      const expected = planImport(there, coming, contents);
      if (dryRun) return report('planned', expected, problems);
      if (expected.added.length === 0) return report('done', expected, problems);
      let plan = expected;
      await snapshots.replace((current) => {
        // Planned anew: the library may have changed meanwhile.
        plan = planImport(current, coming, contents);
        return [...current.values(), ...plan.added];
      });
      return report('done', plan, problems);
    },
  };
}

/** What is told of a file that can't be taken. */
export const refusal = (problems: readonly FileProblem[]): ImportReport => report('refused', null, problems);

const NOTHING: Plan['counts'] = {
  added: { questions: 0, drafts: 0, removed: 0 },
  skipped: { same: 0, older: 0 },
  renumbered: 0,
  breaking: 0,
};

function report(
  state: ImportReport['state'],
  plan: Plan | null,
  found: readonly FileProblem[],
): ImportReport {
  const problems = [...found, ...(plan?.limits ?? [])];
  return {
    state,
    ...(plan?.counts ?? NOTHING),
    problems: problems.slice(0, MAX_PROBLEMS_SHOWN),
    problemCount: problems.length,
  };
}
