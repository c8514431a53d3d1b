import { join } from 'node:path';

/**
 * Calls that make the product build its computed patterns, by file, with usual and unusual input. Importing a
 * module builds its top-level patterns.
 */
const BUILDERS: Record<string, () => Promise<unknown>> = {
  'electron/cli/file-options.ts': async () => {
    const { readFileOptions } = await import('../../electron/cli/file-options.ts');
    readFileOptions('questions.csv', { columns: ['title=Question'] });
  },
  'electron/host/import-export/csv-syntax.ts': async () => {
    const { scanTable } = await import('../../electron/host/import-export/csv-syntax.ts');
    scanTable('title,options');
  },
  'electron/host/library/commands/bulk-edit-commands.ts': async () => {
    const { createTextReplacer } = await import('../../electron/host/library/commands/bulk-edit-commands.ts');
    for (const find of ['cat', 'aaaa', '(a*)*$', '\t\t']) {
      for (const matchesCase of [true, false]) {
        createTextReplacer({
          kind: 'replace',
          find,
          replacement: 'dog',
          matchesCase,
          wholeWords: true,
          fields: ['title'],
        });
      }
    }
  },
  'electron/host/library/format/entry-line.ts': () =>
    import('../../electron/host/library/format/entry-line.ts'),
  'electron/host/local-api/operations/operations.ts': () =>
    import('../../electron/host/local-api/operations/operations.ts'),
  'electron/host/local-api/request-log/redactor.ts': async () => {
    const { createRedactor } = await import('../../electron/host/local-api/request-log/redactor.ts');
    createRedactor(new Set(['aaaaaaaaaaaa', 'bot/"token"', '%25%61', 'q'.repeat(300)]));
  },
  'electron/host/similar/worker/engine/title-parser.ts': () =>
    import('../../electron/host/similar/worker/engine/title-parser.ts'),
  'electron/host/similar/worker/engine/tokenizer.ts': async () => {
    const { tokenize } = await import('../../electron/host/similar/worker/engine/tokenizer.ts');
    tokenize('東京');
  },
  'shared/import-export/file-formats.ts': () => import('../../shared/import-export/file-formats.ts'),
  'shared/question/list-markers.ts': () => import('../../shared/question/list-markers.ts'),
  'shared/question/pasted-options.ts': () => import('../../shared/question/pasted-options.ts'),
};

/** A pattern that the product built, and the line of code that built it. */
export interface BuiltPattern {
  file: string;
  line: number;
  pattern: RegExp;
}

/**
 * Runs the builders with a `RegExp` that records each constructed pattern and its position in the code. Must
 * run before any product module is imported.
 */
export async function buildPatterns(root: string): Promise<BuiltPattern[]> {
  const found: BuiltPattern[] = [];
  const original = globalThis.RegExp;
  const record = (pattern: RegExp): RegExp => {
    const caller = new Error().stack
      ?.split('\n')
      .find((line) => line.includes('file://') && !line.includes(import.meta.filename));
    const [, file, line] = /file:\/\/(\S+?):(\d+):\d+\)?$/.exec(caller ?? '') ?? [];
    if (file?.startsWith(join(root, '/')) && !file.includes('/node_modules/')) {
      found.push({ file: file.slice(root.length + 1), line: Number(line), pattern });
    }
    return pattern;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, [source, flags]) => record(new target(source, flags)),
    apply: (target, _self, [source, flags]) => record(target(source, flags)),
  });
  try {
    for (const build of Object.values(BUILDERS)) await build();
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}
