import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBlank,
  lineOf,
  type RowText,
  readLine,
  readSource,
  sourceOf,
  withoutTrailingBlanks,
} from '../../../../renderer/drafts/draft-content.ts';

const piece = fc.constantFrom(
  '☕',
  ':tada:',
  '$rain$',
  '$[a](https://a.b/c)$',
  ' - ',
  ' ',
  '-',
  'Tea',
  ':',
  '$',
  '1️⃣',
  '',
);
const line = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const anyLine = fc.oneof(
  line,
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
);

describe('option rows', () => {
  it('return every line as typed, valid or invalid', () => {
    fc.assert(
      fc.property(anyLine, (typed) => {
        expect(lineOf(readLine(typed))).toBe(typed);
      }),
    );
  });

  it('return every source text, whatever its lines contain', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const rows = readSource(sourceOf(lines.map(readLine)));
        expect(rows.map(lineOf)).toEqual(lines);
      }),
    );
  });

  it('have the emoji and the text of a complete line', () => {
    expect(readLine('☕ - First - coffee')).toEqual({ emoji: '☕', text: 'First - coffee' });
    expect(readLine(':tada: - Party')).toEqual({ emoji: ':tada:', text: 'Party' });
  });

  it('have an incomplete line as text', () => {
    expect(readLine('Rain on the window')).toEqual({ emoji: '', text: 'Rain on the window' });
  });

  it('keep an empty last row in the source text', () => {
    const rows: RowText[] = [
      { emoji: '☕', text: 'Tea' },
      { emoji: '', text: '' },
    ];
    expect(readSource(sourceOf(rows))).toEqual(rows);
  });

  it('are blank only if nothing was typed', () => {
    expect(isBlank(readLine(''))).toBe(true);
    expect(isBlank(readLine(' - '))).toBe(false);
    expect(isBlank(readLine('☕ - '))).toBe(false);
  });

  it('drop only blank rows at the end', () => {
    const [blank, tea] = [readLine(''), readLine('☕ - Tea')];
    expect(withoutTrailingBlanks([blank, tea, blank, blank])).toEqual([blank, tea]);
    expect(withoutTrailingBlanks([blank])).toEqual([]);
  });
});
