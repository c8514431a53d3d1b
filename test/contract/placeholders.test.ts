import { afterAll, describe, expect, it } from 'vitest';
import { fetchOutputSchema } from '../../shared/question/service-body-schemas.ts';
import { startApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

const api = await startApi();
afterAll(() => api.close());

const get = (path: string) => api.call('GET', path, { token: null });

describe('placeholder images [choice placeholders]', () => {
  it.each(['emoji', 'image'])('are static SVG files: %s', async (kind) => {
    const { status, headers, text } = await get(`/placeholders/${kind}/party%20parrot.svg`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).toContain('aria-label="party parrot"');
  });

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['an attribute', '" onload="alert(1)'],
    ['an entity', '&lt;&#x0;&unknown;'],
    ['CDATA', ']]><script/>'],
    ['control characters', 'a\u0000\u0001\u001b\u007fb'],
    ['noncharacters', '\ufffe\uffff'],
    ['right-to-left text', '\u202eabc'],
    ['emoji', '👨‍👩‍👧‍👦 family'],
    ['one long word', 'x'.repeat(80)],
    ['many words', 'ab '.repeat(26)],
  ])('safely show any text: %s', async (_, words) => {
    for (const kind of ['emoji', 'image']) {
      const { status, text } = await get(`/placeholders/${kind}/${encodeURIComponent(words)}.svg`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script|\son\w+="|\p{Cc}|[\ufffe\uffff]/u);
      const tags = text.match(/<\/?[a-zA-Z]+/g) ?? [];
      const drawn = /^<\/?(svg|title|defs|linearGradient|stop|rect|path|circle|text)$/;
      expect(tags.filter((tag) => !drawn.test(tag))).toEqual([]);
    }
  });

  it('depend only on the text', async () => {
    const [one, again, other] = await Promise.all(
      ['cat', 'cat', 'dog'].map(async (words) => (await get(`/placeholders/emoji/${words}.svg`)).text),
    );
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it.each([
    ['/placeholders/'],
    ['/placeholders/emoji/'],
    ['/placeholders/emoji/.svg'],
    ['/placeholders/emoji/a.png'],
    ['/placeholders/emoji/a.svg/b'],
    ['/placeholders/video/a.svg'],
    ['/placeholders/emoji/%ff.svg'],
    ['/placeholders/emoji/%zz.svg'],
  ])("aren't available at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a placeholder URL in a request [choice placeholder-links]', () => {
  const OTHERS = ['http://127.0.0.1:4799', 'http://localhost:4799', 'http://[::1]:4799', 'http://127.0.0.1'];

  it.each(OTHERS)('is stored as its search text, even with the origin %s', async (other) => {
    const { id } = await api.create(
      createBody({ options: '$purple rocket$ - a\n🌻 - b', image: '$$sunset & beach$$' }),
    );
    const fetched = fetchOutputSchema.parse((await api.call('GET', `/questions/${id}`)).json);
    const replaceOrigin = (text: string) => text.replaceAll(api.origin, other);
    const options = fetched.options.map(({ emoji, text }) => `${replaceOrigin(emoji)} - ${text}`).join('\n');
    const image = replaceOrigin(fetched.image ?? '');
    expect(options).toContain(other);
    const edited = await api.call('PUT', `/questions/${id}`, { body: createBody({ options, image }) });
    expect(edited.status).toBe(200);
    expect(JSON.stringify(edited.json)).not.toContain(`${other}/`);
    expect(edited.json).toMatchObject({
      image: fetched.image,
      options: fetched.options.map(({ emoji }) => ({ emoji })),
    });
    expect(api.library.question(id)?.question.image).toBe('$$sunset & beach$$');
  });

  it.each([
    'http://127.0.0.1.example/placeholders/image/cat.svg',
    'https://127.0.0.1/placeholders/image/cat.svg',
    'http://127.0.0.1:4799/pictures/cat.svg',
    'http://127.0.0.1:4799/placeholders/image/cat.svg?size=2',
  ])('is distinguished from a URL that only looks similar: %s', async (image) => {
    const { id } = await api.create(createBody({ image }));
    expect(api.library.question(id)?.question.image).toBe(image);
  });
});
