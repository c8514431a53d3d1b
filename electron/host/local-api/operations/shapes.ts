import { LIMITS } from '../../../../shared/checks/limits.ts';
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
import { tell } from '../openapi/model.ts';
import { type NamedSchema, named, words } from '../openapi/schemas.ts';

/**
 * What the operations read and answer, with the words that the OpenAPI document has for it. Here rather than beside the
 * schemas, which the window loads as well. Types make sure that no member goes without words.
 */

/** As many similar questions as an administrator gets (decisions, «Answers»). */
export const MAX_SIMILAR = 5;

const { options } = LIMITS;
const lengths = (limit: { min: number; max: number }) => ({
  ...(limit.min > 0 && { minLength: limit.min }),
  maxLength: limit.max,
});
const id = (of: string) =>
  words(`Id of ${of}.`, {
    minimum: 1,
    localChoice: 'ids are positive, in order of creation, and never given twice.',
    examples: [1],
  });
const MESSAGE_ID = '1438274650918273645';
const UTC = 'in UTC, with the offset `Z`.';

export const QUESTION_INPUT = named(
  'QuestionInput',
  questionInputSchema,
  tell('A question as sent to create and edit (service.md 2.1).', 'members that are not listed are ignored.'),
  {
    title: words('The question itself.', {
      ...lengths(LIMITS.title),
      localChoice:
        'characters are Unicode code points, untrimmed; U+0000 and half a surrogate pair are refused.',
    }),
    options: words(
      `The ${options.min} to ${options.max} options: one a line, each \`<emoji> - <text>\`, lines parted by \`\\n\`. ` +
        'The emoji is a literal one, a name (`:name:`) or a search (`$words$`).',
      {
        localChoice:
          'the form of a fetched question, `$[label](url)$`, is taken too; `\\r\\n` ends a line as well, and one empty ' +
          'last line is ignored; the text must show something and may itself hold a hyphen between spaces; an unknown name is refused, ' +
          'with the three nearest.',
        examples: ['🌸 - Spring\n🌻 - Summer\n🍂 - Autumn\n❄️ - Winter', ':tea: - Tea\n$milk$ - Milk'],
      },
    ),
    description: words('A text below the question.', {
      ...lengths(LIMITS.description),
      localChoice: '`null`, `""` and absent are all taken; what absent means is told at each operation.',
    }),
    footer: words('A line at the foot.', {
      ...lengths(LIMITS.footer),
      localChoice: 'as with `description`.',
    }),
    image: words('URL of an image, or a search for one between `$$` and `$$`.', {
      localChoice:
        'the URL is absolute, `http:` or `https:`; `""` and `null` mean none; a search is answered with the URL of a ' +
        'labelled picture that this server draws.',
      examples: ['https://example.com/seasons.png', '$$four seasons$$', ''],
    }),
  },
);

const OPTION_WORDS = {
  emoji: words('A literal emoji; for a custom image `$[label](url)$`.', {
    localChoice:
      "a name becomes the literal emoji; a search becomes the best of the user's own emoji, else a labelled picture " +
      'that this server draws.',
    examples: ['🌻', '$[milk](http://127.0.0.1:4747/placeholders/emoji/milk.svg)$'],
  }),
  text: words('What the option says.', { examples: ['Summer'] }),
};
const OPTION = named(
  'Option',
  optionSchema,
  tell('An option in the answers of create and edit (service.md 2.4).'),
  OPTION_WORDS,
);
const VOTED_OPTION = named(
  'VotedOption',
  votedOptionSchema,
  tell('An option in the answer of fetch (service.md 2.4).'),
  {
    ...OPTION_WORDS,
    votes: words('Votes for it. In fetch answers only.', {
      localChoice: '0 until the question is marked as sent; an edit keeps them where emoji and text stay.',
    }),
  },
);

const AUTHOR = named('Author', authorSchema, tell('Who wrote a question (service.md 2.5).'), {
  id: words('Snowflake-style id.', { examples: ['100000000000000003'] }),
  username: words('Name of the account.', { examples: ['local_member'] }),
  globalName: words('Name as shown.', { examples: ['Local member'] }),
  avatarURL: words('Address of the picture.'),
  displayAvatarURL: words('Address of the picture as shown.'),
});

const COMMON = {
  id: id('the question'),
  createdAt: words('When it was created.', { localChoice: UTC, examples: ['2026-11-09T09:00:00.000Z'] }),
  question: words('The title that was sent.', { examples: ['Which season do you like best?'] }),
  description: words('The text below the question.', {
    localChoice: '`""` and `null` come back as they were sent, absent as `null`.',
  }),
  footer: words('The line at the foot.', { localChoice: 'as with `description`.' }),
  status: null,
  image: words('URL of the image; `""` after it was cleared with `""`.', {
    localChoice: 'a search comes back as the URL of a labelled picture that this server draws.',
  }),
  messageID: words('Id of the chat message that carries the question.', {
    localChoice: '`null` until the question is marked as sent.',
    examples: [MESSAGE_ID, null],
  }),
};

const EDIT_WORDS = {
  ...COMMON,
  author: words('Id of the author.', {
    localChoice: 'the author whose token created the question; an edit leaves it as it is.',
    examples: ['100000000000000003'],
  }),
  options: words('The options, in order.'),
  sentAt: words('When it was sent.', { localChoice: `\`null\` until it is marked as sent; then ${UTC}` }),
};
export const EDIT_OUTPUT = named(
  'EditOutput',
  editOutputSchema,
  tell('The answer of edit (service.md 2.2).'),
  EDIT_WORDS,
);

export const CREATE_OUTPUT = named(
  'CreateOutput',
  createOutputSchema,
  tell('The answer of create (service.md 2.2).'),
  {
    ...EDIT_WORDS,
    similarQuestions: words("Questions that are like this one, for an administrator's token.", {
      maxItems: MAX_SIMILAR,
      localChoice: `at most ${MAX_SIMILAR}, best first, perhaps none; \`null\` for any other token.`,
    }),
  },
);

export const FETCH_OUTPUT = named(
  'FetchOutput',
  fetchOutputSchema,
  tell('The answer of fetch (service.md 2.3).'),
  {
    ...COMMON,
    author: null,
    options: words('The options, in order, with their votes.'),
    sentAt: words('When it was sent; may come without offset.', {
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$',
      localChoice: '`YYYY-MM-DDTHH:MM:SS` in UTC, never with offset; `null` until it is marked as sent.',
      examples: ['2026-11-09T09:00:00', null],
    }),
    messageLink: words('Link to the chat message.', { localChoice: '`null` until it is marked as sent.' }),
  },
);

const SIMILAR_QUESTION = named(
  'SimilarQuestion',
  similarQuestionSchema,
  tell('A question that is like the one just created (service.md 2.6). It carries no author.'),
  {
    id: id('the similar question'),
    createdAt: COMMON.createdAt,
    question: words('Its title.'),
    description: words('The text below it; may be empty.'),
    footer: words('The line at its foot; may be empty.'),
    options: words('Its options, without votes.'),
    status: null,
    sentAt: words('When it was sent.', { localChoice: `\`null\` until it is marked as sent; then ${UTC}` }),
    image: words('URL of its image.'),
    messageID: words('Id of its chat message.', { localChoice: '`null` until it is marked as sent.' }),
    search_score: words('How similar it is.', {
      minimum: 0,
      maximum: 1,
      localChoice: 'at least 0.4; 1 is the most.',
    }),
  },
);

const STATUS: NamedSchema = {
  name: 'Status',
  schema: statusSchema,
  told: tell(
    'The state of a question. What the values mean is not given (service.md 3).',
    '2 is a fresh question, 3 one marked as sent; 0 and 1 can be set in the app and mean nothing more.',
  ),
  members: [],
};

/** What these are made of. */
export const PARTS: readonly NamedSchema[] = [OPTION, VOTED_OPTION, AUTHOR, SIMILAR_QUESTION, STATUS];
