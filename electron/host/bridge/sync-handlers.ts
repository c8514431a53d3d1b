import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { syncMethods } from '../../../shared/bridge/sync-methods.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { SettingsStore } from '../ports.ts';
import type { LiveSync } from '../sync/live-sync.ts';

/**
 * Creates the sync handlers. `waitForSettings` waits for pending changes because a token must not be sent to
 * the previous URL.
 */
export const createSyncHandlers = (
  { sync, transport, tokens, isOwnApi }: Pick<LiveSync, 'sync' | 'transport' | 'tokens' | 'isOwnApi'>,
  settings: Pick<SettingsStore, 'get'>,
  waitForSettings: () => Promise<Settings>,
): HandlersOf<typeof syncMethods> => ({
  async 'sync.status'() {
    const status = await sync.status();
    return isOwnApi(settings.get().syncUrl) ? { ...status, setUp: 'own-api' } : status;
  },
  'sync.activity': sync.activity,
  'sync.lastResponses': sync.lastResponses,
  'sync.question': sync.question,
  'sync.queue': sync.queue,
  'sync.unqueue': sync.unqueue,
  'sync.runNow': sync.runNow,
  'sync.refresh': sync.refresh,
  'sync.link': sync.link,
  'sync.lookUpCreated': sync.lookUpCreated,
  'sync.sendAgain': sync.sendAgain,
  'sync.createAgain': sync.createAgain,
  'sync.unlink': sync.unlink,
  'sync.resolve': sync.resolve,
  'sync.sendLocalChanges': sync.sendLocalChanges,
  'sync.resume': sync.resume,
  'sync.notifyAwake': sync.notifyAwake,
  'sync.confirmAccount': sync.confirmAccount,
  'sync.tokenStatus': async () => tokens.view(settings.get().syncUrl),
  async 'sync.retryKeychain'() {
    await tokens.retryKeychain();
    sync.onSettingsChange();
    return tokens.view(settings.get().syncUrl);
  },
  'sync.votes': sync.votes,
  'sync.dismissSimilar': sync.dismissSimilar,
  async 'sync.test'({ baseUrl, token, proxy, caFile }) {
    const { syncUrl, syncProxy, syncCaFile } = await waitForSettings();
    if (isOwnApi(baseUrl ?? syncUrl))
      return { checks: [{ what: 'address', result: 'wrong', why: { code: 'own-api', facts: {} } }] };
    // A base URL's stored token is sent only to that URL.
    const connection = tokens.getConnection(baseUrl ?? syncUrl);
    const checks = await transport.test(
      { ...connection, ...(token !== undefined && { token }) },
      { proxy: proxy ?? syncProxy, caFile: caFile ?? syncCaFile },
    );
    const isStored =
      baseUrl === undefined && token === undefined && proxy === undefined && caFile === undefined;
    if (isStored && checks.every(({ result }) => result === 'good' || result === 'skipped'))
      sync.onConnectionTested(connection);
    return { checks };
  },
  async 'sync.setToken'({ token, allowUnencrypted }) {
    const { syncUrl } = await waitForSettings();
    await tokens.set(syncUrl, token, allowUnencrypted);
    sync.onSettingsChange();
    return tokens.view(syncUrl);
  },
});
