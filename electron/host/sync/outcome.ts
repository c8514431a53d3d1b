import { type Answered, readAnswer } from './answer.ts';
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
  | { kind: 'unknown'; facts: { cause: string; status?: number } }
  | { kind: 'redirect'; facts: { status: number; host: string | null } }
  /** An answer that is none of the service's. */
  | { kind: 'strange'; facts: { status: number; type: string | null; start: string } }
  | { kind: 'unauthorized'; facts: { words: string } }
  | { kind: 'forbidden'; facts: { words: string } }
  | { kind: 'missing'; facts: { words: string } }
  | { kind: 'refused'; facts: { status: number; words: string; field: string | null } }
  | { kind: 'limited'; headers: SyncAnswer['headers'] };

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
  return { kind: 'strange', facts: strangeness(answer) };
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
