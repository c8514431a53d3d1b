import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canNormalizeTo,
  isEquivalent,
  isStoredAsSent,
} from '../../../../electron/host/sync/merge/content-equivalence.ts';
import {
  baseFromRemote,
  findMergeBase,
  mergeDrafts,
} from '../../../../electron/host/sync/merge/merge-fields.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { matchOptionLines } from '../../../../shared/question/match-option-lines.ts';
import { emptyDraft, FIELDS, recordOf, TEXT_FIELDS } from '../../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { someDraft } from '../../../support/sync/memory-repository.ts';

const draft = (content: Partial<Draft> = {}): Draft => ({
  ...someDraft,
  options: '🍎 - Apple\n🍐 - Pear\n🍋 - Lemon',
  ...content,
});
const base = baseFromRemote(draft());
const rows = (...lines: string[]) => draft({ options: lines.join('\n') });
const A = '🍎 - Apple';
const P = '🍐 - Pear';
const L = '🍋 - Lemon';
const K = '🥝 - Kiwi';

describe('merging fields', () => {
  it('only L changed: the result is L', () => {
    const result = mergeDrafts(base, draft({ title: 'Mine' }), draft());
    expect(result).toMatchObject({ merged: draft({ title: 'Mine' }), conflicts: [], base });
  });

  it('only R changed: the result and the base are R', () => {
    const remote = draft({ title: 'Theirs' });
    expect(mergeDrafts(base, draft(), remote)).toMatchObject({
      merged: remote,
      conflicts: [],
      base: baseFromRemote(remote),
    });
  });

  it('L = R ≠ B: the base advances and there is nothing to send', () => {
    const both = draft({ title: 'Both' });
    const result = mergeDrafts(base, both, both);
    expect(result.merged).toEqual(result.base.sent);
    expect(result.conflicts).toEqual([]);
  });

  it('different fields changed: the result has both changes', () => {
    const result = mergeDrafts(base, draft({ title: 'Mine' }), draft({ footer: 'theirs' }));
    expect(result.merged).toEqual(draft({ title: 'Mine', footer: 'theirs' }));
    expect(result.base.sent).toEqual(draft({ footer: 'theirs' }));
  });

  it('the same field, different values: conflict', () => {
    const result = mergeDrafts(base, draft({ title: 'Mine' }), draft({ title: 'Theirs' }));
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
    expect(merged(rows('🍏 - Apple', P, L), rows(A, P, '🍋 - Lime'))).toEqual(['🍏 - Apple', P, '🍋 - Lime']);
  });

  it('the same row changed differently: conflict', () => {
    expect(merged(rows(A, '🍐 - Pears', L), rows(A, '🍐 - A pear', L))).toBe('conflict');
  });

  it('the same row changed equally: no conflict', () => {
    expect(merged(rows('🍏 - Apple', '🍐 - Pears', L), rows(A, '🍐 - Pears', L))).toEqual([
      '🍏 - Apple',
      '🍐 - Pears',
      L,
    ]);
  });

  it('adds each new row after its neighbor', () => {
    expect(merged(rows(A, '1️⃣ - One', P, L), rows(A, P, L, '2️⃣ - Two'))).toEqual([
      A,
      '1️⃣ - One',
      P,
      L,
      '2️⃣ - Two',
    ]);
  });

  it('adds a row after one that both sides added', () => {
    expect(merged(rows(A, '1️⃣ - One ', P, L), rows(A, '1️⃣ - One', '2️⃣ - Two', P, L))).toEqual([
      A,
      '1️⃣ - One ',
      '2️⃣ - Two',
      P,
      L,
    ]);
    expect(merged(rows(L, A, P, '1️⃣ - One', '2️⃣ - Two'), rows(A, P, L, '1️⃣ - One'))).toEqual([
      L,
      A,
      P,
      '1️⃣ - One',
      '2️⃣ - Two',
    ]);
  });

  it('removes rows that either side removed', () => {
    const four = baseFromRemote(rows(A, P, L, '1️⃣ - One'));
    expect(mergeDrafts(four, rows(P, L, '1️⃣ - One'), rows(A, P, L)).merged.options).toBe(`${P}\n${L}`);
  });

  it('removed here and changed there: conflict', () => {
    expect(merged(rows(A, L), rows(A, '🍐 - Pears', L))).toBe('conflict');
    expect(merged(rows(A, '🍐 - Pears', L), rows(A, L))).toBe('conflict');
  });

  it('uses the order of the side that changed it', () => {
    expect(merged(rows(L, A, P), rows(A, P, '🍋 - Lime'))).toEqual(['🍋 - Lime', A, P]);
    expect(merged(rows(A, P, '🍋 - Lime'), rows(L, A, P))).toEqual(['🍋 - Lime', A, P]);
  });

  it('both reordered: conflict', () => {
    const result = mergeDrafts(base, rows(L, A, P), rows(P, A, L));
    expect(result).toMatchObject({ conflicts: ['options'], orderConflict: true });
  });

  it('does not exceed limits that both sides meet', () => {
    const many = Array.from({ length: 12 }, (_, at) => `🍎 - Apple ${at}`);
    const mine = many.map((line) => `${line} here`).slice(0, 9);
    const theirs = many.map((line) => `${line} there`).slice(0, 9);
    expect(merged(rows(A, P, L, ...mine), rows(A, P, L, ...theirs))).toBe('conflict');
    expect(merged(rows(A, P), rows(A, L))).toBe('conflict');
  });

  it('duplicates no row', () => {
    expect(merged(rows(A, '🍐 - Kiwi', L), rows(A, P, L, '🥝 - Kiwi'))).toBe('conflict');
  });

  it('matches a name with the emoji that the service returned for it', () => {
    const typed = { sent: rows(':apple: - Apple', P, L), echo: rows(A, P, L) };
    const result = mergeDrafts(typed, rows(':apple: - Apple', '🍐 - Pears', L), rows(A, P, '🍋 - Lime'));
    expect(result.merged.options).toBe(':apple: - Apple\n🍐 - Pears\n🍋 - Lime');
    expect(result.base.sent.options).toBe(':apple: - Apple\n🍐 - Pear\n🍋 - Lime');
    expect(result.conflicts).toEqual([]);
  });

  it.each([
    ['only R changed a row: the result is R', rows(P, L, A), rows(A, L, '🍐 - Plum'), [A, L, '🍐 - Plum']],
    [
      "both changed a row: L's order is kept",
      rows(P, '🍋 - Lime', A),
      rows('🍏 - Apple', L, P),
      [P, '🍋 - Lime', '🍏 - Apple'],
    ],
    ['L moved a row: so does the result', rows(L, P, A), rows(A, L, '🍐 - Plum'), [L, '🍐 - Plum', A]],
    ['R moved a row: so does the result', rows(P, '🍋 - Lime', A), rows(L, A, P), ['🍋 - Lime', A, P]],
  ])('ignores the order if the service sorts the rows: %s', (_, local, remote, all) => {
    const result = mergeDrafts({ sent: rows(P, L, A), echo: rows(A, L, P) }, local, remote);
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
      const sent = { sent: rows(dog, P, tada), echo: rows(P, ...sorted) };
      const result = mergeDrafts(sent, rows(`🐱 - ${texts[0]}`, P, tada), rows(P, ...there));
      expect(result.conflicts).toEqual([]);
      expect(result.merged.options).toBe(`🐱 - ${texts[0]}\n${P}\n🎉 - Sure`);
    },
  );

  it('accepts an order in which texts differ only by a space', () => {
    const sent = draft({ options: '😄 - Yes \n☕ - Tea\n☀️ - Yes' });
    const there = (options: string) => draft({ options });
    expect(isStoredAsSent('options', sent.options, '☕ - Tea\n☀️ - Yes\n😄 - Yes ')).toBe(true);
    expect(isStoredAsSent('options', sent.options, '☕ - Tea\n😄 - Yes\n☀️ - Yes')).toBe(true);
    const lost: EntrySync = {
      ...{ account: 'a', remoteId: 1, own: true, base, seen: null, queued: null, hold: null, agreed: null },
      sending: { kind: 'edit', content: sent, at: 0 },
    };
    for (const options of ['☕ - Tea\n☀️ - Yes\n😄 - Yes ', '☕ - Tea\n😄 - Yes\n☀️ - Yes'])
      expect(findMergeBase(lost, sent, there(options), (typed) => typed)?.base).toEqual({
        sent,
        echo: there(options),
      });
  });

  it('both moved rows that the service sorts: conflict', () => {
    const sorted = { sent: rows(P, L, A), echo: rows(A, L, P) };
    expect(mergeDrafts(sorted, rows(L, P, A), rows(L, A, P))).toMatchObject({ orderConflict: true });
  });
});

describe('the conflict view', () => {
  const shownOf = (field: SyncField, was: string, local: string, remote: string) => {
    const of = (text: string) => draft({ [field]: text });
    return mergeDrafts(baseFromRemote(of(was)), of(local), of(remote)).fields.find(
      (one) => one.field === field,
    );
  };

  it.each([
    { who: 'nobody', change: 'none', local: 'Tea?', remote: 'Tea?', merged: 'Tea?' },
    { who: 'the author', change: 'local', local: 'Mine', remote: 'Tea?', merged: 'Mine' },
    { who: 'somebody there', change: 'remote', local: 'Tea?', remote: 'Theirs', merged: 'Theirs' },
    { who: 'both, to the same', change: 'both', local: 'Both ', remote: 'Both', merged: 'Both ' },
    { who: 'both', change: 'conflict', local: 'Mine', remote: 'Theirs', merged: 'Mine' },
  ])('shows who changed a field, and the result: $who', ({ change, local, remote, merged }) => {
    for (const field of TEXT_FIELDS)
      expect(shownOf(field, 'Tea?', local, remote)).toEqual({
        field,
        change,
        base: 'Tea?',
        local,
        remote,
        merged,
      });
  });

  it('shows that options still have to be sent if each side changed different ones', () => {
    const [options] = mergeDrafts(base, rows('🍏 - Apple', P, L), rows(A, P, '🍋 - Lime')).fields.slice(1);
    expect(options).toMatchObject({
      field: 'options',
      change: 'local',
      merged: '🍏 - Apple\n🍐 - Pear\n🍋 - Lime',
    });
  });

  it('shows every field in order', () => {
    const other = { ...recordOf(FIELDS, (field) => field), options: `${A}\n${P}` };
    const result = mergeDrafts(baseFromRemote(other), other, other);
    expect(result.merged).toEqual(other);
    expect(result.base).toEqual(baseFromRemote(other));
    expect(result.fields.map(({ field, merged }) => [field, merged])).toEqual(Object.entries(other));
  });

  it('shows a conflict if the service rejected every change and has another change since', () => {
    const emptied = { sent: draft({ footer: 'mine' }), echo: draft({ footer: '' }) };
    expect(mergeDrafts(emptied, draft({ footer: 'mine' }), draft({ footer: 'theirs' })).conflicts).toEqual([
      'footer',
    ]);
    expect(mergeDrafts(emptied, draft({ footer: 'mine' }), draft({ footer: '' })).conflicts).toEqual([]);
  });
});

describe('the conflict view of option rows', () => {
  const shown = (was: Draft, local: Draft, remote: Draft) =>
    mergeDrafts(baseFromRemote(was), local, remote).options();
  const untouched = (line: string) => ({
    change: 'none',
    base: line,
    local: line,
    remote: line,
    merged: line,
  });

  it('shows each row, even without changes', () => {
    expect(shown(rows(A, P), rows(A, P), rows(A, P))).toEqual([untouched(A), untouched(P)]);
  });

  it.each([
    ['changed here', 'local', '🍐 - Pears', P, '🍐 - Pears'],
    ['changed there', 'remote', P, '🍐 - Pears', '🍐 - Pears'],
    ['changed equally on both sides', 'both', '🍐 - Pears', '🍐 - Pears', '🍐 - Pears'],
    ['changed equally except for U+FE0F and a space', 'both', '❤️ - Pear ', '❤ - Pear', '❤️ - Pear '],
    ['changed differently on both sides', 'conflict', '🍐 - Pears', '🍐 - A pear', '🍐 - Pears'],
  ])('shows who changed a row: %s', (_, change, local, remote, merged) => {
    const all = shown(rows(A, P, L), rows(A, local, L), rows(A, remote, L));
    expect(all).toEqual([untouched(A), { change, base: P, local, remote, merged }, untouched(L)]);
  });

  it.each([
    ['removed here', 'local', [A, L], [A, P, L], null, P, null],
    ['removed there', 'remote', [A, P, L], [A, L], P, null, null],
    ['removed on both sides', 'both', [A, L], [A, L], null, null, null],
    ['removed here and changed there', 'conflict', [A, L], [A, '🍐 - Pears', L], null, '🍐 - Pears', null],
    [
      'changed here and removed there',
      'conflict',
      [A, '🍐 - Pears', L],
      [A, L],
      '🍐 - Pears',
      null,
      '🍐 - Pears',
    ],
  ])('still shows removed rows: %s', (_, change, mine, theirs, local, remote, merged) => {
    const all = shown(rows(A, P, L), rows(...mine), rows(...theirs));
    expect(all).toHaveLength(3);
    expect(all).toContainEqual({ change, base: P, local, remote, merged });
    expect(all).toContainEqual(untouched(A));
    expect(all).toContainEqual(untouched(L));
  });

  it('omits rows that both sides removed, even if both have other changes', () => {
    const result = mergeDrafts(base, rows('🍏 - Apple', L), rows(A, '🍋 - Lime'));
    expect(result).toMatchObject({ conflicts: [], merged: rows('🍏 - Apple', '🍋 - Lime') });
  });

  it.each([
    ['here', 'local', [K], [], K, null, K],
    ['there', 'remote', [], [K], null, K, K],
    ['on both sides', 'both', [K], [K], K, K, K],
    ['on both sides, with a space here', 'both', [`${K} `], [K], `${K} `, K, `${K} `],
    ['on both sides, with a space there', 'both', [K], [`${K} `], K, `${K} `, K],
    ['on both sides, with another emoji', 'conflict', [K], ['🍏 - Kiwi'], K, '🍏 - Kiwi', K],
  ])('shows who added a row: %s', (_, change, mine, theirs, local, remote, merged) => {
    const added = { change, base: null, local, remote, merged };
    expect(shown(rows(A, P), rows(A, P, ...mine), rows(A, P, ...theirs))).toEqual([
      untouched(A),
      untouched(P),
      added,
    ]);
    // The same applies if the other side moved a row and its order is used.
    const moved = shown(rows(A, P, L), rows(A, P, L, ...mine), rows(L, A, P, ...theirs));
    expect(moved).toHaveLength(4);
    expect(moved).toContainEqual(added);
  });

  it('shows a second row with the same text as added by one side if the other side added the first', () => {
    const changes = shown(rows(A, P), rows(A, P, K, '🍏 - Kiwi'), rows(A, P, K)).map(({ change }) => change);
    expect(changes).toEqual(['none', 'none', 'both', 'local']);
  });

  it("matches a row with the service's version if both sides copied that row", () => {
    const made = { sent: rows(':fox: - Fox', ':dog: - Dog', L), echo: rows('🦊 - Fox', '🐶 - Dog', L) };
    const local = rows(':fox: - Fox', ':fox: - Fox', '🍋 - Lime');
    const remote = rows('🦊 - Fox', '🦊 - Fox', L);
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
    const made = { sent: rows(A, P), echo: rows(A, '🍐 - Pears') };
    expect(mergeDrafts(made, rows('🍏 - Apple', P), made.echo).options()).toEqual([
      { change: 'local', base: A, local: '🍏 - Apple', remote: A, merged: '🍏 - Apple' },
      { change: 'none', base: P, local: P, remote: '🍐 - Pears', merged: P },
    ]);
  });

  it('matches a row that the service added', () => {
    const made = { sent: rows(A, P), echo: rows(A, P, K) };
    expect(mergeDrafts(made, rows('🍏 - Apple', P, K), rows(A, P, K)).options()).toEqual([
      { change: 'local', base: A, local: '🍏 - Apple', remote: A, merged: '🍏 - Apple' },
      untouched(P),
      untouched(K),
    ]);
  });
});

describe('the order of merged rows', () => {
  const ONE = '1️⃣ - One';
  const TWO = '2️⃣ - Two';
  const four = baseFromRemote(rows(A, P, L, K));

  it.each([
    ['after the first', [A, ONE, P, L, K], [A, ONE, P, L, K]],
    ['before the first', [ONE, A, P, L, K], [ONE, A, P, L, K]],
    ['one after another', [A, ONE, TWO, P, L, K], [A, ONE, TWO, P, L, K]],
  ])('keeps the position of an added row: %s', (_, theirs, all) => {
    const mine = ['🍏 - Apple', P, L, K];
    const named = (lines: string[]) => lines.map((line) => (line === A ? '🍏 - Apple' : line));
    expect(mergeDrafts(four, rows(...mine), rows(...theirs)).merged).toEqual(rows(...named(all)));
    expect(mergeDrafts(four, rows(...theirs), rows(...mine)).merged).toEqual(rows(...named(all)));
  });

  it('keeps 2 rows added there together, even if a row was added here at the end', () => {
    const result = mergeDrafts(four, rows(A, P, L, K, '3️⃣ - Three'), rows(A, ONE, TWO, P, L, K));
    expect(result.merged).toEqual(rows(A, ONE, TWO, P, L, K, '3️⃣ - Three'));
  });

  it('puts a row that was added after a row deleted here at the position of the deleted row', () => {
    const result = mergeDrafts(four, rows(A, L, K), rows(A, P, ONE, L, K));
    expect(result).toMatchObject({ conflicts: [], merged: rows(A, ONE, L, K) });
  });

  it('is no conflict if both moved the same row and one side removed another', () => {
    const result = mergeDrafts(four, rows(K, A, P, L), rows(K, A, L));
    expect(result).toMatchObject({ conflicts: [], orderConflict: false, merged: rows(K, A, L) });
  });

  it('is no conflict if both moved the same row and one side added another between', () => {
    const result = mergeDrafts(four, rows(K, A, ONE, P, L), rows(K, A, P, '🍋 - Lime'));
    expect(result).toMatchObject({ conflicts: [], merged: rows(K, A, ONE, P, '🍋 - Lime') });
  });
});

describe('the limits of merged rows', () => {
  const many = (count: number, of: string) => Array.from({ length: count }, (_, at) => `🍎 - ${of} ${at}`);
  const conflictsOf = (was: Draft, mine: Draft, theirs: Draft) =>
    mergeDrafts(baseFromRemote(was), mine, theirs).conflicts;

  it('allow 20 rows, but not 21', () => {
    const mine = rows(A, P, ...many(9, 'Mine'));
    expect(conflictsOf(rows(A, P), mine, rows(A, P, ...many(9, 'Theirs')))).toEqual([]);
    expect(conflictsOf(rows(A, P), mine, rows(A, P, ...many(10, 'Theirs')))).toEqual(['options']);
  });

  it('require at least 2 rows', () => {
    expect(conflictsOf(rows(A, P, L, K), rows(A, P, L), rows(A, P, K))).toEqual([]);
    expect(conflictsOf(rows(A, P, L), rows(A, P), rows(A, L))).toEqual(['options']);
  });

  it.each(['', ' '])('reject a new duplicate text, with or without spaces at the end: "%s"', (blank) => {
    const was = rows(A, P, L);
    expect(conflictsOf(was, rows(A, `🍐 - Kiwi${blank}`, L), rows(A, P, L, `${K}${blank}`))).toEqual([
      'options',
    ]);
  });

  it('allow a duplicate text that a side already has', () => {
    const was = rows(A, '🍏 - Apple', P);
    expect(conflictsOf(was, rows(A, '🍏 - Apple', '🍐 - Pears'), rows(A, '🍏 - Apple', P, L))).toEqual([]);
  });
});

describe('matching rows', () => {
  it.each<[string, string[], string[], (number | null)[]]>([
    ['by the whole line, before another row with that text', [P, A], ['🍏 - Apple', A, P], [2, 1]],
    ['by text', ['🍏 - Apple'], [P, A], [1]],
    ['by text, if there is a space after it now', ['🍏 - Apple '], [P, A], [1]],
    ['by text, if there was a space after it before', ['🍏 - Apple'], [P, `${A} `], [1]],
    ['by text before emoji', ['🍎 - Pear'], [A, P], [1]],
    ['by emoji', ['🍎 - Apples'], [P, A], [1]],
    ['not if line, text, and emoji all differ', [K], [A, P], [null]],
    ['not if they only have in common that they have no emoji', ['Kiwi'], ['Apple'], [null]],
    ['not if they only have in common that they have no text', ['🍎 - '], ['🥝 - '], [null]],
    ['by emoji, if they have no text', ['🥝 -  '], ['🍎 - ', '🥝 - '], [1]],
    ['by line, each once', [A, A], [A, P], [0, null]],
    ['by text, each once', ['🍏 - Apple', '🥝 - Apple'], [A, P], [0, null]],
    ['by emoji, each once', ['🍎 - One', '🍎 - Two'], [A, P], [0, null]],
  ])('matches %s', (_, is, was, at) => {
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
  .map(([title, options, footer]) => ({ ...emptyDraft(), title, options, footer }));

describe('any merge', () => {
  it('returns the changed side if the other is unchanged', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        expect(mergeDrafts(baseFromRemote(before), after, before)).toMatchObject({
          merged: after,
          conflicts: [],
        });
        expect(mergeDrafts(baseFromRemote(before), before, after)).toMatchObject({
          merged: after,
          conflicts: [],
        });
      }),
    );
  });

  it('has no conflict if both sides are equal', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const { merged, conflicts, base: next } = mergeDrafts(baseFromRemote(before), after, after);
        expect({ merged, conflicts, sent: next.sent }).toEqual({ merged: after, conflicts: [], sent: after });
      }),
    );
  });

  it('finds the same conflicts if the sides are swapped', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, one, other) => {
        const names = (mine: Draft, theirs: Draft) =>
          mergeDrafts(baseFromRemote(before), mine, theirs).conflicts;
        expect(names(one, other)).toEqual(names(other, one));
      }),
      { numRuns: 100 },
    );
  });

  it('loses no row that a side added or changed', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, one, other) => {
        const { merged, conflicts } = mergeDrafts(baseFromRemote(before), one, other);
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

  it("changes nothing if it's repeated with the same remote side", () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, one, other) => {
        const first = mergeDrafts(baseFromRemote(before), one, other);
        if (first.conflicts.length > 0) return;
        const second = mergeDrafts(first.base, first.merged, other);
        expect(second).toMatchObject({ merged: first.merged, conflicts: [] });
      }),
      { numRuns: 100 },
    );
  });
});

describe('an echo', () => {
  const echo = (sent: Partial<Draft>, got: Partial<Draft>) => canNormalizeTo(draft(sent), draft(got), null);

  it('may have an emoji for a name, an image for a search, and may add or lose U+FE0F', () => {
    expect(echo({ options: ':smile: - Yes\n❤️ - No' }, { options: '😄 - Yes\n❤ - No' })).toBe(true);
    expect(
      echo(
        { options: '$cat$ - Yes\n👎 - No' },
        { options: '$[cat](https://x.example/c.png)$ - Yes\n👎 - No' },
      ),
    ).toBe(true);
    expect(echo({ image: '$$cat$$' }, { image: 'https://x.example/c.png' })).toBe(true);
  });

  it('may have no spaces around a text', () => {
    expect(echo({ title: ' Tea? ', footer: 'bye\n' }, { title: 'Tea?', footer: 'bye' })).toBe(true);
  });

  it('has no other emoji, text, order, or number of rows', () => {
    expect(echo({ options: '👍 - Yes\n👎 - No' }, { options: '👎 - Yes\n👎 - No' })).toBe(false);
    expect(echo({ options: '👍 - Yes\n👎 - No' }, { options: '👍 - Yes\n👎 - Never' })).toBe(false);
    expect(echo({ options: '👍 - Yes\n👎 - No' }, { options: '👎 - No\n👍 - Yes' })).toBe(false);
    expect(echo({ options: '👍 - Yes\n👎 - No' }, { options: '👍 - Yes' })).toBe(false);
    expect(echo({ title: 'Tea?' }, { title: 'Teas?' })).toBe(false);
    expect(echo({ footer: 'bye' }, { footer: '' })).toBe(false);
  });

  it('may have what the service returned for a row before, in any position', () => {
    const before = {
      sent: draft({ options: `:dog: - Yes \n${P}\n:tada: - Yes` }),
      echo: draft({ options: `${P}\n🎉 - Yes\n🐶 - Yes ` }),
    };
    const moved = draft({ options: `${P}\n:tada: - Yes\n:dog: - Yes ` });
    expect(isEquivalent(moved, before.echo, before)).toBe(true);
    const other = draft({ options: `${P}\n🐶 - Yes\n🎉 - Yes ` });
    expect(isEquivalent(moved, other, before)).toBe(false);
  });

  it('may have what the service returned for the same row before', () => {
    const known = { sent: draft({ title: 'TEA?' }), echo: draft({ title: 'Tea?' }) };
    expect(canNormalizeTo(draft({ title: 'TEA?' }), draft({ title: 'Tea?' }), known)).toBe(true);
    expect(canNormalizeTo(draft({ title: 'TEA!' }), draft({ title: 'Tea?' }), known)).toBe(false);
  });
});
