import { markOf } from './draft-generator.ts';
import type { Passing } from './http-message.ts';
import { deliveriesOf, type Fate, isCut, isLate } from './proxy-faults.ts';

export type Invariant = 'creates' | 'look first' | 'token' | 'synced' | 'edit lost' | 'unsettled' | 'failed';

export type Violate = (invariant: Invariant, what: string) => void;

/** The outcome of the creates of one question. */
interface Creates {
  /** POSTs that the client sent. */
  sent: number;
  /** POSTs that the service received. */
  delivered: number;
}

/** Called for each request of the client, with its fate. */
export interface Watcher {
  note(request: Passing, fate: Fate): void;
  createsOf(mark: string): Creates;
  /** A new client starts, which doesn't know what the previous one has seen. */
  forget(): void;
  readonly counts: { cuts: number; delays: number; doubles: number };
}

export function createWatcher(token: string, violate: Violate): Watcher {
  const creates = new Map<string, Creates>();
  const looked = new Set<string>();
  const counts = { cuts: 0, delays: 0, doubles: 0 };
  const createsOf = (mark: string): Creates => creates.get(mark) ?? { sent: 0, delivered: 0 };

  function noteCreate(body: string, fate: Fate): void {
    const mark = markOf(body);
    const { sent, delivered } = createsOf(mark);
    creates.set(mark, { sent: sent + 1, delivered: delivered + deliveriesOf(fate) });
  }

  return {
    note(request, fate) {
      const { method, path, body } = request;
      counts.cuts += Number(isCut(fate));
      counts.delays += Number(isLate(fate));
      counts.doubles += Number(deliveriesOf(fate) === 2);
      if (!keepsToken(token, request)) violate('token', `${method} ${path}`);
      if (method === 'POST') noteCreate(body, fate);
      if (method === 'GET' && fate.reach === 'whole') looked.add(path);
      if (method === 'PUT' && !looked.delete(path)) violate('look first', `${method} ${path}`);
    },
    createsOf,
    forget: () => looked.clear(),
    counts,
  };
}

/** Whether the token is in `Authorization`, and nowhere else. */
function keepsToken(token: string, { path, head, body }: Passing): boolean {
  const others = head.replace(/^authorization: .*$/im, '');
  return head.includes(`Bearer ${token}`) && ![path, others, body].some((text) => text.includes(token));
}
