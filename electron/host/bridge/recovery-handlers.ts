import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { recoveryMethods } from '../../../shared/bridge/recovery-methods.ts';
import type { Backups } from '../library/backups/backups.ts';
import type { Snapshots } from '../library/snapshots/snapshots.ts';
import type { Store } from '../library/store/entry-store.ts';

export const recoveryHandlers = (
  recovery: Pick<Store['recovery'], 'reports' | 'dismiss'>,
  snapshots: Snapshots,
  backups: Backups,
): HandlersOf<typeof recoveryMethods> => ({
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
  'recovery.reports': () => recovery.reports(),
  'recovery.dismiss': async ({ folder }) => {
    await recovery.dismiss(folder);
    return {};
  },
});
