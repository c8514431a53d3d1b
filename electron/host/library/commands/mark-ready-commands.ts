import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry, StoredQuestion } from '../../../../shared/library/entry.ts';
import type { Store } from '../store/entry-store.ts';
import type { BuildQuestion } from './draft-commands.ts';
import type { EntryWriter } from './entry-writer.ts';

/** Commands that mark many drafts as ready, or none if they reject with AppError('disk'). */
export interface MarkReadyCommands {
  /**
   * Saves drafts as questions and returns their IDs. Skips other questions and drafts that exceed a limit.
   * `unfinished` is the number of those drafts. To undo the change, pass `undo` to `undoMarkReady`.
   */
  markReady(ids: readonly number[]): Promise<{ ids: number[]; unfinished: number; undo: number }>;
  /**
   * Makes the questions drafts again, except those that have been changed, queued, posted, or deleted since.
   * `kept` is the number of those questions. Rejects with AppError('undo-expired').
   */
  undoMarkReady(undo: number): Promise<{ ids: number[]; kept: number }>;
}

const MAX_UNDOABLE_CALLS = 20;
/** The number of drafts to check before yielding to the event loop, which takes a few milliseconds. */
const DRAFTS_PER_TURN = 200;

export function createMarkReadyCommands({
  store,
  writer,
  buildQuestion,
  beforeChanging,
}: {
  store: Store;
  writer: EntryWriter;
  buildQuestion: BuildQuestion;
  beforeChanging: (count: number) => void;
}): MarkReadyCommands {
  /** The drafts before each call, with the version of the question that each became, by undo number. */
  const done = new Map<number, { before: Entry; version: number }[]>();
  let last = 0;
  store.onReplaced(() => done.clear());

  return {
    async markReady(ids) {
      const built: { before: Entry; question: StoredQuestion | null }[] = [];
      for (const [at, id] of [...new Set(ids)].entries()) {
        if (at % DRAFTS_PER_TURN === DRAFTS_PER_TURN - 1) await setImmediate();
        const before = store.latest(id);
        if (before?.draft && !before.question && before.removedAt === null)
          built.push({ before, question: buildQuestion(before.draft.input, null) });
      }
      // All commits are made in the same turn, because the store then writes them as one group.
      const ready = built.flatMap(({ before, question }) =>
        question && store.latest(before.id) === before ? { before, question } : [],
      );
      beforeChanging(ready.length);
      const changes = await Promise.all(
        ready.map(async ({ before, question }) => {
          const { version } = await writer.save(before.id, 'app', () => ({ question, draft: null }));
          return { before, version };
        }),
      );
      last += 1;
      done.set(last, changes);
      done.delete(last - MAX_UNDOABLE_CALLS);
      return {
        ids: changes.map(({ before }) => before.id),
        unfinished: built.filter(({ question }) => !question).length,
        undo: last,
      };
    },
    async undoMarkReady(undo) {
      const changes = done.get(undo);
      if (!changes) throw new AppError('undo-expired', 'You can no longer undo this change.');
      done.delete(undo);
      const restored = changes.filter(({ before, version }) => {
        const now = store.latest(before.id);
        return now?.version === version && !now.sync;
      });
      beforeChanging(restored.length);
      await Promise.all(
        restored.map(({ before: { id, draft, saved, editedAt } }) =>
          writer.update(id, () => ({ question: null, draft, saved, editedAt })),
        ),
      );
      return { ids: restored.map(({ before }) => before.id), kept: changes.length - restored.length };
    },
  };
}
