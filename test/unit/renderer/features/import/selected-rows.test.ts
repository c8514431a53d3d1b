import { describe, expect, it } from 'vitest';
import {
  countRows,
  importChoicesOf,
  isSelected,
} from '../../../../../renderer/features/import/selected-rows.ts';
import type { ImportPreview, ImportRow } from '../../../../../shared/import-export/import-preview.ts';
import { emptyDraft } from '../../../../../shared/question/fields.ts';
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
const look = (...rows: ImportRow[]): ImportPreview => ({
  state: 'planned',
  rows,
  behind: { taken: 3, drafts: 1, here: 2, impossible: 2 },
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

describe('what is proposed', () => {
  it('is everything but what is here already or can’t be taken', () => {
    expect(ROWS.map((one) => isSelected(one, new Map(), NEAREST))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('leaves a question in that is only close to another', () => {
    expect(isSelected(row(3), new Map(), new Map([[3, { ...hitOf(1), grade: 'close' as const }]]))).toBe(
      true,
    );
  });

  it('is counted together with what is not shown, and the parts add up', () => {
    expect(countRows(look(...ROWS), new Map(), NEAREST)).toEqual({
      found: 13,
      taken: 5,
      drafts: 2,
      here: 5,
      impossible: 3,
      leftOut: 0,
    });
  });

  it('is counted as it is ticked', () => {
    const ticks = new Map([
      [1, true],
      [4, false],
    ]);
    const { found, taken, drafts, here, impossible, leftOut } = countRows(look(...ROWS), ticks, NEAREST);
    expect({ taken, drafts, here, leftOut }).toEqual({ taken: 5, drafts: 1, here: 4, leftOut: 1 });
    expect(taken + here + impossible + leftOut).toBe(found);
  });
});

describe('what the host is told', () => {
  it('is what differs from what it does by itself', () => {
    const ticks = new Map([
      [0, false],
      [1, true],
      [2, true],
    ]);
    expect(importChoicesOf(look(...ROWS), ticks, NEAREST)).toEqual({ leaveOut: [0, 3], take: [1, 2] });
  });
});
