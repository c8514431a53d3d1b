import { describe, expect, it } from 'vitest';
import {
  canFieldNormalizeTo,
  canNormalizeTo,
  isEquivalentField,
  isEquivalentRow,
  isLabeledImageField,
  isStoredAsSent,
  knownNormalizations,
  matchSentLines,
  reorderLike,
  resolveEmojiNames,
  sortByText,
} from '../../../../electron/host/sync/merge/normalization.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { someDraft } from '../../../support/sync/memory-repository.ts';

const draft = (content: Partial<Draft>): Draft => ({ ...someDraft, ...content });
const options = (...lines: string[]) => lines.join('\n');
/** A base of which only the options matter. */
const baseOf = (sent: string, echo: string) => ({
  sent: draft({ options: sent }),
  echo: draft({ options: echo }),
});
const A = '🍎 - Apple';
const P = '🍐 - Pear';
const L = '🍋 - Lemon';
const K = '🥝 - Kiwi';
const FOX_PICTURE = '$[fox](https://pictures.example/fox.png)$';

describe('a field that came back', () => {
  it.each<[string, SyncField, string, string]>([
    ['line breaks of Windows', 'description', 'Hot\r\nor cold', 'Hot\nor cold'],
    ['an accent in one character or two', 'title', 'Cafe\u0301?', 'Caf\u00e9?'],
    ['blanks around it', 'footer', ' bye ', 'bye'],
    [
      'the slash behind the host of a picture',
      'image',
      'https://pictures.example',
      'https://pictures.example/',
    ],
    ['blanks around an option’s emoji', 'options', options(':smile:  - Yes', A), options(':smile: - Yes', A)],
    ['U+FE0F behind a skin tone', 'options', options('👍🏽\u{fe0f} - Yes', A), options('👍🏽 - Yes', A)],
    ['U+FE0F of a heart', 'options', options('❤️ - Yes', A), options('❤ - Yes', A)],
  ])('is the same but for %s, whichever side has that', (_, field, one, other) => {
    expect(isEquivalentField(field, one, other, null)).toBe(true);
    expect(isEquivalentField(field, other, one, null)).toBe(true);
  });

  it.each<[string, SyncField, string, string]>([
    ['a line break within a text is gone', 'description', 'Hot\nor cold', 'Hotor cold'],
    ['a title is an address, and has a slash more', 'title', 'https://tea.example', 'https://tea.example/'],
    ['a picture has another address', 'image', 'https://pictures.example/1', 'https://pictures.example/2'],
    ['neither picture has an address that can be read', 'image', 'pear.png', 'apple.png'],
    [
      'only the picture sent has an address that can be read',
      'image',
      'https://pictures.example',
      'apple.png',
    ],
    [
      'only the picture there has an address that can be read',
      'image',
      'apple.png',
      'https://pictures.example',
    ],
    ['a row is gone', 'options', options(A, P, L), options(A, P)],
    ['a row has come', 'options', options(A, P), options(A, P, L)],
    ['a row has lost its emoji', 'options', options(A, P), options(A, 'Pear')],
  ])('is not what was sent where %s', (_, field, sent, got) => {
    expect(canFieldNormalizeTo(field, sent, got, null)).toBe(false);
  });
});

describe('a search for a picture', () => {
  it.each(['$$fox$$', ' $$fox$$', '$$fox$$\n', '$$red\nfox$$'])(
    'can have become any picture, blanks around it or not: %j',
    (search) => {
      expect(canFieldNormalizeTo('image', search, 'https://pictures.example/fox.png', null)).toBe(true);
    },
  );

  it.each<[string, SyncField, string]>([
    ['where words stand before it', 'image', 'see $$fox$$'],
    ['where words stand behind it', 'image', '$$fox$$ please'],
    ['in another field', 'title', '$$fox$$'],
  ])('is none %s', (_, field, text) => {
    expect(canFieldNormalizeTo(field, text, 'https://pictures.example/fox.png', null)).toBe(false);
  });

  it('has not become nothing', () => {
    expect(canFieldNormalizeTo('image', '$$fox$$', '', null)).toBe(false);
  });

  it('is not the same as the picture that is there, unless the service has made that of it before', () => {
    const picture = 'https://pictures.example/fox.png';
    const known = { sent: draft({ image: '$$fox$$' }), echo: draft({ image: picture }) };
    expect(isEquivalentField('image', '$$fox$$', picture, null)).toBe(false);
    expect(isEquivalentField('image', '$$fox$$', picture, known)).toBe(true);
    expect(isEquivalentField('image', '$$dog$$', picture, known)).toBe(false);
    expect(isEquivalentField('image', '$$fox$$', 'https://pictures.example/dog.png', known)).toBe(false);
  });
});

describe('the emoji of an option that came back', () => {
  it.each([
    ['a name that became an emoji', ':zorp:', '🦎', true],
    ['a search that became a picture', '$fox$', FOX_PICTURE, true],
    ['a name that is still there', ':zorp:', ':zorp:', true],
    ['a name that became nothing', ':zorp:', '', false],
    ['a name with more behind it, which is none', ':zorp:🎉', '🦎', false],
    ['another literal emoji', '👍', '👎', false],
    ['a picture that became an emoji', FOX_PICTURE, '🦊', false],
    ['a picture that has dollar signs in its label', '$[a$b](https://pictures.example/a.png)$', '🦊', false],
  ])('is what was sent or what the service can make of it: %s', (_, sent, got, isOne) => {
    const line = (emoji: string) => (emoji === '' ? 'Yes' : `${emoji} - Yes`);
    expect(canFieldNormalizeTo('options', options(line(sent), P), options(line(got), P), null)).toBe(isOne);
  });

  it.each([
    ['a picture that is labelled by the search', '$fox$', FOX_PICTURE, true],
    ['what was sent', ':zorp:', ':zorp:', true],
    ['a picture with another label', '$dog$', FOX_PICTURE, false],
    ['a picture whose label only begins so', '$fo$', FOX_PICTURE, false],
    ['an emoji in place of the search', '$fox$', '🦊', false],
    ['a picture that is labelled by a name', ':fox:', FOX_PICTURE, false],
    ['an emoji in place of a name', ':zorp:', '🦎', false],
  ])('says by itself what it was made of, or does not: %s', (_, sent, got, isOne) => {
    expect(isLabeledImageField('options', options(`${sent} - Yes`, P), options(`${got} - Yes`, P))).toBe(
      isOne,
    );
  });

  it('says nothing of a picture that was searched for: that has no label', () => {
    expect(isLabeledImageField('image', '$$fox$$', 'https://pictures.example/fox.png')).toBe(false);
  });

  it.each([
    ['what a name came back as before', ':zorp: - Yes', '🦎 - Yes', true],
    ['what the name of another row came back as', ':zorp: - No', '🦎 - No', false],
    ['the same text and emoji, but for blanks', '🦎 - Yes ', '🦎 - Yes', true],
    [
      'a picture that is labelled by a search, which somebody may have chosen',
      '$fox$ - Yes',
      `${FOX_PICTURE} - Yes`,
      false,
    ],
    ['another text', '🦎 - Yes', '🦎 - No', false],
  ])('makes two rows the same only where that is known: %s', (_, local, remote, isOne) => {
    expect(isEquivalentRow(local, remote, new Map([[':zorp: - Yes', '🦎 - Yes']]))).toBe(isOne);
  });
});

describe('rows that came back', () => {
  it.each<[string, string[], string[], (number | null)[]]>([
    ['by their texts', ['🐶 - Tea', '🐱 - Yes'], [':a: - Yes', ':b: - Tea'], [1, 0]],
    [
      'by texts that have lost a blank, also where their emoji are others',
      ['☕ - Tea', '😄 - Yes'],
      ['👍 - Yes ', '👎 - Tea'],
      [1, 0],
    ],
    [
      'by texts that differ in nothing but a blank',
      ['👍 - Yes ', '👎 - Yes'],
      ['😄 - Yes', '🦎 - Yes '],
      [1, 0],
    ],
    ['of one text by the whole line first', ['🐶 - Yes', '🐱 - Yes'], [':dog: - Yes', '🐶 - Yes'], [1, 0]],
    [
      'of one text by what the service can have made of them then',
      ['🐶 - Yes', '🎉 - Yes'],
      ['🎉 - Yes', ':dog: - Yes'],
      [1, 0],
    ],
    ['of one text in their order else', ['1️⃣ - Yes', '2️⃣ - Yes'], ['🎉 - Yes', '🐶 - Yes'], [0, 1]],
    ['each at most once', [A, A], [A, P], [0, null]],
    ['not at all where nobody sent such a text', [K, P], [A, P], [null, 1]],
  ])('are known %s', (_, echo, sent, places) => {
    expect(matchSentLines(echo, sent)).toEqual(places);
  });

  it('are known from then on, also where the service sorted them', () => {
    const base = baseOf(options(':tada: - Yes', P, ':dog: - No'), options('🐶 - No', P, '🎉 - Yes'));
    expect([...knownNormalizations(base)].toSorted()).toEqual([
      [':dog: - No', '🐶 - No'],
      [':tada: - Yes', '🎉 - Yes'],
      [P, P],
    ]);
  });

  it.each([
    ['added', options(A, P), options(A, P, K)],
    ['dropped', options(A, P, L), options(A, P)],
  ])('are known beside one that the service has %s', (_, sent, echo) => {
    expect([...knownNormalizations(baseOf(sent, echo))]).toEqual([
      [A, A],
      [P, P],
    ]);
  });

  it('are not known where nothing has come back yet', () => {
    expect(knownNormalizations(null).size).toBe(0);
  });
});

describe('the order of rows', () => {
  it.each([
    ['emoji do not matter', options(P, L, A), options(A, L, P)],
    ['blanks around a text do not matter', options('🍋 -  Lemon', A), options(A, '🍋 -  Lemon')],
    [
      'rows of one text stay as they were',
      options('👎 - No', '🐶 - No', A),
      options(A, '👎 - No', '🐶 - No'),
    ],
    ['sorted rows stay as they are', options(A, L, P), options(A, L, P)],
  ])('is that of their texts: %s', (_, lines, sorted) => {
    expect(sortByText(lines)).toBe(sorted);
  });

  it('is that in which the service has what it made of them', () => {
    const sent = options(':dog: - Yes', P, A);
    expect(reorderLike(sent, options(A, P, '🐶 - Yes'))).toBe(options(A, P, ':dog: - Yes'));
  });

  it.each([
    ['another row in place of one', options(L, K, A)],
    ['a row more', options(L, P, A, K)],
    ['a row less', options(L, A)],
  ])('stays where the service has %s', (_, got) => {
    expect(reorderLike(options(A, P, L), got)).toBe(options(A, P, L));
  });

  it('is the service’s own: options that it sorted are kept, those that it renamed or dropped are not', () => {
    expect(isStoredAsSent('options', options(P, ':zorp: - Yes', A), options(A, P, '🦎 - Yes'))).toBe(true);
    expect(isStoredAsSent('options', options(P, A), options('🍎 - Apples', P))).toBe(false);
    expect(isStoredAsSent('options', options(P, A), options(A))).toBe(false);
  });

  it('is the author’s in any other text: lines that changed places are not kept', () => {
    expect(isStoredAsSent('footer', 'second\nfirst', 'first\nsecond')).toBe(false);
    expect(isStoredAsSent('footer', 'first\nsecond ', 'first\nsecond')).toBe(true);
    expect(isStoredAsSent('footer', 'bye', '')).toBe(false);
  });
});

describe('a question that came back', () => {
  it('is an echo only where every field is', () => {
    const sent = draft({ title: 'Tea? ', image: '$$tea$$' });
    const got = draft({
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

  it('shows literal emoji for the names that are known, and leaves texts as they were typed', () => {
    const emojiOf = (typed: string) => (typed === ':smile:' ? '😄' : typed);
    expect(
      resolveEmojiNames(options(':smile: - Yes  or :smile:', ':zorp: - No ', '$fox$ - Fox', A), emojiOf),
    ).toBe(options('😄 - Yes  or :smile:', ':zorp: - No ', '$fox$ - Fox', A));
  });
});
