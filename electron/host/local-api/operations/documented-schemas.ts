import {
  createRecord,
  getApiTexts,
  getDescriptor,
  LIMITS,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../../../../shared/question/question-fields.ts';
import {
  authorSchema,
  createOutputSchema,
  editOutputSchema,
  fetchOutputSchema,
  optionSchema,
  questionInputSchema,
  similarQuestionSchema,
  statusSchema,
  votedOptionSchema,
} from '../../../../shared/question/service-body-schemas.ts';
import { GRADES } from '../../../../shared/similarity.ts';
import { describe, describeField, nameObject, nameSchema } from '../openapi/describe-schemas.ts';

/**
 * The schemas of requests and responses, with descriptions for the OpenAPI document. They are separate from
 * the schemas in `shared/` because the UI also loads those. Types ensure that every field has a description.
 */

export const MAX_SIMILAR = 5;

const { options } = LIMITS;
const describeLengths = (limit: { min: number; max: number }) => ({
  ...(limit.min > 0 && { minLength: limit.min }),
  maxLength: limit.max,
});
const describeRequestField = (field: OptionalField) => {
  const { limit } = getDescriptor(field);
  const { description, localChoice, examples } = getApiTexts(field).request;
  return describeField(description, {
    ...(limit && describeLengths(limit)),
    localChoice,
    ...(examples && { examples: [...examples] }),
  });
};
const describeResponseField = (field: OptionalField) => {
  const { description, localChoice } = getApiTexts(field).response;
  return describeField(description, { localChoice });
};
const id = (of: string) =>
  describeField(`ID of ${of}.`, {
    minimum: 1,
    localChoice: 'IDs are positive, increase in order of creation, and are never reused.',
    examples: [1],
  });
const MESSAGE_ID = '1438274650918273645';
const UTC = 'in UTC, with the offset `Z`.';

export const QUESTION_INPUT = nameObject(
  'QuestionInput',
  questionInputSchema,
  describe('The request body to create or edit a question.', 'unknown fields are ignored.'),
  {
    title: describeField('The title of the question.', {
      ...describeLengths(LIMITS.title),
      localChoice:
        "the length is counted in Unicode code points, and text isn't trimmed; U+0000 and unpaired surrogates are rejected.",
    }),
    options: describeField(
      `The ${options.min} to ${options.max} options, one per line as \`<emoji> - <text>\`, separated by \`\\n\`. ` +
        'The emoji is a literal emoji, a name (`:name:`), or a search (`$words$`).',
      {
        localChoice:
          '`$[label](url)$`, the format of a fetched question, is accepted; lines can end with `\\r\\n`; an empty last ' +
          'line is ignored; the text needs a visible character and can contain ` - `; an unknown name is rejected, ' +
          'and the message suggests up to 3 similar names.',
        examples: ['🌸 - Spring\n🌻 - Summer\n🍂 - Autumn\n❄️ - Winter', ':tea: - Tea\n$milk$ - Milk'],
      },
    ),
    ...createRecord(OPTIONAL_FIELDS, describeRequestField),
  },
);

const OPTION_FIELDS = {
  emoji: describeField('A literal emoji, or `$[label](url)$` for an image.', {
    localChoice:
      'a name is replaced with its emoji; a search is replaced with the best matching custom emoji, or with a ' +
      'labeled placeholder image on this server.',
    examples: ['🌻', '$[milk](http://127.0.0.1:4747/placeholders/emoji/milk.svg)$'],
  }),
  text: describeField('Text of the option.', { examples: ['Summer'] }),
};
nameObject(
  'Option',
  optionSchema,
  describe('An option in the response to a create or edit request.'),
  OPTION_FIELDS,
);
nameObject('VotedOption', votedOptionSchema, describe('An option in the response to a fetch request.'), {
  ...OPTION_FIELDS,
  votes: describeField('The number of votes. Only a fetch request returns it.', {
    localChoice:
      '0 until the question is marked as sent; an edit keeps the votes of an option if its emoji and text stay the same.',
  }),
});

nameObject('Author', authorSchema, describe('The author of a question.'), {
  id: describeField('ID of the author, as a snowflake.', { examples: ['100000000000000003'] }),
  username: describeField('Username of the author.', { examples: ['local_member'] }),
  globalName: describeField('Display name of the author.', { examples: ['Local member'] }),
  avatarURL: describeField('URL of the avatar.'),
  displayAvatarURL: describeField('URL of the displayed avatar.'),
});

const COMMON_FIELDS = {
  id: id('the question'),
  createdAt: describeField('When the question was created.', {
    localChoice: UTC,
    examples: ['2026-11-09T09:00:00.000Z'],
  }),
  question: describeField('The title.', { examples: ['Which season do you like best?'] }),
  ...createRecord(OPTIONAL_FIELDS, describeResponseField),
  status: null,
  messageID: describeField('ID of the chat message with the question.', {
    localChoice: '`null` until the question is marked as sent.',
    examples: [MESSAGE_ID, null],
  }),
};

const EDIT_FIELDS = {
  ...COMMON_FIELDS,
  author: describeField('ID of the author.', {
    localChoice: "the author of the token used to create the question; edits don't change it.",
    examples: ['100000000000000003'],
  }),
  options: describeField('The options, in order.'),
  sentAt: describeField('When the question was sent.', {
    localChoice: `\`null\` until the question is marked as sent; then ${UTC}`,
  }),
};
export const EDIT_OUTPUT = nameObject(
  'EditOutput',
  editOutputSchema,
  describe('The response to an edit request.'),
  EDIT_FIELDS,
);

export const CREATE_OUTPUT = nameObject(
  'CreateOutput',
  createOutputSchema,
  describe('The response to a create request.'),
  {
    ...EDIT_FIELDS,
    similarQuestions: describeField('Similar questions. Only for administrator tokens.', {
      maxItems: MAX_SIMILAR,
      localChoice: `at most ${MAX_SIMILAR}, most similar first; \`null\` with a member token.`,
    }),
  },
);

export const FETCH_OUTPUT = nameObject(
  'FetchOutput',
  fetchOutputSchema,
  describe('The response to a fetch request.'),
  {
    ...COMMON_FIELDS,
    author: null,
    options: describeField('The options, in order, with their votes.'),
    sentAt: describeField('When the question was sent, possibly without a UTC offset.', {
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$',
      localChoice:
        '`YYYY-MM-DDTHH:MM:SS` in UTC without an offset; `null` until the question is marked as sent.',
      examples: ['2026-11-09T09:00:00', null],
    }),
    messageLink: describeField('Link to the chat message.', {
      format: 'uri',
      localChoice: '`null` until the question is marked as sent.',
    }),
  },
);

nameObject(
  'SimilarQuestion',
  similarQuestionSchema,
  describe('A question that is similar to the new one, without its author.'),
  {
    id: id('the similar question'),
    createdAt: COMMON_FIELDS.createdAt,
    question: describeField('The title.'),
    ...createRecord(OPTIONAL_FIELDS, (field) => describeField(getApiTexts(field).similar)),
    options: describeField('The options, without votes.'),
    status: null,
    sentAt: describeField('When the question was sent.', {
      localChoice: `\`null\` until the question is marked as sent; then ${UTC}`,
    }),
    messageID: describeField('ID of the chat message with the question.', {
      localChoice: '`null` until the question is marked as sent.',
    }),
    search_score: describeField('The similarity score.', {
      minimum: 0,
      maximum: 1,
      localChoice: `from ${GRADES.related} to 1.`,
    }),
  },
);

nameSchema(
  'Status',
  statusSchema,
  describe(
    "The status of a question. The service doesn't document what the values mean.",
    '2 is a new question, and 3 is a question that was marked as sent; you can set 0 and 1, but they have no effect.',
  ),
);
