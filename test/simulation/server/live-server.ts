import type { Random } from '../../support/random.ts';
import { type AnswerForm, formatRefusal, formatResponse, type RemoteQuestion } from './response-body.ts';
import type { Quirks } from './service-quirks.ts';
import { type Content, type Sent, storeContent } from './stored-content.ts';

/** A request as the service receives it. */
interface Arrival {
  method: string;
  /** The path, relative to the base URL, such as `/questions/7`. */
  path: string;
  token: string | null;
  body: string | null;
}

interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A request's effect. The checker sees it, but the engine doesn't. */
export interface Operation {
  arrival: Arrival;
  reply: Reply;
  /** The question after the request was processed, or null if the request was rejected. */
  held: RemoteQuestion | null;
  /** The content that an edit replaced, or null for other requests. */
  before: Content | null;
}

/** An in-memory service that follows docs/reference/service-api.md, with quirks. */
export interface LiveServer {
  readonly quirks: Quirks;
  readonly questions: ReadonlyMap<number, RemoteQuestion>;
  receive(arrival: Arrival): Operation;
  allow(token: string, author: string): void;
  revoke(token: string): void;
  findAuthor(token: string | null): string | undefined;
  /** The methods from here on act as other clients, voters, or administrators. */
  create(content: Content, author: string): RemoteQuestion;
  edit(id: number, content: Content): void;
  send(id: number): void;
  vote(id: number): void;
  forget(id: number): void;
}

export interface ServerParts {
  quirks: Quirks;
  random: Random;
  /** Returns the service's time in milliseconds since 1970. */
  now: () => number;
  /** Called for each added or changed question. */
  onHeld: (remote: RemoteQuestion) => void;
}

export function createLiveServer({ quirks, random, now, onHeld }: ServerParts): LiveServer {
  const questions = new Map<number, RemoteQuestion>();
  const authors = new Map<string, string>();
  let lastId = 10 + random.pickInteger(90);

  const put = (remote: RemoteQuestion): RemoteQuestion => {
    questions.set(remote.id, remote);
    onHeld(remote);
    return remote;
  };
  const create = (content: Content, author: string): RemoteQuestion => {
    lastId += 1 + random.pickInteger(3);
    return put({
      id: lastId,
      content,
      author,
      createdAt: new Date(now()).toISOString(),
      status: quirks.fresh,
      sentAt: null,
      messageID: null,
      votes: 0,
      version: 1,
    });
  };
  const change = (
    id: number,
    to: (remote: RemoteQuestion) => Partial<RemoteQuestion>,
  ): RemoteQuestion | undefined => {
    const remote = questions.get(id);
    return remote && put({ ...remote, ...to(remote) });
  };
  const edit = (id: number, content: Content) =>
    change(id, ({ version }) => ({ content, version: version + 1 }));

  function find(address: string): RemoteQuestion | undefined {
    if (!address.startsWith('_')) return questions.get(Number(address));
    return [...questions.values()].find(({ messageID }) => messageID === address.slice(1));
  }

  function receive(arrival: Arrival): Operation {
    const { method, path, token, body } = arrival;
    const refuse = (status: number, detail: string): Operation => {
      const { type, body: text } = formatRefusal(status, detail, random);
      return {
        arrival,
        reply: { status, headers: { 'content-type': type }, body: text },
        held: null,
        before: null,
      };
    };
    const author = authors.get(token ?? '');
    if (author === undefined) return refuse(401, 'Unknown token');
    const tell = (remote: RemoteQuestion, form: AnswerForm, before: Content | null): Operation => ({
      arrival,
      reply: {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: formatResponse(remote, form, quirks, random),
      },
      held: remote,
      before,
    });
    const address = /^\/questions(?:\/([^/]+))?$/.exec(path);
    if (!address) return refuse(404, 'No such path');
    if (address[1] === undefined) {
      if (method !== 'POST') return refuse(405, 'Use POST');
      const created = storeContent(read(body), null, quirks);
      if ('refused' in created) return refuse(422, `${created.field} ${created.refused}`);
      return tell(create(created.content, author), 'create', null);
    }
    const remote = find(address[1]);
    if (!remote) return refuse(404, 'No such question');
    if (method === 'GET') return tell(remote, 'fetch', null);
    if (method !== 'PUT') return refuse(405, 'Use GET or PUT');
    const created = storeContent(read(body), remote.content, quirks);
    if ('refused' in created) return refuse(422, `${created.field} ${created.refused}`);
    return tell(edit(remote.id, created.content) ?? remote, 'edit', remote.content);
  }

  return {
    quirks,
    questions,
    receive,
    allow: (token, author) => void authors.set(token, author),
    revoke: (token) => void authors.delete(token),
    findAuthor: (token) => authors.get(token ?? ''),
    create,
    edit: (id, content) => void edit(id, content),
    send: (id) =>
      void change(id, () => ({
        status: 3,
        sentAt: `${new Date(now()).toISOString().slice(0, 19)}+00:00`,
        messageID: String(900_000_000_000_000 + id),
      })),
    vote: (id) => void change(id, ({ votes }) => ({ votes: votes + 1 })),
    forget: (id) => void questions.delete(id),
  };
}

function read(body: string | null): Sent {
  const value: unknown = JSON.parse(body ?? '{}');
  return typeof value === 'object' && value !== null ? value : {};
}
