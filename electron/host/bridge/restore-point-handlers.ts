import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { restorePointMethods } from '../../../shared/bridge/restore-point-methods.ts';
import type { OpenApiLibrary } from './api-library-handlers.ts';

export function restorePointHandlers(open: OpenApiLibrary): HandlersOf<typeof restorePointMethods> {
  const openRestorePoints = async (which: Parameters<OpenApiLibrary>[0]) =>
    (await open(which)).admin.restorePoints;
  return {
    'restorePoint.list': async ({ library }) => (await openRestorePoints(library)).list(),
    'restorePoint.create': async ({ library, name }) => (await openRestorePoints(library)).create(name),
    'restorePoint.restore': async ({ library, name }) => (await openRestorePoints(library)).restore(name),
    async 'restorePoint.remove'({ library, name }) {
      await (await openRestorePoints(library)).remove(name);
      return {};
    },
  };
}
