import type { backupMethods } from '../../../shared/bridge/backup-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { Backups } from '../library/restore-points/backups.ts';
import type { Snapshots } from '../library/restore-points/snapshots.ts';

export const backupHandlers = (snapshots: Snapshots, backups: Backups): HandlersOf<typeof backupMethods> => ({
  'snapshot.list': () => snapshots.list(),
  'snapshot.save': ({ name }) => snapshots.save(name),
  'snapshot.restore': async ({ name }) => ({
    count: await snapshots.restore(name),
    undo: snapshots.lastReplacement(),
  }),
  'snapshot.remove': async ({ name }) => {
    await snapshots.remove(name);
    return {};
  },
  'backup.list': () => backups.list(),
  'backup.create': () => backups.make(),
  'backup.restore': async ({ name }) => ({
    count: await backups.restore(name),
    undo: snapshots.lastReplacement(),
  }),
});
