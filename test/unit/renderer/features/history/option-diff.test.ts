import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffOptions, isChanged } from '../../../../../renderer/features/history/option-diff.ts';
import type { StoredOption } from '../../../../../shared/library/entry.ts';

const createOption = (emoji: string, text: string): StoredOption => ({ typed: emoji, emoji, text, votes: 0 });
/** Parses options such as `🍵Tea ☕Coffee`. */
const parseOptions = (source: string): StoredOption[] =>
  source
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [emoji = ''] = [...one];
      return createOption(emoji, one.slice(emoji.length));
    });

/** Describes each option's change: `=` same, `~` changed, `^` moved, `+` added, `-` removed. */
const describeChanges = (before: string, after: string): string =>
  diffOptions(parseOptions(before), parseOptions(after))
    .map((change) => {
      const text = (change.after ?? change.before)?.option.text;
      if (!change.before) return `+${text}`;
      if (!change.after) return `-${text}`;
      return `${change.moved ? '^' : ''}${isChanged(change) ? '~' : '='}${text}`;
    })
    .join(' ');

const anyOptions = fc.array(
  fc
    .tuple(fc.constantFrom('🍵', '☕', '🧃', '🥛'), fc.constantFrom('Tea', 'Coffee', 'Juice', 'Milk', ''))
    .map(([emoji, text]) => createOption(emoji, text)),
  { maxLength: 8 },
);

describe('diffOptions', () => {
  it.each([
    ['🍵Tea ☕Coffee', '🍵Tea ☕Coffee', '=Tea =Coffee'],
    ['🍵Tea ☕Coffee', '🍵Tea ☕Coffee 🥛Milk', '=Tea =Coffee +Milk'],
    ['🍵Tea ☕Coffee 🥛Milk', '🍵Tea 🥛Milk', '=Tea -Coffee =Milk'],
    ['☕Coffee 🍵Tea 🥛Milk', '🍵Tea 🥛Milk', '-Coffee =Tea =Milk'],
    ['🍵Tea ☕Coffee 🥛Milk', '🥛Milk 🍵Tea ☕Coffee', '^=Milk =Tea =Coffee'],
    ['🍵Tea ☕Coffee', '🍵Tea 🥛Coffee', '=Tea ~Coffee'],
    ['🍵Tea ☕Coffee', '🍵Tea ☕Espresso', '=Tea ~Espresso'],
    ['🍵Tea ☕Coffee 🥛Milk', '🥛Cocoa 🍵Tea ☕Coffee', '^~Cocoa =Tea =Coffee'],
    ['🍵Tea 🍵Tea', '🍵Tea', '=Tea -Tea'],
    ['', '🍵Tea', '+Tea'],
    ['🍵Tea', '', '-Tea'],
    ['🍵Tea', '🥛Milk', '-Tea +Milk'],
  ])('compares %j with %j: %j', (before, after, expected) => {
    expect(describeChanges(before, after)).toBe(expected);
  });

  it('lists every option of both versions once, with the current ones in order', () => {
    fc.assert(
      fc.property(anyOptions, anyOptions, (before, after) => {
        const changes = diffOptions(before, after);
        expect(changes.flatMap((change) => change.after ?? [])).toEqual(
          after.map((one, at) => ({ at, option: one })),
        );
        const old = changes.flatMap((change) => change.before ?? []).sort((a, b) => a.at - b.at);
        expect(old).toEqual(before.map((one, at) => ({ at, option: one })));
      }),
      { numRuns: 2_000 },
    );
  });

  it("keeps the order of options that aren't marked as moved", () => {
    fc.assert(
      fc.property(anyOptions, anyOptions, (before, after) => {
        const steady = diffOptions(before, after).flatMap(({ before: old, after: now, moved }) =>
          old && now && !moved ? [old.at] : [],
        );
        expect(steady).toEqual([...steady].sort((a, b) => a - b));
        for (const change of diffOptions(before, before)) {
          expect([change.moved, isChanged(change)]).toEqual([false, false]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('compares typed emoji and ignores votes', () => {
    const [tea] = parseOptions('🍵Tea');
    if (!tea) throw new Error('no option');
    const [typed] = diffOptions([tea], [{ ...tea, typed: ':tea:' }]);
    expect(typed && isChanged(typed)).toBe(true);
    const [voted] = diffOptions([tea], [{ ...tea, votes: 7 }]);
    expect(voted && isChanged(voted)).toBe(false);
  });
});
