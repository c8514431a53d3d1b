import { describe, expect, it } from 'vitest';
import {
  countRows,
  countUncompared,
  haveOwnLines,
  importChoicesOf,
  isSelected,
  outcomeOf,
} from '../../../../../renderer/features/import/import-row-selection.ts';
import type { ImportPreview, ImportRow } from '../../../../../shared/import-export/import-preview-schemas.ts';
import { emptyDraft } from '../../../../../shared/question/question-fields.ts';
import { hitOf } from '../../similar/sample-hits.ts';

const row = (index: number | null, more: Partial<ImportRow> = {}): ImportRow => ({
  index,
  line: null,
  input: { ...emptyDraft(), title: 'T' },
  will: index === null ? 'impossible' : 'ready',
  here: null,
  errors: [],
  ...more,
});
const here = (why: 'same' | 'older' | 'file') => ({ here: { why, id: null, line: null } });
const preview = (...rows: ImportRow[]): ImportPreview => ({
  state: 'planned',
  rows,
  behind: { taken: 3, drafts: 1, here: 2, repeated: 4, impossible: 2 },
  problems: [],
  problemCount: 0,
  table: null,
});
const ROWS = [
  row(0),
  row(1, here('same')),
  row(2, here('file')),
  row(3),
  row(4, { will: 'draft' }),
  row(null),
];
const NEAREST = new Map([[3, hitOf(1)]]);

describe("a row's outcome", () => {
  it('is “in library” only for the same question', () => {
    expect(outcomeOf(row(0, here('same')), undefined)).toBe('here');
    expect(outcomeOf(row(0, here('older')), undefined)).toBe('here');
    expect(outcomeOf(row(0, here('file')), undefined)).toBe('repeated');
    expect(outcomeOf(row(0), hitOf(1))).toBe('duplicate');
    expect(outcomeOf(row(0), { ...hitOf(1), grade: 'close' })).toBe('ready');
    expect(outcomeOf(row(null), undefined)).toBe('impossible');
  });
});

describe('the default selection', () => {
  it('has every readable row that isn’t in the library', () => {
    expect(ROWS.map((one) => isSelected(one, new Map(), NEAREST))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('includes a question that is only similar to another one', () => {
    expect(isSelected(row(3), new Map(), new Map([[3, { ...hitOf(1), grade: 'close' as const }]]))).toBe(
      true,
    );
  });

  it('counts rows that aren’t shown, and the parts add up', () => {
    expect(countRows(preview(...ROWS), new Map(), NEAREST)).toEqual({
      found: 17,
      taken: 5,
      drafts: 2,
      here: 3,
      repeated: 5,
      duplicate: 1,
      impossible: 3,
      leftOut: 0,
    });
  });

  it('is counted by what is selected', () => {
    const ticks = new Map([
      [1, true],
      [4, false],
    ]);
    const { found, drafts, ...parts } = countRows(preview(...ROWS), ticks, NEAREST);
    expect(drafts).toBe(1);
    expect(parts).toEqual({ taken: 5, here: 2, repeated: 5, duplicate: 1, impossible: 3, leftOut: 1 });
    expect(Object.values(parts).reduce((sum, part) => sum + part)).toBe(found);
  });
});

describe('rows imported without a comparison', () => {
  it('include selected rows that are waiting and all that aren’t shown', () => {
    const waiting = [row(0), row(4)];
    expect(countUncompared(preview(...ROWS), waiting, new Map(), NEAREST)).toBe(5);
    expect(countUncompared(preview(...ROWS), waiting, new Map([[4, false]]), NEAREST)).toBe(4);
  });
});

describe('row lines', () => {
  it('are separate only if each row has its own', () => {
    const onLines = (...lines: (number | null)[]) => lines.map((line, index) => row(index, { line }));
    expect(haveOwnLines(onLines(1, 2, 7))).toBe(true);
    expect(haveOwnLines(onLines(1, 1, 1))).toBe(false);
    expect(haveOwnLines(onLines(2, null))).toBe(false);
  });
});

describe("the backend's choices", () => {
  it('include only differences from the default', () => {
    const ticks = new Map([
      [0, false],
      [1, true],
      [2, true],
    ]);
    expect(importChoicesOf(preview(...ROWS), ticks, NEAREST)).toEqual({ skip: [0, 3], importAnyway: [1, 2] });
  });
});
