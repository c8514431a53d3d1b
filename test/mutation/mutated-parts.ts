/** Rules that are mutated together, and the tests that must find the mutants. */
export interface Part {
  name: string;
  /** File patterns relative to the project folder. */
  rules: readonly string[];
  tests: readonly string[];
}

export const PARTS: readonly Part[] = [
  {
    name: 'grammar',
    rules: [
      'shared/question/option-line.ts',
      'shared/emoji/emoji-syntax.ts',
      'shared/question/options-source.ts',
    ],
    tests: [
      'test/unit/shared/{option-line,option-row,emoji-form,lines}.test.ts',
      'test/unit/import-export/file-formats.test.ts',
    ],
  },
  {
    name: 'limits',
    rules: [
      'shared/question/{check-question,check-text,check-options,text-length}.ts',
      'shared/text/{graphemes,visible}.ts',
      'shared/question/question-image.ts',
    ],
    tests: ['test/unit/shared/{check,count,visible,image}.test.ts'],
  },
  {
    name: 'merge',
    rules: ['electron/host/sync/merge/{merge-fields,merge-options,normalization}.ts'],
    tests: [
      'test/unit/sync/merge/*.test.ts',
      'test/unit/sync/queue/{concurrent-changes,restored-library,unqueued-while-waiting}.test.ts',
    ],
  },
  {
    name: 'similar',
    rules: [
      'electron/host/similar/worker/engine/{*,index/*}.ts',
      '!electron/host/similar/worker/engine/score-tuning.ts',
    ],
    tests: ['test/unit/similar/worker/engine/*.test.ts'],
  },
  {
    name: 'auth',
    rules: [
      'electron/host/local-api/server/access-control.ts',
      'electron/host/web/browser-access.ts',
      'electron/host/local-api/request-log/redactor.ts',
    ],
    tests: [
      'test/unit/local-api/server/access-control*.test.ts',
      'test/unit/local-api/request-log/redactor.test.ts',
      'test/unit/web/browser-access.test.ts',
    ],
  },
];
