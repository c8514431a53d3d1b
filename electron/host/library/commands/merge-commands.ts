import type { EntryRef } from '../../../../shared/bridge/question-methods.ts';
import { AppError } from '../../../../shared/errors.ts';
import { type Entry, isPurged, type StoredQuestion } from '../../../../shared/library/entry.ts';
import { canMoveVotes, findMergeObstacle } from '../../../../shared/library/merge-obstacle.ts';
import {
  hasSamePrivateFields,
  mergePrivateFields,
  PRIVATE_FIELD_NAMES,
  PRIVATE_FIELDS,
} from '../../../../shared/library/private-fields.ts';
import type { Clock } from '../../ports.ts';
import type { Store } from '../store/entry-store.ts';
import type { EntryWriter } from './entry-writer.ts';
import { clearSentState, withSentState } from './mark-sent-commands.ts';
import { removeSyncQueue } from './sync-commands.ts';

interface MergedEntries {
  kept: Entry;
  merged: Entry;
}

/** Commands for **Merge** and its undo. Each writes a single journal line. */
export interface MergeCommands {
  /**
   * Moves the tags and planned date from `merged` to `kept`, and the votes if `canMoveVotes` allows it. Then
   * moves `merged` to the trash. Rejects with AppError('changed-elsewhere') if either question has a
   * different version, AppError('bad-input') if `findMergeObstacle` finds an obstacle, AppError('not-found'),
   * or AppError('disk').
   */
  merge(refs: { kept: EntryRef; merged: EntryRef }): Promise<MergedEntries>;
  /**
   * Undoes a merge from this session and keeps later edits of the kept question. Rejects with
   * AppError('undo-expired') if there was no such merge. Rejects with AppError('changed-elsewhere') if the
   * merged question has left the trash or changed there, or if the moved votes were sent to the service.
   */
  undoMerge(ids: { kept: number; merged: number }): Promise<MergedEntries>;
}

interface MergeRecord {
  before: MergedEntries;
  after: MergedEntries;
}

const MAX_UNDOABLE_MERGES = 1_000;

export function createMergeCommands(writer: EntryWriter, store: Store, clock: Clock): MergeCommands {
  const records = new Map<string, MergeRecord>();
  store.onReplaced(() => records.clear());
  const formatKey = (kept: number, merged: number) => `${kept} ${merged}`;

  /** Throws AppError('not-found') or AppError('changed-elsewhere'). */
  const requireCurrent = ({ id, version }: EntryRef): Entry => {
    const entry = writer.latest(id);
    if (entry.removedAt !== null)
      throw new AppError('not-found', `Question ${id} was deleted. Restore it first.`, { id });
    if (entry.version === version) return entry;
    throw createChangedError(entry);
  };
  const write = async (after: MergedEntries, before: MergedEntries): Promise<MergedEntries> => {
    if (after.kept === before.kept) await store.commit(after.merged);
    else await store.commit(after.kept, [], [after.merged]);
    return after;
  };
  return {
    async merge(refs) {
      const before = { kept: requireCurrent(refs.kept), merged: requireCurrent(refs.merged) };
      const { kept, merged } = before;
      if (kept === merged)
        throw new AppError('bad-input', `Can't merge question ${kept.id} with itself.`, { id: kept.id });
      const obstacle = findMergeObstacle(kept, merged);
      if (obstacle)
        throw new AppError('bad-input', `Question ${merged.id} can't be merged: ${obstacle}.`, {
          id: merged.id,
        });
      const after = mergeEntries(before, clock.now());
      await write(after, before);
      records.set(formatKey(kept.id, merged.id), { before, after });
      const [oldest] = records.size > MAX_UNDOABLE_MERGES ? records.keys() : [];
      if (oldest !== undefined) records.delete(oldest);
      return after;
    },
    async undoMerge(ids) {
      const key = formatKey(ids.kept, ids.merged);
      const record = records.get(key);
      if (!record)
        throw new AppError('undo-expired', 'You can no longer undo this merge.', { id: ids.merged });
      const now = { kept: writer.latest(ids.kept), merged: writer.latest(ids.merged) };
      if (now.merged.version !== record.after.merged.version) throw createChangedError(now.merged);
      const before = unmergeEntries(now, record);
      await write(before, now);
      records.delete(key);
      return before;
    },
  };
}

const createChangedError = ({ id, version }: Entry): AppError =>
  new AppError('changed-elsewhere', `Question ${id} has changed. Load version ${version} and try again.`, {
    id,
    version,
  });

const createNextVersion = (entry: Entry, editedAt: number, change: Partial<Entry>): Entry => ({
  ...entry,
  version: entry.version + 1,
  editedAt,
  ...change,
});

function mergeEntries({ kept, merged }: MergedEntries, now: number): MergedEntries {
  const removed = createNextVersion(removeSyncQueue(merged), now, { removedAt: now });
  const fields = mergePrivateFields(kept, merged);
  // Changing private fields isn't an edit.
  const tagged = hasSamePrivateFields(kept, fields) ? kept : { ...kept, ...fields };
  if (!kept.question || !merged.question || !canMoveVotes(kept, merged))
    return { kept: tagged, merged: removed };
  // Only one question can have the message, so it's removed from the merged question.
  return {
    kept: createNextVersion(tagged, now, { question: withSentState(kept.question, merged.question) }),
    merged: { ...removed, question: clearSentState(merged.question) },
  };
}

function unmergeEntries(now: MergedEntries, { before, after }: MergeRecord): MergedEntries {
  const question = unmergeQuestion(now.kept, before.kept.question, after.kept.question);
  const kept = { ...now.kept };
  let isSame = true;
  for (const name of PRIVATE_FIELD_NAMES) {
    const { pick } = PRIVATE_FIELDS[name];
    const isUnchanged = hasSamePrivateFields(now.kept, after.kept, name);
    if (isPurged(now.kept) || !isUnchanged || hasSamePrivateFields(after.kept, before.kept, name)) continue;
    delete kept[name];
    Object.assign(kept, pick(before.kept));
    isSame = false;
  }
  const restored = createNextVersion(now.merged, before.merged.editedAt, {
    removedAt: null,
    question: before.merged.question,
    ...(before.merged.sync && { sync: before.merged.sync }),
  });
  const { editedAt } = now.kept.version === after.kept.version ? before.kept : now.kept;
  if (question) return { kept: createNextVersion(kept, editedAt, { question }), merged: restored };
  return { kept: isSame ? now.kept : kept, merged: restored };
}

/**
 * Returns the question without the moved votes, or null if no votes were moved. Throws
 * AppError('changed-elsewhere') if the question is synced, because the service may have the votes.
 */
function unmergeQuestion(
  kept: Entry,
  before: StoredQuestion | null,
  after: StoredQuestion | null,
): StoredQuestion | null {
  if (!kept.question || !before || after?.messageID === before.messageID) return null;
  if (kept.sync) throw createChangedError(kept);
  return withSentState(kept.question, before);
}
