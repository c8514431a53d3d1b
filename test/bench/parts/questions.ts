import type { QuestionInput } from '../../../shared/question/service-body-schemas.ts';
import { createNoOptionalFields } from '../../support/optional-fields.ts';
import { ENDS, FRAMES, KINDS, THINGS } from '../../support/similar/generated-questions.ts';
import { formatRawRequest } from './raw-sockets.ts';

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** Returns a question of about 550 stored bytes. Questions are distinct for numbers below 3 million. */
export function createExampleInput(number: number): QuestionInput {
  const round = Math.floor(number / THINGS.length);
  const at = number % THINGS.length;
  // Each index depends on `at`, so that adjacent questions differ in every part.
  const thing = pick(THINGS, at);
  const kind = pick(KINDS, round + at);
  const turn = Math.floor(round / KINDS.length);
  const frame = pick(FRAMES, turn + (round % KINDS.length) + at);
  const end = pick(ENDS, Math.floor(turn / FRAMES.length) + at);
  return {
    title: `${frame.replace('#', `${kind} ${thing}`)} ${end}?`,
    options: [
      '🌱 - The one that nobody expected',
      `🔥 - Whatever ${kind} means to you`,
      ':tada: - All of them, and then some',
      '🙈 - I would rather not say',
    ].join('\n'),
    description: number % 2 === 0 ? `A word about the ${thing} before you vote.` : null,
  };
}

export const createRequest = (port: number, token: 'member' | 'administrator', number: number): Buffer =>
  formatRawRequest(
    port,
    'POST',
    '/api/v1/questions',
    { authorization: `Bearer ${token}` },
    JSON.stringify(createExampleInput(number)),
  );

/**
 * Returns a question in the format of a mock server without validation, with as many bytes as QOTD Studio's
 * fetch response.
 */
export function createStoredQuestion(id: number): Record<string, unknown> {
  const { title, options, description } = createExampleInput(id);
  return {
    ...createNoOptionalFields(),
    id,
    createdAt: '2026-11-09T09:00:00.000Z',
    question: title,
    description: description ?? null,
    author: {
      id: '100000000000000003',
      username: 'local_member',
      globalName: 'Local member',
      avatarURL: 'https://cdn.example/avatars/100000000000000003.png',
      displayAvatarURL: 'https://cdn.example/avatars/100000000000000003.png',
    },
    options: options.split('\n').map((line) => {
      const [emoji = '', ...text] = line.split(' - ');
      return { emoji, text: text.join(' - '), votes: 0 };
    }),
    status: 2,
    sentAt: null,
    messageID: null,
    messageLink: null,
  };
}
