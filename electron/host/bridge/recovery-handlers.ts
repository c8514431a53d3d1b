import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { recoveryMethods } from '../../../shared/bridge/recovery-methods.ts';
import type { Store } from '../library/store/entry-store.ts';

export const createRecoveryHandlers = (
  recovery: Pick<Store['recovery'], 'reports' | 'dismiss'>,
  changedFiles: Store['changedFiles'],
): HandlersOf<typeof recoveryMethods> => ({
  'recovery.reports': () => recovery.reports(),
  'recovery.dismiss': async ({ folder }) => {
    await recovery.dismiss(folder);
    return {};
  },
  'recovery.changedFiles': async () => [...changedFiles.paths],
  'recovery.reload': async () => {
    await changedFiles.reload();
    return {};
  },
  'recovery.keep': async () => {
    await changedFiles.keep();
    return {};
  },
});
