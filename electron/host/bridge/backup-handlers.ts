import type { backupMethods } from '../../../shared/bridge/backup-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { RestorePoints } from '../library/restore-points/restore-points.ts';

export const backupHandlers = (points: RestorePoints): HandlersOf<typeof backupMethods> => ({
  'snapshot.list': () => points.snapshots(),
  'snapshot.save': ({ name }) => points.save(name),
  'snapshot.restore': async ({ name }) => ({
    count: await points.restore(name),
    undo: points.lastReplacement(),
  }),
  'snapshot.remove': async ({ name }) => {
    await points.remove(name);
    return {};
  },
  'backup.list': () => points.backups(),
  'backup.create': () => points.backUp(),
  'backup.restore': async ({ name }) => ({
    count: await points.restore(name),
    undo: points.lastReplacement(),
  }),
});
