import { type Entry, isPurged } from '../../../shared/library.ts';
import { MAX_TAGS } from '../../../shared/tags.ts';
import type { Clock } from '../ports.ts';
import type { Store } from './store/store.ts';
import { unqueued } from './syncing.ts';

/** A question and its tags; and its day. */
interface Tagged {
  id: number;
  tags: string[];
}
interface Planned {
  id: number;
  day: string | null;
}

/**
 * What is done to many questions at once: all of it or, where the disk refuses, nothing. What is not there, or does not
 * apply, is passed over. Rejects with AppError('disk').
 */
export interface Many {
  /** Puts those in the library into the trash; gives their ids. */
  removeAll(ids: readonly number[]): Promise<number[]>;
  /** Brings those in the trash back; gives their ids. */
  restoreAll(ids: readonly number[]): Promise<number[]>;
  /** Deletes those in the trash for good, but for their ids; gives these. */
  purgeAll(ids: readonly number[]): Promise<number[]>;
  /** Tags and plan are no edits: `version`, `editedAt` and history stay. Gives what was before, of those that changed. */
  tagAll(
    ids: readonly number[],
    tags: { add: readonly string[]; remove: readonly string[] },
  ): Promise<{ before: Tagged[]; full: number }>;
  setTags(tagged: readonly Tagged[]): Promise<Tagged[]>;
  planAll(plans: readonly Planned[]): Promise<Planned[]>;
}

/** What can be done to many, over the store of a library. */
export function createMany(store: Store, clock: Clock): Many {
  /** Begun in one turn, the changes are one group of the journal. */
  const changeAll = async <T>(
    ids: Iterable<number>,
    to: (entry: Entry) => { next: Entry; result: T } | null,
  ): Promise<T[]> => {
    const changes = [...new Set(ids)].flatMap((id) => {
      const entry = store.latest(id);
      return (entry && to(entry)) ?? [];
    });
    await Promise.all(changes.map(({ next }) => store.commit(next)));
    return changes.map(({ result }) => result);
  };
  const next = (entry: Entry, change: Partial<Entry>) => ({
    next: { ...entry, version: entry.version + 1, ...change },
    result: entry.id,
  });
  const setTags = (entry: Entry, tags: readonly string[]) => {
    const before = entry.tags ?? [];
    if (sameTags(before, tags)) return null;
    return { next: withTags(entry, tags), result: { id: entry.id, tags: before } };
  };
  const isThere = (entry: Entry): boolean => !isPurged(entry);

  return {
    removeAll: (ids) =>
      changeAll(ids, (entry) =>
        entry.removedAt === null
          ? next(unqueued(entry), { removedAt: clock.now(), editedAt: clock.now() })
          : null,
      ),
    restoreAll: (ids) =>
      changeAll(ids, (entry) =>
        entry.removedAt !== null && isThere(entry)
          ? next(entry, { removedAt: null, editedAt: clock.now() })
          : null,
      ),
    purgeAll: (ids) =>
      changeAll(ids, (entry) => {
        if (entry.removedAt === null || !isThere(entry)) return null;
        // Named one by one: what else is known of an entry goes, whatever that will be.
        const { id, origin, version, saved, removedAt } = entry;
        const nothing = { key: null, question: null, draft: null, editedAt: clock.now() };
        return next({ id, origin, version, saved, removedAt, ...nothing }, {});
      }),
    async tagAll(ids, { add, remove }) {
      let full = 0;
      const before = await changeAll(ids, (entry) => {
        if (!isThere(entry)) return null;
        const kept = (entry.tags ?? []).filter((tag) => !remove.includes(tag));
        const all = [...kept, ...add.filter((tag) => !kept.includes(tag))];
        if (all.length > MAX_TAGS) full += 1;
        return setTags(entry, all.slice(0, MAX_TAGS));
      });
      return { before, full };
    },
    setTags(tagged) {
      const wanted = new Map(tagged.map(({ id, tags }) => [id, tags]));
      return changeAll(wanted.keys(), (entry) =>
        isThere(entry) ? setTags(entry, wanted.get(entry.id) ?? []) : null,
      );
    },
    planAll(plans) {
      const wanted = new Map(plans.map(({ id, day }) => [id, day]));
      return changeAll(wanted.keys(), (entry) => {
        const day = wanted.get(entry.id) ?? null;
        const before = entry.plannedFor ?? null;
        if (day === before || !isThere(entry)) return null;
        const { plannedFor: _, ...rest } = entry;
        return {
          next: day === null ? rest : { ...rest, plannedFor: day },
          result: { id: entry.id, day: before },
        };
      });
    },
  };
}

const sameTags = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((tag, at) => tag === b[at]);

function withTags(entry: Entry, tags: readonly string[]): Entry {
  const { tags: _, ...rest } = entry;
  return tags.length === 0 ? rest : { ...rest, tags: [...tags] };
}
