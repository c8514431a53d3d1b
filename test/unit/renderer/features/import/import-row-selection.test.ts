import { describe, expect, it } from 'vitest';
import {
  countRows,
  countUncompared,
  createImportChoices,
  getOutcome,
  hasOwnLines,
  isSelected,
} from '../../../../../renderer/features/import/import-row-selection.ts';
import type { ImportPreview, ImportRow } from '../../../../../shared/import-export/import-preview-schemas.ts';
import { createEmptyDraft } from '../../../../../shared/question/question-fields.ts';
import { createHit } from '../../similar/sample-hits.ts';

const createRow = (index: number | null, more: Partial<ImportRow> = {}): ImportRow => ({
  index,
  line: null,
  input: { ...createEmptyDraft(), title: 'T' },
  will: index === null ? 'impossible' : 'ready',
  here: null,
  errors: [],
  ...more,
});
const createHere = (why: 'same' | 'older' | 'file') => ({ here: { why, id: null, line: null } });
const createPreview = (...rows: ImportRow[]): ImportPreview => ({
  state: 'planned',
  rows,
  behind: { taken: 3, drafts: 1, here: 2, repeated: 4, impossible: 2 },
  problems: [],
  problemCount: 0,
  table: null,
});
const ROWS = [
  createRow(0),
  createRow(1, createHere('same')),
  createRow(2, createHere('file')),
  createRow(3),
  createRow(4, { will: 'draft' }),
  createRow(null),
];
const NEAREST = new Map([[3, createHit(1)]]);

describe("a row's outcome", () => {
  it('is “in library” only for the same question', () => {
    expect(getOutcome(createRow(0, createHere('same')), undefined)).toBe('here');
    expect(getOutcome(createRow(0, createHere('older')), undefined)).toBe('here');
    expect(getOutcome(createRow(0, createHere('file')), undefined)).toBe('repeated');
    expect(getOutcome(createRow(0), createHit(1))).toBe('duplicate');
    expect(getOutcome(createRow(0), { ...createHit(1), grade: 'close' })).toBe('ready');
    expect(getOutcome(createRow(null), undefined)).toBe('impossible');
  });
});

describe('the default selection', () => {
  it('includes every readable row that’s neither in the library, nor repeated, nor a likely duplicate', () => {
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
    expect(
      isSelected(createRow(3), new Map(), new Map([[3, { ...createHit(1), grade: 'close' as const }]])),
    ).toBe(true);
  });

  it('is counted together with rows that aren’t shown', () => {
    expect(countRows(createPreview(...ROWS), new Map(), NEAREST)).toEqual({
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

  it('can be changed by the user, which changes the counts', () => {
    const ticks = new Map([
      [1, true],
      [4, false],
    ]);
    const { found, drafts, ...parts } = countRows(createPreview(...ROWS), ticks, NEAREST);
    expect(drafts).toBe(1);
    expect(parts).toEqual({ taken: 5, here: 2, repeated: 5, duplicate: 1, impossible: 3, leftOut: 1 });
    expect(Object.values(parts).reduce((sum, part) => sum + part)).toBe(found);
  });
});

describe('rows imported without a comparison', () => {
  it('include selected ones that are waiting and all that aren’t shown', () => {
    const waiting = [createRow(0), createRow(4)];
    expect(countUncompared(createPreview(...ROWS), waiting, new Map(), NEAREST)).toBe(5);
    expect(countUncompared(createPreview(...ROWS), waiting, new Map([[4, false]]), NEAREST)).toBe(4);
  });
});

describe('row lines', () => {
  it('have separate numbers only if no rows share a line', () => {
    const onLines = (...lines: (number | null)[]) => lines.map((line, index) => createRow(index, { line }));
    expect(hasOwnLines(onLines(1, 2, 7))).toBe(true);
    expect(hasOwnLines(onLines(1, 1, 1))).toBe(false);
    expect(hasOwnLines(onLines(2, null))).toBe(false);
  });
});

describe('the choices for the backend', () => {
  it('include only differences from the default', () => {
    const ticks = new Map([
      [0, false],
      [1, true],
      [2, true],
    ]);
    expect(createImportChoices(createPreview(...ROWS), ticks, NEAREST)).toEqual({
      skip: [0, 3],
      importAnyway: [1, 2],
    });
  });
});
