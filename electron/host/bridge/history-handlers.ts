import type { historyMethods } from '../../../shared/bridge/history-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import type { Version } from '../../../shared/library/question-versions.ts';
import type { Library } from '../library/commands/editable-library.ts';
import { createSavedVersion, type SavedVersion } from '../library/format/version-line.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { FormerVersions } from '../library/store/history.ts';

export function createHistoryHandlers(
  library: Pick<Library, 'entry'>,
  versions: Store['versions'],
): HandlersOf<typeof historyMethods> {
  const listEveryVersion = async (entry: Entry): Promise<FormerVersions> => {
    const now = createSavedVersion(entry);
    if (!now) return { versions: [], unread: 0 };
    const { versions: former, unread } = await versions(entry);
    return { versions: [now, ...former.reverse()], unread };
  };
  return {
    async 'history.list'({ id }) {
      const { versions: all, unread } = await listEveryVersion(library.entry(id));
      return { versions: all.map(toVersion), unread };
    },
    async 'history.get'({ id, version, at }) {
      const { versions: all } = await listEveryVersion(library.entry(id));
      const found = all.find((one) => one.version === version && one.at === at);
      if (found) return found.question;
      throw new AppError('no-version', `Version ${version} of question ${id} no longer exists.`, {
        id,
        version,
      });
    },
  };
}

const toVersion = ({ version, at, by, question: { title } }: SavedVersion): Version => ({
  version,
  at,
  by,
  title,
});
