import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeOptionLines } from '../../../../renderer/drafts/merge-option-lines.ts';
import { mergeTexts } from '../../../../renderer/drafts/merge-texts.ts';

describe('two edits of the same text', () => {
  it.each([
    { base: 'Tea?', own: 'Tea? AAA', other: 'Tea? BBB', merged: 'Tea? AAA BBB' },
    { base: 'Tea?', own: 'AAA Tea?', other: 'Tea? BBB', merged: 'AAA Tea? BBB' },
    { base: 'Tea or juice?', own: 'Tea?', other: 'Tea or grape juice?', merged: 'Teagrape ?' },
    {
      base: 'Tea and juice?',
      own: 'Iced tea and juice?',
      other: 'Tea and juices?',
      merged: 'Iced tea and juices?',
    },
    { base: 'Tea?', own: 'Green tea?', other: 'Green tea?', merged: 'Green tea?' },
    { base: 'Tea 👨‍👩‍👧?', own: 'Tea 👨‍👩‍👧👍?', other: 'Teas 👨‍👩‍👧?', merged: 'Teas 👨‍👩‍👧👍?' },
  ])('turn “$base” into “$merged”', ({ base, own, other, merged }) => {
    expect(mergeTexts(base, own, other)).toEqual({ text: merged, isConflict: false });
  });

  it('conflict if both replace the same words, and both replacements are kept', () => {
    const merged = mergeTexts('Which one stays?', 'Which one goes?', 'Which one wins?');
    expect(merged).toEqual({ text: 'Which one goes? wins?', isConflict: true });
  });

  it('preserve all inserted text', () => {
    const insertAt = fc.record({ at: fc.nat(), text: fc.stringMatching(/^[A-Z]{1,4}$/) });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), insertAt, insertAt, (base, own, other) => {
        const apply = ({ at, text }: typeof own) => [...base].toSpliced(at % 9, 0, text).join('');
        const { text } = mergeTexts(base, apply(own), apply({ ...other, text: other.text.toLowerCase() }));
        expect(text).toHaveLength(base.length + own.text.length + other.text.length);
      }),
    );
  });

  it('are merged even if the text is 1 MB long', () => {
    const base = 'tea '.repeat(250_000);
    const own = base.replaceAll('t', 'T');
    const merged = mergeTexts(base, own, `${base}end`);
    expect(merged.text).toHaveLength(own.length + 3);
  });
});

describe('two edits of option lines', () => {
  it.each([
    { name: 'keep both new lines', base: 'Tea', own: 'Tea\nA', other: 'Tea\nB', merged: 'Tea\nA\nB' },
    { name: 'keep both first lines', base: '', own: 'A', other: 'B', merged: 'A\nB' },
    {
      name: 'are combined if they change the same line',
      base: 'Tea\nX',
      own: 'Teas\nX',
      other: 'A tea\nX',
      merged: 'A teas\nX',
    },
    {
      name: 'are combined if one moves the line that the other changes',
      base: '1 a\n2 b\n3 c',
      own: '3 c\n1 a\n2 b',
      other: '1 a\n2 b\n3 cc',
      merged: '3 cc\n1 a\n2 b',
    },
    {
      name: 'keep an edited line that the other edit deletes',
      base: 'a\nb',
      own: 'a',
      other: 'a\nb more',
      merged: 'a\nb more',
    },
    {
      name: 'delete a line that the other edit leaves unchanged',
      base: 'a\nb',
      own: 'a',
      other: 'A\nb',
      merged: 'A',
    },
    {
      name: 'keep a new emoji and new text',
      base: 'Tea',
      own: '☕ - Tea',
      other: 'Teas',
      merged: '☕ - Teas',
    },
  ])('$name', ({ base, own, other, merged }) => {
    expect(mergeOptionLines(base, own, other)).toEqual({ text: merged, isConflict: false });
  });

  it('conflict if the emoji or orders differ', () => {
    expect(mergeOptionLines('Tea', '☕ - Tea', '🍵 - Tea').isConflict).toBe(true);
    expect(mergeOptionLines('a\nb\nc', 'b\na\nc', 'c\na\nb').isConflict).toBe(true);
  });
});
