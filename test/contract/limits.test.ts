import { afterAll, describe, expect, it } from 'vitest';
import { createOutputSchema, fetchOutputSchema } from '../../shared/question/service-body-schemas.ts';
import { getProblem, startApi } from '../support/test-api.ts';
import { ASTRAL, createBody, createLines } from './question-bodies.ts';

const api = await startApi();
afterAll(() => api.close());

const COMBINED = 'e\u0301';
const FAMILY = '👨‍👩‍👧‍👦';

describe('length limits (service 8) [choice code-points, untrimmed]', () => {
  it.each([
    ['title', '1 character below the minimum', 'a'.repeat(4), 'too-short'],
    ['title', 'the minimum', 'a'.repeat(5), null],
    ['title', '1 character above the minimum', 'a'.repeat(6), null],
    ['title', '1 character below the maximum', 'a'.repeat(149), null],
    ['title', 'the maximum', 'a'.repeat(150), null],
    ['title', '1 character above the maximum', 'a'.repeat(151), 'too-long'],
    ['title', 'empty', '', 'too-short'],
    ['title', '4 astral characters, 8 UTF-16 units', ASTRAL.repeat(4), 'too-short'],
    ['title', '5 astral characters', ASTRAL.repeat(5), null],
    ['title', '150 astral characters, 300 UTF-16 units', ASTRAL.repeat(150), null],
    ['title', '151 astral characters', ASTRAL.repeat(151), 'too-long'],
    ['title', '75 letters with combining accents, 150 code points', COMBINED.repeat(75), null],
    ['title', '76 letters with combining accents, 152 code points', COMBINED.repeat(76), 'too-long'],
    ['title', 'a family of 7 code points', FAMILY, null],
    ['title', '22 families, 154 code points', FAMILY.repeat(22), 'too-long'],
    ['title', '5 spaces', '     ', 'no-visible-text'],
    ['title', 'invisible characters', '\u200b\u2060\u200b\u2060\u200b', 'no-visible-text'],
    ['title', 'a letter and 4 spaces', 'a    ', null],
    ['title', '149 letters and 2 spaces', `${'a'.repeat(149)}  `, 'too-long'],
    ['title', 'line breaks count like any character', 'a\nb\nc', null],
    ['description', 'empty', '', null],
    ['description', '1 character below the maximum', 'd'.repeat(349), null],
    ['description', 'the maximum', 'd'.repeat(350), null],
    ['description', '1 character above the maximum', 'd'.repeat(351), 'too-long'],
    ['description', '350 astral characters', ASTRAL.repeat(350), null],
    ['description', '351 astral characters', ASTRAL.repeat(351), 'too-long'],
    ['footer', 'empty', '', null],
    ['footer', '1 character below the maximum', 'f'.repeat(199), null],
    ['footer', 'the maximum', 'f'.repeat(200), null],
    ['footer', '1 character above the maximum', 'f'.repeat(201), 'too-long'],
    ['footer', '200 astral characters', ASTRAL.repeat(200), null],
    ['footer', '201 astral characters', ASTRAL.repeat(201), 'too-long'],
  ] as const)('apply to %s: %s', async (field, _, text, code) => {
    const answer = await api.call('POST', '/questions', { body: createBody({ [field]: text }) });
    if (code === null) {
      const created = createOutputSchema.parse(answer.json);
      expect(created[field === 'title' ? 'question' : field]).toBe(text);
    } else {
      expect(answer.status).toBe(422);
      expect(getProblem(answer).errors).toEqual([{ path: field, code, message: expect.any(String) }]);
    }
  });

  it.each([
    [1, 'too-few-options'],
    [2, null],
    [3, null],
    [19, null],
    [20, null],
    [21, 'too-many-options'],
  ] as const)('apply to the number of options: %i', async (count, code) => {
    const answer = await api.call('POST', '/questions', {
      body: createBody({ options: createLines(count) }),
    });
    if (code === null) expect(createOutputSchema.parse(answer.json).options).toHaveLength(count);
    else expect(getProblem(answer).errors).toMatchObject([{ path: 'options', code }]);
  });

  it('are the same for creates and edits', async () => {
    const { id } = await api.create(createBody());
    const path = `/questions/${id}`;
    const edit = async (other: Record<string, unknown>) =>
      (await api.call('PUT', path, { body: createBody(other) })).status;
    expect(await edit({ title: ASTRAL.repeat(150) })).toBe(200);
    expect(await edit({ title: ASTRAL.repeat(151) })).toBe(422);
    expect(await edit({ title: 'abcd' })).toBe(422);
    expect(await edit({ description: 'd'.repeat(351) })).toBe(422);
    expect(await edit({ footer: 'f'.repeat(201) })).toBe(422);
    expect(await edit({ options: createLines(21) })).toBe(422);
    expect(await edit({ options: createLines(1) })).toBe(422);
  });
});

describe('optional fields [choice optional-fields]', () => {
  it.each(
    (['description', 'footer', 'image'] as const).flatMap((field) => [
      [field, 'null', { [field]: null }, null] as const,
      [field, 'empty', { [field]: '' }, ''] as const,
      [field, 'absent', {}, null] as const,
    ]),
  )('can be null, empty, or absent in a create: %s %s', async (field, _, other, stored) => {
    const created = await api.create(createBody(other));
    expect(created[field]).toBe(stored);
    const fetched = fetchOutputSchema.parse((await api.call('GET', `/questions/${created.id}`)).json);
    expect(fetched[field]).toBe(stored);
  });
});

describe('character checks [choice characters]', () => {
  const places = {
    title: (text: string) => ({ title: `Title ${text}` }),
    description: (text: string) => ({ description: text }),
    footer: (text: string) => ({ footer: text }),
    image: (text: string) => ({ image: `https://example.com/${text}` }),
    options: (text: string) => ({ options: `🌸 - Spring\n🌻 - Sum${text}mer` }),
  };
  it.each(
    Object.entries(places).flatMap(([field, put]) => [
      [field, 'U+0000', put('\0')] as const,
      [field, 'a lone high surrogate', put('\ud83d')] as const,
      [field, 'a lone low surrogate', put('\ude00')] as const,
    ]),
  )('reject %s with %s', async (field, _, other) => {
    const answer = await api.call('POST', '/questions', { body: createBody(other) });
    expect(answer.status).toBe(422);
    expect(getProblem(answer).errors).toContainEqual(
      expect.objectContaining({ path: field, code: expect.stringMatching(/^bad-/) }),
    );
  });

  it('count an escaped surrogate pair once', async () => {
    const raw = JSON.stringify(createBody({ title: 'TITLE' })).replace('TITLE', '\\ud83d\\ude00'.repeat(5));
    const answer = await api.call('POST', '/questions', { raw });
    expect(createOutputSchema.parse(answer.json).question).toBe(ASTRAL.repeat(5));
  });
});

describe('request body fields [choice unknown-members, no-coercion]', () => {
  it('are ignored if unknown', async () => {
    const raw = `{"__proto__":{"title":"polluted"},"constructor":{"prototype":{}},"id":99,"status":3,${JSON.stringify(createBody()).slice(1)}`;
    const created = createOutputSchema.parse((await api.call('POST', '/questions', { raw })).json);
    expect(created).toMatchObject({ question: 'Which season do you like best?', status: 2 });
    expect(created.id).not.toBe(99);
    expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
  });

  it("are treated as missing if they're only inherited from a prototype", async () => {
    const answer = await api.call('POST', '/questions', {
      raw: `{"__proto__":${JSON.stringify(createBody())}}`,
    });
    expect(getProblem(answer).errors).toMatchObject([
      { path: 'title', code: 'missing' },
      { path: 'options', code: 'missing' },
    ]);
  });

  it.each([
    ['title', undefined, 'missing'],
    ['options', undefined, 'missing'],
    ['title', null, 'wrong-type'],
    ['title', 5, 'wrong-type'],
    ['title', ['Which season?'], 'wrong-type'],
    ['options', null, 'wrong-type'],
    ['options', ['🌸 - Spring', '🌻 - Summer'], 'wrong-type'],
    ['description', 1, 'wrong-type'],
    ['footer', false, 'wrong-type'],
    ['image', {}, 'wrong-type'],
  ])("can't be missing or have the wrong type: %s with %j", async (field, value, code) => {
    const answer = await api.call('POST', '/questions', { body: createBody({ [field]: value }) });
    expect(answer.status).toBe(422);
    expect(getProblem(answer).errors).toMatchObject([{ path: field, code }]);
  });

  it.each([['[]'], ['"text"'], ['1'], ['true'], ['null']])(
    'must be in a JSON object, not %s',
    async (raw) => {
      const answer = await api.call('POST', '/questions', { raw });
      expect(answer.status).toBe(422);
      expect(getProblem(answer).errors).toMatchObject([{ path: '', code: 'wrong-type' }]);
    },
  );
});

describe('an image (service 2.1) [choice image-forms]', () => {
  it.each([
    ['https://example.com/a.png'],
    ['http://example.com/a.png'],
    ['https://example.com:8443/a%20b.png?size=1#top'],
    ['https://exämple.com/ü.png'],
  ])('is returned as sent: %s', async (image) => {
    expect((await api.create(createBody({ image }))).image).toBe(image);
  });

  it.each([
    ['words'],
    ['/relative.png'],
    ['//example.com/a.png'],
    ['example.com/a.png'],
    ['ftp://example.com/a.png'],
    ['javascript:alert(1)'],
    ['data:image/png;base64,AAAA'],
    ['file:///etc/passwd'],
    ['https://'],
    ['https://exa mple.com/'],
    [' '],
    ['$$'],
    ['$$$$'],
    ['$$  $$'],
    ['$$unclosed'],
    ['$one dollar$'],
    ['/placeholders/image/x.svg'],
  ])("can't be %j", async (image) => {
    const answer = await api.call('POST', '/questions', { body: createBody({ image }) });
    expect(answer.status).toBe(422);
    expect(getProblem(answer).errors).toMatchObject([{ path: 'image', code: 'bad-image' }]);
  });

  it("is stored as sent but returned as a placeholder URL if it's a search [choice image-searches]", async () => {
    const { id, image } = await api.create(createBody({ image: '$$sunset & beach$$' }));
    expect(image).toMatch(new RegExp(`^${api.origin}/placeholders/image/[^/]+\\.svg$`));
    const picture = await api.call('GET', image?.slice(api.origin.length) ?? '', { token: null });
    expect(picture).toMatchObject({ status: 200, text: expect.stringContaining('sunset &amp; beach') });
    const again = await api.call('PUT', `/questions/${id}`, { body: createBody({ image }) });
    expect(again).toMatchObject({ status: 200, json: { image } });
    expect(api.library.question(id)?.question.image).toBe('$$sunset & beach$$');
  });
});
