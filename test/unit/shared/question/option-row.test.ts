import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLikelyEmoji, readWholeEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import {
  formatRow,
  formatRows,
  parseOptions,
  readRow,
  readRows,
} from '../../../../shared/question/option-line.ts';
import { acceptedEmoji, acceptedOption, anyLine, anySource } from '../arbitraries.ts';

describe('readRow', () => {
  const table: [line: string, emoji: string, text: string][] = [
    ['', '', ''],
    ['☕ - Coffee', '☕', 'Coffee'],
    ['☕ - ', '☕', ''],
    ['☕', '☕', ''],
    [':tada:', ':tada:', ''],
    [':ta - Party', ':ta', 'Party'],
    ['$cat - Cat', '$cat', 'Cat'],
    ['☕☕ - Two', '☕☕', 'Two'],
    ['★ - Star', '★', 'Star'],
    [' - Coffee', '', 'Coffee'],
    [' - ☕ - Coffee', '', '☕ - Coffee'],
    ['Coffee', '', 'Coffee'],
    ['Coffee - black', '', 'Coffee - black'],
    ['☕ Coffee', '', '☕ Coffee'],
    [':ta', '', ':ta'],
    ['☕ -', '', '☕ -'],
  ];

  it.each(table)('reads %j', (line, emoji, text) => expect(readRow(line)).toEqual({ emoji, text }));

  it('returns the same emoji and text as parseOptions for valid lines', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const rows = readRows(source);
        for (const [index, parsed] of parseOptions(source).entries()) {
          if (parsed.ok) expect(rows[index]).toEqual(parsed.option);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('formatRow', () => {
  it.each([
    [{ emoji: '☕', text: 'Coffee' }, '☕ - Coffee'],
    [{ emoji: '☕', text: '' }, '☕ - '],
    [{ emoji: '', text: 'Coffee' }, 'Coffee'],
    [{ emoji: '', text: 'Coffee - black' }, 'Coffee - black'],
    [{ emoji: '', text: '☕ - Coffee' }, ' - ☕ - Coffee'],
    [{ emoji: '', text: ' - Coffee' }, ' -  - Coffee'],
    [{ emoji: '', text: '☕' }, ' - ☕'],
    [{ emoji: '', text: '' }, ''],
    [{ emoji: ' ☕ ', text: 'a\nb\r\nc' }, '☕ - a b c'],
  ])('writes %j', (row, line) => expect(formatRow(row)).toBe(line));

  it('is reversed by readRow for any text without an emoji', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        expect(readRow(formatRow({ emoji: '', text }))).toEqual({ emoji: '', text });
      }),
      { numRuns: 1000 },
    );
  });

  it('is reversed by readRow for any text after a complete emoji', () => {
    fc.assert(
      fc.property(acceptedEmoji, anyLine, (emoji, text) => {
        expect(readRow(formatRow({ emoji, text }))).toEqual({ emoji, text });
      }),
      { numRuns: 500 },
    );
  });

  it('is reversed by readRow for an unfinished emoji before simple words', () => {
    const unfinished = anyLine.filter(
      (emoji) =>
        emoji === emoji.trim() && `${emoji} - `.indexOf(' - ') === emoji.length && isLikelyEmoji(emoji),
    );
    fc.assert(
      fc.property(
        unfinished.filter((emoji) => readWholeEmoji(emoji) === null),
        fc.constantFrom('', 'Coffee', 'Coffee - black'),
        (emoji, text) => {
          expect(readRow(formatRow({ emoji, text }))).toEqual({ emoji, text });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('formatRows', () => {
  it('is reversed by readRows, including empty rows', () => {
    const row = fc.oneof(
      acceptedOption,
      fc.constant({ emoji: '', text: '' }),
      fc.constant({ emoji: '☕', text: '' }),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        expect(readRows(formatRows(rows))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('returns lines that parseOptions can parse', () => {
    fc.assert(
      fc.property(fc.array(acceptedOption, { maxLength: 6 }), (rows) => {
        expect(parseOptions(formatRows(rows)).map((line) => line.ok && line.option)).toEqual(rows);
      }),
    );
  });
});
