import type { Handlers } from '../../shared/bridge.ts';
import { AppError } from '../../shared/errors.ts';
import { exportCalls } from './http/calls/export.ts';
import type { RequestLog } from './http/calls/request-log.ts';

type RequestMethods = 'requests.list' | 'requests.get' | 'requests.clear' | 'requests.export';

/** What the bridge methods of the request log do. `version` is that of the app, for those who read an export. */
export function createRequestHandlers(requests: RequestLog, version: string): Pick<Handlers, RequestMethods> {
  return {
    'requests.list': async (query) => requests.list(query),
    'requests.get': async ({ id }) => {
      const call = requests.get(id);
      if (!call) throw new AppError('not-found', `The call ${id} is not kept any more.`, { id });
      return call;
    },
    'requests.clear': async () => {
      requests.clear();
      return {};
    },
    'requests.export': async ({ format, ...query }) => {
      const { count, calls } = requests.details(query);
      return exportCalls(calls, { format, version, mask: requests.mask, count });
    },
  };
}
