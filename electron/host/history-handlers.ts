import type { Handlers } from '../../shared/bridge.ts';
import { AppError } from '../../shared/errors.ts';
import type { Version } from '../../shared/history.ts';
import type { Entry } from '../../shared/library.ts';
import type { FormerVersions } from './library/history/history.ts';
import { type KeptVersion, versionOf } from './library/history/history-version.ts';
import type { Library } from './library/library.ts';
import type { Store } from './library/store/store.ts';

/** The bridge methods that show what a question was before. */
export function createHistoryHandlers(
  library: Pick<Library, 'entry'>,
  versions: Store['versions'],
): Pick<Handlers, 'history.list' | 'history.get'> {
  const everyVersion = async (entry: Entry): Promise<FormerVersions> => {
    const now = versionOf(entry);
    if (!now) return { versions: [], unread: 0 };
    const { versions: former, unread } = await versions(entry);
    return { versions: [now, ...former.reverse()], unread };
  };
  return {
    async 'history.list'({ id }) {
      const { versions: all, unread } = await everyVersion(library.entry(id));
      return { versions: all.map(named), unread };
    },
    async 'history.get'({ id, version, at }) {
      const { versions: all } = await everyVersion(library.entry(id));
      const found = all.find((one) => one.version === version && one.at === at);
      if (found) return found.question;
      throw new AppError('no-version', `Version ${version} of question ${id} is not kept.`, { id, version });
    },
  };
}

const named = ({ version, at, by, question: { title } }: KeptVersion): Version => ({
  version,
  at,
  by,
  title,
});
