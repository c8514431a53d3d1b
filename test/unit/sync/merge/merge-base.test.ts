import { describe, expect, it } from 'vitest';
import {
  canBeResultOf,
  expectedResult,
  findMergeBase,
  isResultOf,
} from '../../../../electron/host/sync/merge/merge-fields.ts';
import type { MergeBase } from '../../../../electron/host/sync/merge/normalization.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { emptyDraft } from '../../../../shared/question/fields.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { unsynced } from '../../../support/sync/memory-repository.ts';

const options = (...lines: string[]) => lines.join('\n');
const A = '🍎 - Apple';
const P = '🍐 - Pear';
const L = '🍋 - Lemon';
const PLUM = '🍑 - Plum';
const FOX = 'https://pictures.example/fox.png';
const FOX_PICTURE = `$[fox](${FOX})$`;

/** What both sides said before the edit. The options are not in the order of their texts. */
const was: Draft = {
  ...emptyDraft(),
  title: 'Tea?',
  options: options(P, A, L),
  description: 'Hot or cold',
  footer: 'before',
};
const draft = (content: Partial<Draft>): Draft => ({ ...was, ...content });
const base: MergeBase = { sent: was, echo: was };

/** The emoji that are known here. What it says of a search is a stand-in until the service has looked for it. */
const emojiOf = (typed: string) =>
  new Map([
    [':smile:', '😄'],
    [':dog:', '🐶'],
    ['$fox$', '❔'],
  ]).get(typed) ?? typed;

const idle: EntrySync = { ...unsynced, remoteId: 1, own: true, base };
const sending = (content: Draft, before: MergeBase | null = base): EntrySync => ({
  ...idle,
  base: before,
  sending: { kind: 'edit', content, at: 0 },
});

describe('what both sides were made from, where no edit was on its way', () => {
  it('is what they last agreed on, whatever is there now', () => {
    const met = findMergeBase(idle, draft({ title: 'Mine?' }), draft({ title: 'Theirs?' }), emojiOf);
    expect(met).toEqual({ base, isGuess: false });
  });

  it.each([
    ['as it was sent', A, A, { isGuess: false }],
    ['the emoji of a name that is known here', ':smile: - Yes', '😄 - Yes', { isGuess: false }],
    ['a name that is kept as it is', ':smile: - Yes', ':smile: - Yes', { isGuess: false }],
    ['some emoji for a name that is not known here', ':zorp: - Yes', '🦎 - Yes', { isGuess: true }],
    ['a picture without the text, so that the author is asked', '$fox$ - Yes', FOX_PICTURE, null],
    ['a picture for a search', '$fox$ - Yes', `${FOX_PICTURE} - Yes`, { isGuess: true }],
    ['another text, so that the author is asked', A, '🍎 - Apples', null],
  ])(
    'is, of a question that was created from here, the first that is seen of it: %s',
    (_, sent, got, met) => {
      const [local, remote] = [draft({ options: options(sent, P) }), draft({ options: options(got, P) })];
      expect(findMergeBase({ ...idle, base: null }, local, remote, emojiOf)).toEqual(
        met && { base: { sent: local, echo: remote }, ...met },
      );
    },
  );

  it('is, of a question that was adopted, only what says the same: of all else the author is asked', () => {
    const adopted = { ...idle, base: null, own: false };
    const [here, there] = [draft({ title: 'Tea? ' }), was];
    expect(findMergeBase(adopted, here, there, emojiOf)).toEqual({
      base: { sent: here, echo: there },
      isGuess: false,
    });
    const named = draft({ options: options(':zorp: - Yes', P) });
    const literal = draft({ options: options('🦎 - Yes', P) });
    expect(findMergeBase(adopted, named, literal, emojiOf)).toBeNull();
  });
});

describe('an edit that was on its way', () => {
  it.each<[string, Partial<Draft>, Partial<Draft>, boolean]>([
    ['just as it was sent', { footer: 'after' }, { footer: 'after' }, false],
    [
      'with emoji for names that are known here',
      { options: options(':smile: - Yes', A) },
      { options: options('😄 - Yes', A) },
      true,
    ],
    [
      'with names kept as they are',
      { options: options(':smile: - Yes', A) },
      { options: options(':smile: - Yes', A) },
      false,
    ],
    ['with a picture for a search', { image: '$$fox$$' }, { image: FOX }, true],
    ['sorted', { options: options(PLUM, A) }, { options: options(A, PLUM) }, true],
    [
      'sorted, with names kept as they are',
      { options: options(':smile: - Yes', A) },
      { options: options(A, ':smile: - Yes') },
      true,
    ],
    [
      'sorted, with a picture for a search',
      { options: options('$fox$ - Yes', A) },
      { options: options(A, `${FOX_PICTURE} - Yes`) },
      true,
    ],
  ])(
    'has arrived whole where it is there %s: what was sent is the base, blanks included',
    (_, edit, echo, isGuess) => {
      const sent = draft({ title: 'Tea? ', ...edit });
      const there = draft(echo);
      const met = { base: { sent, echo: there }, isGuess };
      expect(findMergeBase(sending(sent), sent, there, emojiOf)).toEqual(met);
      expect(findMergeBase(sending(sent, null), draft({ title: 'Newer?' }), there, emojiOf)).toEqual(met);
    },
  );

  it('has not arrived where all is there as before, whatever a search may become', () => {
    const before = { sent: was, echo: draft({ image: FOX, options: options('🦊 - Fox', A) }) };
    const sent = draft({ image: '$$fox$$', options: options('$fox$ - Fox', A) });
    expect(findMergeBase(sending(sent, before), sent, before.echo, emojiOf)).toEqual({
      base: before,
      isGuess: false,
    });
  });

  it('is answered where the base is of it already: another picture for its search is somebody’s', () => {
    const sent = draft({ image: '$$fox$$' });
    const answered = { sent, echo: draft({ image: FOX }) };
    const there = draft({ image: 'https://pictures.example/dog.png' });
    expect(findMergeBase(sending(sent, answered), sent, there, emojiOf)).toEqual({
      base: answered,
      isGuess: false,
    });
  });

  it('leaves both sides with nothing in common where they never agreed, and something else is there', () => {
    const sent = draft({ title: 'Coffee?' });
    expect(findMergeBase(sending(sent, null), sent, draft({ title: 'Cocoa?' }), emojiOf)).toBeNull();
  });

  it.each([
    [
      'another emoji is in place of a name that is known here',
      options(':smile: - Yes', A),
      options('🐱 - Yes', A),
    ],
    ['an order is there that no service gives by itself', options(L, P, A), options(P, L, A)],
  ])('has not arrived where %s', (_, mine, theirs) => {
    const sent = draft({ options: mine });
    expect(findMergeBase(sending(sent), sent, draft({ options: theirs }), emojiOf)).toEqual({
      base,
      isGuess: false,
    });
  });
});

describe('an edit that was on its way, where somebody has changed the footer since', () => {
  interface Case {
    is: string;
    sent: Partial<Draft>;
    there: Partial<Draft>;
    /** The fields of which it is taken for arrived. */
    arrived: SyncField[];
    isGuess?: boolean;
  }
  const cases: Case[] = [
    {
      is: 'a title that is there as it was sent has arrived',
      sent: { title: 'Coffee?' },
      there: { title: 'Coffee?' },
      arrived: ['title'],
    },
    {
      is: 'a title that is another one has not',
      sent: { title: 'Coffee?' },
      there: { title: 'Cocoa?' },
      arrived: [],
    },
    {
      is: 'a name that is there as the emoji that it is here has arrived',
      sent: { options: options(':smile: - Yes', A) },
      there: { options: options('😄 - Yes', A) },
      arrived: ['options'],
    },
    {
      is: 'new options that are there in the order of their texts have arrived',
      sent: { options: options(PLUM, A) },
      there: { options: options(A, PLUM) },
      arrived: ['options'],
    },
    {
      is: 'a new order that is that of the texts has not: a service may sort what it had before',
      sent: { options: options(L, P, A) },
      there: { options: options(A, L, P) },
      arrived: [],
    },
    {
      is: 'a picture that is labelled by a search came of it, although a text was written over',
      sent: { description: 'Mine', options: options('$fox$ - Pear', ':smile: - Apple', L) },
      there: { description: 'Theirs', options: options(`${FOX_PICTURE} - Pear`, '😄 - Apple', L) },
      arrived: ['options'],
      isGuess: true,
    },
    {
      is: 'a picture is guessed to have come of a search where the title says that all arrived',
      sent: { title: 'Coffee?', image: '$$fox$$' },
      there: { title: 'Coffee?', image: FOX },
      arrived: ['title', 'image'],
      isGuess: true,
    },
    {
      is: 'a picture is somebody’s where nothing says that anything arrived',
      sent: { title: 'Coffee?', image: '$$fox$$' },
      there: { title: 'Cocoa?', image: FOX },
      arrived: [],
    },
    {
      is: 'a picture is somebody’s where another field is there as before',
      sent: { title: 'Coffee?', description: 'Mine', image: '$$fox$$' },
      there: { title: 'Coffee?', image: FOX },
      arrived: ['title'],
    },
    {
      is: 'an emoji is guessed to have come of a name where the texts are the new ones',
      sent: { options: options(':zorp: - Plum', A) },
      there: { options: options('🦎 - Plum', A) },
      arrived: ['options'],
      isGuess: true,
    },
    {
      is: 'the same where a text has lost its blanks',
      sent: { options: options(':zorp: - Plum ', A) },
      there: { options: options('🦎 - Plum', A) },
      arrived: ['options'],
      isGuess: true,
    },
    {
      is: 'the same where the new texts are sorted',
      sent: { options: options(':zorp: - Plum', A) },
      there: { options: options(A, '🦎 - Plum') },
      arrived: ['options'],
      isGuess: true,
    },
    {
      is: 'new texts of the options say for a picture as well that all arrived',
      sent: { title: 'Coffee?', options: options(':zorp: - Plum', A), image: '$$fox$$' },
      there: { title: 'Cocoa?', options: options('🦎 - Plum', A), image: FOX },
      arrived: ['options', 'image'],
      isGuess: true,
    },
    {
      is: 'other texts of the options say nothing',
      sent: { options: options(':zorp: - Plum', A), image: '$$fox$$' },
      there: { options: options('🦎 - Peach', A), image: FOX },
      arrived: [],
    },
    {
      is: 'the texts from before say nothing, with another emoji or not',
      sent: { options: options(':zorp: - Pear', A, L), image: '$$fox$$' },
      there: { options: options('🐱 - Pear', A, L), image: FOX },
      arrived: [],
    },
    {
      is: 'options that it left as they were, and somebody sorted, say nothing',
      sent: { title: 'Coffee?', image: '$$fox$$' },
      there: { title: 'Cocoa?', options: options(A, L, P), image: FOX },
      arrived: [],
    },
  ];

  it.each(cases.map((one): [string, Case] => [one.is, one]))(
    '%s',
    (_, { sent: edit, there, arrived, isGuess = false }) => {
      const sent = draft(edit);
      const remote = draft({ footer: 'theirs', ...there });
      const from = (side: Draft): Draft => ({
        ...was,
        ...Object.fromEntries(arrived.map((field) => [field, side[field]])),
      });
      expect(findMergeBase(sending(sent), sent, remote, emojiOf)).toEqual({
        base: { sent: from(sent), echo: from(remote) },
        isGuess,
      });
    },
  );
});

describe('a create of which nobody knows whether it arrived', () => {
  it.each([
    ['the same', A, A, true, true],
    ['the same but for a blank', `${A} `, A, true, true],
    ['the emoji of a name that is known here', ':smile: - Yes', '😄 - Yes', true, true],
    ['a name that is kept as it is', ':smile: - Yes', ':smile: - Yes', true, true],
    ['any emoji of a name that is not known here', ':zorp: - Yes', '🦎 - Yes', true, false],
    ['any picture of a search', '$fox$ - Yes', `${FOX_PICTURE} - Yes`, true, false],
    ['another emoji of a name that is known here', ':smile: - Yes', '🐱 - Yes', false, false],
    ['another emoji', A, '🍏 - Apple', false, false],
    ['another text', ':smile: - Yes', '😄 - Sure', false, false],
  ])('may have made what is there, or has for certain: %s', (_, sent, got, canHave, has) => {
    const [mine, there] = [draft({ options: options(sent, P) }), draft({ options: options(got, P) })];
    expect(canBeResultOf(mine, there, emojiOf)).toBe(canHave);
    expect(isResultOf(mine, there, emojiOf)).toBe(has);
  });

  it('has not made what has the same rows in another order, or another title', () => {
    for (const other of [{ options: options(A, P, L) }, { title: 'Coffee?' }]) {
      expect(canBeResultOf(was, draft(other), emojiOf)).toBe(false);
      expect(isResultOf(was, draft(other), emojiOf)).toBe(false);
    }
  });
});

describe('what the service is expected to make of options', () => {
  it('is the emoji of a name that is known here; a search or any other name stays', () => {
    const sent = draft({ options: options(':smile: - Yes', ':zorp: - No', '$fox$ - Fox', A) });
    const made = options('😄 - Yes', ':zorp: - No', '$fox$ - Fox', A);
    expect(expectedResult(sent, null, emojiOf)).toEqual({ ...sent, options: made });
  });

  it('is what it made of a row before, whatever a name is here and wherever the row stands now', () => {
    const before: MergeBase = {
      sent: draft({ options: options(':smile: - Yes', '$fox$ - Fox') }),
      echo: draft({ options: options('😃 - Yes', `${FOX_PICTURE} - Fox`) }),
    };
    const moved = draft({ options: options('$fox$ - Fox', ':smile: - Yes', ':smile: - Sure') });
    expect(expectedResult(moved, before, emojiOf).options).toBe(
      options(`${FOX_PICTURE} - Fox`, '😃 - Yes', '😄 - Sure'),
    );
  });
});
