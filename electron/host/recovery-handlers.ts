import type { Handlers } from '../../shared/bridge.ts';
import type { Store } from './library/store/store.ts';

export type RecoveryMethod = 'recovery.reports' | 'recovery.dismiss';

/** The bridge methods about damaged files. */
export const createRecoveryHandlers = (
  recovery: Pick<Store['recovery'], 'reports' | 'dismiss'>,
): Pick<Handlers, RecoveryMethod> => ({
  'recovery.reports': () => recovery.reports(),
  'recovery.dismiss': async ({ folder }) => {
    await recovery.dismiss(folder);
    return {};
  },
});
