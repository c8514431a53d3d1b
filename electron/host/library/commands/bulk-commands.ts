import type { DraftOptions, PrivateFieldsOf } from '../../../../shared/bridge/question-methods.ts';
import { countOptionsWithoutEmoji } from '../../../../shared/emoji/emoji-fill.ts';
import { type Entry, isPurged } from '../../../../shared/library/entry.ts';
import {
  hasSamePrivateFields,
  PRIVATE_FIELDS,
  type PrivateFieldName,
  type PrivateFields,
} from '../../../../shared/library/private-fields.ts';
import { MAX_TAGS } from '../../../../shared/library/tags.ts';
import type { Clock, Random } from '../../ports.ts';
import type { Store } from '../store/entry-store.ts';
import { removeSyncQueue } from './sync-commands.ts';

/**
 * Commands that change many questions, or none if they reject with AppError('disk'). They ignore IDs of
 * questions that they can't change.
 */
export interface BulkCommands {
  /** Moves questions to the trash and returns their IDs. This isn't an edit, so `editedAt` doesn't change. */
  removeAll(ids: readonly number[]): Promise<number[]>;
  /** Restores questions from the trash and returns their IDs. Like `removeAll`, this isn't an edit. */
  restoreAll(ids: readonly number[]): Promise<number[]>;
  /** Permanently deletes questions that are in the trash and returns their IDs. The IDs aren't reused. */
  purgeAll(ids: readonly number[]): Promise<number[]>;
  /**
   * Sets or clears a private field of each question. Doesn't change `version`, `editedAt`, or the history.
   * Returns the previous values of the questions that changed.
   */
  setPrivateField(name: PrivateFieldName, values: readonly PrivateFieldsOf[]): Promise<PrivateFieldsOf[]>;
  /**
   * Adds and removes tags, up to each question's limit. Doesn't change `version`, `editedAt`, or the history.
   * Returns the previous tags of the questions that changed, and how many questions had no room for all tags.
   */
  tagAll(
    ids: readonly number[],
    tags: { add: readonly string[]; remove: readonly string[] },
  ): Promise<{ before: PrivateFieldsOf[]; full: number }>;
  /** Returns the drafts that have options with text but no emoji. */
  listDraftsWithoutEmoji(ids: readonly number[]): (DraftOptions & { title: string })[];
  /**
   * Sets the options of drafts that are still at the given version. Returns the previous options of the
   * changed drafts, with the new version and the previous edit time.
   */
  setDraftOptions(drafts: readonly DraftOptions[]): Promise<DraftOptions[]>;
}

export function createBulkCommands(
  store: Store,
  { clock, random }: { clock: Clock; random: Random },
  beforeChanging: (count: number) => void,
): BulkCommands {
  /** Commits all changes in the same turn, because the store then writes them as one group. */
  const changeAll = async <T>(
    ids: Iterable<number>,
    to: (entry: Entry) => { next: Entry; result: T } | null,
  ): Promise<T[]> => {
    const changes = [...new Set(ids)].flatMap((id) => {
      const entry = store.latest(id);
      return (entry && to(entry)) ?? [];
    });
    beforeChanging(changes.length);
    await Promise.all(changes.map(({ next }) => store.commit(next)));
    return changes.map(({ result }) => result);
  };
  const createNextVersion = (entry: Entry, change: Partial<Entry>) => ({
    next: { ...entry, version: entry.version + 1, ...change },
    result: entry.id,
  });
  /** Questions from the local API have no key until they get a planned date, because calendars need one. */
  const setPrivateField = (entry: Entry, name: PrivateFieldName, to: PrivateFields) => {
    if (!isThere(entry) || hasSamePrivateFields(entry, to, name)) return null;
    const { pick } = PRIVATE_FIELDS[name];
    const rest = name === 'plannedFor' ? { ...entry, key: entry.key ?? random.uuid() } : { ...entry };
    delete rest[name];
    return { next: { ...rest, ...pick(to) }, result: { id: entry.id, ...pick(entry) } };
  };
  const isThere = (entry: Entry): boolean => !isPurged(entry);

  return {
    removeAll: (ids) =>
      changeAll(ids, (entry) =>
        entry.removedAt === null
          ? createNextVersion(removeSyncQueue(entry), { removedAt: clock.now() })
          : null,
      ),
    restoreAll: (ids) =>
      changeAll(ids, (entry) =>
        entry.removedAt !== null && isThere(entry) ? createNextVersion(entry, { removedAt: null }) : null,
      ),
    purgeAll: (ids) =>
      changeAll(ids, (entry) => {
        if (entry.removedAt === null || !isThere(entry)) return null;
        // Only the listed fields remain, so fields that are added later are removed too.
        const { id, origin, version, saved, removedAt } = entry;
        const nothing = { key: null, question: null, draft: null, editedAt: clock.now() };
        return createNextVersion({ id, origin, version, saved, removedAt, ...nothing }, {});
      }),
    setPrivateField(name, values) {
      const wanted = new Map(values.map((value) => [value.id, value]));
      return changeAll(wanted.keys(), (entry) => setPrivateField(entry, name, wanted.get(entry.id) ?? {}));
    },
    async tagAll(ids, { add, remove }) {
      let full = 0;
      const before = await changeAll(ids, (entry) => {
        if (!isThere(entry)) return null;
        const kept = (entry.tags ?? []).filter((tag) => !remove.includes(tag));
        const all = [...kept, ...add.filter((tag) => !kept.includes(tag))];
        if (all.length > MAX_TAGS) full += 1;
        return setPrivateField(entry, 'tags', { tags: all.slice(0, MAX_TAGS) });
      });
      return { before, full };
    },
    listDraftsWithoutEmoji: (ids) =>
      [...new Set(ids)].flatMap((id) => {
        const entry = store.latest(id);
        if (!entry?.draft || entry.removedAt !== null) return [];
        const { title, options } = entry.draft.input;
        return countOptionsWithoutEmoji(options) > 0 ? { id, version: entry.version, title, options } : [];
      }),
    setDraftOptions(drafts) {
      const wanted = new Map(drafts.map((draft) => [draft.id, draft]));
      return changeAll(wanted.keys(), (entry) => {
        const { draft, id, version } = entry;
        const to = wanted.get(id);
        if (!draft || !to || to.version !== version || entry.removedAt !== null) return null;
        const changed = { ...draft, input: { ...draft.input, options: to.options } };
        return {
          ...createNextVersion(entry, { draft: changed, editedAt: to.editedAt ?? clock.now() }),
          result: { id, version: version + 1, editedAt: entry.editedAt, options: draft.input.options },
        };
      });
    },
  };
}
