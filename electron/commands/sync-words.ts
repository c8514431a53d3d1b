import type { SyncReason, SyncRow, SyncState } from '../../shared/sync-views.ts';

/** What `sync` calls the state of a question. */
export type RoundState = 'synced' | 'waiting' | 'unknown' | 'conflict' | 'refused' | 'paused';

const STATES: Readonly<Record<Exclude<SyncState, 'held'>, RoundState>> = {
  waiting: 'waiting',
  sending: 'waiting',
  synced: 'synced',
  changed: 'synced',
  unknown: 'unknown',
  conflict: 'conflict',
  refused: 'refused',
  paused: 'paused',
};

/** Of what is held, those that the service does not take; with the others the two sides disagree. */
const NOT_TAKEN: readonly (SyncReason | undefined)[] = ['forbidden', 'gone', 'no-address'];

/** The state of a row, in the fewer words of scripts. */
export const roundState = ({ state, why }: SyncRow): RoundState =>
  state === 'held' ? (NOT_TAKEN.includes(why?.code) ? 'refused' : 'conflict') : STATES[state];

/** Nothing goes on with these before a person has acted. */
export const needsPerson = (state: RoundState): boolean => state !== 'synced' && state !== 'waiting';

type Facts = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const words = ({ words: said }: Facts): string =>
  text(said) === '' ? '' : ` The service says: ${text(said)}`;
const fields = ({ fields: names }: Facts): string => (Array.isArray(names) ? names.join(', ') : 'something');
const momentOf = ({ until }: Facts): string =>
  typeof until === 'number' ? new Date(until).toISOString() : 'later';

/** Why it isn't known whether a create arrived, where a response came. */
const unconfirmed = ({ cause, remoteId }: Facts): string => {
  if (cause === 'id-in-use') return `: it responded with ${text(remoteId)}, the ID of another question here`;
  return cause === 'strange' ? ': its response has no usable ID' : '';
};

const CAUSES: Readonly<Record<string, string>> = {
  'id-in-use': 'it responded with the ID of another question here',
  strange: 'its response has no usable ID',
  crash: 'the app ended before the response came',
  restless: 'the question keeps changing there',
  dns: 'the host name was not found',
  refused: 'the connection was refused',
  tls: 'the TLS connection failed',
  proxy: 'the proxy failed',
  timeout: 'the request timed out',
  reset: 'the connection was reset',
  cut: 'the response was truncated',
  'too-large': 'the response is too large',
};
/** Why a request failed, in words. */
const failure = ({ status, cause }: Facts): string =>
  text(status) === '' ? (CAUSES[text(cause)] ?? 'unexpected error') : `status ${text(status)}`;

const unusable: Readonly<Record<string, string>> = {
  id: ': it has no usable ID',
  content: ': the title or the options are missing',
};

const SENTENCES: Readonly<Record<SyncReason, (facts: Facts) => string>> = {
  unknown: (facts) =>
    `The service may have received this question${unconfirmed(facts)}. Look there, then link it, send it again, or keep it here.`,
  conflict: (facts) => `Both sides changed it: ${fields(facts)}.`,
  compare: (facts) => `It was adopted, and the two sides differ: ${fields(facts)}.`,
  refused: (facts) => `The service does not take it (${text(facts.status)}).${words(facts)}`,
  forbidden: (facts) => `The service does not let this account change it (403).${words(facts)}`,
  gone: (facts) => `The service does not know it any more (404).${words(facts)}`,
  'no-address': (facts) => `The service has no such address (404): check the base URL.${words(facts)}`,
  sent: () => 'It was sent to the chat meanwhile, and there are edits that the service does not have.',
  another: () => 'Under its id the service has another question.',
  altered: (facts) => `The service keeps it otherwise than it was sent: ${fields(facts)}.`,
  unusable: (facts) =>
    `The response of the service can't be used${unusable[text(facts.reason)] ?? ": the library can't store it"}. Open the app and refresh the question.`,
  unauthorized: (facts) => `The service refused the token (401).${words(facts)}`,
  redirect: (facts) =>
    `The service sends elsewhere${text(facts.host) && `, to ${text(facts.host)}`}: nothing goes there.`,
  'not-the-service': () => 'What answered is not the service; it may be a page to log in.',
  'account-unsure': () =>
    'Token or address changed, and nobody knows whether it is the same account: say so with --account same or --account another.',
  disk: (facts) => `The library could not keep an answer: ${text(facts.reason)}.`,
  'rate-limited': (facts) => `The service asks to wait until ${momentOf(facts)}.`,
  unreachable: (facts) =>
    `Couldn't reach the service: ${CAUSES[text(facts.cause)] ?? 'unexpected error'}${text(facts.detail) && ` (${text(facts.detail)})`}.`,
  failing: (facts) => `Several new questions failed (${failure(facts)}). The others wait and are sent later.`,
  busy: (facts) => `The request failed (${failure(facts)}). The app tries again.`,
  'not-set-up': () => 'There is no address or no token.',
  'other-account': (facts) =>
    `It belongs to another account${text(facts.baseUrl) && `, at ${text(facts.baseUrl)}`}.`,
};

/** Why a question is as it is, in one sentence; empty where there is nothing to say. */
export function whySentence({ state, why }: SyncRow): string {
  if (why) return SENTENCES[why.code](why.facts);
  if (state === 'changed') return 'It was edited here since, and is not queued.';
  return state === 'waiting' || state === 'sending' ? 'It waits for the next round.' : '';
}
