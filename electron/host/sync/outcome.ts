import { type Answered, isLikeQuestion, readAnswer } from './answer.ts';
import type { SyncAnswer, SyncFailure, SyncRequest } from './ports.ts';
import { fieldOf, wordsOf } from './words.ts';

/** What became of a request, as far as what to do next depends on it. */
export type Outcome =
  | { kind: 'question'; answered: Answered }
  /** No byte left: all of the account waits. */
  | { kind: 'unreachable'; cause: SyncFailure['cause']; detail: string }
  /** Nothing is known to have happened, or it does not matter: ask again later. */
  | { kind: 'again'; facts: { cause: string; status?: number } }
  /** A create that may have arrived. */
  | { kind: 'unknown'; facts: UnknownFacts }
  | { kind: 'redirect'; facts: { status: number; host: string | null } }
  /** A response to a fetch or an edit that is JSON of the service, and can't be used for this question. */
  | { kind: 'unusable'; facts: { reason: 'id' | 'content' } }
  /** An answer that is none of the service's. */
  | { kind: 'strange'; facts: { status: number; type: string | null; start: string } }
  | { kind: 'unauthorized'; facts: { words: string } }
  | { kind: 'forbidden'; facts: { words: string } }
  | { kind: 'missing'; facts: { words: string } }
  | { kind: 'refused'; facts: { status: number; words: string; field: string | null } }
  | { kind: 'limited'; headers: SyncAnswer['headers'] };

type UnknownFacts = { cause: string; status?: number; remoteId?: number };

/** A create that was answered with an ID that another question here has. */
export const idInUse = (remoteId: number): { kind: 'unknown'; facts: UnknownFacts } => ({
  kind: 'unknown',
  facts: { cause: 'id-in-use', remoteId },
});

/** Statuses that may pass by themselves. */
const PASSING = new Set([408, 425]);
/** Characters of a strange answer that are told. */
const START = 120;

/** The table of outcomes: docs/sync.md has it in words. */
export function outcomeOf(method: SyncRequest['method'], result: SyncAnswer | SyncFailure): Outcome {
  if (result.kind === 'answer') return outcomeOfAnswer(method, result);
  if (result.phase === 'before') return { kind: 'unreachable', cause: result.cause, detail: result.detail };
  return unsure(method, { cause: result.cause });
}

const unsure = (method: SyncRequest['method'], facts: { cause: string; status?: number }): Outcome =>
  method === 'POST' ? { kind: 'unknown', facts } : { kind: 'again', facts };

function outcomeOfAnswer(method: SyncRequest['method'], answer: SyncAnswer): Outcome {
  const { status, body, headers } = answer;
  if (status >= 200 && status < 300) return outcomeOfSuccess(method, answer);
  if (status >= 300 && status < 400)
    return { kind: 'redirect', facts: { status, host: hostOf(headers.location) } };
  if (status === 401) return { kind: 'unauthorized', facts: { words: wordsOf(body) } };
  if (status === 403) return { kind: 'forbidden', facts: { words: wordsOf(body) } };
  if (status === 404 || status === 410) return { kind: 'missing', facts: { words: wordsOf(body) } };
  if (status === 429) return { kind: 'limited', headers };
  if (PASSING.has(status) || status >= 500 || status < 200)
    return unsure(method, { cause: 'status', status });
  return { kind: 'refused', facts: { status, words: wordsOf(body), field: fieldOf(body) } };
}

function outcomeOfSuccess(method: SyncRequest['method'], answer: SyncAnswer): Outcome {
  const answered = readAnswer(answer.body);
  // A fetch is for the content: an answer without it is of no use. After a create or edit another fetch brings it.
  if (answered && (answered.content || method !== 'GET')) return { kind: 'question', answered };
  if (method === 'POST') return { kind: 'unknown', facts: { cause: 'strange', status: answer.status } };
  if (!isLikeQuestion(answer.body)) return { kind: 'strange', facts: strangeness(answer) };
  return { kind: 'unusable', facts: { reason: answered ? 'content' : 'id' } };
}

const strangeness = ({ status, headers, body }: SyncAnswer) => ({
  status,
  type: headers['content-type'] ?? null,
  start: wordsOf(body).slice(0, START),
});

/** The host of an address; null for a path of the same host. */
function hostOf(location: string | undefined): string | null {
  if (location === undefined || !URL.canParse(location)) return null;
  return new URL(location).host;
}
