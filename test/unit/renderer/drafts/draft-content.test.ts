import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  formatLine,
  formatSource,
  isBlank,
  parseDraft,
  type RowText,
  readLine,
  readSource,
  trimTrailingBlanks,
} from '../../../../renderer/drafts/draft-content.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';

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
  it('preserve every line as typed, valid or invalid', () => {
    fc.assert(
      fc.property(anyLine, (typed) => {
        expect(formatLine(readLine(typed))).toBe(typed);
      }),
    );
  });

  it('preserve every source text, whatever its lines contain', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const rows = readSource(formatSource(lines.map(readLine)));
        expect(rows.map(formatLine)).toEqual(lines);
      }),
    );
  });

  it('split a complete line into emoji and text', () => {
    expect(readLine('☕ - First - coffee')).toEqual({ emoji: '☕', text: 'First - coffee' });
    expect(readLine(':tada: - Party')).toEqual({ emoji: ':tada:', text: 'Party' });
  });

  it('treat an incomplete line as text', () => {
    expect(readLine('Rain on the window')).toEqual({ emoji: '', text: 'Rain on the window' });
  });

  it('include an empty last line of the source text', () => {
    const rows: RowText[] = [
      { emoji: '☕', text: 'Tea' },
      { emoji: '', text: '' },
    ];
    expect(readSource(formatSource(rows))).toEqual(rows);
  });

  it('are blank only if nothing was typed', () => {
    expect(isBlank(readLine(''))).toBe(true);
    expect(isBlank(readLine(' - '))).toBe(false);
    expect(isBlank(readLine('☕ - '))).toBe(false);
  });

  it("are trimmed only if they're blank and at the end", () => {
    const [blank, tea] = [readLine(''), readLine('☕ - Tea')];
    expect(trimTrailingBlanks([blank, tea, blank, blank])).toEqual([blank, tea]);
    expect(trimTrailingBlanks([blank])).toEqual([]);
  });
});

describe('a merged draft', () => {
  const createDraft = (options: string) => ({ ...createEmptyDraft(), options });
  const mergeRows = (before: string, blanks: number, merged: string) => {
    const empty = Array.from({ length: blanks }, () => ({ emoji: '', text: '' }));
    const start = parseDraft(createDraft(before));
    const content = applyEdit(start, { type: 'insert', at: start.rows.length, rows: empty });
    return applyEdit(content, { type: 'merge', draft: createDraft(merged) }).rows.map(
      (row) => `${row.key} ${formatLine(row)}`,
    );
  };

  it('keeps empty rows at the end for further typing', () => {
    expect(mergeRows('', 2, 'Tea')).toEqual(['row-2 Tea', 'row-0 ', 'row-1 ']);
    expect(mergeRows('Tea', 1, 'Tea\nCoffee')).toEqual(['row-0 Tea', 'row-3 Coffee', 'row-1 ']);
  });

  it('keeps the keys of edited and moved rows', () => {
    expect(mergeRows('Tea\nMusic\nRain', 0, 'Green tea\nMusic\nRains')).toEqual([
      'row-0 Green tea',
      'row-1 Music',
      'row-2 Rains',
    ]);
    expect(mergeRows('Tea\nMusic\nRain', 0, 'Rain\nTea\nMusic')).toEqual([
      'row-2 Rain',
      'row-0 Tea',
      'row-1 Music',
    ]);
  });
});
