import { describe, expect, it } from 'vitest';
import {
  formatLines,
  quarantinePath,
} from '../../../../../renderer/features/recovery/recovery-report-dialog.tsx';
import {
  classifyReport,
  groupFindingsByFile,
  isNothingLost,
  sortReports,
} from '../../../../../renderer/features/recovery/recovery-report-summary.ts';
import type { RecoveryFile, RecoveryReport } from '../../../../../shared/library/recovery-report.ts';
import { inEnglish } from '../../../../support/translations.ts';

const createFile = (path: string, line: number | null, more: Partial<RecoveryFile> = {}): RecoveryFile => ({
  path,
  line,
  kind: 'damaged',
  reason: 'the sum does not fit',
  ...more,
});
const report = (files: RecoveryFile[], more: Partial<RecoveryReport> = {}): RecoveryReport => ({
  at: 0,
  folder: 'a',
  files,
  restored: [],
  lost: [],
  ...more,
});
const restored = { id: 7, title: 'Tea or coffee?', from: 'backups/one.jsonl', at: 5 };

describe('a recovery report', () => {
  it('is grouped by file and line, with equal messages combined', () => {
    const mark = { outcome: 'no-question', reason: 'a mark of git' } as const;
    const found = groupFindingsByFile(
      report([
        createFile('b', 13, { id: 9, outcome: 'not-taken' }),
        createFile('b', null, { kind: 'cut-off' }),
        createFile('b', 14, mark),
        createFile('a', null),
        createFile('b', 10, mark),
        createFile('b', 14, mark),
      ]),
    );
    expect(found.map(({ path, items }) => [path, items.map(({ lines, id }) => [lines, id])])).toEqual([
      [
        'b',
        [
          [[10, 14], undefined],
          [[13], 9],
          [[], undefined],
        ],
      ],
      ['a', [[[], undefined]]],
    ]);
  });

  it('lists each question separately', () => {
    const [found] = groupFindingsByFile(
      report([createFile('a', 2, { id: 1 }), createFile('a', 3, { id: 2 })]),
    );
    expect(found?.items.map(({ id, lines }) => [id, lines])).toEqual([
      [1, [2]],
      [2, [3]],
    ]);
  });

  it.each([
    ['was restored', { restored: [restored] }, {}, { kind: 'came-back', at: 5 }],
    ['was lost', { lost: [{ id: 7, hint: 'Tea' }] }, {}, { kind: 'gone' }],
    ['is still in the library', {}, {}, { kind: 'there' }],
    ['has an unused version', { restored: [restored] }, { outcome: 'not-taken' } as const, null],
    ['has no ID', { restored: [restored] }, { id: undefined }, null],
  ])('classifies a question that %s', (_, more, properties, result) => {
    const [found] = groupFindingsByFile(
      report([{ ...createFile('a', 2, { id: 7 }), ...properties } as RecoveryFile], more),
    );
    expect(found?.items.map((item) => item.questionResult)).toEqual([result]);
  });

  it('shows the full title of a restored question', () => {
    const found = groupFindingsByFile(
      report([createFile('a', 2, { id: 7, title: 'Tea' })], { restored: [restored] }),
    );
    expect(found[0]?.items[0]?.title).toBe('Tea or coffee?');
    expect(
      groupFindingsByFile(report([createFile('a', 2, { id: 7, title: 'Tea' })]))[0]?.items[0]?.title,
    ).toBe('Tea');
  });

  it.each([
    [[7], 'Line 7'],
    [[3, 9], 'Lines 3 and 9'],
    [[1, 2, 3, 4, 5], 'Lines 1, 2, 3, 4, and 5'],
    [[1, 2, 3, 4, 5, 6], '6 lines'],
  ])('shows lines %j as "%s"', (lines, expected) => {
    expect(formatLines(lines, inEnglish)).toBe(expected);
  });

  it.each<[string, RecoveryReport]>([
    ['changed', report([createFile('a', null, { kind: 'changed-outside' })])],
    [
      'changed',
      report([createFile('a', 3, { outcome: 'not-taken' }), createFile('a', 2, { outcome: 'no-question' })]),
    ],
    ['changed', report([createFile('a', null, { kind: 'cut-off', outcome: 'written-anew' })])],
    ['gone', report([createFile('a', null, { outcome: 'gone' })], { restored: [restored] })],
    [
      'damaged',
      report([createFile('a', null, { kind: 'changed-outside' })], { lost: [{ id: 1, hint: '' }] }),
    ],
    ['damaged', report([createFile('a', null, { kind: 'changed-outside' }), createFile('b', 1)])],
    ['damaged', report([createFile('a', null, { outcome: 'gone' }), createFile('b', 1)])],
    ['damaged', report([])],
  ])('is classified as %s: case %#', (matter, found) => {
    expect(classifyReport(found)).toBe(matter);
  });

  it('reports no loss only if all questions are in the library', () => {
    expect(isNothingLost(report([createFile('a', 3, { outcome: 'not-taken' })]))).toBe(true);
    expect(isNothingLost(report([createFile('a', null, { outcome: 'removed' })]))).toBe(false);
    expect(isNothingLost(report([], { restored: [restored] }))).toBe(false);
    expect(isNothingLost(report([], { lost: [{ id: null, hint: '' }] }))).toBe(false);
  });

  it('is listed first if questions were lost', () => {
    const withoutLoss = report([], { folder: 'newest' });
    const withLoss = report([], { folder: 'older', lost: [{ id: 1, hint: '' }] });
    const old = report([], { folder: 'oldest' });
    expect(sortReports([withoutLoss, withLoss, old])).toEqual([withLoss, withoutLoss, old]);
  });

  it.each([
    ['/home/sam/library', '/home/sam/library/set-aside/x'],
    ['/home/sam/library/', '/home/sam/library/set-aside/x'],
    ['C:\\Users\\Sam\\library', 'C:\\Users\\Sam\\library\\set-aside\\x'],
    ['/home/sam/a\\b', '/home/sam/a\\b/set-aside/x'],
  ])('links to the quarantine folder of %s: %s', (dataDir, path) => {
    expect(quarantinePath(dataDir, 'x')).toBe(path);
  });
});
