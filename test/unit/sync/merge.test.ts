import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseNow } from '../../../electron/host/sync/base.ts';
import { isEcho, isKeptField, isSame } from '../../../electron/host/sync/echo.ts';
import { baseOf, merge } from '../../../electron/host/sync/merge.ts';
import type { Draft } from '../../../shared/library.ts';
import type { EntrySync } from '../../../shared/sync.ts';
import { someDraft } from '../../support/sync/memory-book.ts';

const draft = (content: Partial<Draft> = {}): Draft => ({
  ...someDraft,
  options: '🍎 - Apple\n🍐 - Pear\n🍋 - Lemon',
  ...content,
});
const base = baseOf(draft());
const rows = (...lines: string[]) => draft({ options: lines.join('\n') });
const A = '🍎 - Apple';
const P = '🍐 - Pear';
const L = '🍋 - Lemon';

describe('a merge of fields', () => {
  it('only L changed: the union is L', () => {
    const result = merge(base, draft({ title: 'Mine' }), draft());
    expect(result).toMatchObject({ merged: draft({ title: 'Mine' }), conflicts: [], base });
  });

  it('only R changed: R is taken, and is the base', () => {
    const remote = draft({ title: 'Theirs' });
    expect(merge(base, draft(), remote)).toMatchObject({
      merged: remote,
      conflicts: [],
      base: baseOf(remote),
    });
  });

  it('L = R ≠ B: the base advances, and nothing is left to send', () => {
    const both = draft({ title: 'Both' });
    const result = merge(base, both, both);
    expect(result.merged).toEqual(result.base.sent);
    expect(result.conflicts).toEqual([]);
  });

  it('different fields changed: both are taken', () => {
    const result = merge(base, draft({ title: 'Mine' }), draft({ footer: 'theirs' }));
    expect(result.merged).toEqual(draft({ title: 'Mine', footer: 'theirs' }));
    expect(result.base.sent).toEqual(draft({ footer: 'theirs' }));
  });

  it('same field, different values: a conflict', () => {
    const result = merge(base, draft({ title: 'Mine' }), draft({ title: 'Theirs' }));
    expect(result.conflicts).toEqual(['title']);
    expect(result.fields[0]).toMatchObject({
      change: 'conflict',
      base: base.sent.title,
      local: 'Mine',
      remote: 'Theirs',
    });
  });
});

describe('a merge of options on both sides', () => {
  const merged = (local: Draft, remote: Draft) => {
    const result = merge(base, local, remote);
    return result.conflicts.length > 0 ? 'conflict' : result.merged.options.split('\n');
  };

  it('takes changes of different rows', () => {
    expect(merged(rows('🍏 - Apple', P, L), rows(A, P, '🍋 - Lime'))).toEqual(['🍏 - Apple', P, '🍋 - Lime']);
  });

  it('the same row changed twice: a conflict', () => {
    expect(merged(rows(A, '🍐 - Pears', L), rows(A, '🍐 - A pear', L))).toBe('conflict');
  });

  it('the same row changed to the same: no conflict', () => {
    expect(merged(rows('🍏 - Apple', '🍐 - Pears', L), rows(A, '🍐 - Pears', L))).toEqual([
      '🍏 - Apple',
      '🍐 - Pears',
      L,
    ]);
  });

  it('adds what either side added, each behind its row', () => {
    expect(merged(rows(A, '1️⃣ - One', P, L), rows(A, P, L, '2️⃣ - Two'))).toEqual([
      A,
      '1️⃣ - One',
      P,
      L,
      '2️⃣ - Two',
    ]);
  });

  it('adds what follows a row that both sides added behind that row', () => {
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

  it('takes out what either side took out', () => {
    const four = baseOf(rows(A, P, L, '1️⃣ - One'));
    expect(merge(four, rows(P, L, '1️⃣ - One'), rows(A, P, L)).merged.options).toBe(`${P}\n${L}`);
  });

  it('taken out here and changed there: a conflict', () => {
    expect(merged(rows(A, L), rows(A, '🍐 - Pears', L))).toBe('conflict');
    expect(merged(rows(A, '🍐 - Pears', L), rows(A, L))).toBe('conflict');
  });

  it('takes the order of the side that changed it', () => {
    expect(merged(rows(L, A, P), rows(A, P, '🍋 - Lime'))).toEqual(['🍋 - Lime', A, P]);
    expect(merged(rows(A, P, '🍋 - Lime'), rows(L, A, P))).toEqual(['🍋 - Lime', A, P]);
  });

  it('both reordered: a conflict', () => {
    const result = merge(base, rows(L, A, P), rows(P, A, L));
    expect(result).toMatchObject({ conflicts: ['options'], orderConflict: true });
  });

  it('does not break the limits that both sides keep', () => {
    const many = Array.from({ length: 12 }, (_, at) => `🍎 - Apple ${at}`);
    const mine = many.map((line) => `${line} here`).slice(0, 9);
    const theirs = many.map((line) => `${line} there`).slice(0, 9);
    expect(merged(rows(A, P, L, ...mine), rows(A, P, L, ...theirs))).toBe('conflict');
    expect(merged(rows(A, P), rows(A, L))).toBe('conflict');
  });

  it('makes no row twice', () => {
    expect(merged(rows(A, '🍐 - Kiwi', L), rows(A, P, L, '🥝 - Kiwi'))).toBe('conflict');
  });

  it('knows a name as the emoji that came back for it', () => {
    const typed = { sent: rows(':apple: - Apple', P, L), echo: rows(A, P, L) };
    const result = merge(typed, rows(':apple: - Apple', '🍐 - Pears', L), rows(A, P, '🍋 - Lime'));
    expect(result.merged.options).toBe(':apple: - Apple\n🍐 - Pears\n🍋 - Lime');
    expect(result.base.sent.options).toBe(':apple: - Apple\n🍐 - Pear\n🍋 - Lime');
    expect(result.conflicts).toEqual([]);
  });

  it.each([
    ['only R changed a row: R is taken', rows(P, L, A), rows(A, L, '🍐 - Plum'), [A, L, '🍐 - Plum']],
    [
      'both changed one: the order of L stays',
      rows(P, '🍋 - Lime', A),
      rows('🍏 - Apple', L, P),
      [P, '🍋 - Lime', '🍏 - Apple'],
    ],
    ['L moved a row: so does the union', rows(L, P, A), rows(A, L, '🍐 - Plum'), [L, '🍐 - Plum', A]],
    ['R moved a row: so does the union', rows(P, '🍋 - Lime', A), rows(L, A, P), ['🍋 - Lime', A, P]],
  ])('does not take it for a change that the service sorts the rows. %s', (_, local, remote, all) => {
    const result = merge({ sent: rows(P, L, A), echo: rows(A, L, P) }, local, remote);
    expect(result).toMatchObject({ conflicts: [], orderConflict: false });
    expect(result.merged.options.split('\n')).toEqual(all);
  });

  it.each([
    { texts: ['Yes ', 'Yes'], sorted: ['🎉 - Yes', '🐶 - Yes '], there: ['🎉 - Sure', '🐶 - Yes '] },
    { texts: ['Yes', 'Yes'], sorted: ['🐶 - Yes', '🎉 - Yes'], there: ['🐶 - Yes', '🎉 - Sure'] },
  ])('knows rows of one text apart where the service sorts them: $texts', ({ texts, sorted, there }) => {
    const [dog, tada] = [`:dog: - ${texts[0]}`, `:tada: - ${texts[1]}`];
    const sent = { sent: rows(dog, P, tada), echo: rows(P, ...sorted) };
    const result = merge(sent, rows(`🐱 - ${texts[0]}`, P, tada), rows(P, ...there));
    expect(result.conflicts).toEqual([]);
    expect(result.merged.options).toBe(`🐱 - ${texts[0]}\n${P}\n🎉 - Sure`);
  });

  it('knows an order by texts that differ in nothing but a blank', () => {
    const sent = draft({ options: '😄 - Yes \n☕ - Tea\n☀️ - Yes' });
    const there = (options: string) => draft({ options });
    expect(isKeptField('options', sent.options, '☕ - Tea\n☀️ - Yes\n😄 - Yes ')).toBe(true);
    expect(isKeptField('options', sent.options, '☕ - Tea\n😄 - Yes\n☀️ - Yes')).toBe(true);
    const lost: EntrySync = {
      ...{ account: 'a', remoteId: 1, own: true, base, seen: null, queued: null, hold: null, agreed: null },
      sending: { kind: 'edit', content: sent, at: 0 },
    };
    for (const options of ['☕ - Tea\n☀️ - Yes\n😄 - Yes ', '☕ - Tea\n😄 - Yes\n☀️ - Yes'])
      expect(baseNow(lost, sent, there(options), (typed) => typed)?.base).toEqual({
        sent,
        echo: there(options),
      });
  });

  it('both moved rows that the service sorts: a conflict', () => {
    const sorted = { sent: rows(P, L, A), echo: rows(A, L, P) };
    expect(merge(sorted, rows(L, P, A), rows(L, A, P))).toMatchObject({ orderConflict: true });
  });
});

const someText = fc.constantFrom('', 'a', 'b', 'c');
const line = fc
  .tuple(fc.constantFrom('👍', '👎', '🍐', '🍎'), fc.constantFrom('1', '2', '3', '4', '5'))
  .map((pair) => pair.join(' - '));
const lines = fc.uniqueArray(line, { minLength: 2, maxLength: 6 }).map((all) => all.join('\n'));
const anyContent: fc.Arbitrary<Draft> = fc
  .tuple(someText, lines, someText)
  .map(([title, options, footer]) => ({ title, options, description: '', footer, image: '' }));

describe('any merge', () => {
  it('gives the side that changed where the other did not', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        expect(merge(baseOf(before), after, before)).toMatchObject({ merged: after, conflicts: [] });
        expect(merge(baseOf(before), before, after)).toMatchObject({ merged: after, conflicts: [] });
      }),
    );
  });

  it('has no conflict where both sides are the same', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const { merged, conflicts, base: next } = merge(baseOf(before), after, after);
        expect({ merged, conflicts, sent: next.sent }).toEqual({ merged: after, conflicts: [], sent: after });
      }),
    );
  });

  it('finds the same conflicts whichever side is whose', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, one, other) => {
        const names = (mine: Draft, theirs: Draft) => merge(baseOf(before), mine, theirs).conflicts;
        expect(names(one, other)).toEqual(names(other, one));
      }),
      { numRuns: 100 },
    );
  });

  it('loses no row that a side added or changed', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, one, other) => {
        const { merged, conflicts } = merge(baseOf(before), one, other);
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

  it('of what came out of it with the same remote side changes nothing more', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, one, other) => {
        const first = merge(baseOf(before), one, other);
        if (first.conflicts.length > 0) return;
        const second = merge(first.base, first.merged, other);
        expect(second).toMatchObject({ merged: first.merged, conflicts: [] });
      }),
      { numRuns: 100 },
    );
  });
});

describe('an echo', () => {
  const echo = (sent: Partial<Draft>, got: Partial<Draft>) => isEcho(draft(sent), draft(got), null);

  it('is a literal for a name, a picture for a search, with or without U+FE0F', () => {
    expect(echo({ options: ':smile: - Yes\n❤️ - No' }, { options: '😄 - Yes\n❤ - No' })).toBe(true);
    expect(
      echo(
        { options: '$cat$ - Yes\n👎 - No' },
        { options: '$[cat](https://x.example/c.png)$ - Yes\n👎 - No' },
      ),
    ).toBe(true);
    expect(echo({ image: '$$cat$$' }, { image: 'https://x.example/c.png' })).toBe(true);
  });

  it('is a text without the blanks around it', () => {
    expect(echo({ title: ' Tea? ', footer: 'bye\n' }, { title: 'Tea?', footer: 'bye' })).toBe(true);
  });

  it('is no other emoji, text, order or number of rows', () => {
    expect(echo({ options: '👍 - Yes\n👎 - No' }, { options: '👎 - Yes\n👎 - No' })).toBe(false);
    expect(echo({ options: '👍 - Yes\n👎 - No' }, { options: '👍 - Yes\n👎 - Never' })).toBe(false);
    expect(echo({ options: '👍 - Yes\n👎 - No' }, { options: '👎 - No\n👍 - Yes' })).toBe(false);
    expect(echo({ options: '👍 - Yes\n👎 - No' }, { options: '👍 - Yes' })).toBe(false);
    expect(echo({ title: 'Tea?' }, { title: 'Teas?' })).toBe(false);
    expect(echo({ footer: 'bye' }, { footer: '' })).toBe(false);
  });

  it('is what the service made of a row before, wherever it stands now', () => {
    const before = {
      sent: draft({ options: `:dog: - Yes \n${P}\n:tada: - Yes` }),
      echo: draft({ options: `${P}\n🎉 - Yes\n🐶 - Yes ` }),
    };
    const moved = draft({ options: `${P}\n:tada: - Yes\n:dog: - Yes ` });
    expect(isSame(moved, before.echo, before)).toBe(true);
    const other = draft({ options: `${P}\n🐶 - Yes\n🎉 - Yes ` });
    expect(isSame(moved, other, before)).toBe(false);
  });

  it('is what the service made of the same before', () => {
    const known = { sent: draft({ title: 'TEA?' }), echo: draft({ title: 'Tea?' }) };
    expect(isEcho(draft({ title: 'TEA?' }), draft({ title: 'Tea?' }), known)).toBe(true);
    expect(isEcho(draft({ title: 'TEA!' }), draft({ title: 'Tea?' }), known)).toBe(false);
  });
});
