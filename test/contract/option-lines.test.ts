import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutputSchema, fetchOutputSchema } from '../../shared/question/service-body-schemas.ts';
import { getProblem, startApi, type TestApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

const PARROT = 'https://cdn.example/parrot.gif';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    custom: [
      { name: 'party_parrot', url: PARROT, keywords: ['bird', 'dance'] },
      { name: 'smile', url: 'https://cdn.example/own-smile.png', keywords: [] },
    ],
  });
});
afterAll(() => api.close());

const sendOptions = (options: string) => api.call('POST', '/questions', { body: createBody({ options }) });
const createWith = async (options: string) =>
  createOutputSchema.parse((await sendOptions(options)).json).options;

describe('option lines (service 2.1) [choice line-ends, line-form]', () => {
  it.each([
    ['2 lines', '🌸 - a\n🌻 - b', ['a', 'b']],
    ['lines that end with \\r\\n', '🌸 - a\r\n🌻 - b', ['a', 'b']],
    ['\\r\\n at the end', '🌸 - a\r\n🌻 - b\r\n', ['a', 'b']],
    ['\\n at the end', '🌸 - a\n🌻 - b\n', ['a', 'b']],
    ['an extra \\r stays in the text', '🌸 - a\r\r\n🌻 - b', ['a\r', 'b']],
    ["a lone \\r doesn't split lines", '🌸 - a\r🌻 - b\n🌻 - c', ['a\r🌻 - b', 'c']],
    ["U+2028 doesn't split lines", '🌸 - a\u2028b\n🌻 - c', ['a\u2028b', 'c']],
    ['a separator in the text', '🌸 - a - b\n🌻 - c - ', ['a - b', 'c - ']],
    ['spaces around the text are kept', '🌸 -  a \n🌻 - b\t', [' a ', 'b\t']],
    ['a hyphen as text', '🌸 - -\n🌻 -  - ', ['-', ' - ']],
    ['an emoji as text', '🌸 - 🌻\n🌻 - 🌸', ['🌻', '🌸']],
    ['the same line twice', '🌸 - a\n🌸 - a', ['a', 'a']],
  ])('are parsed: %s [choice repeated-options]', async (_, options, texts) => {
    expect((await createWith(options)).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['2 line breaks at the end', '🌸 - a\n🌻 - b\n\n', 3, 'bad-option-line'],
    ['an empty line between options', '🌸 - a\n\n🌻 - b', 2, 'bad-option-line'],
    ['an empty first line', '\n🌸 - a\n🌻 - b', 1, 'bad-option-line'],
    ['a line of spaces', '🌸 - a\n   \n🌻 - b', 2, 'bad-option-line'],
    ['no separator', '🌸 - a\n🌻 - b\n🍁 c', 3, 'bad-option-line'],
    ['no spaces around the hyphen', '🌸 - a\n🌻-b\n🍁 - c', 2, 'bad-option-line'],
    ['no space before the hyphen', '🌸- a\n🌻 - b\n🍁 - c', 1, 'bad-option-line'],
    ['no space after the hyphen', '🌸 -a\n🌻 - b\n🍁 - c', 1, 'bad-option-line'],
    ['an en dash', '🌸 – a\n🌻 - b\n🍁 - c', 1, 'bad-option-line'],
    ['a no-break space', '🌸\u00a0- a\n🌻 - b\n🍁 - c', 1, 'bad-option-line'],
    ['a leading space', ' 🌸 - a\n🌻 - b\n🍁 - c', 1, 'bad-option-line'],
    ['no emoji', '🌸 - a\nb - b\n🍁 - c', 2, 'bad-option-line'],
    ['no emoji, only the separator', '🌸 - a\n - b\n🍁 - c', 2, 'bad-option-line'],
    ['a digit instead of an emoji', '🌸 - a\n1 - b\n🍁 - c', 2, 'bad-option-line'],
    ['no text', '🌸 - a\n🌻 - b\n🍁 - ', 3, 'bad-option-line'],
    ['only an emoji', '🌸 - a\n🌻 - b\n🍁', 3, 'bad-option-line'],
    ['only spaces as text', '🌸 - a\n🌻 -    \n🍁 - c', 2, 'no-visible-text'],
    ['invisible text', '🌸 - a\n🌻 - \u200b\u2060\n🍁 - c', 2, 'no-visible-text'],
    ['a name without its second colon', '🌸 - a\n:cat - b\n🍁 - c', 2, 'bad-option-line'],
    ['a search without its second dollar sign', '🌸 - a\n$cat - b\n🍁 - c', 2, 'bad-option-line'],
    ['an empty search', '🌸 - a\n$$ - b\n🍁 - c', 2, 'bad-option-line'],
    ['an empty name', '🌸 - a\n:: - b\n🍁 - c', 2, 'bad-option-line'],
    ['an unknown name', '🌸 - a\n:no_such_emoji_at_all: - b\n🍁 - c', 2, 'unknown-emoji-name'],
  ])(
    'are rejected with their line number: %s [choice line-errors, line-text]',
    async (_, options, line, code) => {
      const answer = await sendOptions(options);
      expect(answer.status).toBe(422);
      const [first, ...rest] = getProblem(answer).errors ?? [];
      expect(first).toMatchObject({ path: 'options', code });
      expect(first?.message).toMatch(new RegExp(`^Line ${line}: .`));
      expect(rest).toEqual([]);
    },
  );

  it('are rejected if there\'s no " - " after the emoji [choice line-errors]', async () => {
    const { errors } = getProblem(await sendOptions('🌸 - a\n🌻 - b\n🍁 c'));
    expect(errors?.[0]?.message).toBe('Line 3: add " - " (space, hyphen, space) after the emoji.');
  });

  it("are rejected with the accepted format if they have a chat app's custom emoji [choice chat-emoji]", async () => {
    const { errors } = getProblem(await sendOptions('🌸 - a\n<a:tea:12> - b'));
    expect(errors?.map(({ message }) => message)).toEqual([
      "Line 2: this form of the emoji isn't accepted. Use $[tea](https://cdn.discordapp.com/emojis/12.gif)$.",
    ]);
  });

  it('are rejected with a similar name, if there is one, for an unknown emoji name [choice unknown-names]', async () => {
    const { errors } = getProblem(await sendOptions(':thumbsupp: - a\n:favorite_mod: - b'));
    expect(errors?.map(({ message }) => message)).toEqual([
      'Line 1: unknown emoji :thumbsupp:. Did you mean :thumbsup:?',
      'Line 2: unknown emoji :favorite_mod:.',
    ]);
  });
});

describe('an emoji (service 2.4) [choice literal-emoji, emoji-names, skin-tone-names, output-form]', () => {
  it.each([
    ['literal emoji', '😀', '😀'],
    ['with U+FE0F', '❤️', '❤️'],
    ['without U+FE0F', '❤', '❤'],
    ['keycap', '1️⃣', '1️⃣'],
    ['keycap without U+FE0F', '1⃣', '1⃣'],
    ['keycap of a hash', '#️⃣', '#️⃣'],
    ['flag', '🇨🇭', '🇨🇭'],
    ['flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['flag with ZWJ', '🏳️‍🌈', '🏳️‍🌈'],
    ['flag with ZWJ but without U+FE0F', '🏳‍🌈', '🏳‍🌈'],
    ['skin tone', '👍🏽', '👍🏽'],
    ['skin tone on a character that is text by default', '☝🏿', '☝🏿'],
    ['family with ZWJ', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['couple with ZWJ and 2 skin tones', '👩🏻‍🤝‍👨🏿', '👩🏻‍🤝‍👨🏿'],
    ['profession with ZWJ and a skin tone', '👩🏾‍🚀', '👩🏾‍🚀'],
    ['sign that is text by default', '☎', '☎'],
    ['emoji-mart name', ':tada:', '🎉'],
    ['emoji-mart alias', ':thumbsup:', '👍'],
    ['name with a plus sign', ':+1:', '👍'],
    ['name with digits', ':100:', '💯'],
    ['name with a hyphen', ':flag-ch:', '🇨🇭'],
    ['Discord name', ':thinking:', '🤔'],
    ['Discord name', ':rofl:', '🤣'],
    ['Discord name', ':flag_us:', '🇺🇸'],
    ['Slack name', ':thinking_face:', '🤔'],
    ['name with a skin tone', ':wave::skin-tone-4:', '👋🏽'],
    ['GitHub name', ':basecampy:'.replace('basecampy', 'nerd_face'), '🤓'],
    ['custom name', ':party_parrot:', `$[party_parrot](${PARROT})$`],
    ['custom name that replaces a bundled name', ':smile:', '$[smile](https://cdn.example/own-smile.png)$'],
    ['search that finds a custom name', '$party parrot$', `$[party_parrot](${PARROT})$`],
    ['search that finds a keyword', '$dance$', `$[party_parrot](${PARROT})$`],
    ['output form', '$[a label](https://cdn.example/x.png)$', '$[a label](https://cdn.example/x.png)$'],
    ['letter', '🇨', '🇨'],
    ['name of a letter', ':regional_indicator_c:', '🇨'],
    [
      'subdivision flag that Unicode doesn’t recommend',
      '🏴\u{E0064}\u{E0065}\u{E0062}\u{E0079}\u{E007F}',
      '🏴\u{E0064}\u{E0065}\u{E0062}\u{E0079}\u{E007F}',
    ],
    ['selector after a skin tone', '✌🏿\uFE0F', '✌🏿\uFE0F'],
    ['output form with http', '$[x](http://cdn.example/x.png)$', '$[x](http://cdn.example/x.png)$'],
    ['output form without a label', '$[](https://cdn.example/x.png)$', '$[](https://cdn.example/x.png)$'],
    [
      'output form with brackets',
      '$[a]b(c](https://cdn.example/(x).png)$',
      '$[a]b(c](https://cdn.example/(x).png)$',
    ],
    [
      'output form with the separator',
      '$[a - b](https://cdn.example/x.png)$',
      '$[a - b](https://cdn.example/x.png)$',
    ],
  ])('is accepted and returned in its output form (%s): %s', async (_, typed, emoji) => {
    expect(await createWith(`${typed} - a\n🌻 - b`)).toEqual([
      { emoji, text: 'a' },
      { emoji: '🌻', text: 'b' },
    ]);
  });

  it.each([
    ['2 emoji', '😀😀'],
    ['an emoji and a letter', '😀a'],
    ["a pair of letters that isn't a flag", '🇽🇽'],
    ['tags without an end', '🏴\u{E0064}\u{E0065}'],
    ['a lone skin tone joined to a letter', 'a🏽'],
    ['a lone digit', '7'],
    ['a lone hash', '#'],
    ["a joined sequence that isn't in Unicode", '🐶‍🚀'],
    ['a lone joiner', '\u200d'],
    ['a lone variation selector', '\ufe0f'],
    ['an arrow as plain text', '->'],
    ['an output form with a different scheme', '$[x](ftp://cdn.example/x.png)$'],
    ['an output form with script', '$[x](javascript:alert(1))$'],
    ['an output form with a relative URL', '$[x](/x.png)$'],
    ['an output form without its end', '$[x](https://cdn.example/x.png'],
    ['a name with a space', ':two words:'],
  ])('is rejected: %s', async (_, typed) => {
    const answer = await sendOptions(`${typed} - a\n🌻 - b`);
    expect(answer.status).toBe(422);
    expect(getProblem(answer).errors).toMatchObject([
      { path: 'options', message: expect.stringMatching(/^Line 1: /) },
    ]);
  });

  it("is a labeled placeholder image if it's a search [choice searches]", async () => {
    const [option] = await createWith('$purple <rocket>$ - a\n🌻 - b');
    const [, label, url = ''] = /^\$\[(.*)\]\((.*)\)\$$/.exec(option?.emoji ?? '') ?? [];
    expect(label).toBe('purple <rocket>');
    expect(url).toMatch(new RegExp(`^${api.origin}/placeholders/emoji/[^/]+\\.svg$`));
    const picture = await api.call('GET', url.slice(api.origin.length), { token: null });
    expect(picture).toMatchObject({ status: 200, text: expect.stringContaining('purple &lt;rocket&gt;') });
  });
});

describe('a fetched question [choice output-form]', () => {
  it('can be sent back without losing options or votes', async () => {
    const sent = [
      '😀',
      ':tada:',
      '$party parrot$',
      '$unknown words$',
      '$[x](https://cdn.example/x.png)$',
      '1️⃣',
    ];
    const { id } = await api.create(
      createBody({
        options: sent.map((emoji, at) => `${emoji} - text ${at}`).join('\n'),
        image: '$$a beach$$',
      }),
    );
    await api.library.markSent(id, [1, 2, 3, 4, 5, 6]);
    const fetched = fetchOutputSchema.parse((await api.call('GET', `/questions/${id}`)).json);
    const answer = await api.call('PUT', `/questions/${id}`, {
      body: {
        title: fetched.question,
        options: fetched.options.map(({ emoji, text }) => `${emoji} - ${text}`).join('\n'),
        description: fetched.description,
        footer: fetched.footer,
        image: fetched.image,
      },
    });
    expect(answer.status).toBe(200);
    expect(fetchOutputSchema.parse((await api.call('GET', `/questions/${id}`)).json)).toEqual(fetched);
    expect(fetched.options.map(({ votes }) => votes)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
