import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedIn, withPasted } from '../../../renderer/editor/paste-plan.ts';

/** What a field with `[…]` selected, or the caret at `|`, has in it when a list that was pasted there comes late. */
function late(marked: string, now: string): string {
  const start = marked.search(/[[|]/);
  const end = marked.includes(']') ? marked.indexOf(']') - 1 : start;
  const value = marked.replaceAll(/[[\]|]/g, '');
  return withPasted(placedIn({ text: '', value, start, end }, now), '+');
}

describe('a list that is pasted late', () => {
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
  ])('into %j, which is %j by then, makes it %j', (marked, now, made) => {
    expect(late(marked, now)).toBe(made);
  });

  it('takes nothing away but what was selected', () => {
    const texts = fc.tuple(fc.string(), fc.string(), fc.string(), fc.string());
    fc.assert(
      fc.property(texts, ([before, selected, after, now]) => {
        const value = before + selected + after;
        const pasted = { text: '', value, start: before.length, end: before.length + selected.length };
        const made = withPasted(placedIn(pasted, now), '');
        const without = before + now.slice(before.length + selected.length);
        expect(now.startsWith(before + selected) ? [without] : [now]).toContain(made);
      }),
    );
  });
});
