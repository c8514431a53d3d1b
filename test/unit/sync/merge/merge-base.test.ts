import { describe, expect, it } from 'vitest';
import type { MergeBase } from '../../../../electron/host/sync/merge/content-equivalence.ts';
import {
  createExpectedResult,
  findMergeBase,
  isExpectedResult,
  isPossibleResult,
} from '../../../../electron/host/sync/merge/merge-fields.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { unsynced } from '../../../support/sync/memory-repository.ts';

const joinOptions = (...lines: string[]) => lines.join('\n');
const A = '🍎 - Apple';
const P = '🍐 - Pear';
const L = '🍋 - Lemon';
const PLUM = '🍑 - Plum';
const FOX = 'https://pictures.example/fox.png';
const FOX_PICTURE = `$[fox](${FOX})$`;

/** The last agreed content. The options aren't sorted by text. */
const was: Draft = {
  ...createEmptyDraft(),
  title: 'Tea?',
  options: joinOptions(P, A, L),
  description: 'Hot or cold',
  footer: 'before',
};
const createDraft = (content: Partial<Draft>): Draft => ({ ...was, ...content });
const base: MergeBase = { sent: was, echo: was };

/** Resolves the known emoji. A search has a placeholder until the service returns an image. */
const resolveEmoji = (typed: string) =>
  new Map([
    [':smile:', '😄'],
    [':dog:', '🐶'],
    ['$fox$', '❔'],
  ]).get(typed) ?? typed;

const idle: EntrySync = { ...unsynced, remoteId: 1, own: true, base };
const createSending = (content: Draft, before: MergeBase | null = base): EntrySync => ({
  ...idle,
  base: before,
  sending: { kind: 'edit', content, at: 0 },
});

describe('the merge base without an edit in progress', () => {
  it('is the last agreed content, regardless of the remote content', () => {
    const met = findMergeBase(
      idle,
      createDraft({ title: 'Mine?' }),
      createDraft({ title: 'Theirs?' }),
      resolveEmoji,
    );
    expect(met).toEqual({ base, isGuess: false });
  });

  it.each([
    ['the sent content', A, A, { isGuess: false }],
    ['the emoji of a known name', ':smile: - Yes', '😄 - Yes', { isGuess: false }],
    ['an unchanged name', ':smile: - Yes', ':smile: - Yes', { isGuess: false }],
    ['any emoji for an unknown name', ':zorp: - Yes', '🦎 - Yes', { isGuess: true }],
    ['the author is asked about a different emoji for a known name', ':smile: - Yes', '🐶 - Yes', null],
    ['the author is asked about an image without the text', '$fox$ - Yes', FOX_PICTURE, null],
    ['an image for a search', '$fox$ - Yes', `${FOX_PICTURE} - Yes`, { isGuess: true }],
    ['the author is asked about different text', A, '🍎 - Apples', null],
  ])(
    'is the first remote content of a created question unless the author must be asked: %s',
    (_, sent, got, met) => {
      const [local, remote] = [
        createDraft({ options: joinOptions(sent, P) }),
        createDraft({ options: joinOptions(got, P) }),
      ];
      expect(findMergeBase({ ...idle, base: null }, local, remote, resolveEmoji)).toEqual(
        met && { base: { sent: local, echo: remote }, ...met },
      );
    },
  );

  it("is both sides of a linked question if they're equivalent, and null if they aren't", () => {
    const adopted = { ...idle, base: null, own: false };
    const [local, remote] = [createDraft({ title: 'Tea? ' }), was];
    expect(findMergeBase(adopted, local, remote, resolveEmoji)).toEqual({
      base: { sent: local, echo: remote },
      isGuess: false,
    });
    const named = createDraft({ options: joinOptions(':zorp: - Yes', P) });
    const literal = createDraft({ options: joinOptions('🦎 - Yes', P) });
    expect(findMergeBase(adopted, named, literal, resolveEmoji)).toBeNull();
  });
});

describe('an interrupted edit', () => {
  it.each<[string, Partial<Draft>, Partial<Draft>, boolean]>([
    ['exactly as it was sent', { footer: 'after' }, { footer: 'after' }, false],
    [
      'with emoji for known names',
      { options: joinOptions(':smile: - Yes', A) },
      { options: joinOptions('😄 - Yes', A) },
      true,
    ],
    [
      'with unchanged names',
      { options: joinOptions(':smile: - Yes', A) },
      { options: joinOptions(':smile: - Yes', A) },
      false,
    ],
    ['with an image for a search', { image: '$$fox$$' }, { image: FOX }, true],
    ['in sorted order', { options: joinOptions(PLUM, A) }, { options: joinOptions(A, PLUM) }, true],
    [
      'in sorted order with unchanged names',
      { options: joinOptions(':smile: - Yes', A) },
      { options: joinOptions(A, ':smile: - Yes') },
      true,
    ],
    [
      'in sorted order with an image for a search',
      { options: joinOptions('$fox$ - Yes', A) },
      { options: joinOptions(A, `${FOX_PICTURE} - Yes`) },
      true,
    ],
  ])('arrived completely if the service has its content %s', (_, edit, echo, isGuess) => {
    const sent = createDraft({ title: 'Tea? ', ...edit });
    const remote = createDraft(echo);
    const met = { base: { sent, echo: remote }, isGuess };
    expect(findMergeBase(createSending(sent), sent, remote, resolveEmoji)).toEqual(met);
    expect(
      findMergeBase(createSending(sent, null), createDraft({ title: 'Newer?' }), remote, resolveEmoji),
    ).toEqual(met);
  });

  it("didn't arrive if the remote content is unchanged, even though a search may return any image", () => {
    const before = { sent: was, echo: createDraft({ image: FOX, options: joinOptions('🦊 - Fox', A) }) };
    const sent = createDraft({ image: '$$fox$$', options: joinOptions('$fox$ - Fox', A) });
    expect(findMergeBase(createSending(sent, before), sent, before.echo, resolveEmoji)).toEqual({
      base: before,
      isGuess: false,
    });
  });

  it("isn't confused with a later remote change to another image", () => {
    const sent = createDraft({ image: '$$fox$$' });
    const answered = { sent, echo: createDraft({ image: FOX }) };
    const remote = createDraft({ image: 'https://pictures.example/dog.png' });
    expect(findMergeBase(createSending(sent, answered), sent, remote, resolveEmoji)).toEqual({
      base: answered,
      isGuess: false,
    });
  });

  it('has no merge base if there was none and the remote content differs', () => {
    const sent = createDraft({ title: 'Coffee?' });
    expect(
      findMergeBase(createSending(sent, null), sent, createDraft({ title: 'Cocoa?' }), resolveEmoji),
    ).toBeNull();
  });

  it.each([
    ['another emoji replaces a known name', joinOptions(':smile: - Yes', A), joinOptions('🐱 - Yes', A)],
    ['the order is one that no service produces', joinOptions(L, P, A), joinOptions(P, L, A)],
  ])("didn't arrive if %s", (_, mine, theirs) => {
    const sent = createDraft({ options: mine });
    expect(findMergeBase(createSending(sent), sent, createDraft({ options: theirs }), resolveEmoji)).toEqual({
      base,
      isGuess: false,
    });
  });
});

describe('after an interrupted edit and a footer change on the service', () => {
  interface Case {
    is: string;
    sent: Partial<Draft>;
    there: Partial<Draft>;
    /** The fields that count as arrived. */
    arrived: SyncField[];
    isGuess?: boolean;
  }
  const cases: Case[] = [
    {
      is: 'the title arrived if the service has the sent title',
      sent: { title: 'Coffee?' },
      there: { title: 'Coffee?' },
      arrived: ['title'],
    },
    {
      is: "the title didn't arrive if the service has a different title",
      sent: { title: 'Coffee?' },
      there: { title: 'Cocoa?' },
      arrived: [],
    },
    {
      is: 'a name arrived if the service has its emoji',
      sent: { options: joinOptions(':smile: - Yes', A) },
      there: { options: joinOptions('😄 - Yes', A) },
      arrived: ['options'],
    },
    {
      is: 'new options arrived even if the service sorted them by text',
      sent: { options: joinOptions(PLUM, A) },
      there: { options: joinOptions(A, PLUM) },
      arrived: ['options'],
    },
    {
      is: "a new order didn't arrive if it's the order by text, because a service may sort options",
      sent: { options: joinOptions(L, P, A) },
      there: { options: joinOptions(A, L, P) },
      arrived: [],
    },
    {
      is: 'an image came from a search if the search is its label, even if another field was overwritten',
      sent: { description: 'Mine', options: joinOptions('$fox$ - Pear', ':smile: - Apple', L) },
      there: { description: 'Theirs', options: joinOptions(`${FOX_PICTURE} - Pear`, '😄 - Apple', L) },
      arrived: ['options'],
      isGuess: true,
    },
    {
      is: 'an image probably came from a search if the sent title arrived',
      sent: { title: 'Coffee?', image: '$$fox$$' },
      there: { title: 'Coffee?', image: FOX },
      arrived: ['title', 'image'],
      isGuess: true,
    },
    {
      is: 'an image is from another client if nothing shows that the edit arrived',
      sent: { title: 'Coffee?', image: '$$fox$$' },
      there: { title: 'Cocoa?', image: FOX },
      arrived: [],
    },
    {
      is: 'an image is from another client if another edited field is unchanged',
      sent: { title: 'Coffee?', description: 'Mine', image: '$$fox$$' },
      there: { title: 'Coffee?', image: FOX },
      arrived: ['title'],
    },
    {
      is: 'an emoji probably came from a name if the new texts arrived',
      sent: { options: joinOptions(':zorp: - Plum', A) },
      there: { options: joinOptions('🦎 - Plum', A) },
      arrived: ['options'],
      isGuess: true,
    },
    {
      is: 'an emoji probably came from a name even if the new text lost a space',
      sent: { options: joinOptions(':zorp: - Plum ', A) },
      there: { options: joinOptions('🦎 - Plum', A) },
      arrived: ['options'],
      isGuess: true,
    },
    {
      is: 'an emoji probably came from a name even if the new texts are sorted',
      sent: { options: joinOptions(':zorp: - Plum', A) },
      there: { options: joinOptions(A, '🦎 - Plum') },
      arrived: ['options'],
      isGuess: true,
    },
    {
      is: 'an image probably came from a search if the new option texts arrived',
      sent: { title: 'Coffee?', options: joinOptions(':zorp: - Plum', A), image: '$$fox$$' },
      there: { title: 'Cocoa?', options: joinOptions('🦎 - Plum', A), image: FOX },
      arrived: ['options', 'image'],
      isGuess: true,
    },
    {
      is: "different option texts don't show that the edit arrived",
      sent: { options: joinOptions(':zorp: - Plum', A), image: '$$fox$$' },
      there: { options: joinOptions('🦎 - Peach', A), image: FOX },
      arrived: [],
    },
    {
      is: "the previous option texts don't show that the edit arrived, even with another emoji",
      sent: { options: joinOptions(':zorp: - Pear', A, L), image: '$$fox$$' },
      there: { options: joinOptions('🐱 - Pear', A, L), image: FOX },
      arrived: [],
    },
    {
      is: "unedited options that another client sorted don't show that the edit arrived",
      sent: { title: 'Coffee?', image: '$$fox$$' },
      there: { title: 'Cocoa?', options: joinOptions(A, L, P), image: FOX },
      arrived: [],
    },
  ];

  it.each(cases.map((one): [string, Case] => [one.is, one]))(
    '%s',
    (_, { sent: edit, there, arrived, isGuess = false }) => {
      const sent = createDraft(edit);
      const remote = createDraft({ footer: 'theirs', ...there });
      const from = (side: Draft): Draft => ({
        ...was,
        ...Object.fromEntries(arrived.map((field) => [field, side[field]])),
      });
      expect(findMergeBase(createSending(sent), sent, remote, resolveEmoji)).toEqual({
        base: { sent: from(sent), echo: from(remote) },
        isGuess,
      });
    },
  );
});

describe('an unconfirmed create', () => {
  it.each([
    ['the same content', A, A, true, true],
    ['the same content except for a space', `${A} `, A, true, true],
    ['the emoji of a known name', ':smile: - Yes', '😄 - Yes', true, true],
    ['an unchanged name', ':smile: - Yes', ':smile: - Yes', true, true],
    ['any emoji for an unknown name', ':zorp: - Yes', '🦎 - Yes', true, false],
    ['any image for a search', '$fox$ - Yes', `${FOX_PICTURE} - Yes`, true, false],
    ['another emoji for a known name', ':smile: - Yes', '🐱 - Yes', false, false],
    ['another emoji', A, '🍏 - Apple', false, false],
    ['different text', ':smile: - Yes', '😄 - Sure', false, false],
  ])("may, must, or can't have created the remote question: %s", (_, sent, got, canHave, has) => {
    const [local, remote] = [
      createDraft({ options: joinOptions(sent, P) }),
      createDraft({ options: joinOptions(got, P) }),
    ];
    expect(isPossibleResult(local, remote, resolveEmoji)).toBe(canHave);
    expect(isExpectedResult(local, remote, resolveEmoji)).toBe(has);
  });

  it("didn't create a question with another title or row order", () => {
    for (const other of [{ options: joinOptions(A, P, L) }, { title: 'Coffee?' }]) {
      expect(isPossibleResult(was, createDraft(other), resolveEmoji)).toBe(false);
      expect(isExpectedResult(was, createDraft(other), resolveEmoji)).toBe(false);
    }
  });
});

describe('the options expected from the service', () => {
  it('have the emoji of known names and keep searches and other names', () => {
    const sent = createDraft({ options: joinOptions(':smile: - Yes', ':zorp: - No', '$fox$ - Fox', A) });
    const made = joinOptions('😄 - Yes', ':zorp: - No', '$fox$ - Fox', A);
    expect(createExpectedResult(sent, null, resolveEmoji)).toEqual({ ...sent, options: made });
  });

  it('keep the results that the service returned earlier for the same rows, even if the rows moved', () => {
    const before: MergeBase = {
      sent: createDraft({ options: joinOptions(':smile: - Yes', '$fox$ - Fox') }),
      echo: createDraft({ options: joinOptions('😃 - Yes', `${FOX_PICTURE} - Fox`) }),
    };
    const moved = createDraft({ options: joinOptions('$fox$ - Fox', ':smile: - Yes', ':smile: - Sure') });
    expect(createExpectedResult(moved, before, resolveEmoji).options).toBe(
      joinOptions(`${FOX_PICTURE} - Fox`, '😃 - Yes', '😄 - Sure'),
    );
  });
});
