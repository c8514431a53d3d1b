import { afterAll, describe, expect, it } from 'vitest';
import { toEditResponse, toFetchResponse } from '../../electron/host/local-api/operations/question-json.ts';
import { createLocalProfile } from '../../shared/settings.ts';
import { createNoOptionalFields } from '../support/optional-fields.ts';
import { ADMIN, startApi, type TestApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

const api = await startApi();
afterAll(() => api.close());

const parseJson = async (method: string, path: string, given: Parameters<TestApi['call']>[2] = {}) =>
  Object((await api.call(method, path, given)).json);

const EDGES = [
  ['a leap day', '2028-02-29T23:59:59.999Z'],
  ['the last millisecond of a year', '2029-12-31T23:59:59.999Z'],
  ['the first millisecond of a year', '2030-01-01T00:00:00.000Z'],
  ['a whole second', '2030-06-30T23:59:59.000Z'],
  ['more seconds than 32 bits can hold', '2038-01-19T03:14:08.001Z'],
  ['the last year with 4 digits', '9999-12-31T23:59:59.999Z'],
] as const;

describe('API times', () => {
  it.each(EDGES)('have milliseconds and Z: %s [choice times-with-offset]', async (_, moment) => {
    api.clock.forward(Date.parse(moment) - api.clock.now());
    const { id, createdAt } = await api.create(createBody());
    expect(createdAt).toBe(moment);
    expect((await parseJson('GET', `/questions/${id}`)).createdAt).toBe(moment);
    expect((await parseJson('PUT', `/questions/${id}`, { body: createBody() })).createdAt).toBe(moment);
  });

  it.each(EDGES)(
    'show the same second with Z and without an offset: %s [choice times-with-offset, times-without-offset]',
    async (_, moment) => {
      const title = `Sent at ${moment}, was it?`;
      const { id } = await api.create(createBody({ title }));
      api.clock.forward(Date.parse(moment) - api.clock.now());
      await api.library.markSent(id, []);
      const second = moment.slice(0, 19);
      expect((await parseJson('GET', `/questions/${id}`)).sentAt).toBe(second);
      expect((await parseJson('PUT', `/questions/${id}`, { body: createBody({ title }) })).sentAt).toBe(
        `${second}.000Z`,
      );
      const { similarQuestions } = await parseJson('POST', '/questions', {
        body: createBody({ title }),
        token: ADMIN,
      });
      expect(similarQuestions).toContainEqual(expect.objectContaining({ id, sentAt: `${second}.000Z` }));
    },
  );

  it.each([
    ['2026-03-29T02:30:00+02:00', '2026-03-29T00:30:00.000Z', '2026-03-29T00:30:00'],
    ['2027-01-01T00:30:00+01:00', '2026-12-31T23:30:00.000Z', '2026-12-31T23:30:00'],
    ['2026-12-31T23:30:00.5-05:30', '2027-01-01T05:00:00.500Z', '2027-01-01T05:00:00'],
    ['2026-11-09T09:00:00Z', '2026-11-09T09:00:00Z', '2026-11-09T09:00:00'],
  ])(
    'are converted to UTC if they come from an edited file: %s [choice times-with-offset]',
    (stored, withZ, bare) => {
      const question = {
        ...createNoOptionalFields(),
        createdAt: stored,
        author: createLocalProfile('member').author,
        title: 'By hand?',
        options: [],
        status: 3 as const,
        sentAt: stored,
        messageID: '1',
        messageLink: null,
      };
      expect(toEditResponse(1, question, '')).toMatchObject({ createdAt: withZ, sentAt: withZ });
      expect(toFetchResponse(1, question, '')).toMatchObject({ createdAt: withZ, sentAt: bare });
    },
  );
});

describe('API IDs [choice ids]', () => {
  it('increase by 1 with each create (service 2.2)', async () => {
    const fresh = await startApi();
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) ids.push((await fresh.create(createBody())).id);
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    await fresh.close();
  });

  it("aren't reused after a deletion or a rejected create", async () => {
    const fresh = await startApi();
    const { id } = await fresh.create(createBody());
    await fresh.library.remove(id);
    expect((await fresh.call('POST', '/questions', { body: createBody({ title: 'no' }) })).status).toBe(422);
    expect((await fresh.create(createBody())).id).toBe(id + 1);
    await fresh.close();
  });

  it('are unique strings of digits for messages', async () => {
    const fresh = await startApi();
    const sent = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { id } = await fresh.create(createBody());
        return (await fresh.library.markSent(id, [])).question?.messageID ?? '';
      }),
    );
    await fresh.close();
    expect(new Set(sent).size).toBe(20);
    for (const messageID of sent) expect(messageID).toMatch(/^\d{15,20}$/);
  });
});
