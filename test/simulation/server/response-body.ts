import { createRecord, PLAIN_FIELDS } from '../../../shared/question/question-fields.ts';
import type { Random } from '../../support/random.ts';
import type { Quirks } from './service-quirks.ts';
import type { Content } from './stored-content.ts';

export interface RemoteQuestion {
  id: number;
  content: Content;
  author: string;
  createdAt: string;
  status: number;
  sentAt: string | null;
  messageID: string | null;
  votes: number;
  /** A number that increases with each write of the content. */
  version: number;
}

export type AnswerForm = 'create' | 'edit' | 'fetch';

/**
 * Formats the body of a response with status 200 as in docs/reference/service-api.md 2.2 and 2.3, with the
 * service's quirks.
 */
export function formatResponse(
  remote: RemoteQuestion,
  form: AnswerForm,
  quirks: Quirks,
  random: Random,
): string {
  const { id, content, author, createdAt, status, sentAt, messageID } = remote;
  const answer: Record<string, unknown> = {
    id,
    createdAt,
    question: content.title,
    ...createRecord(PLAIN_FIELDS, (field) => content[field]),
    ...formatAuthor(author, form, quirks, random),
    options: content.options.map(({ emoji, text }, at) =>
      form === 'fetch' ? { emoji, text, votes: countVotes(remote, at) } : { emoji, text },
    ),
    status,
    sentAt: sentAt === null ? null : form === 'fetch' && !quirks.offset ? sentAt.slice(0, 19) : sentAt,
    image: content.image,
    messageID,
    ...(form === 'fetch' && { messageLink: createLink(messageID) }),
    ...(form === 'create' && formatSimilar(remote, quirks)),
    ...(quirks.extras && {
      locale: 'en',
      revision: random.pickInteger(1000),
      nested: { seen: random.pickInteger(9) },
    }),
  };
  if (quirks.omitsNull)
    for (const [name, value] of Object.entries(answer)) if (value === null) delete answer[name];
  return JSON.stringify(answer);
}

const countVotes = ({ votes }: RemoteQuestion, at: number): number => (votes * (at + 3)) % 17;

const createLink = (messageID: string | null): string | null =>
  messageID === null ? null : `https://chat.example/channels/1/2/${messageID}`;

function formatAuthor(id: string, form: AnswerForm, quirks: Quirks, random: Random): Record<string, unknown> {
  if (quirks.author === 'absent') return {};
  const isText =
    quirks.author === 'either'
      ? random.isChance(0.1)
        ? form === 'fetch'
        : form !== 'fetch'
      : quirks.author === 'text';
  if (isText) return { author: id };
  const picture = `https://chat.example/avatars/${id}.png`;
  return {
    author: {
      id,
      username: `user${id}`,
      globalName: `User ${id}`,
      avatarURL: picture,
      displayAvatarURL: picture,
    },
  };
}

function formatSimilar({ content, createdAt }: RemoteQuestion, { similar }: Quirks): Record<string, unknown> {
  if (similar === 'absent') return {};
  if (similar === 'null') return { similarQuestions: null };
  const like = {
    id: 3,
    createdAt,
    question: content.title,
    ...createRecord(PLAIN_FIELDS, () => ''),
    options: content.options,
    status: 3,
    sentAt: createdAt,
    image: null,
    messageID: '99',
    search_score: 0.5,
  };
  return { similarQuestions: [like] };
}

/** Formats an error response from the service or from a proxy in front of it. */
export function formatRefusal(
  status: number,
  detail: string,
  random: Random,
): { type: string; body: string } {
  return random.weighted([
    [4, { type: 'application/json', body: JSON.stringify({ status, detail, title: 'Refused' }) }],
    [2, { type: 'application/json', body: JSON.stringify({ error: { message: detail }, code: status }) }],
    [1, { type: 'application/json', body: JSON.stringify([detail]) }],
    [1, { type: 'application/json', body: '{"detail":"cut o' }],
    [1, { type: 'text/html; charset=utf-8', body: `<html><h1>${status}</h1><p>${detail}</p></html>` }],
    [1, { type: 'text/plain', body: detail }],
    [1, { type: 'application/json', body: '' }],
    [1, { type: 'application/json', body: 'null' }],
  ]);
}
