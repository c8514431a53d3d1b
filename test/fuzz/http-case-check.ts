import type { FuzzRequest, RequestTarget } from './fuzz-request.ts';
import type { QuestionModel } from './question-model.ts';
import {
  checkAcceptedBody,
  checkDocument,
  checkHttpResponse,
  createQuestion,
  parseSentJson,
} from './response-checks.ts';
import type { ReceivedResponse } from './response-reader.ts';

/**
 * The questions of a lane's HTTP cases. Lanes run in parallel. Each lane has separate questions, so it knows
 * their content.
 */
export interface Lane {
  port: number;
  tokens: RequestTarget['tokens'];
  model: QuestionModel;
  /** Questions that only this lane edits, one request at a time. */
  own: readonly number[];
  /** Questions of this lane whose last edit may be unknown. */
  risky: readonly number[];
  messages: RequestTarget['messages'];
  /** A question that's never edited, and the response to its fetch. */
  known: { id: number; text: string };
}

/** Returns the problem with a response, if any. Records the response's question in the model. */
export function checkResponse(answer: ReceivedResponse, shot: FuzzRequest, lane: Lane): string[] {
  const fault =
    checkHttpResponse(answer, shot) ??
    (answer.status === 200 ? recordQuestion(answer, shot, lane) : checkRejection(answer, shot));
  return fault === null ? [] : [`${shot.bytes.toString('latin1', 0, 100).split('\r\n', 1)[0]}: ${fault}`];
}

/** Checks that a well-formed request was rejected only because of its body. */
function checkRejection(
  { status, text }: ReceivedResponse,
  { operation, body, framed }: FuzzRequest,
): string | null {
  if (!operation || !framed) return null;
  if (!body || body.valid) return `rejected a valid request: ${status} ${text.slice(0, 300)}`;
  return [400, 413, 422].includes(status) ? null : `rejected a body with ${status}`;
}

function recordQuestion(answer: ReceivedResponse, shot: FuzzRequest, { model, own }: Lane): string | null {
  const { method, operation, body, forbidden } = shot;
  if (forbidden) return `accepted a request although ${forbidden}`;
  if (method === 'HEAD') return answer.text === '' ? null : 'a body in a response to HEAD';
  if (method !== 'POST' && method !== 'PUT' && method !== 'GET') return `a 200 for ${method}`;
  if (method === 'GET' && !operation && !answer.text.startsWith('{"id":')) return checkDocument(answer);
  const read = createQuestion(answer, method);
  if ('fault' in read) return read.fault;
  const { shown } = read;
  if (operation && operation.name !== 'create' && operation.id !== shown.id)
    return `returned question ${shown.id}`;
  const before = model.get(shown.id) ?? null;
  if (method === 'GET') return own.includes(shown.id) ? model.fault(shown) : null;
  const unheard = method === 'POST' ? model.created(shown) : model.edited(shown);
  // The previous version is known only if other lanes don't edit the question.
  const from = method === 'PUT' && own.includes(shown.id) ? before : shown;
  return (
    unheard ?? checkAcceptedBody(body && parseSentJson(body.bytes), shown, method === 'POST' ? null : from)
  );
}

/** Returns the title in the request body, or undefined if there is none. */
export const getTitle = ({ body }: FuzzRequest): unknown => {
  const sent = body && parseSentJson(body.bytes);
  return typeof sent === 'object' && sent !== null
    ? Object.getOwnPropertyDescriptor(sent, 'title')?.value
    : undefined;
};
