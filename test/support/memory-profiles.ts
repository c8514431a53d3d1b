import type { SettingsStore } from '../../electron/host/ports.ts';
import { createMemoryVault, type Tokens, type TokenVault } from '../../electron/host/system/token-vault.ts';
import type { ApiTokenInput } from '../../shared/local-api/api-token.ts';
import { createDefaultSettings, type Settings, settingsSchema } from '../../shared/settings.ts';

/** Creates settings and tokens in memory, on a disk that can fail. */
export function createMemoryProfiles() {
  const stored: { settings: Settings; tokens: Tokens } = {
    settings: createDefaultSettings(),
    tokens: new Map(),
  };
  let writesLeft = Number.POSITIVE_INFINITY;
  const write = (work: () => void) => {
    if (writesLeft <= 0) throw new Error('the disk failed');
    writesLeft -= 1;
    work();
  };
  const settings = (): SettingsStore => ({
    get: () => stored.settings,
    set: async (patch) => {
      write(() => {
        stored.settings = settingsSchema.parse({ ...stored.settings, ...patch });
      });
      return stored.settings;
    },
  });
  const createVault = (): TokenVault => ({
    ...createMemoryVault(),
    persistence: 'keychain',
    keychain: 'available',
    get: () => stored.tokens,
    set: async (tokens) => {
      write(() => {
        stored.tokens = new Map(tokens);
      });
    },
  });
  return {
    kept: stored,
    settings,
    vault: createVault,
    /** Makes the disk fail after `count` more writes. */
    refuseAfter: (count: number) => {
      writesLeft = count;
    },
  };
}

export const profileInput = (name: string, role: ApiTokenInput['role'] = 'member'): ApiTokenInput => ({
  role,
  author: { id: '123456789012345678', username: name, globalName: name, avatarURL: '', displayAvatarURL: '' },
});
