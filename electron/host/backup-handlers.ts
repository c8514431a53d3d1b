import type { Handlers } from '../../shared/bridge.ts';
import type { Backups } from './library/backups/backups.ts';

export type BackupMethod = 'backup.list' | 'backup.make' | 'backup.restore';

/** The bridge methods of the backups. */
export const createBackupHandlers = (backups: Backups): Pick<Handlers, BackupMethod> => ({
  'backup.list': () => backups.list(),
  'backup.make': () => backups.make(),
  'backup.restore': async ({ name }) => ({ count: await backups.restore(name) }),
});
