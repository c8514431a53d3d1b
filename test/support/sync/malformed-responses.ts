/** A body that a hostile or broken service sends with status 200, derived from the correct body. */
export interface MalformedBody {
  name: string;
  body: (good: Readonly<Record<string, unknown>>) => string | Buffer;
  /** Whether the created question's ID can be read from the body. */
  hasId: boolean;
  /** Whether the body is a JSON object with any `id`. Other bodies may be login pages. */
  isService: boolean;
}

type Members = Readonly<Record<string, unknown>>;

const FROM_SERVICE = { hasId: true, isService: true };
const NOT_FROM_SERVICE = { hasId: false, isService: false };

const createDeep = (levels: number, open: string, close: string): string =>
  `${open.repeat(levels)}0${close.repeat(levels)}`;

/** Serializes the fields. The field `name` has the given JSON text. */
const withText = (good: Members, name: string, text: string): string => {
  const { [name]: _, ...rest } = good;
  return `${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:${text}}`;
};

/** Changes one field's value. */
const createMember = (name: string, field: string, value: unknown): MalformedBody => ({
  name,
  body: (good) => JSON.stringify({ ...good, [field]: value }),
  ...FROM_SERVICE,
});

/** Replaces one field's JSON with text that no JavaScript value serializes to. */
const text = (name: string, field: string, json: string): MalformedBody => ({
  name,
  body: (good) => withText(good, field, json),
  ...FROM_SERVICE,
});

const createBadId = (name: string, json: string): MalformedBody => ({
  ...text(name, 'id', json),
  hasId: false,
});

const readWhole = (name: string, body: string | Buffer): MalformedBody => ({
  name,
  body: () => body,
  ...NOT_FROM_SERVICE,
});

const option = { emoji: '👍', text: 'Yes', votes: 0 };
const similar = {
  ...{ id: 3, createdAt: '2026-11-09T09:00:00Z', question: 'Alike?', description: '', footer: '' },
  ...{ options: [option], status: 3, sentAt: null, image: null, messageID: null, search_score: 0.5 },
};
const LEVELS = 6_500;

export const MALFORMED_BODIES: readonly MalformedBody[] = [
  // Depth
  text('an unknown field of 6,500 nested arrays', 'mood', createDeep(LEVELS, '[', ']')),
  text('an unknown field of 6,500 nested objects', 'mood', createDeep(LEVELS, '{"a":', '}')),
  text('an unknown field of 100,000 nested arrays', 'mood', createDeep(100_000, '[', ']')),
  text('a title of 6,500 nested arrays', 'question', createDeep(LEVELS, '[', ']')),
  text('options of 6,500 nested arrays', 'options', createDeep(LEVELS, '[', ']')),
  text(
    'an option with a text of 6,500 nested arrays',
    'options',
    `[{"emoji":"👍","text":${createDeep(LEVELS, '[', ']')}}]`,
  ),
  text('an author of 6,500 nested objects', 'author', createDeep(LEVELS, '{"id":', '}')),
  text('similar questions of 6,500 nested arrays', 'similarQuestions', createDeep(LEVELS, '[', ']')),
  text('a status of 6,500 nested arrays', 'status', createDeep(LEVELS, '[', ']')),
  // Dates
  createMember('created in the year 10000', 'createdAt', '+010000-01-01T00:00:00.000Z'),
  createMember('created in the year -1', 'createdAt', '-000001-01-01T00:00:00.000Z'),
  createMember('created at no date', 'createdAt', 'yesterday'),
  createMember('created at a number', 'createdAt', 8.64e15),
  createMember('sent in the year 10000', 'sentAt', '+010000-01-01T00:00:00.000Z'),
  createMember('sent in the year -1', 'sentAt', '-000001-01-01T00:00:00.000Z'),
  createMember('sent in the last year that there is', 'sentAt', '+275760-09-13T00:00:00.000Z'),
  createMember('sent beyond all years', 'sentAt', '+999999-01-01T00:00:00.000Z'),
  createMember('sent on 31 February', 'sentAt', '2026-02-31T09:00:00'),
  createMember('sent at no date', 'sentAt', '\u0000'),
  // Numbers
  text('an infinite status', 'status', '1e400'),
  text('a status with a fraction', 'status', '2.5'),
  text('a negative status', 'status', '-1'),
  text(
    'infinite votes',
    'options',
    '[{"emoji":"👍","text":"Yes","votes":1e400},{"emoji":"👎","text":"No","votes":-1e400}]',
  ),
  text(
    'negative votes',
    'options',
    '[{"emoji":"👍","text":"Yes","votes":-5},{"emoji":"👎","text":"No","votes":-0.5}]',
  ),
  text(
    'votes beyond safe integers',
    'options',
    '[{"emoji":"👍","text":"Yes","votes":1e300},{"emoji":"👎","text":"No","votes":9007199254740993}]',
  ),
  text('an infinite unknown field', 'mood', '1e400'),
  // IDs
  createBadId('the ID 0', '0'),
  createBadId('a negative ID', '-7'),
  createBadId('a negative ID in a string', '"-7"'),
  createBadId('the ID 0 in a string', '"0"'),
  createBadId('an ID with a fraction', '1.5'),
  createBadId('an ID beyond safe integers', '9007199254740993'),
  createBadId('an ID of 40 digits', '1234567890123456789012345678901234567890'),
  createBadId('an infinite ID', '1e400'),
  createBadId('an ID of 30 digits in a string', '"123456789012345678901234567890"'),
  createBadId('the ID null', 'null'),
  createBadId('the ID true', 'true'),
  createBadId('an ID that is an object', '{"$oid":"1"}'),
  createBadId('an ID that is an array', '[1]'),
  createBadId('an ID of 6,500 nested arrays', createDeep(LEVELS, '[', ']')),
  // Strings
  createMember('a lone surrogate in the title', 'question', 'Odd \ud800 one?'),
  createMember('a lone surrogate in an unknown field', 'mood', '\udc00\ud800'),
  createMember('NUL in the title', 'question', 'Odd\u0000one?'),
  createMember('line ends in the title', 'question', 'Odd\r\n\u2028one?'),
  createMember('line ends in an option', 'options', [{ ...option, text: 'Yes\r\n\u2028no\rmaybe' }, option]),
  createMember('direction marks in the title', 'question', '\u202eOdd one?\u2066'),
  createMember('a title of 900,000 characters', 'question', 'a'.repeat(900_000)),
  createMember('a description of 900,000 characters', 'description', '\n'.repeat(400_000)),
  createMember('an unknown field of 900,000 characters', 'mood', 'a'.repeat(900_000)),
  createMember('an empty title', 'question', ''),
  createMember('a title that is a number', 'question', 5),
  createMember('no title', 'question', undefined),
  // Options
  createMember('no options', 'options', undefined),
  createMember('an empty list of options', 'options', []),
  createMember('one option', 'options', [option]),
  createMember(
    '20,000 options',
    'options',
    Array.from({ length: 20_000 }, (_, at) => ({ emoji: '👍', text: `${at}` })),
  ),
  createMember(
    '30,000 equal options',
    'options',
    Array.from({ length: 30_000 }, () => ({ emoji: '', text: '' })),
  ),
  createMember('options that are null', 'options', [null, null]),
  createMember('options that are an object', 'options', { 0: option, length: 1 }),
  // Fields
  {
    name: '__proto__ as a member',
    body: (good) => withText(good, '__proto__', '{"id":5,"question":"Polluted?","isAdmin":true}'),
    ...FROM_SERVICE,
  },
  text('constructor and prototype as members', 'constructor', '{"prototype":{"polluted":true}}'),
  text('toJSON as a member', 'toJSON', '"not a function"'),
  text('__proto__ in an author', 'author', '{"__proto__":{"id":"5"},"id":"77","hasOwnProperty":"x"}'),
  {
    name: 'every member twice',
    body: (good) => `${JSON.stringify(good).slice(0, -1)},${JSON.stringify(good).slice(1)}`,
    ...FROM_SERVICE,
  },
  {
    name: '30,000 unknown members',
    body: (good) =>
      JSON.stringify({
        ...Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`m${at}`, at])),
        ...good,
      }),
    ...FROM_SERVICE,
  },
  createMember('an author that is true', 'author', true),
  createMember('an author without an ID', 'author', { username: 'ada' }),
  createMember('a message ID that is an object', 'messageID', { id: 5 }),
  createMember('a message link of another scheme', 'messageLink', 'javascript:alert(1)'),
  createMember('similar questions with IDs of 0 and below', 'similarQuestions', [
    { ...similar, id: 0 },
    { ...similar, id: -3 },
  ]),
  createMember(
    '3,000 similar questions',
    'similarQuestions',
    Array.from({ length: 3_000 }, (_, at) => ({ ...similar, id: at + 1 })),
  ),
  // Not a JSON object
  readWhole('an empty body', ''),
  readWhole('a login page', '<!doctype html><title>Sign in</title>'),
  readWhole('null', 'null'),
  readWhole('a list', '[]'),
  readWhole('a string', '"Stored"'),
  readWhole('100,000 open brackets', '['.repeat(100_000)),
  readWhole('bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])),
  readWhole('an object without an ID', '{"ok":true}'),
  { name: 'half of a response', body: (good) => JSON.stringify(good).slice(0, 40), ...NOT_FROM_SERVICE },
  {
    name: 'a response of 10 MB',
    body: (good) => JSON.stringify({ ...good, mood: 'a'.repeat(1e7) }),
    ...NOT_FROM_SERVICE,
  },
];
