import { describe, expect, it } from 'vitest';
import type { MergeBase } from '../../../../electron/host/sync/merge/content-equivalence.ts';
import {
  canBeResultOf,
  expectedResult,
  findMergeBase,
  isResultOf,
} from '../../../../electron/host/sync/merge/merge-fields.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { emptyDraft } from '../../../../shared/question/question-fields.ts';
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

/** The last agreed content. The options are not sorted by text. */
const was: Draft = {
  ...emptyDraft(),
  title: 'Tea?',
  options: options(P, A, L),
  description: 'Hot or cold',
  footer: 'before',
};
const draft = (content: Partial<Draft>): Draft => ({ ...was, ...content });
const base: MergeBase = { sent: was, echo: was };

/** The known emoji. A search has a placeholder until the service returns an image. */
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

describe('the merge base without an edit in progress', () => {
  it('is the last agreed content, whatever the remote content is', () => {
    const met = findMergeBase(idle, draft({ title: 'Mine?' }), draft({ title: 'Theirs?' }), emojiOf);
    expect(met).toEqual({ base, isGuess: false });
  });

  it.each([
    ['as it was sent', A, A, { isGuess: false }],
    ['the emoji of a known name', ':smile: - Yes', '😄 - Yes', { isGuess: false }],
    ['an unchanged name', ':smile: - Yes', ':smile: - Yes', { isGuess: false }],
    ['any emoji for an unknown name', ':zorp: - Yes', '🦎 - Yes', { isGuess: true }],
    ['another emoji than that of a known name: the author is asked', ':smile: - Yes', '🐶 - Yes', null],
    ['an image without the text: the author is asked', '$fox$ - Yes', FOX_PICTURE, null],
    ['an image for a search', '$fox$ - Yes', `${FOX_PICTURE} - Yes`, { isGuess: true }],
    ['another text: the author is asked', A, '🍎 - Apples', null],
  ])('of a created question is its first remote content: %s', (_, sent, got, met) => {
    const [local, remote] = [draft({ options: options(sent, P) }), draft({ options: options(got, P) })];
    expect(findMergeBase({ ...idle, base: null }, local, remote, emojiOf)).toEqual(
      met && { base: { sent: local, echo: remote }, ...met },
    );
  });

  it('of a linked question is only what both sides have in common: the author is asked about the rest', () => {
    const adopted = { ...idle, base: null, own: false };
    const [local, remote] = [draft({ title: 'Tea? ' }), was];
    expect(findMergeBase(adopted, local, remote, emojiOf)).toEqual({
      base: { sent: local, echo: remote },
      isGuess: false,
    });
    const named = draft({ options: options(':zorp: - Yes', P) });
    const literal = draft({ options: options('🦎 - Yes', P) });
    expect(findMergeBase(adopted, named, literal, emojiOf)).toBeNull();
  });
});

describe('an interrupted edit', () => {
  it.each<[string, Partial<Draft>, Partial<Draft>, boolean]>([
    ['exactly as it was sent', { footer: 'after' }, { footer: 'after' }, false],
    [
      'with emoji for known names',
      { options: options(':smile: - Yes', A) },
      { options: options('😄 - Yes', A) },
      true,
    ],
    [
      'with unchanged names',
      { options: options(':smile: - Yes', A) },
      { options: options(':smile: - Yes', A) },
      false,
    ],
    ['with an image for a search', { image: '$$fox$$' }, { image: FOX }, true],
    ['sorted', { options: options(PLUM, A) }, { options: options(A, PLUM) }, true],
    [
      'sorted, with unchanged names',
      { options: options(':smile: - Yes', A) },
      { options: options(A, ':smile: - Yes') },
      true,
    ],
    [
      'sorted, with an image for a search',
      { options: options('$fox$ - Yes', A) },
      { options: options(A, `${FOX_PICTURE} - Yes`) },
      true,
    ],
  ])(
    'has arrived completely if the remote content is %s: the sent content is the base, including spaces',
    (_, edit, echo, isGuess) => {
      const sent = draft({ title: 'Tea? ', ...edit });
      const remote = draft(echo);
      const met = { base: { sent, echo: remote }, isGuess };
      expect(findMergeBase(sending(sent), sent, remote, emojiOf)).toEqual(met);
      expect(findMergeBase(sending(sent, null), draft({ title: 'Newer?' }), remote, emojiOf)).toEqual(met);
    },
  );

  it('has not arrived if the remote content is unchanged, even if a search may return any image', () => {
    const before = { sent: was, echo: draft({ image: FOX, options: options('🦊 - Fox', A) }) };
    const sent = draft({ image: '$$fox$$', options: options('$fox$ - Fox', A) });
    expect(findMergeBase(sending(sent, before), sent, before.echo, emojiOf)).toEqual({
      base: before,
      isGuess: false,
    });
  });

  it('is compared with a base that includes its response: another image for the search is a remote change', () => {
    const sent = draft({ image: '$$fox$$' });
    const answered = { sent, echo: draft({ image: FOX }) };
    const remote = draft({ image: 'https://pictures.example/dog.png' });
    expect(findMergeBase(sending(sent, answered), sent, remote, emojiOf)).toEqual({
      base: answered,
      isGuess: false,
    });
  });

  it('leaves no base if there was none and the remote content differs', () => {
    const sent = draft({ title: 'Coffee?' });
    expect(findMergeBase(sending(sent, null), sent, draft({ title: 'Cocoa?' }), emojiOf)).toBeNull();
  });

  it.each([
    ['another emoji replaces a known name', options(':smile: - Yes', A), options('🐱 - Yes', A)],
    ['the order is one that no service produces', options(L, P, A), options(P, L, A)],
  ])('has not arrived if %s', (_, mine, theirs) => {
    const sent = draft({ options: mine });
    expect(findMergeBase(sending(sent), sent, draft({ options: theirs }), emojiOf)).toEqual({
      base,
      isGuess: false,
    });
  });
});

describe('an interrupted edit if the footer was changed on the service since', () => {
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

describe('an unconfirmed create', () => {
  it.each([
    ['the same', A, A, true, true],
    ['the same except for a space', `${A} `, A, true, true],
    ['the emoji of a known name', ':smile: - Yes', '😄 - Yes', true, true],
    ['an unchanged name', ':smile: - Yes', ':smile: - Yes', true, true],
    ['any emoji for an unknown name', ':zorp: - Yes', '🦎 - Yes', true, false],
    ['any image for a search', '$fox$ - Yes', `${FOX_PICTURE} - Yes`, true, false],
    ['another emoji for a known name', ':smile: - Yes', '🐱 - Yes', false, false],
    ['another emoji', A, '🍏 - Apple', false, false],
    ['another text', ':smile: - Yes', '😄 - Sure', false, false],
  ])('may have created the remote question, or certainly has: %s', (_, sent, got, canHave, has) => {
    const [local, remote] = [draft({ options: options(sent, P) }), draft({ options: options(got, P) })];
    expect(canBeResultOf(local, remote, emojiOf)).toBe(canHave);
    expect(isResultOf(local, remote, emojiOf)).toBe(has);
  });

  it('has not created a question with the rows in another order, or with another title', () => {
    for (const other of [{ options: options(A, P, L) }, { title: 'Coffee?' }]) {
      expect(canBeResultOf(was, draft(other), emojiOf)).toBe(false);
      expect(isResultOf(was, draft(other), emojiOf)).toBe(false);
    }
  });
});

describe('the options that the service is expected to return', () => {
  it('have the emoji of known names and keep searches and other names', () => {
    const sent = draft({ options: options(':smile: - Yes', ':zorp: - No', '$fox$ - Fox', A) });
    const made = options('😄 - Yes', ':zorp: - No', '$fox$ - Fox', A);
    expect(expectedResult(sent, null, emojiOf)).toEqual({ ...sent, options: made });
  });

  it('have what the service returned for a row before, even if names or positions changed', () => {
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
