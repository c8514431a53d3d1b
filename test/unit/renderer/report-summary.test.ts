import { describe, expect, it } from 'vitest';
import { asidePath, foundInFiles, isOnlyChanged } from '../../../renderer/recovery/report-summary.ts';
import { recovery } from '../../../renderer/ui/text/en/recovery.ts';
import type { RecoveryFile } from '../../../shared/recovery.ts';

const file = (path: string, line: number | null, kind: RecoveryFile['kind'] = 'damaged'): RecoveryFile => ({
  path,
  line,
  kind,
  reason: 'the sum does not fit',
});

describe('what was found', () => {
  it('is told file by file, with its lines in order', () => {
    expect(
      foundInFiles([file('b', 9), file('a', null), file('b', 3), file('b', null, 'cut-off'), file('b', 9)]),
    ).toEqual([
      { path: 'b', kind: 'damaged', lines: [3, 9] },
      { path: 'a', kind: 'damaged', lines: [] },
      { path: 'b', kind: 'cut-off', lines: [] },
    ]);
  });

  it.each([
    [[], 'Could not be read.'],
    [[7], 'Could not be read in line 7.'],
    [[3, 9], 'Could not be read in lines 3 and 9.'],
    [[1, 2, 3, 4, 5], 'Could not be read in lines 1, 2, 3, 4 and 5.'],
    [[1, 2, 3, 4, 5, 6], '6 lines could not be read.'],
  ])('of lines %j says «%s»', (lines, words) => {
    expect(recovery.report.file.damaged(lines)).toBe(words);
  });

  it('is no damage where another program changed a file and nothing else', () => {
    const report = {
      at: 0,
      folder: 'a',
      files: [file('a', null, 'changed-outside')],
      restored: [],
      lost: [],
    };
    expect(isOnlyChanged(report)).toBe(true);
    expect(isOnlyChanged({ ...report, lost: [{ id: 1, hint: '' }] })).toBe(false);
    expect(isOnlyChanged({ ...report, files: [...report.files, file('b', 1)] })).toBe(false);
    expect(isOnlyChanged({ ...report, files: [] })).toBe(false);
  });

  it.each([
    ['/home/sam/library', '/home/sam/library/set-aside/x'],
    ['/home/sam/library/', '/home/sam/library/set-aside/x'],
    ['C:\\Users\\Sam\\library', 'C:\\Users\\Sam\\library\\set-aside\\x'],
    ['/home/sam/a\\b', '/home/sam/a\\b/set-aside/x'],
  ])('is set aside below %s in %s', (dataDir, path) => {
    expect(asidePath(dataDir, 'x')).toBe(path);
  });
});
