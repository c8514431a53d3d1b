import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPaste,
  listChoices,
  planPaste,
  retargetPaste,
} from '../../../../../../renderer/features/editor/paste/paste-plan.ts';

/**
 * Pastes `+` into a field that has changed to `now` since the paste started. In `marked`, `[…]` is the
 * selection then, and `|` the caret.
 */
function pasteLater(marked: string, now: string): string {
  const start = marked.search(/[[|]/);
  const end = marked.includes(']') ? marked.indexOf(']') - 1 : start;
  const value = marked.replaceAll(/[[\]|]/g, '');
  return applyPaste(retargetPaste({ text: '', value, start, end }, now), '+');
}

describe('a delayed list paste', () => {
  it.each([
    ['ab|cd', 'abcd', 'ab+cd'],
    ['a[bc]d', 'abcd', 'a+d'],
    ['|', 'x', '+x'],
    ['ab|', 'abx', 'ab+x'],
    ['ab|cd', 'abXcd', 'ab+Xcd'],
    ['ab|cd', 'Xabcd', 'Xab+cd'],
    ['a[bc]d', 'aXd', 'a+Xd'],
    ['a[bc]d', 'abcdX', 'a+dX'],
    ['a[bc]', 'X', 'X+'],
  ])('changes %j, later %j, to %j', (marked, now, made) => {
    expect(pasteLater(marked, now)).toBe(made);
  });

  it('replaces only the selection', () => {
    const texts = fc.tuple(fc.string(), fc.string(), fc.string(), fc.string());
    fc.assert(
      fc.property(texts, ([before, selected, after, now]) => {
        const value = before + selected + after;
        const pasted = { text: '', value, start: before.length, end: before.length + selected.length };
        const made = applyPaste(retargetPaste(pasted, now), '');
        const without = before + now.slice(before.length + selected.length);
        expect(now.startsWith(before + selected) ? [without] : [now]).toContain(made);
      }),
    );
  });
});

describe('a long list', () => {
  const createRow = (key: string, emoji: string, text: string) => ({ key, emoji, text });
  const list = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ emoji: '🍵', text: `Tea ${at}` }));

  it.each([
    ['an empty row', [createRow('a', '', '')], '', 21, { room: 20, over: 1, rows: 20 }],
    ['a row with text', [createRow('a', '', 'Tea')], 'Tea', 21, { room: 19, over: 2, rows: 20 }],
    [
      'an emoji row next to another row',
      [createRow('b', '🍵', 'Tea'), createRow('a', '☕', '')],
      '',
      21,
      { room: 18, over: 3, rows: 19 },
    ],
    [
      '1 of 20 rows',
      [createRow('a', '🍵', 'Tea'), ...Array.from({ length: 19 }, (_, at) => createRow(`${at}`, '☕', 'x'))],
      'Tea',
      2,
      { room: 0, over: 2, rows: 1 },
    ],
  ])("is shortened if it's pasted into %s", (_, rows, rest, count, expected) => {
    const plan = planPaste(rows, 'a', rest, { options: list(count), converted: 0 });
    expect({ room: plan.room, over: plan.over, rows: plan.fitting.length }).toEqual(expected);
    expect(plan.fitting.filter(({ text }) => text.startsWith('Tea '))).toHaveLength(expected.room);
    expect(listChoices(plan).includes('fitting')).toBe(expected.room > 0);
  });

  it("is pasted completely if there's room", () => {
    const plan = planPaste([createRow('a', '', '')], 'a', '', { options: list(20), converted: 0 });
    expect(plan).toMatchObject({ room: 20, over: 0 });
    expect(plan.fitting).toEqual(plan.rows);
    expect(listChoices(plan)).toEqual(['options', 'line']);
  });
});

describe('a list with repeated options', () => {
  const createOption = (emoji: string, text: string) => ({ emoji, text });

  it('keeps each pair of emoji and text once, at its first position', () => {
    const pasted = [
      createOption('🍵', 'Tea'),
      createOption('', 'Tea'),
      createOption('🍔', ''),
      createOption('🍵', 'Tea'),
      createOption('', 'Tea'),
      createOption('🍔', ''),
      createOption('🍵', 'tea'),
    ];
    const plan = planPaste([{ key: 'a', emoji: '', text: '' }], 'a', '', { options: pasted, converted: 0 });
    expect(plan.options).toEqual([pasted[0], pasted[1], pasted[2], pasted[6]]);
    expect(plan).toMatchObject({ repeated: 3, room: 4, over: 0 });
    expect(plan.rows).toEqual(plan.options);
  });

  it('offers to add emoji only if an option with text has no emoji', () => {
    const listPasteChoices = (...pasted: { emoji: string; text: string }[]) =>
      listChoices(planPaste([], 'a', '', { options: pasted, converted: 0 }));
    expect(listPasteChoices(createOption('🍵', 'Tea'), createOption('🍔', ''))).toEqual(['options', 'line']);
    expect(listPasteChoices(createOption('🍵', 'Tea'), createOption('', 'Milk'))).toEqual([
      'options',
      'with-emoji',
      'line',
    ]);
  });
});
