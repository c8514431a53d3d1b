import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLines, splitLines } from '../../../../shared/question/options-source.ts';
import { anyLine } from '../arbitraries.ts';

describe('splitLines', () => {
  const table: [source: string, lines: string[]][] = [
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\n\n', ['a', '']],
    ['\n', ['']],
    ['\na', ['', 'a']],
    ['a\nb', ['a', 'b']],
    ['a\r\nb\r\n', ['a', 'b']],
    ['a\r\r\nb', ['a\r', 'b']],
    ['a\rb', ['a\rb']],
    ['a\r', ['a\r']],
    ['a\n\r', ['a', '\r']],
    ['a\u2028b\u2029c\u0085d', ['a\u2028b\u2029c\u0085d']],
  ];

  it.each(table)('splits %j', (source, lines) => expect(splitLines(source)).toEqual(lines));
});

describe('joinLines', () => {
  it('uses only `\\n` as a line break', () => {
    expect(joinLines(['a', '', 'b'])).toBe('a\n\nb');
    expect(joinLines(['a', ''])).toBe('a\n\n');
  });

  it('is reversed by splitLines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyLine, fc.constantFrom('', '\r', 'a\r')), { maxLength: 6 }),
        (lines) => {
          expect(splitLines(joinLines(lines))).toEqual(lines);
        },
      ),
      { numRuns: 500 },
    );
  });
});
