import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canNormalizeTo,
  isEquivalent,
  isStoredAsSent,
} from '../../../../electron/host/sync/merge/content-equivalence.ts';
import {
  createBaseFromRemote,
  findMergeBase,
  mergeDrafts,
} from '../../../../electron/host/sync/merge/merge-fields.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { matchOptionLines } from '../../../../shared/question/match-option-lines.ts';
import {
  createEmptyDraft,
  createRecord,
  FIELDS,
  TEXT_FIELDS,
} from '../../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { someDraft } from '../../../support/sync/memory-repository.ts';

const createDraft = (content: Partial<Draft> = {}): Draft => ({
  ...someDraft,
  options: '🍎 - Apple\n🍐 - Pear\n🍋 - Lemon',
  ...content,
});
const base = createBaseFromRemote(createDraft());
const createRows = (...lines: string[]) => createDraft({ options: lines.join('\n') });
const A = '🍎 - Apple';
const P = '🍐 - Pear';
const L = '🍋 - Lemon';
const K = '🥝 - Kiwi';

describe('merging fields', () => {
  it('returns the local value if only the local side changed', () => {
    const result = mergeDrafts(base, createDraft({ title: 'Mine' }), createDraft());
    expect(result).toMatchObject({ merged: createDraft({ title: 'Mine' }), conflicts: [], base });
  });

  it('returns the remote value as both the result and the base if only the remote side changed', () => {
    const remote = createDraft({ title: 'Theirs' });
    expect(mergeDrafts(base, createDraft(), remote)).toMatchObject({
      merged: remote,
      conflicts: [],
      base: createBaseFromRemote(remote),
    });
  });

  it('leaves nothing to send if both sides made the same change', () => {
    const both = createDraft({ title: 'Both' });
    const result = mergeDrafts(base, both, both);
    expect(result.merged).toEqual(result.base.sent);
    expect(result.conflicts).toEqual([]);
  });

  it('combines changes to different fields', () => {
    const result = mergeDrafts(base, createDraft({ title: 'Mine' }), createDraft({ footer: 'theirs' }));
    expect(result.merged).toEqual(createDraft({ title: 'Mine', footer: 'theirs' }));
    expect(result.base.sent).toEqual(createDraft({ footer: 'theirs' }));
  });

  it('reports a conflict for different values of one field', () => {
    const result = mergeDrafts(base, createDraft({ title: 'Mine' }), createDraft({ title: 'Theirs' }));
    expect(result.conflicts).toEqual(['title']);
    expect(result.fields[0]).toMatchObject({
      change: 'conflict',
      base: base.sent.title,
      local: 'Mine',
      remote: 'Theirs',
    });
  });
});

describe('merging options', () => {
  const merged = (local: Draft, remote: Draft) => {
    const result = mergeDrafts(base, local, remote);
    return result.conflicts.length > 0 ? 'conflict' : result.merged.options.split('\n');
  };

  it('applies changes to different rows', () => {
    expect(merged(createRows('🍏 - Apple', P, L), createRows(A, P, '🍋 - Lime'))).toEqual([
      '🍏 - Apple',
      P,
      '🍋 - Lime',
    ]);
  });

  it('reports a conflict if the sides changed a row differently', () => {
    expect(merged(createRows(A, '🍐 - Pears', L), createRows(A, '🍐 - A pear', L))).toBe('conflict');
  });

  it('accepts the same change to a row on both sides', () => {
    expect(merged(createRows('🍏 - Apple', '🍐 - Pears', L), createRows(A, '🍐 - Pears', L))).toEqual([
      '🍏 - Apple',
      '🍐 - Pears',
      L,
    ]);
  });

  it('adds each new row after its neighbor', () => {
    expect(merged(createRows(A, '1️⃣ - One', P, L), createRows(A, P, L, '2️⃣ - Two'))).toEqual([
      A,
      '1️⃣ - One',
      P,
      L,
      '2️⃣ - Two',
    ]);
  });

  it('adds a row after one that both sides added', () => {
    expect(merged(createRows(A, '1️⃣ - One ', P, L), createRows(A, '1️⃣ - One', '2️⃣ - Two', P, L))).toEqual([
      A,
      '1️⃣ - One ',
      '2️⃣ - Two',
      P,
      L,
    ]);
    expect(merged(createRows(L, A, P, '1️⃣ - One', '2️⃣ - Two'), createRows(A, P, L, '1️⃣ - One'))).toEqual([
      L,
      A,
      P,
      '1️⃣ - One',
      '2️⃣ - Two',
    ]);
  });

  it('removes rows that either side removed', () => {
    const four = createBaseFromRemote(createRows(A, P, L, '1️⃣ - One'));
    expect(mergeDrafts(four, createRows(P, L, '1️⃣ - One'), createRows(A, P, L)).merged.options).toBe(
      `${P}\n${L}`,
    );
  });

  it('reports a conflict if one side removed a row and the other changed it', () => {
    expect(merged(createRows(A, L), createRows(A, '🍐 - Pears', L))).toBe('conflict');
    expect(merged(createRows(A, '🍐 - Pears', L), createRows(A, L))).toBe('conflict');
  });

  it('uses the row order of the side that changed it', () => {
    expect(merged(createRows(L, A, P), createRows(A, P, '🍋 - Lime'))).toEqual(['🍋 - Lime', A, P]);
    expect(merged(createRows(A, P, '🍋 - Lime'), createRows(L, A, P))).toEqual(['🍋 - Lime', A, P]);
  });

  it('reports a conflict if both sides reordered rows', () => {
    const result = mergeDrafts(base, createRows(L, A, P), createRows(P, A, L));
    expect(result).toMatchObject({ conflicts: ['options'], orderConflict: true });
  });

  it('reports a conflict if the result would break a limit that both sides respect', () => {
    const many = Array.from({ length: 12 }, (_, at) => `🍎 - Apple ${at}`);
    const mine = many.map((line) => `${line} here`).slice(0, 9);
    const theirs = many.map((line) => `${line} there`).slice(0, 9);
    expect(merged(createRows(A, P, L, ...mine), createRows(A, P, L, ...theirs))).toBe('conflict');
    expect(merged(createRows(A, P), createRows(A, L))).toBe('conflict');
  });

  it('reports a conflict instead of duplicating a row', () => {
    expect(merged(createRows(A, '🍐 - Kiwi', L), createRows(A, P, L, '🥝 - Kiwi'))).toBe('conflict');
  });

  it('matches a name with the emoji that the service returned for it', () => {
    const typed = { sent: createRows(':apple: - Apple', P, L), echo: createRows(A, P, L) };
    const result = mergeDrafts(
      typed,
      createRows(':apple: - Apple', '🍐 - Pears', L),
      createRows(A, P, '🍋 - Lime'),
    );
    expect(result.merged.options).toBe(':apple: - Apple\n🍐 - Pears\n🍋 - Lime');
    expect(result.base.sent.options).toBe(':apple: - Apple\n🍐 - Pear\n🍋 - Lime');
    expect(result.conflicts).toEqual([]);
  });

  it.each([
    [
      'the remote order if only the remote side changed a row',
      createRows(P, L, A),
      createRows(A, L, '🍐 - Plum'),
      [A, L, '🍐 - Plum'],
    ],
    [
      'the local order if both sides changed a row',
      createRows(P, '🍋 - Lime', A),
      createRows('🍏 - Apple', L, P),
      [P, '🍋 - Lime', '🍏 - Apple'],
    ],
    [
      'the local order if the local side moved a row',
      createRows(L, P, A),
      createRows(A, L, '🍐 - Plum'),
      [L, '🍐 - Plum', A],
    ],
    [
      'the remote order if the remote side moved a row',
      createRows(P, '🍋 - Lime', A),
      createRows(L, A, P),
      ['🍋 - Lime', A, P],
    ],
  ])('chooses the row order if the service sorts the rows: %s', (_, local, remote, all) => {
    const result = mergeDrafts({ sent: createRows(P, L, A), echo: createRows(A, L, P) }, local, remote);
    expect(result).toMatchObject({ conflicts: [], orderConflict: false });
    expect(result.merged.options.split('\n')).toEqual(all);
  });

  it.each([
    { texts: ['Yes ', 'Yes'], sorted: ['🎉 - Yes', '🐶 - Yes '], there: ['🎉 - Sure', '🐶 - Yes '] },
    { texts: ['Yes', 'Yes'], sorted: ['🐶 - Yes', '🎉 - Yes'], there: ['🐶 - Yes', '🎉 - Sure'] },
  ])(
    'distinguishes rows with the same text if the service sorts them: $texts',
    ({ texts, sorted, there }) => {
      const [dog, tada] = [`:dog: - ${texts[0]}`, `:tada: - ${texts[1]}`];
      const sent = { sent: createRows(dog, P, tada), echo: createRows(P, ...sorted) };
      const result = mergeDrafts(sent, createRows(`🐱 - ${texts[0]}`, P, tada), createRows(P, ...there));
      expect(result.conflicts).toEqual([]);
      expect(result.merged.options).toBe(`🐱 - ${texts[0]}\n${P}\n🎉 - Sure`);
    },
  );

  it('accepts either order of 2 returned rows whose text differs only by a space', () => {
    const sent = createDraft({ options: '😄 - Yes \n☕ - Tea\n☀️ - Yes' });
    const createRemote = (options: string) => createDraft({ options });
    expect(isStoredAsSent('options', sent.options, '☕ - Tea\n☀️ - Yes\n😄 - Yes ')).toBe(true);
    expect(isStoredAsSent('options', sent.options, '☕ - Tea\n😄 - Yes\n☀️ - Yes')).toBe(true);
    const lost: EntrySync = {
      ...{ account: 'a', remoteId: 1, own: true, base, seen: null, queued: null, hold: null, agreed: null },
      sending: { kind: 'edit', content: sent, at: 0 },
    };
    for (const options of ['☕ - Tea\n☀️ - Yes\n😄 - Yes ', '☕ - Tea\n😄 - Yes\n☀️ - Yes'])
      expect(findMergeBase(lost, sent, createRemote(options), (typed) => typed)?.base).toEqual({
        sent,
        echo: createRemote(options),
      });
  });

  it('reports a conflict if both sides moved rows that the service sorts', () => {
    const sorted = { sent: createRows(P, L, A), echo: createRows(A, L, P) };
    expect(mergeDrafts(sorted, createRows(L, P, A), createRows(L, A, P))).toMatchObject({
      orderConflict: true,
    });
  });
});

describe('the conflict view', () => {
  const showField = (field: SyncField, was: string, local: string, remote: string) => {
    const of = (text: string) => createDraft({ [field]: text });
    return mergeDrafts(createBaseFromRemote(of(was)), of(local), of(remote)).fields.find(
      (one) => one.field === field,
    );
  };

  it.each([
    { who: 'no side', change: 'none', local: 'Tea?', remote: 'Tea?', merged: 'Tea?' },
    { who: 'the local side', change: 'local', local: 'Mine', remote: 'Tea?', merged: 'Mine' },
    { who: 'the remote side', change: 'remote', local: 'Tea?', remote: 'Theirs', merged: 'Theirs' },
    { who: 'both sides, the same way', change: 'both', local: 'Both ', remote: 'Both', merged: 'Both ' },
    { who: 'both sides, differently', change: 'conflict', local: 'Mine', remote: 'Theirs', merged: 'Mine' },
  ])('shows which side changed a field, and the merged value: $who', ({ change, local, remote, merged }) => {
    for (const field of TEXT_FIELDS)
      expect(showField(field, 'Tea?', local, remote)).toEqual({
        field,
        change,
        base: 'Tea?',
        local,
        remote,
        merged,
      });
  });

  it('marks options as a local change if the sides changed different rows', () => {
    const [options] = mergeDrafts(
      base,
      createRows('🍏 - Apple', P, L),
      createRows(A, P, '🍋 - Lime'),
    ).fields.slice(1);
    expect(options).toMatchObject({
      field: 'options',
      change: 'local',
      merged: '🍏 - Apple\n🍐 - Pear\n🍋 - Lime',
    });
  });

  it('shows every field in order', () => {
    const other = { ...createRecord(FIELDS, (field) => field), options: `${A}\n${P}` };
    const result = mergeDrafts(createBaseFromRemote(other), other, other);
    expect(result.merged).toEqual(other);
    expect(result.base).toEqual(createBaseFromRemote(other));
    expect(result.fields.map(({ field, merged }) => [field, merged])).toEqual(Object.entries(other));
  });

  it('shows a conflict if the service dropped a value and the field changed later', () => {
    const emptied = { sent: createDraft({ footer: 'mine' }), echo: createDraft({ footer: '' }) };
    expect(
      mergeDrafts(emptied, createDraft({ footer: 'mine' }), createDraft({ footer: 'theirs' })).conflicts,
    ).toEqual(['footer']);
    expect(
      mergeDrafts(emptied, createDraft({ footer: 'mine' }), createDraft({ footer: '' })).conflicts,
    ).toEqual([]);
  });
});

describe('comparing and merging options', () => {
  const showOptions = (was: Draft, local: Draft, remote: Draft) =>
    mergeDrafts(createBaseFromRemote(was), local, remote).options();
  const createUntouched = (line: string) => ({
    change: 'none',
    base: line,
    local: line,
    remote: line,
    merged: line,
  });

  it('includes unchanged rows', () => {
    expect(showOptions(createRows(A, P), createRows(A, P), createRows(A, P))).toEqual([
      createUntouched(A),
      createUntouched(P),
    ]);
  });

  it.each([
    ['changed locally', 'local', '🍐 - Pears', P, '🍐 - Pears'],
    ['changed remotely', 'remote', P, '🍐 - Pears', '🍐 - Pears'],
    ['changed the same way on both sides', 'both', '🍐 - Pears', '🍐 - Pears', '🍐 - Pears'],
    ['changed the same way except for U+FE0F and a space', 'both', '❤️ - Pear ', '❤ - Pear', '❤️ - Pear '],
    ['changed differently on both sides', 'conflict', '🍐 - Pears', '🍐 - A pear', '🍐 - Pears'],
  ])('shows that a row was %s', (_, change, local, remote, merged) => {
    const all = showOptions(createRows(A, P, L), createRows(A, local, L), createRows(A, remote, L));
    expect(all).toEqual([createUntouched(A), { change, base: P, local, remote, merged }, createUntouched(L)]);
  });

  it.each([
    ['removed locally', 'local', [A, L], [A, P, L], null, P, null],
    ['removed remotely', 'remote', [A, P, L], [A, L], P, null, null],
    ['removed on both sides', 'both', [A, L], [A, L], null, null, null],
    [
      'removed locally and changed remotely',
      'conflict',
      [A, L],
      [A, '🍐 - Pears', L],
      null,
      '🍐 - Pears',
      null,
    ],
    [
      'changed locally and removed remotely',
      'conflict',
      [A, '🍐 - Pears', L],
      [A, L],
      '🍐 - Pears',
      null,
      '🍐 - Pears',
    ],
  ])('shows that a row was %s', (_, change, mine, theirs, local, remote, merged) => {
    const all = showOptions(createRows(A, P, L), createRows(...mine), createRows(...theirs));
    expect(all).toHaveLength(3);
    expect(all).toContainEqual({ change, base: P, local, remote, merged });
    expect(all).toContainEqual(createUntouched(A));
    expect(all).toContainEqual(createUntouched(L));
  });

  it('removes a row that both sides removed, even if both made other changes', () => {
    const result = mergeDrafts(base, createRows('🍏 - Apple', L), createRows(A, '🍋 - Lime'));
    expect(result).toMatchObject({ conflicts: [], merged: createRows('🍏 - Apple', '🍋 - Lime') });
  });

  it.each([
    ['locally', 'local', [K], [], K, null, K],
    ['remotely', 'remote', [], [K], null, K, K],
    ['on both sides', 'both', [K], [K], K, K, K],
    ['on both sides, with a local space', 'both', [`${K} `], [K], `${K} `, K, `${K} `],
    ['on both sides, with a remote space', 'both', [K], [`${K} `], K, `${K} `, K],
    ['on both sides, with another emoji', 'conflict', [K], ['🍏 - Kiwi'], K, '🍏 - Kiwi', K],
  ])('shows that a row was added %s', (_, change, mine, theirs, local, remote, merged) => {
    const added = { change, base: null, local, remote, merged };
    expect(showOptions(createRows(A, P), createRows(A, P, ...mine), createRows(A, P, ...theirs))).toEqual([
      createUntouched(A),
      createUntouched(P),
      added,
    ]);
    // The same rule applies if the other side moved a row and its order is used.
    const moved = showOptions(
      createRows(A, P, L),
      createRows(A, P, L, ...mine),
      createRows(L, A, P, ...theirs),
    );
    expect(moved).toHaveLength(4);
    expect(moved).toContainEqual(added);
  });

  it('shows which side added a second row with the same text as one that both sides added', () => {
    const changes = showOptions(createRows(A, P), createRows(A, P, K, '🍏 - Kiwi'), createRows(A, P, K)).map(
      ({ change }) => change,
    );
    expect(changes).toEqual(['none', 'none', 'both', 'local']);
  });

  it("matches a local copy of a row with the service's copy", () => {
    const made = {
      sent: createRows(':fox: - Fox', ':dog: - Dog', L),
      echo: createRows('🦊 - Fox', '🐶 - Dog', L),
    };
    const local = createRows(':fox: - Fox', ':fox: - Fox', '🍋 - Lime');
    const remote = createRows('🦊 - Fox', '🦊 - Fox', L);
    const copied = {
      change: 'both',
      base: null,
      local: ':fox: - Fox',
      remote: '🦊 - Fox',
      merged: ':fox: - Fox',
    };
    expect(mergeDrafts(made, local, remote).options()).toContainEqual(copied);
  });

  it('matches a row by its emoji if the service changed its text', () => {
    const made = { sent: createRows(A, P), echo: createRows(A, '🍐 - Pears') };
    expect(mergeDrafts(made, createRows('🍏 - Apple', P), made.echo).options()).toEqual([
      { change: 'local', base: A, local: '🍏 - Apple', remote: A, merged: '🍏 - Apple' },
      { change: 'none', base: P, local: P, remote: '🍐 - Pears', merged: P },
    ]);
  });

  it('matches a row that the service added', () => {
    const made = { sent: createRows(A, P), echo: createRows(A, P, K) };
    expect(mergeDrafts(made, createRows('🍏 - Apple', P, K), createRows(A, P, K)).options()).toEqual([
      { change: 'local', base: A, local: '🍏 - Apple', remote: A, merged: '🍏 - Apple' },
      createUntouched(P),
      createUntouched(K),
    ]);
  });
});

describe('the merged order', () => {
  const ONE = '1️⃣ - One';
  const TWO = '2️⃣ - Two';
  const four = createBaseFromRemote(createRows(A, P, L, K));

  it.each([
    ['after the first row', [A, ONE, P, L, K], [A, ONE, P, L, K]],
    ['before the first row', [ONE, A, P, L, K], [ONE, A, P, L, K]],
    ['2 rows one after another', [A, ONE, TWO, P, L, K], [A, ONE, TWO, P, L, K]],
  ])("keeps an added row's position: %s", (_, theirs, all) => {
    const mine = ['🍏 - Apple', P, L, K];
    const nameEmoji = (lines: string[]) => lines.map((line) => (line === A ? '🍏 - Apple' : line));
    expect(mergeDrafts(four, createRows(...mine), createRows(...theirs)).merged).toEqual(
      createRows(...nameEmoji(all)),
    );
    expect(mergeDrafts(four, createRows(...theirs), createRows(...mine)).merged).toEqual(
      createRows(...nameEmoji(all)),
    );
  });

  it('keeps 2 remote rows together, even if a local row was added at the end', () => {
    const result = mergeDrafts(four, createRows(A, P, L, K, '3️⃣ - Three'), createRows(A, ONE, TWO, P, L, K));
    expect(result.merged).toEqual(createRows(A, ONE, TWO, P, L, K, '3️⃣ - Three'));
  });

  it("puts a row that was added after a deleted one at the deleted row's position", () => {
    const result = mergeDrafts(four, createRows(A, L, K), createRows(A, P, ONE, L, K));
    expect(result).toMatchObject({ conflicts: [], merged: createRows(A, ONE, L, K) });
  });

  it("doesn't conflict if both sides moved the same row and one side removed another", () => {
    const result = mergeDrafts(four, createRows(K, A, P, L), createRows(K, A, L));
    expect(result).toMatchObject({ conflicts: [], orderConflict: false, merged: createRows(K, A, L) });
  });

  it("doesn't conflict if both sides moved the same row and one side added another row in between", () => {
    const result = mergeDrafts(four, createRows(K, A, ONE, P, L), createRows(K, A, P, '🍋 - Lime'));
    expect(result).toMatchObject({ conflicts: [], merged: createRows(K, A, ONE, P, '🍋 - Lime') });
  });
});

describe('merge limits', () => {
  const many = (count: number, of: string) => Array.from({ length: count }, (_, at) => `🍎 - ${of} ${at}`);
  const listConflicts = (was: Draft, mine: Draft, theirs: Draft) =>
    mergeDrafts(createBaseFromRemote(was), mine, theirs).conflicts;

  it('allow 20 rows, but not 21', () => {
    const mine = createRows(A, P, ...many(9, 'Mine'));
    expect(listConflicts(createRows(A, P), mine, createRows(A, P, ...many(9, 'Theirs')))).toEqual([]);
    expect(listConflicts(createRows(A, P), mine, createRows(A, P, ...many(10, 'Theirs')))).toEqual([
      'options',
    ]);
  });

  it('require at least 2 rows', () => {
    expect(listConflicts(createRows(A, P, L, K), createRows(A, P, L), createRows(A, P, K))).toEqual([]);
    expect(listConflicts(createRows(A, P, L), createRows(A, P), createRows(A, L))).toEqual(['options']);
  });

  it.each(['', ' '])('reject new duplicate text, with or without a space at the end: "%s"', (blank) => {
    const was = createRows(A, P, L);
    expect(
      listConflicts(was, createRows(A, `🍐 - Kiwi${blank}`, L), createRows(A, P, L, `${K}${blank}`)),
    ).toEqual(['options']);
  });

  it('allow duplicate text that a side already has', () => {
    const was = createRows(A, '🍏 - Apple', P);
    expect(
      listConflicts(was, createRows(A, '🍏 - Apple', '🍐 - Pears'), createRows(A, '🍏 - Apple', P, L)),
    ).toEqual([]);
  });
});

describe('matchOptionLines', () => {
  it.each<[string, string[], string[], (number | null)[]]>([
    ['prefers an identical line to a row with the same text', [P, A], ['🍏 - Apple', A, P], [2, 1]],
    ['matches rows by text', ['🍏 - Apple'], [P, A], [1]],
    ['matches rows by text, even if a space was added at the end', ['🍏 - Apple '], [P, A], [1]],
    ['matches rows by text, even if a space was removed at the end', ['🍏 - Apple'], [P, `${A} `], [1]],
    ['prefers the same text to the same emoji', ['🍎 - Pear'], [A, P], [1]],
    ['matches rows by emoji', ['🍎 - Apples'], [P, A], [1]],
    ["doesn't match rows whose text and emoji both differ", [K], [A, P], [null]],
    ["doesn't match rows only because neither has an emoji", ['Kiwi'], ['Apple'], [null]],
    ["doesn't match rows only because neither has text", ['🍎 - '], ['🥝 - '], [null]],
    ['matches rows without text by emoji', ['🥝 -  '], ['🍎 - ', '🥝 - '], [1]],
    ['matches each identical line only once', [A, A], [A, P], [0, null]],
    ['matches each row only once by text', ['🍏 - Apple', '🥝 - Apple'], [A, P], [0, null]],
    ['matches each row only once by emoji', ['🍎 - One', '🍎 - Two'], [A, P], [0, null]],
  ])('%s', (_, is, was, at) => {
    expect(matchOptionLines(is, was)).toEqual(at);
  });
});

const someText = fc.constantFrom('', 'a', 'b', 'c');
const line = fc
  .tuple(fc.constantFrom('👍', '👎', '🍐', '🍎'), fc.constantFrom('1', '2', '3', '4', '5'))
  .map((pair) => pair.join(' - '));
const lines = fc.uniqueArray(line, { minLength: 2, maxLength: 6 }).map((all) => all.join('\n'));
const anyContent: fc.Arbitrary<Draft> = fc
  .tuple(someText, lines, someText)
  .map(([title, options, footer]) => ({ ...createEmptyDraft(), title, options, footer }));

describe('any merge', () => {
  it('returns the changed side if the other is unchanged', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        expect(mergeDrafts(createBaseFromRemote(before), after, before)).toMatchObject({
          merged: after,
          conflicts: [],
        });
        expect(mergeDrafts(createBaseFromRemote(before), before, after)).toMatchObject({
          merged: after,
          conflicts: [],
        });
      }),
    );
  });

  it("doesn't conflict if both sides are equal", () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const { merged, conflicts, base: next } = mergeDrafts(createBaseFromRemote(before), after, after);
        expect({ merged, conflicts, sent: next.sent }).toEqual({ merged: after, conflicts: [], sent: after });
      }),
    );
  });

  it('finds the same conflicts if the sides are swapped', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, one, other) => {
        const listNames = (mine: Draft, theirs: Draft) =>
          mergeDrafts(createBaseFromRemote(before), mine, theirs).conflicts;
        expect(listNames(one, other)).toEqual(listNames(other, one));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps every row that a side added or changed, unless the options conflict', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, one, other) => {
        const { merged, conflicts } = mergeDrafts(createBaseFromRemote(before), one, other);
        if (conflicts.includes('options')) return;
        const old = before.options.split('\n');
        const texts = new Set(merged.options.split('\n').map((row) => row.split(' - ')[1]));
        for (const row of [...one.options.split('\n'), ...other.options.split('\n')]) {
          const text = row.split(' - ')[1];
          const isOld = old.some((was) => was.split(' - ')[1] === text);
          if (!isOld && one.options !== before.options && other.options !== before.options) {
            expect(texts.has(text), `${text} of ${row}`).toBe(true);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it("doesn't change anything when repeated with the same remote side", () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, one, other) => {
        const first = mergeDrafts(createBaseFromRemote(before), one, other);
        if (first.conflicts.length > 0) return;
        const second = mergeDrafts(first.base, first.merged, other);
        expect(second).toMatchObject({ merged: first.merged, conflicts: [] });
      }),
      { numRuns: 100 },
    );
  });
});

describe('an echo', () => {
  const canBeEcho = (sent: Partial<Draft>, got: Partial<Draft>) =>
    canNormalizeTo(createDraft(sent), createDraft(got), null);

  it('may have an emoji for a name or an image for a search, and may lose U+FE0F', () => {
    expect(canBeEcho({ options: ':smile: - Yes\n❤️ - No' }, { options: '😄 - Yes\n❤ - No' })).toBe(true);
    expect(
      canBeEcho(
        { options: '$cat$ - Yes\n👎 - No' },
        { options: '$[cat](https://x.example/c.png)$ - Yes\n👎 - No' },
      ),
    ).toBe(true);
    expect(canBeEcho({ image: '$$cat$$' }, { image: 'https://x.example/c.png' })).toBe(true);
  });

  it('may omit spaces around text', () => {
    expect(canBeEcho({ title: ' Tea? ', footer: 'bye\n' }, { title: 'Tea?', footer: 'bye' })).toBe(true);
  });

  it("can't have different emoji, text, row order, or number of rows", () => {
    expect(canBeEcho({ options: '👍 - Yes\n👎 - No' }, { options: '👎 - Yes\n👎 - No' })).toBe(false);
    expect(canBeEcho({ options: '👍 - Yes\n👎 - No' }, { options: '👍 - Yes\n👎 - Never' })).toBe(false);
    expect(canBeEcho({ options: '👍 - Yes\n👎 - No' }, { options: '👎 - No\n👍 - Yes' })).toBe(false);
    expect(canBeEcho({ options: '👍 - Yes\n👎 - No' }, { options: '👍 - Yes' })).toBe(false);
    expect(canBeEcho({ title: 'Tea?' }, { title: 'Teas?' })).toBe(false);
    expect(canBeEcho({ footer: 'bye' }, { footer: '' })).toBe(false);
  });

  it('may have the emoji that the service returned earlier for a row, even if rows moved', () => {
    const before = {
      sent: createDraft({ options: `:dog: - Yes \n${P}\n:tada: - Yes` }),
      echo: createDraft({ options: `${P}\n🎉 - Yes\n🐶 - Yes ` }),
    };
    const moved = createDraft({ options: `${P}\n:tada: - Yes\n:dog: - Yes ` });
    expect(isEquivalent(moved, before.echo, before)).toBe(true);
    const other = createDraft({ options: `${P}\n🐶 - Yes\n🎉 - Yes ` });
    expect(isEquivalent(moved, other, before)).toBe(false);
  });

  it('may have the title that the service returned earlier for the same text', () => {
    const known = { sent: createDraft({ title: 'TEA?' }), echo: createDraft({ title: 'Tea?' }) };
    expect(canNormalizeTo(createDraft({ title: 'TEA?' }), createDraft({ title: 'Tea?' }), known)).toBe(true);
    expect(canNormalizeTo(createDraft({ title: 'TEA!' }), createDraft({ title: 'Tea?' }), known)).toBe(false);
  });
});
