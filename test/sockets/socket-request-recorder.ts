import { createMark } from './draft-generator.ts';
import type { ProxiedRequest } from './http-message-reader.ts';
import { countDeliveries, isDelayed, isDisconnected, type ProxyFault } from './proxy-faults.ts';

export type Invariant = 'creates' | 'look first' | 'token' | 'synced' | 'edit lost' | 'unsettled' | 'failed';

export type Violate = (invariant: Invariant, what: string) => void;

interface Creates {
  /** The number of POSTs that the client sent. */
  sent: number;
  /** The number of POSTs that the service received. */
  delivered: number;
}

/** Records each of the client's requests with its fault and checks the request. */
export interface RequestRecorder {
  record(request: ProxiedRequest, fault: ProxyFault): void;
  listCreates(mark: string): Creates;
  /** Starts recording a new client, which doesn't know which questions the previous client has fetched. */
  reset(): void;
  readonly counts: { cuts: number; delays: number; doubles: number };
}

export function createRequestRecorder(token: string, violate: Violate): RequestRecorder {
  const creates = new Map<string, Creates>();
  const fetched = new Set<string>();
  const counts = { cuts: 0, delays: 0, doubles: 0 };
  const listCreates = (mark: string): Creates => creates.get(mark) ?? { sent: 0, delivered: 0 };

  function recordCreate(body: string, fault: ProxyFault): void {
    const mark = createMark(body);
    const { sent, delivered } = listCreates(mark);
    creates.set(mark, { sent: sent + 1, delivered: delivered + countDeliveries(fault) });
  }

  return {
    record(request, fault) {
      const { method, path, body } = request;
      counts.cuts += Number(isDisconnected(fault));
      counts.delays += Number(isDelayed(fault));
      counts.doubles += Number(countDeliveries(fault) === 2);
      if (!isTokenOnlyInHeader(token, request)) violate('token', `${method} ${path}`);
      if (method === 'POST') recordCreate(body, fault);
      if (method === 'GET' && fault.reach === 'whole') fetched.add(path);
      if (method === 'PUT' && !fetched.delete(path)) violate('look first', `${method} ${path}`);
    },
    listCreates,
    reset: () => fetched.clear(),
    counts,
  };
}

/** Returns whether the token is only in the `Authorization` header. */
function isTokenOnlyInHeader(token: string, { path, head, body }: ProxiedRequest): boolean {
  const others = head.replace(/^authorization: .*$/im, '');
  return head.includes(`Bearer ${token}`) && ![path, others, body].some((text) => text.includes(token));
}
