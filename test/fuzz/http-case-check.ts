import type { FuzzRequest, RequestTarget } from './fuzz-request.ts';
import type { Model } from './model.ts';
import { documentFault, questionOf, responseFault, sentJson, takenFault } from './response-checks.ts';
import type { ReceivedResponse } from './response-reader.ts';

/** What an HTTP case works on. Lanes run side by side; each has questions of its own, so that it knows what they say. */
export interface Lane {
  port: number;
  tokens: RequestTarget['tokens'];
  model: Model;
  /** Questions that only this lane edits, and waits for each time. */
  own: readonly number[];
  /** Questions of which the last edit may be unknown. */
  risky: readonly number[];
  messages: RequestTarget['messages'];
  /** A question that nobody edits, and its answer to the byte. */
  known: { id: number; text: string };
}

/** The fault of an answer, if it has one; where it is a question, the model learns of it. */
export function checkResponse(answer: ReceivedResponse, shot: FuzzRequest, lane: Lane): string[] {
  const fault =
    responseFault(answer, shot) ??
    (answer.status === 200 ? takenUp(answer, shot, lane) : refusalFault(answer, shot));
  return fault === null ? [] : [`${shot.bytes.toString('latin1', 0, 100).split('\r\n', 1)[0]}: ${fault}`];
}

/** A request in good order is refused for its body alone. */
function refusalFault(
  { status, text }: ReceivedResponse,
  { operation, body, framed }: FuzzRequest,
): string | null {
  if (!operation || !framed) return null;
  if (!body || body.valid) return `refused what keeps every limit: ${status} ${text.slice(0, 300)}`;
  return [400, 413, 422].includes(status) ? null : `refused a body with ${status}`;
}

function takenUp(answer: ReceivedResponse, shot: FuzzRequest, { model, own }: Lane): string | null {
  const { method, operation, body, forbidden } = shot;
  if (forbidden) return `answered although ${forbidden}`;
  if (method !== 'POST' && method !== 'PUT' && method !== 'GET') return `a 200 for ${method}`;
  if (method === 'GET' && !operation && !answer.text.startsWith('{"id":')) return documentFault(answer);
  const read = questionOf(answer, method);
  if ('fault' in read) return read.fault;
  const { shown } = read;
  if (operation && operation.name !== 'create' && operation.id !== shown.id)
    return `answered question ${shown.id}`;
  const before = model.get(shown.id) ?? null;
  if (method === 'GET') return own.includes(shown.id) ? model.fault(shown) : null;
  const unheard = method === 'POST' ? model.created(shown) : model.edited(shown);
  // What the edit started from is known only where nobody else edits.
  const from = method === 'PUT' && own.includes(shown.id) ? before : shown;
  return unheard ?? takenFault(body && sentJson(body.bytes), shown, method === 'POST' ? null : from);
}

/** The title that a request carries; undefined for none. */
export const titleOf = ({ body }: FuzzRequest): unknown => {
  const sent = body && sentJson(body.bytes);
  return typeof sent === 'object' && sent !== null
    ? Object.getOwnPropertyDescriptor(sent, 'title')?.value
    : undefined;
};
