import type {
  SyncFailure,
  SyncNetwork,
  SyncRequest,
  SyncResponse,
} from '../../../electron/host/sync/sync-ports.ts';
import type { Draft } from '../../../shared/library/entry.ts';
import {
  createRecord,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../../../shared/question/question-fields.ts';

interface Remote extends Record<OptionalField, string | null> {
  id: number;
  createdAt: string;
  question: string;
  options: { emoji: string; text: string; votes: number }[];
  status: number;
  sentAt: string | null;
  messageID: string | null;
  messageLink: string | null;
  [other: string]: unknown;
}

export type Reaction = (
  request: SyncRequest,
  /** Processes the request correctly. */
  well: () => SyncResponse,
) => SyncResponse | SyncFailure | Promise<SyncResponse | SyncFailure>;

/** A live service that behaves correctly unless a test plans a different reaction. */
export interface FakeService extends SyncNetwork {
  readonly requests: SyncRequest[];
  readonly questions: Map<number, Remote>;
  /** Plans reactions to the next requests, in order. */
  plan(...reactions: Reaction[]): void;
  /** Sets the reaction to all requests without a planned reaction. */
  always(reaction: Reaction | null): void;
  add(content: Partial<Draft>): Remote;
  edit(id: number, change: Partial<Remote>): void;
  /** Returns the requests so far as `POST`, `GET 1`, `PUT 1`, and so on. */
  notify(): string[];
  author: string;
}

export const answer = (
  status: number,
  body: unknown = '',
  headers: Record<string, string> = {},
): SyncResponse => ({
  kind: 'response',
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const createFailure = (
  phase: SyncFailure['phase'],
  cause: SyncFailure['cause'] = phase === 'before' ? 'refused' : 'reset',
): SyncFailure => ({ kind: 'failure', phase, cause, detail: 'ECONNRESET' });

export const processRequest: Reaction = (_, well) => well();

/** Processes the request but loses the response. */
export const waitUntilArrived: Reaction = (_, well) => {
  well();
  return createFailure('after');
};

const EMOJI: Readonly<Record<string, string>> = { ':thumbsup:': '👍', ':smile:': '😄' };

interface Body extends Partial<Record<OptionalField, string>> {
  title: string;
  options: string;
}

export function fakeService(): FakeService {
  const planned: Reaction[] = [];
  let general: Reaction | null = null;
  let last = 0;
  const getContent = (body: Body) => ({
    question: body.title,
    ...createRecord(OPTIONAL_FIELDS, (field) => body[field] ?? null),
    options: body.options.split('\n').map((line) => {
      const at = line.indexOf(' - ');
      const typed = line.slice(0, at);
      return { emoji: EMOJI[typed] ?? typed, text: line.slice(at + 3), votes: 0 };
    }),
  });
  const make = (body: Body): Remote => {
    last += 1;
    const remote: Remote = {
      id: last,
      createdAt: `2026-11-09T09:00:${String(last % 60).padStart(2, '0')}.000Z`,
      ...getContent(body),
      status: 2,
      sentAt: null,
      messageID: null,
      messageLink: null,
    };
    service.questions.set(last, remote);
    return remote;
  };
  const createPerson = () => ({
    id: service.author,
    username: 'ada',
    globalName: 'Ada',
    avatarURL: '',
    displayAvatarURL: '',
  });
  const toFetched = (remote: Remote) => ({ ...remote, author: createPerson() });
  const toWritten = ({ messageLink: _, options, ...remote }: Remote) => ({
    ...remote,
    author: service.author,
    options: options.map(({ emoji, text }) => ({ emoji, text })),
  });
  const find = (place: string): Remote | undefined =>
    place.startsWith('_')
      ? [...service.questions.values()].find(({ messageID }) => messageID === place.slice(1))
      : service.questions.get(Number(place));
  function well({ method, url, body }: SyncRequest): SyncResponse {
    if (method === 'POST')
      return answer(200, { ...toWritten(make(JSON.parse(body ?? '{}'))), similarQuestions: [] });
    const remote = find(url.split('/').at(-1) ?? '');
    if (!remote) return answer(404, { detail: 'There is no such question.' });
    if (method === 'GET') return answer(200, toFetched(remote));
    Object.assign(remote, getContent(JSON.parse(body ?? '{}')));
    return answer(200, toWritten(remote));
  }
  const service: FakeService = {
    author: '77',
    requests: [],
    questions: new Map(),
    async send(request) {
      service.requests.push(request);
      const reaction = planned.shift() ?? general;
      return reaction ? reaction(request, () => well(request)) : well(request);
    },
    plan: (...reactions) => void planned.push(...reactions),
    always: (reaction) => {
      general = reaction;
    },
    add: (content) => make({ title: 'From there', options: '👍 - Yes\n👎 - No', ...content }),
    edit(id, change) {
      const remote = service.questions.get(id);
      if (remote) Object.assign(remote, change);
    },
    notify: () =>
      service.requests.map(({ method, url }) =>
        method === 'POST' ? method : `${method} ${url.split('/').at(-1)}`,
      ),
  };
  return service;
}
