import { afterAll, describe, expect, it } from 'vitest';
import { createNoOptionalFields } from '../support/optional-fields.ts';
import { ADMIN, MEMBER, startApi, type TestApi } from '../support/test-api.ts';
import { createLines } from './question-bodies.ts';

/**
 * Tests every section of docs/reference/service-api.md from start to end. Tables of edge cases are in the
 * other files. docs/bots/service-differences.md covers behavior that the document leaves open.
 */

const api = await startApi();
afterAll(() => api.close());

const FULL = {
  title: 'Which season do you like best?',
  options: '🌸 - Spring\n🌻 - Summer',
  description: 'Pick one.',
  footer: 'Asked daily',
  image: 'https://example.com/a.png',
};
const OUTPUT = [
  'author',
  'createdAt',
  'description',
  'footer',
  'id',
  'image',
  'messageID',
  'options',
  'question',
  'sentAt',
  'status',
];
type Members = Record<string, unknown>;

/** Sends a request that must succeed. Returns the JSON object in the response. */
async function requestOk(
  method: string,
  path: string,
  given: Parameters<TestApi['call']>[2] = {},
): Promise<Members> {
  const answer = await api.call(method, path, given);
  expect(answer.status).toBe(200);
  return Object(answer.json);
}
const create = (given: unknown = FULL, token = MEMBER) =>
  requestOk('POST', '/questions', { body: given, token });
const edit = (address: unknown, given: unknown) => requestOk('PUT', `/questions/${address}`, { body: given });
const fetchOne = (address: unknown) => requestOk('GET', `/questions/${address}`);
const getStatus = async (given: unknown) => (await api.call('POST', '/questions', { body: given })).status;
async function createSent(votes: number[] = [3, 5]): Promise<Members & { id: number }> {
  const { id } = await api.create(FULL);
  await api.library.markSent(id, votes);
  return { ...(await fetchOne(id)), id };
}
const listNames = (value: unknown) => Object.keys(Object(value)).sort();

describe('the API', () => {
  it('has a base URL that ends with the version prefix (service 4, 9)', async () => {
    expect(api.url.endsWith('/api/v1')).toBe(true);
    const { id } = await create();
    expect((await api.call('GET', `/api/questions/${id}`)).status).toBe(404);
  });

  it('uses application/json for all bodies (service 4)', async () => {
    for (const answer of [
      await api.call('POST', '/questions', { body: FULL, headers: { 'content-type': 'application/json' } }),
      await api.call('GET', '/questions/1'),
      await api.call('GET', '/questions/999999'),
    ]) {
      expect(answer.headers['content-type']).toBe('application/json');
      expect(answer.json).toBeTypeOf('object');
    }
  });
});

describe("the service's scope", () => {
  it('includes title, description, footer, image, and options (service 1)', async () => {
    const { id } = await create();
    expect(await fetchOne(id)).toMatchObject({
      question: FULL.title,
      description: FULL.description,
      footer: FULL.footer,
      image: FULL.image,
      options: [
        { emoji: '🌸', text: 'Spring' },
        { emoji: '🌻', text: 'Summer' },
      ],
    });
  });

  it("includes a sent question's time, message ID, link, and votes (service 1)", async () => {
    expect(await createSent()).toMatchObject({
      sentAt: expect.any(String),
      messageID: expect.any(String),
      messageLink: expect.any(String),
      options: [{ votes: 3 }, { votes: 5 }],
    });
  });

  it('includes create, edit, and fetch by ID or message ID (service 1)', async () => {
    const { id, messageID } = await createSent();
    await edit(id, { ...FULL, title: 'Edited by its id' });
    await edit(`_${messageID}`, { ...FULL, footer: 'Edited by its message' });
    expect(await fetchOne(`_${messageID}`)).toMatchObject({
      id,
      question: FULL.title,
      footer: 'Edited by its message',
    });
  });

  it('includes similar questions for administrators (service 1, 5)', async () => {
    const title = 'Which lighthouse is the tallest?';
    const { id } = await create({ ...FULL, title });
    const { similarQuestions } = await create({ ...FULL, title }, ADMIN);
    expect(similarQuestions).toMatchObject([{ id, question: title }]);
  });
});

describe('question input', () => {
  it.each(['title', 'options'])('requires %s (service 2.1)', async (field) => {
    const { [field]: _, ...rest } = { ...FULL } as Members;
    expect(await getStatus(rest)).toBe(422);
    expect(await getStatus({ ...rest, [field]: null })).toBe(422);
    expect(await getStatus({ ...rest, [field]: 12_345 })).toBe(422);
  });

  it.each(['description', 'footer', 'image'])(
    'allows %s to be a string, null, or absent (service 2.1)',
    async (field) => {
      const { [field]: _, ...rest } = { ...FULL } as Members;
      expect(await getStatus(rest)).toBe(200);
      expect(await getStatus({ ...rest, [field]: null })).toBe(200);
      expect(await getStatus({ ...rest, [field]: 5 })).toBe(422);
    },
  );

  it.each([
    ['title', 5, 150],
    ['description', 0, 350],
    ['footer', 0, 200],
  ] as const)('allows %s to have %i to %i characters (service 2.1, 8)', async (field, min, max) => {
    if (min > 0) expect(await getStatus({ ...FULL, [field]: 'x'.repeat(min - 1) })).toBe(422);
    expect(await getStatus({ ...FULL, [field]: 'x'.repeat(min) })).toBe(200);
    expect(await getStatus({ ...FULL, [field]: 'x'.repeat(max) })).toBe(200);
    expect(await getStatus({ ...FULL, [field]: 'x'.repeat(max + 1) })).toBe(422);
  });

  it('has 2 to 20 option lines in the format <emoji> - <text> (service 2.1, 8)', async () => {
    const statuses = [1, 2, 20, 21].map((count) => getStatus({ ...FULL, options: createLines(count) }));
    expect(await Promise.all(statuses)).toEqual([422, 200, 200, 422]);
    expect(await getStatus({ ...FULL, options: '🌸 - Spring\nSummer' })).toBe(422);
    expect(await getStatus({ ...FULL, options: '🌸 - Spring, 🌻 - Summer' })).toBe(422);
  });

  it.each([
    ['a name between colons', ':tada:'],
    ['the character itself', '🎉'],
    ['search text between dollar signs', '$party popper$'],
  ])('allows an emoji to be %s (service 2.1)', async (_, emoji) => {
    expect(await getStatus({ ...FULL, options: `${emoji} - One\n🌻 - Two` })).toBe(200);
  });

  it.each([
    ['a URL', 'https://example.com/b.png'],
    ['search text between $$', '$$a sunset$$'],
    ['empty', ''],
  ])('allows an image to be %s (service 2.1)', async (_, image) => {
    expect(await getStatus({ ...FULL, image })).toBe(200);
  });

  it('can clear the image with an empty string in an edit (service 2.1, 2.2)', async () => {
    const { id } = await create();
    expect((await edit(id, { ...FULL, image: '' })).image).toBe('');
    expect((await fetchOne(id)).image).toBe('');
  });
});

describe('question output', () => {
  it('has similarQuestions only after a create (service 2.2, 4.1)', async () => {
    expect(listNames(await create())).toEqual([...OUTPUT, 'similarQuestions'].sort());
  });

  it('has the same fields after an edit, without similarQuestions (service 2.2, 4.2)', async () => {
    const { id } = await create();
    expect(listNames(await edit(id, FULL))).toEqual(OUTPUT);
  });

  it('has an integer id, a date-time createdAt, and the title as question (service 2.2)', async () => {
    const { id, createdAt, question } = await create();
    expect(id).toSatisfy(Number.isSafeInteger);
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
    expect(question).toBe(FULL.title);
  });

  it('has an author ID of digits, options, and a numeric status (service 2.2)', async () => {
    const { author, options, status } = await create();
    expect(author).toMatch(/^\d{15,20}$/);
    expect(options).toEqual([
      { emoji: '🌸', text: 'Spring' },
      { emoji: '🌻', text: 'Summer' },
    ]);
    expect(status).toBeOneOf([0, 1, 2, 3]);
  });

  it('has strings or null for description, footer, and image (service 2.2)', async () => {
    expect(await create()).toMatchObject({
      description: FULL.description,
      footer: FULL.footer,
      image: FULL.image,
    });
    const bare = await create({ title: FULL.title, options: FULL.options });
    expect(bare).toMatchObject({ ...createNoOptionalFields() });
  });

  it('has sentAt and messageID only after sending (service 2.2)', async () => {
    expect(await create()).toMatchObject({ sentAt: null, messageID: null });
    const { id } = await createSent();
    const { sentAt, messageID } = await edit(id, FULL);
    expect(Number.isNaN(Date.parse(String(sentAt)))).toBe(false);
    expect(messageID).toMatch(/^\d{15,20}$/);
  });
});

describe('the output', () => {
  it('of a fetch has messageLink but not similarQuestions (service 2.3, 4.3)', async () => {
    const { id } = await create(FULL, ADMIN);
    expect(listNames(await fetchOne(id))).toEqual([...OUTPUT, 'messageLink'].sort());
  });

  it('of a fetch has an author object, 2 or more options with votes, and a direct link (service 2.3)', async () => {
    const { author, options, messageLink } = await createSent();
    expect(author).toBeTypeOf('object');
    expect(options).toEqual([
      { emoji: '🌸', text: 'Spring', votes: 3 },
      { emoji: '🌻', text: 'Summer', votes: 5 },
    ]);
    expect(messageLink).toMatch(/^https:\/\//);
  });

  it('of a fetch has sentAt without an offset (service 2.3)', async () => {
    expect((await createSent()).sentAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  });

  it('has votes only in fetches (service 2.4)', async () => {
    const { id } = await createSent();
    const getVotes = ({ options }: Members) => JSON.stringify(options).includes('votes');
    expect([getVotes(await fetchOne(id)), getVotes(await edit(id, FULL)), getVotes(await create())]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('has literal emoji, or $[label](url)$ for custom images (service 2.4)', async () => {
    const { options } = await create({ ...FULL, options: ':tada: - One\n$no such thing$ - Two' });
    expect(options).toEqual([
      { emoji: '🎉', text: 'One' },
      { emoji: expect.stringMatching(/^\$\[no such thing\]\(https?:\/\/.+\)\$$/), text: 'Two' },
    ]);
  });

  it('of a fetch has an author with id, username, globalName, and 2 image URLs (service 2.5)', async () => {
    const { id } = await create();
    const { author } = await fetchOne(id);
    expect(author).toEqual({
      id: expect.stringMatching(/^\d{15,20}$/),
      username: expect.stringMatching(/./),
      globalName: expect.stringMatching(/./),
      avatarURL: expect.stringMatching(/^https:\/\//),
      displayAvatarURL: expect.stringMatching(/^https:\/\//),
    });
  });
});

describe('a similar question', () => {
  it('has the documented fields and no author (service 2.6)', async () => {
    const title = 'Which windmill turns the fastest?';
    const { id } = await api.create({ title, options: FULL.options });
    await api.library.markSent(id, []);
    const { similarQuestions } = await create({ ...FULL, title }, ADMIN);
    expect(similarQuestions).toEqual([
      {
        id,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        question: title,
        description: '',
        footer: '',
        options: [
          { emoji: '🌸', text: 'Spring' },
          { emoji: '🌻', text: 'Summer' },
        ],
        status: 3,
        sentAt: expect.any(String),
        image: null,
        messageID: expect.any(String),
        search_score: expect.any(Number),
      },
    ]);
  });

  it("has null for sentAt and messageID if it's unsent (service 2.6)", async () => {
    const title = 'Which aqueduct is the longest?';
    await create({ ...FULL, title });
    const { similarQuestions } = await create({ ...FULL, title }, ADMIN);
    expect(similarQuestions).toMatchObject([
      { sentAt: null, messageID: null, description: FULL.description, image: FULL.image },
    ]);
  });
});

describe("a question's status", () => {
  it('is 2 for a new question (service 3)', async () => {
    expect(await create()).toMatchObject({ status: 2, sentAt: null, messageID: null });
  });

  it('is 3 for a sent question (service 3)', async () => {
    expect(await createSent()).toMatchObject({
      status: 3,
      sentAt: expect.any(String),
      messageID: expect.any(String),
      messageLink: expect.any(String),
    });
  });

  it.each([0, 1, 2, 3] as const)('can be set to %i (service 3)', async (status) => {
    const { id } = await api.create(FULL);
    await api.library.markSent(id, [], status);
    expect((await fetchOne(id)).status).toBe(status);
    expect((await edit(id, FULL)).status).toBe(status);
  });
});

describe('the endpoints', () => {
  it.each([
    ['POST', '/questions'],
    ['PUT', '/questions/1'],
    ['GET', '/questions/1'],
  ])('require the Authorization header: %s %s (service 4, 5)', async (method, path) => {
    await create();
    const given = method === 'GET' ? {} : { body: FULL };
    expect((await api.call(method, path, { ...given, token: null })).status).toBe(401);
    expect((await api.call(method, path, given)).status).toBe(200);
  });

  it('return similar questions when administrators create a question (service 4.1)', async () => {
    expect((await create(FULL, ADMIN)).similarQuestions).toBeInstanceOf(Array);
    expect((await create(FULL, MEMBER)).similarQuestions).toBeNull();
  });

  it('accept an ID, or _ and a message ID, for edits (service 4.2)', async () => {
    const { id, messageID } = await createSent();
    for (const address of [id, `_${messageID}`]) {
      expect(await edit(address, { ...FULL, title: `Edited as ${address}` })).toMatchObject({
        id,
        question: `Edited as ${address}`,
      });
    }
  });

  it.each(['title', 'options'])('require %s in a PUT (service 4.2)', async (field) => {
    const { id } = await create();
    const { [field]: _, ...rest } = { ...FULL } as Members;
    expect((await api.call('PUT', `/questions/${id}`, { body: rest })).status).toBe(422);
  });

  it('accept an empty description and image in a PUT (service 4.2)', async () => {
    const { id } = await create();
    expect(await edit(id, { ...FULL, description: '', image: '' })).toMatchObject({
      description: '',
      image: '',
    });
  });

  it('accept an ID, or _ and a message ID, for fetches (service 4.3)', async () => {
    const { id, messageID } = await createSent();
    expect(await fetchOne(`_${messageID}`)).toEqual(await fetchOne(id));
  });
});

describe('the API beyond the service document', () => {
  it("doesn't have events, webhooks, or notifications (service 6)", async () => {
    for (const path of ['/events', '/webhooks', '/notifications', '/questions/1/events']) {
      for (const method of ['GET', 'POST']) expect((await api.call(method, path)).status).toBe(404);
    }
  });

  it('returns errors as JSON, as described in docs/bots/service-differences.md (service 7)', async () => {
    const answer = await api.call('GET', '/questions/999999');
    expect(listNames(answer.json)).toEqual(['detail', 'status', 'title', 'type']);
  });

  it("doesn't have a rate limit [choice no-rate-limit] (service 8)", async () => {
    const { id } = await create();
    const answers = await Promise.all(Array.from({ length: 500 }, () => api.call('GET', `/questions/${id}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("doesn't have other versions (service 9)", async () => {
    const { id } = await create();
    for (const path of [`/api/v2/questions/${id}`, `/api/questions/${id}`, `/api/v1/v1/questions/${id}`]) {
      expect((await api.call('GET', path)).status).toBe(404);
    }
    const plain = await fetchOne(id);
    const headers = { accept: 'application/vnd.qotd.v2+json', 'api-version': '2', 'x-api-version': '2' };
    expect(await requestOk('GET', `/questions/${id}`, { headers })).toEqual(plain);
  });
});
