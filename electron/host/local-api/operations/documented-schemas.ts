import {
  apiTextsOf,
  descriptorOf,
  LIMITS,
  OPTIONAL_FIELDS,
  type OptionalField,
  recordOf,
} from '../../../../shared/question/fields.ts';
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
} from '../../../../shared/question.ts';
import { type NamedSchema, named, words } from '../openapi/json-schemas.ts';
import { tell } from '../openapi/openapi-types.ts';

/**
 * What the operations read and answer, with the words that the OpenAPI document has for it. Here rather than beside the
 * schemas, which the window loads as well. Types make sure that no member goes without words.
 */

/** The maximum number of similar questions in the response to create. */
export const MAX_SIMILAR = 5;

const { options } = LIMITS;
const lengths = (limit: { min: number; max: number }) => ({
  ...(limit.min > 0 && { minLength: limit.min }),
  maxLength: limit.max,
});
const requestWords = (field: OptionalField) => {
  const { limit } = descriptorOf(field);
  const { description, localChoice, examples } = apiTextsOf(field).request;
  return words(description, {
    ...(limit && lengths(limit)),
    localChoice,
    ...(examples && { examples: [...examples] }),
  });
};
const responseWords = (field: OptionalField) => {
  const { description, localChoice } = apiTextsOf(field).response;
  return words(description, { localChoice });
};
const id = (of: string) =>
  words(`ID of ${of}.`, {
    minimum: 1,
    localChoice: 'IDs are positive, ascend in order of creation, and are never reused.',
    examples: [1],
  });
const MESSAGE_ID = '1438274650918273645';
const UTC = 'in UTC, with the offset `Z`.';

export const QUESTION_INPUT = named(
  'QuestionInput',
  questionInputSchema,
  tell('The body of create and edit.', 'other fields are ignored.'),
  {
    title: words('The title of the question.', {
      ...lengths(LIMITS.title),
      localChoice:
        'characters are Unicode code points, untrimmed; U+0000 and unpaired surrogates are rejected.',
    }),
    options: words(
      `The ${options.min} to ${options.max} options, one per line as \`<emoji> - <text>\`, separated by \`\\n\`. ` +
        'The emoji is a literal emoji, a name (`:name:`), or a search (`$words$`).',
      {
        localChoice:
          'the format of a fetched question, `$[label](url)$`, is accepted; lines may end with `\\r\\n`; one empty last ' +
          'line is ignored; the text needs a visible character and may contain a hyphen between spaces; an unknown ' +
          'name is rejected, and the message suggests three similar names.',
        examples: ['🌸 - Spring\n🌻 - Summer\n🍂 - Autumn\n❄️ - Winter', ':tea: - Tea\n$milk$ - Milk'],
      },
    ),
    ...recordOf(OPTIONAL_FIELDS, requestWords),
  },
);

const OPTION_WORDS = {
  emoji: words('A literal emoji, or `$[label](url)$` for an image.', {
    localChoice:
      'a name becomes the literal emoji; a search becomes the best matching custom emoji, or a labeled placeholder ' +
      'image on this server.',
    examples: ['🌻', '$[milk](http://127.0.0.1:4747/placeholders/emoji/milk.svg)$'],
  }),
  text: words('Text of the option.', { examples: ['Summer'] }),
};
const OPTION = named(
  'Option',
  optionSchema,
  tell('An option in the responses of create and edit.'),
  OPTION_WORDS,
);
const VOTED_OPTION = named('VotedOption', votedOptionSchema, tell('An option in the response of fetch.'), {
  ...OPTION_WORDS,
  votes: words('Number of votes. Only in the response of fetch.', {
    localChoice:
      '0 until the question is marked as sent; an edit keeps the votes if emoji and text stay the same.',
  }),
});

const AUTHOR = named('Author', authorSchema, tell('The author of a question.'), {
  id: words('Snowflake-style ID.', { examples: ['100000000000000003'] }),
  username: words('Name of the account.', { examples: ['local_member'] }),
  globalName: words('Display name.', { examples: ['Local member'] }),
  avatarURL: words('URL of the avatar.'),
  displayAvatarURL: words('URL of the avatar that is shown.'),
});

const COMMON = {
  id: id('the question'),
  createdAt: words('Creation time.', { localChoice: UTC, examples: ['2026-11-09T09:00:00.000Z'] }),
  question: words('The title.', { examples: ['Which season do you like best?'] }),
  ...recordOf(OPTIONAL_FIELDS, responseWords),
  status: null,
  messageID: words('ID of the chat message with the question.', {
    localChoice: '`null` until the question is marked as sent.',
    examples: [MESSAGE_ID, null],
  }),
};

const EDIT_WORDS = {
  ...COMMON,
  author: words('ID of the author.', {
    localChoice: 'the author of the token that created the question; an edit keeps it.',
    examples: ['100000000000000003'],
  }),
  options: words('The options, in order.'),
  sentAt: words('Time when it was sent.', {
    localChoice: `\`null\` until it is marked as sent; then ${UTC}`,
  }),
};
export const EDIT_OUTPUT = named('EditOutput', editOutputSchema, tell('The response of edit.'), EDIT_WORDS);

export const CREATE_OUTPUT = named('CreateOutput', createOutputSchema, tell('The response of create.'), {
  ...EDIT_WORDS,
  similarQuestions: words("Similar questions, with an administrator's token.", {
    maxItems: MAX_SIMILAR,
    localChoice: `at most ${MAX_SIMILAR}, most similar first, possibly none; \`null\` with any other token.`,
  }),
});

export const FETCH_OUTPUT = named('FetchOutput', fetchOutputSchema, tell('The response of fetch.'), {
  ...COMMON,
  author: null,
  options: words('The options, in order, with their votes.'),
  sentAt: words('Time when it was sent; can have no UTC offset.', {
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$',
    localChoice: '`YYYY-MM-DDTHH:MM:SS` in UTC without an offset; `null` until it is marked as sent.',
    examples: ['2026-11-09T09:00:00', null],
  }),
  messageLink: words('Link to the chat message.', { localChoice: '`null` until it is marked as sent.' }),
});

const SIMILAR_QUESTION = named(
  'SimilarQuestion',
  similarQuestionSchema,
  tell('A question that is similar to the created one, without its author.'),
  {
    id: id('the similar question'),
    createdAt: COMMON.createdAt,
    question: words('Its title.'),
    ...recordOf(OPTIONAL_FIELDS, (field) => words(apiTextsOf(field).similar)),
    options: words('Its options, without votes.'),
    status: null,
    sentAt: words('Time when it was sent.', {
      localChoice: `\`null\` until it is marked as sent; then ${UTC}`,
    }),
    messageID: words('ID of its chat message.', { localChoice: '`null` until it is marked as sent.' }),
    search_score: words('Similarity.', {
      minimum: 0,
      maximum: 1,
      localChoice: 'from 0.4 to 1.',
    }),
  },
);

const STATUS: NamedSchema = {
  name: 'Status',
  schema: statusSchema,
  told: tell(
    'The status of a question. The service documents no meaning for the values.',
    '2 is a new question, 3 a question that is marked as sent; 0 and 1 can be set in the app and have no effect.',
  ),
  members: [],
};

/** What these are made of. */
export const PARTS: readonly NamedSchema[] = [OPTION, VOTED_OPTION, AUTHOR, SIMILAR_QUESTION, STATUS];
