import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import type { ServiceResponse } from '../../../../shared/sync/sync-views.ts';
import type { Clock } from '../../ports.ts';
import { formatRequestBody } from '../merge/remote-fields.ts';
import type { SyncRequest, SyncResponse } from '../sync-ports.ts';
import type { Outcome } from './remote-response.ts';

/** The service's last responses to requests about a question, in memory only. */
export interface ResponseLog {
  add(request: SyncRequest, response: SyncResponse, outcome: Outcome): void;
  /** Returns the last response to a create or edit and the last response to a fetch, newest first. */
  list(baseUrl: string, sync: EntrySync): ServiceResponse[];
}

const MAX_RESPONSES = 400;
/** A question with 20 options and 5 similar questions takes about 10 kB. */
const MAX_BODY_CHARACTERS = 16 * 1024;

/** The headers that are shown. Others, such as `Set-Cookie`, may contain secrets. */
const SHOWN_HEADERS = [
  'content-type',
  'content-length',
  'date',
  'etag',
  'last-modified',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
];

export function createResponseLog({ clock }: { clock: Clock }): ResponseLog {
  /** The responses by request, oldest first. */
  const responses = new Map<string, ServiceResponse>();

  const addResponse = (key: string, response: ServiceResponse): void => {
    responses.delete(key);
    responses.set(key, response);
    const [oldest] = responses.keys();
    if (responses.size > MAX_RESPONSES && oldest !== undefined) responses.delete(oldest);
  };

  return {
    add(request, received, outcome) {
      const { method, url, body } = request;
      const response = createServiceResponse(request, received, clock.now());
      if (method === 'GET') addResponse(`fetch ${url}`, response);
      else if (method === 'PUT') addResponse(`send ${url}`, response);
      else if (outcome.kind === 'question') addResponse(`send ${url}/${outcome.remoteQuestion.id}`, response);
      else addResponse(`send ${url} ${body}`, response);
    },
    list(baseUrl, { remoteId, hold, sending }) {
      const url = `${baseUrl}/questions`;
      const tried = sending?.content ?? hold?.tried;
      const keys =
        remoteId === null
          ? [tried ? `send ${url} ${formatRequestBody(tried)}` : '']
          : [`send ${url}/${remoteId}`, `fetch ${url}/${remoteId}`];
      return keys.flatMap((key) => responses.get(key) ?? []).sort((a, b) => b.at - a.at);
    },
  };
}

function createServiceResponse(
  { method, url }: SyncRequest,
  { status, headers, body }: SyncResponse,
  at: number,
): ServiceResponse {
  return {
    at,
    method,
    url,
    status,
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
    // Removes half of a surrogate pair at the end.
    body: body.slice(0, MAX_BODY_CHARACTERS).replace(/[\ud800-\udbff]$/, ''),
    isCut: body.length > MAX_BODY_CHARACTERS,
  };
}
