import { describe, expect, it } from 'vitest';
import { apiLibraryMethods } from '../../../shared/bridge/api-library-methods.ts';
import { appMethods } from '../../../shared/bridge/app-methods.ts';
import { methods } from '../../../shared/bridge/bridge-methods.ts';
import { historyMethods } from '../../../shared/bridge/history-methods.ts';
import { importExportMethods } from '../../../shared/bridge/import-export-methods.ts';
import { libraryMethods } from '../../../shared/bridge/library-methods.ts';
import { localApiMethods } from '../../../shared/bridge/local-api-methods.ts';
import { questionMethods } from '../../../shared/bridge/question-methods.ts';
import { recoveryMethods } from '../../../shared/bridge/recovery-methods.ts';
import { restorePointMethods } from '../../../shared/bridge/restore-point-methods.ts';
import { similarMethods } from '../../../shared/bridge/similar-methods.ts';
import { syncMethods } from '../../../shared/bridge/sync-methods.ts';
import { MAX_COUNT } from '../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';

describe("a client's version", () => {
  const { input } = methods['question.save'];
  const change = { id: 1, key: 'one', version: 1, basedOn: 1, input: createEmptyDraft() };

  it.each(['version', 'basedOn'])('is limited to the maximum that files can store: %s', (name) => {
    expect(input.safeParse({ ...change, [name]: MAX_COUNT }).success).toBe(true);
    expect(input.safeParse({ ...change, [name]: MAX_COUNT + 1 }).success).toBe(false);
  });
});

describe('the method tables', () => {
  it('have distinct methods and together form the bridge', () => {
    const tables = [
      apiLibraryMethods,
      appMethods,
      restorePointMethods,
      historyMethods,
      importExportMethods,
      libraryMethods,
      localApiMethods,
      questionMethods,
      recoveryMethods,
      similarMethods,
      syncMethods,
    ];
    expect(tables.flatMap(Object.keys).toSorted()).toEqual(Object.keys(methods).toSorted());
  });
});
