import type { localApiMethods } from '../../../shared/bridge/local-api-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import { AppError } from '../../../shared/errors.ts';
import type { ApiTokens } from '../local-api/api-tokens.ts';
import type { LocalApi } from '../local-api/local-api.ts';
import { exportRequests } from '../local-api/request-log/export-requests.ts';
import type { RequestLog } from '../local-api/request-log/request-log.ts';
import { findCalendarPath } from '../local-api/server/calendar-route.ts';
import type { SettingsStore } from '../ports.ts';

export const createLocalApiHandlers = (
  localApi: LocalApi,
  apiTokens: ApiTokens,
  requests: RequestLog,
  settings: Pick<SettingsStore, 'set'>,
  version: string,
): HandlersOf<typeof localApiMethods> => ({
  'api.status': async () => localApi.status(),
  'api.start': async ({ port, library }) => {
    const { canChooseLibrary, library: chosen } = localApi.status();
    const apiLibrary = library ?? (chosen === null ? 'test' : undefined);
    const status = await localApi.start(port, canChooseLibrary ? apiLibrary : undefined);
    // Stores the port for the next start.
    const kept = status.state === 'running' && port ? { apiPort: port } : {};
    await settings.set({ ...(canChooseLibrary && { apiEnabled: true, apiLibrary }), ...kept });
    return status;
  },
  'api.stop': async () => {
    const status = await localApi.stop();
    // If the library can't be chosen, a command turned on the API, so the setting must not change.
    if (status.canChooseLibrary) await settings.set({ apiEnabled: false });
    return status;
  },
  'api.chooseLibrary': async ({ library }) => {
    const before = localApi.status();
    if (!before.canChooseLibrary) throw createNoChoiceError();
    const status =
      before.state === 'stopped' ? localApi.choose(library) : await localApi.start(before.port, library);
    await settings.set({ apiLibrary: library });
    return status;
  },
  'api.setFaults': async ({ faults, seed }) => localApi.setFaults(faults, seed),
  'api.calendarUrl': async () => {
    const path = findCalendarPath(apiTokens.list());
    const { url, library } = localApi.status();
    return { url: url === null || path === null || library !== 'own' ? null : new URL(path, url).href };
  },
  'apiToken.list': async () => [...apiTokens.list()],
  'apiToken.keychain': async () => ({ keychain: apiTokens.keychain() }),
  'apiToken.add': (input) => apiTokens.add(input),
  'apiToken.update': ({ id, ...input }) => apiTokens.update(id, input),
  'apiToken.remove': async ({ id }) => {
    await apiTokens.remove(id);
    return {};
  },
  'apiToken.rotate': ({ id }) => apiTokens.rotate(id),
  ...requestHandlers(requests, version),
});

const createNoChoiceError = (): AppError =>
  new AppError(
    'bad-input',
    'This command serves the library in its folder. Only the app has a test library.',
  );

type RequestMethod = Extract<keyof typeof localApiMethods, `requests.${string}`>;

export const requestHandlers = (
  requests: RequestLog,
  version: string,
): Pick<HandlersOf<typeof localApiMethods>, RequestMethod> => ({
  'requests.list': async (query) => requests.list(query),
  'requests.get': async ({ id }) => {
    const call = requests.get(id);
    if (!call) throw new AppError('not-found', `Request ${id} is no longer in the log.`, { id });
    return call;
  },
  'requests.clear': async () => {
    requests.clear();
    return {};
  },
  'requests.export': async ({ format, ...query }) => {
    const { count, calls } = requests.details(query);
    return exportRequests(calls, { format, version, mask: requests.mask, count });
  },
});
