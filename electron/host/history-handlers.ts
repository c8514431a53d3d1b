import type { Handlers } from '../../shared/bridge.ts';
import { AppError } from '../../shared/errors.ts';
import type { Version } from '../../shared/history.ts';
import type { Entry } from '../../shared/library.ts';
import { type KeptVersion, versionOf } from './library/history-version.ts';
import type { Library } from './library/library.ts';
import type { Store } from './library/store.ts';

export interface HistoryPorts {
  library: Pick<Library, 'entry'>;
  /** See `Store.versions`. */
  versions: Store['versions'];
}

/** The bridge methods that show what a question was before. */
export function createHistoryHandlers({
  library,
  versions,
}: HistoryPorts): Pick<Handlers, 'history.list' | 'history.get'> {
  const everyVersion = async (entry: Entry): Promise<KeptVersion[]> => {
    const now = versionOf(entry);
    return now ? [now, ...(await versions(entry)).reverse()] : [];
  };
  return {
    'history.list': async ({ id }) => (await everyVersion(library.entry(id))).map(named),
    async 'history.get'({ id, version, at }) {
      const all = await everyVersion(library.entry(id));
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
