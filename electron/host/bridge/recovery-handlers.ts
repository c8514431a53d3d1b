import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { recoveryMethods } from '../../../shared/bridge/recovery-methods.ts';
import type { Store } from '../library/store/entry-store.ts';

export const recoveryHandlers = (
  recovery: Pick<Store['recovery'], 'reports' | 'dismiss'>,
): HandlersOf<typeof recoveryMethods> => ({
  'recovery.reports': () => recovery.reports(),
  'recovery.dismiss': async ({ folder }) => {
    await recovery.dismiss(folder);
    return {};
  },
});
