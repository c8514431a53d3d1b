import { describe, expect, it } from 'vitest';
import type { SavedVersion } from '../../../../electron/host/library/format/version-line.ts';
import {
  limitVersions,
  removeRepeatedVersions,
  selectVersions,
} from '../../../../electron/host/library/history/history-file.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';

const { question } = createExampleEntry(1);
if (!question) throw new Error('no question');
const versionAt = (version: number): SavedVersion => ({
  id: 1,
  version,
  saved: version,
  at: version,
  by: 'app',
  question: { ...question, title: `Version ${version}` },
});
const numbers = (versions: Iterable<SavedVersion>) => [...versions].map(({ version }) => version);

describe('versions repeated in the journal after a crash', () => {
  // Versions 2 to 4 were dropped from the file before the crash. The journal appends them again.
  const inFile = [1, 5, 6, 7].map(versionAt);
  const again = [2, 3, 4, 5].map(versionAt);

  it("are sorted by age and don't displace newer versions", () => {
    expect(numbers(removeRepeatedVersions([...inFile, ...again]))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numbers(limitVersions(removeRepeatedVersions([...inFile, ...again]), 4))).toEqual([1, 5, 6, 7]);
    expect(numbers(selectVersions([...inFile, ...again], question.createdAt, 4))).toEqual([1, 5, 6, 7]);
  });
});
