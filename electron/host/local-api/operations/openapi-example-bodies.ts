import {
  createRecord,
  getApiTexts,
  OPTIONAL_FIELDS,
  PLAIN_FIELDS,
} from '../../../../shared/question/question-fields.ts';
import type {
  CreateOutput,
  EditOutput,
  FetchOutput,
  QuestionInput,
} from '../../../../shared/question/service-body-schemas.ts';
import { createLocalProfile } from '../../../../shared/settings.ts';
import type { Example } from '../openapi/create-api-document.ts';

/**
 * Examples for the OpenAPI document in this order: 2 creates, an edit, and 2 fetches, the second after **Mark
 * as sent**. The contract test sends these requests and expects these responses, except for times and message
 * IDs. A request and its response have the same name.
 */

const TITLE = 'Which season do you like best?';
const CREATED = '2026-11-09T08:15:00.000Z';
const CREATED_AGAIN = '2026-11-09T08:20:00.000Z';
const MESSAGE = '1438274650918273645';
const member = createLocalProfile('member').author;
const administrator = createLocalProfile('administrator').author;

const FIRST = {
  title: TITLE,
  options: '🌸 - Spring\n:sunflower: - Summer\n🍂 - Autumn\n❄️ - Winter',
  ...createRecord(OPTIONAL_FIELDS, (field) => getApiTexts(field).example),
} satisfies QuestionInput;

const SECOND = { title: TITLE, options: '🏖️ - Summer\n$snowman$ - Winter' } satisfies QuestionInput;

const EDIT = {
  title: 'Which season would you keep?',
  options: '🌸 - Spring\n🌻 - Summer',
  description: '',
  image: '',
} satisfies QuestionInput;

export const BODY_EXAMPLES = {
  create: {
    byMember: { summary: 'With a member token', value: FIRST },
    byAdministrator: { summary: 'With an administrator token', value: SECOND },
  },
  edit: { clear: { summary: 'Clear the description and the image, and omit the footer', value: EDIT } },
} as const satisfies Record<string, Record<string, Example>>;

export const PATH_EXAMPLES = {
  byId: { summary: 'The question ID', value: '1' },
  byMessageID: { summary: '`_` followed by the ID of the chat message', value: `_${MESSAGE}` },
} as const satisfies Record<string, Example>;

/** Returns the server's responses at `origin` (`http://127.0.0.1:PORT`). */
export function createExampleResponses(origin: string) {
  const image = `${origin}/placeholders/image/four%20seasons.svg`;
  const snowman = `$[snowman](${origin}/placeholders/emoji/snowman.svg)$`;
  const unsent = { status: 2, sentAt: null, messageID: null } as const;
  const first = {
    id: 1,
    createdAt: CREATED,
    question: FIRST.title,
    ...createRecord(PLAIN_FIELDS, (field) => FIRST[field]),
    options: [
      { emoji: '🌸', text: 'Spring' },
      { emoji: '🌻', text: 'Summer' },
      { emoji: '🍂', text: 'Autumn' },
      { emoji: '❄️', text: 'Winter' },
    ],
    ...unsent,
    image,
  };
  const second = {
    id: 2,
    createdAt: CREATED_AGAIN,
    question: TITLE,
    ...createRecord(OPTIONAL_FIELDS, () => null),
  };
  const edited = {
    id: 1,
    createdAt: CREATED,
    question: EDIT.title,
    ...createRecord(PLAIN_FIELDS, (field) => FIRST[field]),
    description: '',
    image: '',
    ...unsent,
  };
  return {
    create: {
      byMember: {
        summary: BODY_EXAMPLES.create.byMember.summary,
        value: { ...first, author: member.id, similarQuestions: null } satisfies CreateOutput,
      },
      byAdministrator: {
        summary: BODY_EXAMPLES.create.byAdministrator.summary,
        value: {
          ...second,
          author: administrator.id,
          options: [
            { emoji: '🏖️', text: 'Summer' },
            { emoji: snowman, text: 'Winter' },
          ],
          ...unsent,
          similarQuestions: [{ ...first, search_score: 1 }],
        } satisfies CreateOutput,
      },
    },
    edit: {
      clear: {
        summary: BODY_EXAMPLES.edit.clear.summary,
        value: {
          ...edited,
          author: member.id,
          options: [
            { emoji: '🌸', text: 'Spring' },
            { emoji: '🌻', text: 'Summer' },
          ],
        } satisfies EditOutput,
      },
    },
    fetch: {
      byId: {
        summary: 'An unsent question',
        value: {
          ...edited,
          author: member,
          options: [
            { emoji: '🌸', text: 'Spring', votes: 0 },
            { emoji: '🌻', text: 'Summer', votes: 0 },
          ],
          messageLink: null,
        } satisfies FetchOutput,
      },
      byMessageID: {
        summary: 'A question marked as sent',
        value: {
          ...second,
          author: administrator,
          options: [
            { emoji: '🏖️', text: 'Summer', votes: 5 },
            { emoji: snowman, text: 'Winter', votes: 3 },
          ],
          status: 3,
          sentAt: '2026-11-09T09:00:00',
          messageID: MESSAGE,
          messageLink: `https://chat.example/channels/1/2/${MESSAGE}`,
        } satisfies FetchOutput,
      },
    },
  };
}
