import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { syncMethods } from '../../../shared/bridge/sync-methods.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { SettingsStore } from '../ports.ts';
import type { LiveSync } from '../sync/live-sync.ts';

/**
 * `settledSettings`: the settings once every change is kept that was asked for: a token must not go to the address before.
 */
export const syncHandlers = (
  { sync, transport, tokens }: Pick<LiveSync, 'sync' | 'transport' | 'tokens'>,
  settings: Pick<SettingsStore, 'get'>,
  settledSettings: () => Promise<Settings>,
): HandlersOf<typeof syncMethods> => ({
  'sync.standing': sync.standing,
  'sync.activity': sync.activity,
  'sync.question': sync.question,
  'sync.queue': sync.queue,
  'sync.unqueue': sync.unqueue,
  'sync.round': sync.round,
  'sync.refresh': sync.refresh,
  'sync.adopt': sync.adopt,
  'sync.sendAgain': sync.sendAgain,
  'sync.createAgain': sync.createAgain,
  'sync.keepLocal': sync.keepLocal,
  'sync.resolve': sync.resolve,
  'sync.goAhead': sync.goAhead,
  'sync.resume': sync.resume,
  'sync.awake': sync.awake,
  'sync.confirmAccount': sync.confirmAccount,
  'sync.tokenKept': async () => tokens.view(settings.get().syncUrl),
  async 'sync.retryKeychain'() {
    await tokens.retryKeychain();
    sync.onSettingsChange();
    return tokens.view(settings.get().syncUrl);
  },
  'sync.votes': sync.votes,
  'sync.dismissNamed': sync.dismissNamed,
  async 'sync.test'({ baseUrl, token, proxy, caFile }) {
    const { syncUrl, syncProxy, syncCaFile } = await settledSettings();
    // The kept token of an address goes to that address alone, be it typed or set.
    const connection = tokens.connection(baseUrl ?? syncUrl);
    const checks = await transport.test(
      { ...connection, ...(token !== undefined && { token }) },
      { proxy: proxy ?? syncProxy, caFile: caFile ?? syncCaFile },
    );
    return { checks };
  },
  async 'sync.setToken'({ token, insist }) {
    const { syncUrl } = await settledSettings();
    await tokens.set(syncUrl, token, insist);
    sync.onSettingsChange();
    return tokens.view(syncUrl);
  },
});
