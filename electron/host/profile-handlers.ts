import type { Handlers } from '../../shared/bridge.ts';
import type { Profiles } from './profiles.ts';

export type ProfileMethod =
  | 'profile.list'
  | 'profile.keychain'
  | 'profile.add'
  | 'profile.change'
  | 'profile.remove'
  | 'profile.rotate';

/** The bridge methods over the profiles of the local API. */
export function createProfileHandlers(profiles: Profiles): Pick<Handlers, ProfileMethod> {
  return {
    'profile.list': async () => [...profiles.accounts()],
    'profile.keychain': async () => ({ keychain: profiles.keychain() }),
    'profile.add': (input) => profiles.add(input),
    'profile.change': ({ id, ...input }) => profiles.change(id, input),
    'profile.remove': async ({ id }) => {
      await profiles.remove(id);
      return {};
    },
    'profile.rotate': ({ id }) => profiles.rotate(id),
  };
}
