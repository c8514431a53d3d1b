import { afterAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../electron/host/local-api/openapi/openapi-document.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import {
  createOutputSchema,
  editOutputSchema,
  fetchOutputSchema,
  similarQuestionSchema,
} from '../../shared/question/service-body-schemas.ts';
import { type AbsentFields, createLocalProfile } from '../../shared/settings.ts';
import { GRADES } from '../../shared/similarity.ts';
import { listOperations, readDescription } from '../support/described-api.ts';
import { createNoOptionalFields } from '../support/optional-fields.ts';
import { generateQuestions } from '../support/similar/generated-questions.ts';
import { createUnreadySearch } from '../support/similar/unready-search.ts';
import { ADMIN, getProblem, MEMBER, startApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

const created = createOutputSchema
  .extend({ similarQuestions: similarQuestionSchema.strict().array().nullable() })
  .strict();
const edited = editOutputSchema.strict();
const fetched = fetchOutputSchema.strict();

const api = await startApi();
afterAll(() => api.close());

const fetchOne = async (address: string | number, token = MEMBER) =>
  fetched.parse((await api.call('GET', `/questions/${address}`, { token })).json);

describe('the local API', () => {
  it("has only the service's 3 operations", () => {
    const described = readDescription(describeApi({ url: api.url, version: '1.2.3' }));
    expect(
      listOperations(described).map(({ method, path, operation }) => [method, path, operation.operationId]),
    ).toEqual([
      ['post', '/questions', 'createQuestion'],
      ['put', '/questions/{id}', 'editQuestion'],
      ['get', '/questions/{id}', 'fetchQuestion'],
    ]);
  });
});

describe('a create (service 4.1, 2.2)', () => {
  it('returns a new question', async () => {
    const answer = await api.call('POST', '/questions', {
      body: createBody({
        description: 'Pick one.',
        footer: 'Asked daily',
        image: 'https://example.com/a.png',
      }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json');
    const question = created.parse(answer.json);
    expect(question).toEqual({
      id: question.id,
      createdAt: new Date(api.clock.now()).toISOString(),
      question: 'Which season do you like best?',
      description: 'Pick one.',
      footer: 'Asked daily',
      author: '100000000000000003',
      options: [
        { emoji: '🌸', text: 'Spring' },
        { emoji: '🌻', text: 'Summer' },
      ],
      status: 2,
      sentAt: null,
      image: 'https://example.com/a.png',
      messageID: null,
      similarQuestions: null,
    });
  });

  it('assigns IDs in creation order [choice ids]', async () => {
    const ids = [
      (await api.create(createBody())).id,
      (await api.create(createBody())).id,
      (await api.create(createBody())).id,
    ];
    expect(ids).toEqual([ids[0], (ids[0] ?? 0) + 1, (ids[0] ?? 0) + 2]);
  });

  it("uses the token's author [choice author]", async () => {
    expect((await api.create(createBody(), ADMIN)).author).toBe('100000000000000002');
    expect((await api.create(createBody(), MEMBER)).author).toBe('100000000000000003');
  });

  it('marks the question as created through the API [choice via-api]', async () => {
    const { id } = await api.create(createBody());
    expect(api.library.entry(id).origin).toBe('api');
  });
});

describe('similarQuestions (service 2.6) [choice similar]', () => {
  it('is an empty array for an administrator if no question is similar', async () => {
    const answer = await api.call('POST', '/questions', {
      body: createBody({ title: 'Zyxwv qwertz plugh xyzzy?' }),
      token: ADMIN,
    });
    expect(created.parse(answer.json).similarQuestions).toEqual([]);
  });

  it('has at most 5 other questions, with the most similar first', async () => {
    const title = 'What is the best volcano on earth?';
    for (const other of [
      '',
      ' Why?',
      ' And why?',
      ' Tell us!',
      ' Explain.',
      ' Really explain.',
      ' No kidding.',
    ]) {
      await api.create(createBody({ title: title + other }));
    }
    const answer = await api.call('POST', '/questions', { body: createBody({ title }), token: ADMIN });
    const { id, similarQuestions } = created.parse(answer.json);
    const scores = similarQuestions?.map((similar) => similar.search_score) ?? [];
    expect(scores).toHaveLength(5);
    expect(scores[0]).toBe(1);
    expect(scores.every((score) => score >= GRADES.related && score <= 1)).toBe(true);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(similarQuestions?.map((similar) => similar.id)).not.toContain(id);
  });

  it('is sorted by search_score for realistic titles', async () => {
    const started = await startApi();
    let longest = 0;
    for (const title of generateQuestions(60)) {
      const answer = await started.call('POST', '/questions', { body: createBody({ title }), token: ADMIN });
      const scores = created.parse(answer.json).similarQuestions?.map((one) => one.search_score) ?? [];
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.filter((score) => !(score >= GRADES.related && score <= 1))).toEqual([]);
      longest = Math.max(longest, scores.length);
    }
    expect(longest).toBeGreaterThan(2);
    await started.close();
  });

  it("doesn't include authors or votes", async () => {
    const title = 'Which glacier would you visit?';
    const { id } = await api.create(createBody({ title }));
    await api.library.markSent(id, [3, 4]);
    const answer = await api.call('POST', '/questions', { body: createBody({ title }), token: ADMIN });
    const [similar] = created.parse(answer.json).similarQuestions ?? [];
    expect(similar).toMatchObject({
      id,
      question: title,
      description: '',
      footer: '',
      status: 3,
      image: null,
    });
    expect(similar?.options).toEqual([
      { emoji: '🌸', text: 'Spring' },
      { emoji: '🌻', text: 'Summer' },
    ]);
    expect(similar?.messageID).toMatch(/^\d+$/);
  });

  it('is null for a member [choice similar-member]', async () => {
    expect((await api.create(createBody(), MEMBER)).similarQuestions).toBeNull();
  });

  it('includes saved questions but no drafts or unsaved edits', async () => {
    const title = 'Which harbour is the busiest?';
    const { id } = await api.create(createBody({ title }));
    const { version, saved } = api.library.entry(id);
    const input = { ...createEmptyDraft() };
    const typed = { key: 'typed', input: { ...input, title: 'Something else altogether' } };
    await api.library.saveDraft({ ...typed, id, version, basedOn: saved });
    await api.library.saveDraft({
      key: 'draft',
      id: null,
      version: 0,
      basedOn: 0,
      input: { ...input, title },
    });
    const answer = await api.call('POST', '/questions', { body: createBody({ title }), token: ADMIN });
    const { similarQuestions } = created.parse(answer.json);
    expect(similarQuestions).toMatchObject([{ id, question: title, search_score: 1 }]);
  });

  it("includes all similar questions, even in an administrator's first requests after startup [choice similar-at-start]", async () => {
    const started = await startApi();
    const title = 'Which canal is the longest?';
    const first = await started.create(createBody({ title }));
    await Promise.all(
      Array.from({ length: 500 }, (_, at) => started.create(createBody({ title: `Number ${at}?` }))),
    );
    const last = await started.create(createBody({ title }));
    const asked = await Promise.all([0, 1, 2].map(() => started.create(createBody({ title }), ADMIN)));
    for (const { similarQuestions } of asked) {
      const ids = similarQuestions?.map(({ id }) => id) ?? [];
      expect(ids).toEqual(expect.arrayContaining([first.id, last.id]));
    }
    await started.close();
  });

  it('can be incomplete shortly after a large library opens [choice similar-at-start]', async () => {
    const unready = createUnreadySearch();
    const started = await startApi({ similar: unready });
    const title = 'Which canal is the longest?';
    const early = await started.create(createBody({ title }));
    await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => started.create(createBody({ title: `Number ${at}?` }))),
    );
    const late = await started.create(createBody({ title }));
    const create = () => started.call('POST', '/questions', { body: createBody({ title }), token: ADMIN });
    const first = create();
    await unready.indexing;
    await started.create(createBody(), MEMBER);
    expect((await started.call('GET', `/questions/${late.id}`)).status).toBe(200);
    unready.timers.advance(1_000);
    const partial = await first;
    expect(partial.headers['similar-questions']).toBe('partial');
    expect(created.parse(partial.json).similarQuestions).toMatchObject([{ id: early.id }]);
    unready.releaseIndex();
    const complete = await create();
    expect(complete.headers['similar-questions']).toBeUndefined();
    expect(created.parse(complete.json).similarQuestions).toMatchObject([
      { id: early.id },
      { id: late.id },
      {},
    ]);
    await started.close();
  });

  it("doesn't include deleted questions", async () => {
    const title = 'Which fjord is the deepest?';
    const { id } = await api.create(createBody({ title }));
    await api.library.remove(id);
    const answer = await api.call('POST', '/questions', { body: createBody({ title }), token: ADMIN });
    expect(created.parse(answer.json).similarQuestions).toEqual([]);
  });
});

describe('a fetch (service 4.3, 2.3)', () => {
  it('returns an author object, votes, and a null link for an unsent question [choice all-fields]', async () => {
    const { id, createdAt } = await api.create(createBody());
    expect(await fetchOne(id)).toEqual({
      ...createNoOptionalFields(),
      id,
      createdAt,
      question: 'Which season do you like best?',
      author: {
        id: '100000000000000003',
        username: 'local_member',
        globalName: 'Local member',
        avatarURL: expect.any(String),
        displayAvatarURL: expect.any(String),
      },
      options: [
        { emoji: '🌸', text: 'Spring', votes: 0 },
        { emoji: '🌻', text: 'Summer', votes: 0 },
      ],
      status: 2,
      sentAt: null,
      messageID: null,
      messageLink: null,
    });
  });

  it("returns a sent question's message, link, votes, and time without an offset", async () => {
    const { id } = await api.create(createBody());
    await api.library.markSent(id, [3, 5]);
    const question = await fetchOne(id);
    expect(question).toMatchObject({ status: 3, messageID: expect.stringMatching(/^\d{15,20}$/) });
    expect(question.sentAt).toBe(new Date(api.clock.now()).toISOString().slice(0, 19));
    expect(question.sentAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(question.messageLink).toContain(question.messageID);
    expect(question.options.map(({ votes }) => votes)).toEqual([3, 5]);
  });

  it.each([
    ['administrator', ADMIN],
    ['member', MEMBER],
  ])('returns any question to a token with the role %s [choice any-token]', async (_, token) => {
    const byAdmin = await api.create(createBody(), ADMIN);
    const byMember = await api.create(createBody(), MEMBER);
    expect((await fetchOne(byAdmin.id, token)).author.id).toBe(byAdmin.author);
    expect((await fetchOne(byMember.id, token)).author.id).toBe(byMember.author);
  });

  it('always returns the current version', async () => {
    const { id } = await api.create(createBody({ title: 'Which version is fetched first?' }));
    const titles = async () => [
      (await fetchOne(id)).question,
      (await fetchOne(id)).question,
      (await fetchOne(id)).question,
    ];
    expect(new Set(await titles())).toEqual(new Set(['Which version is fetched first?']));
    await api.call('PUT', `/questions/${id}`, {
      body: createBody({ title: 'Which version is fetched next?' }),
    });
    expect(new Set(await titles())).toEqual(new Set(['Which version is fetched next?']));
    await api.library.markSent(id, []);
    expect(await fetchOne(id)).toMatchObject({ id, status: 3 });
  });

  it('ignores a query string', async () => {
    const { id } = await api.create(createBody());
    expect((await api.call('GET', `/questions/${id}?fields=title`)).status).toBe(200);
  });
});

describe('an edit (service 4.2, 2.2)', () => {
  it("doesn't return similarQuestions for either role", async () => {
    const { id, author } = await api.create(createBody(), ADMIN);
    for (const token of [ADMIN, MEMBER]) {
      const answer = await api.call('PUT', `/questions/${id}`, {
        body: createBody({ title: `By ${token}` }),
        token,
      });
      expect(answer.status).toBe(200);
      expect(edited.parse(answer.json)).toMatchObject({ id, author, question: `By ${token}`, sentAt: null });
    }
  });

  it('keeps createdAt, status, and id and returns sentAt with its offset [choice edit-keeps, edit-sent]', async () => {
    const before = await api.create(createBody());
    await api.library.markSent(before.id, []);
    const answer = await api.call('PUT', `/questions/${before.id}`, {
      body: createBody({ title: 'Edited later' }),
    });
    const after = edited.parse(answer.json);
    expect(after).toMatchObject({ id: before.id, createdAt: before.createdAt, status: 3 });
    expect(after.sentAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  });

  it('keeps the votes of unchanged options, regardless of their order [choice edit-sent]', async () => {
    const { id } = await api.create(createBody({ options: '🌸 - a\n🌻 - b\n🍁 - c' }));
    await api.library.markSent(id, [1, 2, 3]);
    await api.call('PUT', `/questions/${id}`, {
      body: createBody({ options: '🍁 - c\n🌸 - new\n🌸 - a\n⛄ - b' }),
    });
    expect((await fetchOne(id)).options).toEqual([
      { emoji: '🍁', text: 'c', votes: 3 },
      { emoji: '🌸', text: 'new', votes: 0 },
      { emoji: '🌸', text: 'a', votes: 1 },
      { emoji: '⛄', text: 'b', votes: 0 },
    ]);
  });

  it("doesn't change the question when rejected", async () => {
    const { id } = await api.create(createBody());
    const before = await fetchOne(id);
    expect((await api.call('PUT', `/questions/${id}`, { body: createBody({ title: 'no' }) })).status).toBe(
      422,
    );
    expect(await fetchOne(id)).toEqual(before);
  });
});

describe("a question's status (service 3) [choice status]", () => {
  it("can't be set by a create or an edit", async () => {
    const { id } = await api.create(
      createBody({ status: 3, messageID: '1', sentAt: '2026-01-01T00:00:00Z' }),
    );
    expect(await fetchOne(id)).toMatchObject({ status: 2, messageID: null, sentAt: null });
    await api.call('PUT', `/questions/${id}`, { body: createBody({ status: 0, votes: [9, 9] }) });
    expect(await fetchOne(id)).toMatchObject({ status: 2, options: [{ votes: 0 }, { votes: 0 }] });
  });

  it.each([0, 1, 3] as const)(
    'is returned with a message, link, time, and votes after sending: %i',
    async (status) => {
      const { id } = await api.create(createBody());
      const before = await fetchOne(id);
      await api.library.markSent(id, [2, 1], status);
      const after = await fetchOne(id);
      expect(after).toEqual({
        ...before,
        options: before.options.map((option, at) => ({ ...option, votes: [2, 1][at] })),
        status,
        sentAt: expect.any(String),
        messageID: expect.any(String),
        messageLink: expect.any(String),
      });
    },
  );
});

describe("a question's author (service 2.2, 2.5) [choice author]", () => {
  it('stays the same after creation', async () => {
    const profiles = await startApi();
    const ann = { ...createLocalProfile('member'), id: 'ann', token: 'ann' };
    const createNamed = (username: string) => ({ ...ann, author: { ...ann.author, username } });
    profiles.setAccounts([createNamed('ann')]);
    const { id, author } = await profiles.create(createBody(), 'ann');
    profiles.setAccounts([createNamed('bea')]);
    await profiles.call('PUT', `/questions/${id}`, {
      body: createBody({ title: 'Edited by Bea' }),
      token: 'ann',
    });
    const later = await profiles.create(createBody(), 'ann');
    const getAuthor = async (which: number) =>
      fetched.parse((await profiles.call('GET', `/questions/${which}`, { token: 'ann' })).json).author;
    expect(await getAuthor(id)).toEqual({ ...ann.author, id: author, username: 'ann' });
    expect((await getAuthor(later.id)).username).toBe('bea');
    profiles.setAccounts([]);
    expect((await profiles.call('GET', `/questions/${id}`, { token: 'ann' })).status).toBe(401);
    await profiles.close();
  });
});

describe('omitted fields (service 4.2) [choice edit-absent]', () => {
  const full = { description: 'Pick one.', footer: 'Asked daily', image: 'https://example.com/a.png' };
  const sendOptions = async (absentFields: AbsentFields, change: Record<string, unknown>) => {
    const { id } = await api.create(createBody(full));
    api.setAbsentFields(absentFields);
    const answer = await api.call('PUT', `/questions/${id}`, { body: createBody(change) });
    api.setAbsentFields('keep');
    const { description, footer, image } = await fetchOne(id);
    return { answer, stored: { description, footer, image } };
  };

  it.each([
    ['keep', {}, full],
    ['keep', { footer: 'New' }, { ...full, footer: 'New' }],
    ['keep', { description: '', image: '' }, { ...full, description: '', image: '' }],
    ['keep', { description: null }, { ...full, description: null }],
    ['clear', {}, { ...createNoOptionalFields() }],
    ['clear', { footer: 'New' }, { description: null, footer: 'New', image: null }],
    ['clear', { description: '' }, { ...createNoOptionalFields(), description: '' }],
    ['reject', { ...full, footer: null }, { ...full, footer: null }],
  ] as const)(
    'are handled in an edit according to the setting "%s": %j',
    async (absentFields, change, expected) => {
      const { answer, stored } = await sendOptions(absentFields, change);
      expect(answer.status).toBe(200);
      expect(stored).toEqual(expected);
    },
  );

  it('are all reported if they cause an edit to be rejected', async () => {
    const { answer, stored } = await sendOptions('reject', { footer: 'New' });
    expect(answer.status).toBe(422);
    expect(getProblem(answer).errors).toMatchObject([
      { path: 'description', code: 'missing' },
      { path: 'image', code: 'missing' },
    ]);
    expect(stored).toEqual(full);
  });

  it('are allowed in a create even if they cause edits to be rejected', async () => {
    api.setAbsentFields('reject');
    expect((await api.create(createBody())).description).toBeNull();
    api.setAbsentFields('keep');
  });
});

describe("a question's path (service 4.2)", () => {
  it('can contain the ID or the message ID in fetches and edits [choice one-record]', async () => {
    const { id } = await api.create(createBody());
    const messageID = (await api.library.markSent(id, [1, 2])).question?.messageID ?? '';
    expect(await fetchOne(`_${messageID}`)).toEqual(await fetchOne(id));
    const answer = await api.call('PUT', `/questions/_${messageID}`, {
      body: createBody({ title: 'By message' }),
    });
    expect(edited.parse(answer.json)).toMatchObject({ id, messageID, question: 'By message' });
    expect((await fetchOne(id)).question).toBe('By message');
    expect((await api.call('GET', `/questions/${messageID}`)).status).toBe(404);
    expect((await api.call('GET', `/questions/_${id}`)).status).toBe(404);
  });

  it.each([
    ['0'],
    ['-1'],
    ['+1'],
    ['1.5'],
    ['1.0'],
    ['1e0'],
    ['0x1'],
    ['01'],
    ['_'],
    ['_x'],
    ['_0'],
    ['_-1'],
    ['__1'],
    ['99999999'],
    ['1'.repeat(30)],
    [`_${'1'.repeat(30)}`],
    ['9007199254740993'],
    ['1'.repeat(5000)],
    ['%20'],
    ['1%20'],
    ['%201'],
    ['1%2F'],
    ['1%00'],
    ['%zz'],
    ['%'],
    ['%C0%80'],
    ['%EF%BC%91'],
    ['null'],
    ['NaN'],
    ['__proto__'],
    ['constructor'],
    ['..%2f1'],
    ['1;a'],
    ['1,2'],
  ])('returns 404 for %s [choice no-such-address, error-404]', async (address) => {
    await api.create(createBody());
    for (const [method, given] of [
      ['GET', {}],
      ['PUT', { body: createBody() }],
    ] as const) {
      const answer = await api.call(method, `/questions/${address}`, given);
      expect(answer.status).toBe(404);
      getProblem(answer);
    }
  });

  it('returns 404 after the question is deleted [choice no-such-address]', async () => {
    const { id } = await api.create(createBody());
    await api.library.remove(id);
    expect((await api.call('GET', `/questions/${id}`)).status).toBe(404);
    expect((await api.call('PUT', `/questions/${id}`, { body: createBody() })).status).toBe(404);
    expect((await api.create(createBody())).id).toBeGreaterThan(id);
  });

  it('returns 404 for a draft [choice no-such-address]', async () => {
    const input = { ...createEmptyDraft(), title: 'Unfinished' };
    const { id } = await api.library.saveDraft({ id: null, key: 'k', version: 0, basedOn: 0, input });
    expect((await api.call('GET', `/questions/${id}`)).status).toBe(404);
  });
});

describe('concurrent requests', () => {
  it('each create a question with a unique ID', async () => {
    const titles = Array.from({ length: 40 }, (_, at) => `Question number ${at}?`);
    const answers = await Promise.all(titles.map((title) => api.create(createBody({ title }))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(titles.length);
    const again = await Promise.all(answers.map(({ id }) => fetchOne(id)));
    expect(again.map(({ question }) => question)).toEqual(titles);
  });

  it("don't mix fields from different edits of a question", async () => {
    const { id } = await api.create(createBody());
    const edits = Array.from({ length: 20 }, (_, at) => ({ title: `Edit ${at}`, description: `Edit ${at}` }));
    await Promise.all(edits.map((edit) => api.call('PUT', `/questions/${id}`, { body: createBody(edit) })));
    const last = await fetchOne(id);
    expect(last.description).toBe(last.question);
  });
});
