import type { Edit } from './host-bundle.ts';

/** A bug that the run must find. */
export interface Mutant {
  name: string;
  edits: readonly Edit[];
}

/**
 * Bugs that a kill reveals. Bugs that only a power failure reveals, such as a missing sync, are in
 * test/unit/library/store/durability-mutants.test.ts.
 */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'acknowledged before written',
    edits: [
      {
        file: 'electron/host/library/store/journal/commit-queue.ts',
        from: 'await append(library ?? formatGroup(group.map(({ json }) => json)));',
        to: `const lines = Buffer.from(library ?? formatGroup(group.map(({ json }) => json)));
          later = later.then(() => new Promise((go) => setTimeout(go, 2))).then(() => append(lines));`,
      },
      {
        file: 'electron/host/library/store/journal/commit-queue.ts',
        from: 'let lastWriteMs = 0;',
        to: 'let lastWriteMs = 0; let later: Promise<unknown> = Promise.resolve();',
      },
    ],
  },
  {
    name: 'question files written in place',
    edits: [
      {
        file: 'electron/host/system/durable-file.ts',
        from: 'const file = await files.open(temporary,',
        to: 'if (path.includes("questions")) temporary = path; const file = await files.open(temporary,',
      },
      {
        file: 'electron/host/system/durable-file.ts',
        from: 'const temporary =',
        to: 'let temporary =',
      },
    ],
  },
  {
    name: 'journal dropped before the question files are written',
    edits: [
      {
        file: 'electron/host/library/store/journal/checkpoint.ts',
        from: 'const removed = await writeLineFiles(',
        to: 'await journal.drop(segments); const removed = await writeLineFiles(',
      },
    ],
  },
  {
    name: 'the library replaced before its previous state is saved',
    edits: [
      {
        file: 'electron/host/library/store/journal/commit-queue.ts',
        from: 'if (first?.before) await first.before();',
        to: 'if (first?.before) void first.before();',
      },
    ],
  },
  {
    name: 'former versions not written before the question files',
    edits: [
      {
        file: 'electron/host/library/store/entry-store.ts',
        from: 'before: () => history.flush(memory.entries),',
        to: 'before: async () => {},',
      },
    ],
  },
];
