import type { apiLibraryMethods } from '../../../shared/bridge/api-library-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import { createEmptyFilter } from '../../../shared/library/library-filter.ts';
import type { ApiLibrary } from '../../../shared/settings-choices.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { LibraryAdmin } from '../library-admin/library-admin.ts';

/**
 * Opens a library that the local API can serve. Rejects with AppError('not-found') if there is no test
 * library.
 */
export type OpenApiLibrary = (
  which: ApiLibrary,
) => Promise<{ library: Library; admin: Pick<LibraryAdmin, 'samples' | 'reset' | 'restorePoints'> }>;

export const createApiLibraryHandlers = (open: OpenApiLibrary): HandlersOf<typeof apiLibraryMethods> => ({
  async 'apiLibrary.list'({ library: which, ...given }) {
    const { library } = await open(which);
    const query = { ...given, filter: createEmptyFilter(), reversed: false };
    await library.preload(query);
    return { counts: { ...library.counts }, ...library.list(query) };
  },
  'apiLibrary.question': async ({ library, id }) => (await open(library)).library.entry(id),
  'apiLibrary.removeQuestion': async ({ library, id }) => (await open(library)).library.remove(id),
  'apiLibrary.markSent': async ({ library, id, votes, status, messageLink }) =>
    (await open(library)).library.markSent(id, votes, status, messageLink),
  'apiLibrary.undoMarkSent': async ({ library, id }) => (await open(library)).library.undoMarkSent(id),
  'apiLibrary.addSamples': async ({ library }) => ({ ids: await (await open(library)).admin.samples.add() }),
  'apiLibrary.reset': async ({ library, what }) => (await open(library)).admin.reset(what),
});
