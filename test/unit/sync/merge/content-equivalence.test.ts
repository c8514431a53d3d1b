import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canFieldNormalizeTo,
  canNormalizeTo,
  isEquivalentField,
  isEquivalentRow,
  isLabeledImageField,
  isStoredAsSent,
  mapKnownEchoes,
  matchSentLines,
  reorderLike,
  resolveEmojiNames,
  sortByText,
} from '../../../../electron/host/sync/merge/content-equivalence.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { readRow } from '../../../../shared/question/option-line.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { someDraft } from '../../../support/sync/memory-repository.ts';

const createDraft = (content: Partial<Draft>): Draft => ({ ...someDraft, ...content });
const joinOptions = (...lines: string[]) => lines.join('\n');
const createBase = (sent: string, echo: string) => ({
  sent: createDraft({ options: sent }),
  echo: createDraft({ options: echo }),
});
const A = '🍎 - Apple';
const P = '🍐 - Pear';
const L = '🍋 - Lemon';
const K = '🥝 - Kiwi';
const FOX_PICTURE = '$[fox](https://pictures.example/fox.png)$';

describe('a returned field', () => {
  it.each<[string, SyncField, string, string]>([
    ['Windows line breaks', 'description', 'Hot\r\nor cold', 'Hot\nor cold'],
    ['the Unicode form of an accent', 'title', 'Cafe\u0301?', 'Caf\u00e9?'],
    ['spaces around it', 'footer', ' bye ', 'bye'],
    [
      'the slash after the host of an image URL',
      'image',
      'https://pictures.example',
      'https://pictures.example/',
    ],
    [
      'spaces around an option’s emoji',
      'options',
      joinOptions(':smile:  - Yes', A),
      joinOptions(':smile: - Yes', A),
    ],
    [
      'U+FE0F after a skin tone',
      'options',
      joinOptions('👍🏽\u{fe0f} - Yes', A),
      joinOptions('👍🏽 - Yes', A),
    ],
    ['U+FE0F after a heart', 'options', joinOptions('❤️ - Yes', A), joinOptions('❤ - Yes', A)],
  ])('counts as unchanged if it differs only by %s, on either side', (_, field, one, other) => {
    expect(isEquivalentField(field, one, other, null)).toBe(true);
    expect(isEquivalentField(field, other, one, null)).toBe(true);
  });

  it.each<[string, SyncField, string, string]>([
    ['a line break inside the text is missing', 'description', 'Hot\nor cold', 'Hotor cold'],
    ['a title that is a URL has an extra slash', 'title', 'https://tea.example', 'https://tea.example/'],
    ['an image has another URL', 'image', 'https://pictures.example/1', 'https://pictures.example/2'],
    ['both images have invalid URLs', 'image', 'pear.png', 'apple.png'],
    ['only the sent image has a valid URL', 'image', 'https://pictures.example', 'apple.png'],
    ['only the remote image has a valid URL', 'image', 'apple.png', 'https://pictures.example'],
    ['a row is missing', 'options', joinOptions(A, P, L), joinOptions(A, P)],
    ['a row was added', 'options', joinOptions(A, P), joinOptions(A, P, L)],
    ['a row has lost its emoji', 'options', joinOptions(A, P), joinOptions(A, 'Pear')],
  ])('counts as changed if %s', (_, field, sent, got) => {
    expect(canFieldNormalizeTo(field, sent, got, null)).toBe(false);
  });
});

describe('an image search', () => {
  it.each(['$$fox$$', ' $$fox$$', '$$fox$$\n', '$$red\nfox$$'])(
    'may return any image, even if there are spaces around the search: %j',
    (search) => {
      expect(canFieldNormalizeTo('image', search, 'https://pictures.example/fox.png', null)).toBe(true);
    },
  );

  it.each<[string, SyncField, string]>([
    ['if there is text before it', 'image', 'see $$fox$$'],
    ['if there is text after it', 'image', '$$fox$$ please'],
    ['in another field', 'title', '$$fox$$'],
  ])("isn't recognized %s", (_, field, text) => {
    expect(canFieldNormalizeTo(field, text, 'https://pictures.example/fox.png', null)).toBe(false);
  });

  it("can't return an empty field", () => {
    expect(canFieldNormalizeTo('image', '$$fox$$', '', null)).toBe(false);
  });

  it("doesn't match the existing image unless the service returned that image for the search", () => {
    const picture = 'https://pictures.example/fox.png';
    const known = { sent: createDraft({ image: '$$fox$$' }), echo: createDraft({ image: picture }) };
    expect(isEquivalentField('image', '$$fox$$', picture, null)).toBe(false);
    expect(isEquivalentField('image', '$$fox$$', picture, known)).toBe(true);
    expect(isEquivalentField('image', '$$dog$$', picture, known)).toBe(false);
    expect(isEquivalentField('image', '$$fox$$', 'https://pictures.example/dog.png', known)).toBe(false);
  });
});

describe("an option's returned emoji", () => {
  it.each([
    ['a name that became an emoji', ':zorp:', '🦎', true],
    ['a search that became an image', '$fox$', FOX_PICTURE, true],
    ['an unchanged name', ':zorp:', ':zorp:', true],
    ['a name that became empty', ':zorp:', '', false],
    ['another name', ':zorp:', ':pizza:', false],
    ['another search', '$fox$', '$dog$', false],
    ["a name with text after it, which isn't a name", ':zorp:🎉', '🦎', false],
    ['another literal emoji', '👍', '👎', false],
    ['an image that became an emoji', FOX_PICTURE, '🦊', false],
    ['an image with dollar signs in its label', '$[a$b](https://pictures.example/a.png)$', '🦊', false],
  ])("can or can't be the result of the sent emoji: %s", (_, sent, got, isOne) => {
    const line = (emoji: string) => (emoji === '' ? 'Yes' : `${emoji} - Yes`);
    expect(canFieldNormalizeTo('options', joinOptions(line(sent), P), joinOptions(line(got), P), null)).toBe(
      isOne,
    );
  });

  it.each([
    ['an image labeled with the search', '$fox$', FOX_PICTURE, true],
    ['an unchanged name', ':zorp:', ':zorp:', true],
    ['an image with another label', '$dog$', FOX_PICTURE, false],
    ['an image whose label starts with the search', '$fo$', FOX_PICTURE, false],
    ['an emoji instead of the search', '$fox$', '🦊', false],
    ['an image labeled with a name', ':fox:', FOX_PICTURE, false],
    ['an emoji instead of a name', ':zorp:', '🦎', false],
  ])("does or doesn't reveal its source: %s", (_, sent, got, isOne) => {
    expect(
      isLabeledImageField('options', joinOptions(`${sent} - Yes`, P), joinOptions(`${got} - Yes`, P)),
    ).toBe(isOne);
  });

  it("can reveal a search, unlike a question's image, which has no label", () => {
    expect(isLabeledImageField('image', '$$fox$$', 'https://pictures.example/fox.png')).toBe(false);
  });

  it.each([
    ['the earlier result of a name', ':zorp: - Yes', '🦎 - Yes', true],
    ["the result of another row's name", ':zorp: - No', '🦎 - No', false],
    ['the same text and emoji except for spaces', '🦎 - Yes ', '🦎 - Yes', true],
    [
      'an image labeled with a search, which a person may have chosen',
      '$fox$ - Yes',
      `${FOX_PICTURE} - Yes`,
      false,
    ],
    ['another text', '🦎 - Yes', '🦎 - No', false],
  ])('makes a row match only if the row is the same or a known result: %s', (_, local, remote, isOne) => {
    expect(isEquivalentRow(local, remote, new Map([[':zorp: - Yes', '🦎 - Yes']]))).toBe(isOne);
  });
});

describe('matching returned rows', () => {
  it.each<[string, string[], string[], (number | null)[]]>([
    ['by text', ['🐶 - Tea', '🐱 - Yes'], [':a: - Yes', ':b: - Tea'], [1, 0]],
    [
      'by text that lost a space, even if emoji differ',
      ['☕ - Tea', '😄 - Yes'],
      ['👍 - Yes ', '👎 - Tea'],
      [1, 0],
    ],
    ['by text that differs only by a space', ['👍 - Yes ', '👎 - Yes'], ['😄 - Yes', '🦎 - Yes '], [1, 0]],
    [
      'by the whole line first, if the text is the same',
      ['🐶 - Yes', '🐱 - Yes'],
      [':dog: - Yes', '🐶 - Yes'],
      [1, 0],
    ],
    [
      'then by possible results of the service',
      ['🐶 - Yes', '🎉 - Yes'],
      ['🎉 - Yes', ':dog: - Yes'],
      [1, 0],
    ],
    ['otherwise in order, if the text is the same', ['1️⃣ - Yes', '2️⃣ - Yes'], ['🎉 - Yes', '🐶 - Yes'], [0, 1]],
    ['each at most once', [A, A], [A, P], [0, null]],
    ['no row if its text was never sent', [K, P], [A, P], [null, 1]],
  ])('finds the sent rows: %s', (_, echo, sent, places) => {
    expect(matchSentLines(echo, sent)).toEqual(places);
  });

  it('returns the same result as comparing all pairs in order', () => {
    const emoji = fc.constantFrom('☀', '☀️', ':sunny:', '$fox$', '🐶', '$[fox](https://a.b/c.png)$');
    const row = fc.tuple(emoji, fc.constantFrom('Yes', 'No')).map((pair) => pair.join(' - '));
    const rows = fc.array(row, { maxLength: 8 });
    const hasSameText = (one: string, other: string) => readRow(one).text === readRow(other).text;
    const comparePairs = (echo: readonly string[], sent: readonly string[]) => {
      const free = new Set(sent.keys());
      return echo.map((line) => {
        const find = (isMatch: (one: string) => boolean) =>
          [...free].find((at) => hasSameText(sent[at] ?? '', line) && isMatch(sent[at] ?? ''));
        const place =
          find((one) => one === line) ??
          find((one) => canFieldNormalizeTo('options', one, line, null)) ??
          find(() => true) ??
          null;
        if (place !== null) free.delete(place);
        return place;
      });
    };
    fc.assert(
      fc.property(rows, rows, (echo, sent) => {
        expect(matchSentLines(echo, sent)).toEqual(comparePairs(echo, sent));
      }),
      { numRuns: 500 },
    );
  });

  it('maps each sent row to its result even if the service sorted them', () => {
    const base = createBase(
      joinOptions(':tada: - Yes', P, ':dog: - No'),
      joinOptions('🐶 - No', P, '🎉 - Yes'),
    );
    expect([...mapKnownEchoes(base)].toSorted()).toEqual([
      [':dog: - No', '🐶 - No'],
      [':tada: - Yes', '🎉 - Yes'],
      [P, P],
    ]);
  });

  it.each([
    ['added', joinOptions(A, P), joinOptions(A, P, K)],
    ['dropped', joinOptions(A, P, L), joinOptions(A, P)],
  ])('still maps the other rows if the service %s a row', (_, sent, echo) => {
    expect([...mapKnownEchoes(createBase(sent, echo))]).toEqual([
      [A, A],
      [P, P],
    ]);
  });

  it('finds nothing before the service returns any', () => {
    expect(mapKnownEchoes(null).size).toBe(0);
  });
});

describe('the row order', () => {
  it.each([
    ['ignoring emoji', joinOptions(P, L, A), joinOptions(A, L, P)],
    ['ignoring spaces around the text', joinOptions('🍋 -  Lemon', A), joinOptions(A, '🍋 -  Lemon')],
    [
      'keeping the order of rows with the same text',
      joinOptions('👎 - No', '🐶 - No', A),
      joinOptions(A, '👎 - No', '🐶 - No'),
    ],
    ['keeping sorted rows as they are', joinOptions(A, L, P), joinOptions(A, L, P)],
  ])('is alphabetical by text after sorting, %s', (_, lines, sorted) => {
    expect(sortByText(lines)).toBe(sorted);
  });

  it("matches the order of the service's results", () => {
    const sent = joinOptions(':dog: - Yes', P, A);
    expect(reorderLike(sent, joinOptions(A, P, '🐶 - Yes'))).toBe(joinOptions(A, P, ':dog: - Yes'));
  });

  it.each([
    ['a different row in place of one', joinOptions(L, K, A)],
    ['an extra row', joinOptions(L, P, A, K)],
    ['one row fewer', joinOptions(L, A)],
  ])('is unchanged if the service has %s', (_, got) => {
    expect(reorderLike(joinOptions(A, P, L), got)).toBe(joinOptions(A, P, L));
  });

  it('can be sorted by the service, but no row can change or be missing', () => {
    expect(isStoredAsSent('options', joinOptions(P, ':zorp: - Yes', A), joinOptions(A, P, '🦎 - Yes'))).toBe(
      true,
    );
    expect(isStoredAsSent('options', joinOptions(P, A), joinOptions('🍎 - Apples', P))).toBe(false);
    expect(isStoredAsSent('options', joinOptions(P, A), joinOptions(A))).toBe(false);
  });

  it("can't differ in fields other than options", () => {
    expect(isStoredAsSent('footer', 'second\nfirst', 'first\nsecond')).toBe(false);
    expect(isStoredAsSent('footer', 'first\nsecond ', 'first\nsecond')).toBe(true);
    expect(isStoredAsSent('footer', 'bye', '')).toBe(false);
  });
});

describe('a returned question', () => {
  it('counts as an echo only if every field does', () => {
    const sent = createDraft({ title: 'Tea? ', image: '$$tea$$' });
    const got = createDraft({
      title: 'Tea?',
      options: '👍 - Yes\n👎 - No',
      image: 'https://pictures.example/tea.png',
    });
    expect(canNormalizeTo(sent, got, null)).toBe(true);
    for (const other of [
      { title: 'Coffee?' },
      { options: A },
      { description: 'x' },
      { footer: 'x' },
      { image: '' },
    ])
      expect(canNormalizeTo(sent, { ...got, ...other }, null)).toBe(false);
  });

  it("is expected to have the emoji of known names and the author's text", () => {
    const resolveEmoji = (typed: string) => (typed === ':smile:' ? '😄' : typed);
    expect(
      resolveEmojiNames(
        joinOptions(':smile: - Yes  or :smile:', ':zorp: - No ', '$fox$ - Fox', A),
        resolveEmoji,
      ),
    ).toBe(joinOptions('😄 - Yes  or :smile:', ':zorp: - No ', '$fox$ - Fox', A));
  });
});
