import { describe, expect, it } from 'vitest';
import { readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { readTable } from '../../../electron/host/import-export/read-table.ts';
import { formatProblem } from '../../../renderer/features/import/import-messages.ts';
import {
  csvFaultSchema,
  type FileFault,
  type FileFaultCode,
  fileFaultSchema,
  fileProblemSchema,
  jsonFaultSchema,
} from '../../../shared/import-export/file-problem.ts';
import { formatFileProblem } from '../../../shared/messages/file-problem-message.ts';
import { straightenQuotes } from '../../../shared/messages/translate.ts';
import { questionInputSchema } from '../../../shared/question/service-body-schemas.ts';
import { inEnglish, inGerman } from '../../support/translations.ts';

const examples = {
  empty: [{ code: 'empty' }],
  'not-utf8': [{ code: 'not-utf8' }],
  spreadsheet: [{ code: 'spreadsheet' }],
  'other-encoding': [{ code: 'other-encoding', encoding: 'UTF-16 LE' }],
  'guessed-encoding': [{ code: 'guessed-encoding', encoding: 'Windows-1252' }],
  'encoded-twice': [1, 2].map((count) => ({ code: 'encoded-twice', count })),
  'lost-characters': [1, 2].map((count) => ({ code: 'lost-characters', count })),
  'no-object': [{ code: 'no-object' }],
  'foreign-member': [{ code: 'foreign-member' }],
  'unknown-field': [null, 'title'].map((nearest) => ({ code: 'unknown-field', nearest })),
  'heading-tags': [1, 2].map((count) => ({ code: 'heading-tags', count, name: 'Food' })),
  'foreign-column': [true, false].map((hasHeading) => ({
    code: 'foreign-column',
    column: 3,
    hasHeading,
    cells: 2,
  })),
  'json-expected': [{ code: 'json-expected' }],
  'bad-header': [{ code: 'bad-header' }],
  'no-entries': [{ code: 'no-entries' }],
  'behind-end': [{ code: 'behind-end' }],
  canceled: [{ code: 'canceled' }],
  'out-of-memory': [{ code: 'out-of-memory' }],
  unreadable: [{ code: 'unreadable' }],
  'too-large': [10, null].map((exports) => ({ code: 'too-large', mebibytes: 10, exports })),
  'no-csv': csvFaultSchema.options.map((why) => ({ code: 'no-csv', why })),
  'too-wide': [1, 9].map((cells) => ({ code: 'too-wide', cells, width: 3 })),
  'no-column': [{ code: 'no-column', wanted: 'title', column: 'title', found: ['a', 'b'] }],
  'no-day': [{ code: 'no-day', typed: '20.11.2026' }],
  'ambiguous-day': [
    { code: 'ambiguous-day', typed: '3/4/2026', days: ['2026-03-04', '2026-04-03'], count: 1 },
  ],
  'long-tag': [{ code: 'long-tag', tag: 'very', most: 40 }],
  'many-tags': [1, 2].map((left) => ({ code: 'many-tags', left, most: 20 })),
  'two-columns': [{ code: 'two-columns', wanted: 'title' }],
  'no-json': jsonFaultSchema.options.flatMap((why) => [
    { code: 'no-json', what: 'file', why, betterFormat: 'jsonl' },
    { code: 'no-json', what: 'line', why, betterFormat: 'json' },
    { code: 'no-json', what: 'own-line', why: null, betterFormat: null },
  ]),
  'wrong-count': [0, 1, 2].map((found) => ({ code: 'wrong-count', expected: 2000, found })),
  'too-many': [{ code: 'too-many', most: 500_000 }],
  'too-many-questions': [{ code: 'too-many-questions', most: 50_000 }],
  'too-long': (['characters', 'lines'] as const).flatMap((unit) =>
    questionInputSchema.keyof().options.map((field) => ({ code: 'too-long', field, most: 1_000, unit })),
  ),
  'newer-export': [{ code: 'newer-export', version: 2, known: 1 }],
  'other-format': [true, false].map((isOurs) => ({ code: 'other-format', format: 'x', isOurs })),
  'bad-snapshot': [{ code: 'bad-snapshot', reason: 'a line is missing' }],
  'bad-entry': [{ code: 'bad-entry', wrong: 'expected a number' }],
  'bad-pack': ['version', 'name', 'description', 'author', 'emoji', 'questions', 'tags'].map((field) => ({
    code: 'bad-pack',
    field,
  })),
  'same-id': [
    { code: 'same-id', id: 3, path: '', line: 7 },
    { code: 'same-id', id: 3, path: 'entries[1]', line: 7 },
  ],
  'no-question': [{ code: 'no-question' }],
  'no-title-column': [{ code: 'no-title-column' }],
  'chat-emoji': [1, 2].map((count) => ({ code: 'chat-emoji', count })),
  'question-list': [{ code: 'question-list', count: 4 }],
  'no-text': [true, false].flatMap((isThere) =>
    questionInputSchema.keyof().options.map((field) => ({ code: 'no-text', field, isThere })),
  ),
} satisfies Record<FileFaultCode, object[]>;
const faults: FileFault[] = Object.values(examples)
  .flat()
  .map((one) => fileFaultSchema.parse(one));

describe('a problem in a question file', () => {
  it.each(faults)('has a German message: $code', (fault) => {
    const message = formatFileProblem(fault, inGerman);
    expect(message).toMatch(/^\S[^!]+\.(?: \S[^!]*\.)?$/);
    expect(message).not.toMatch(/undefined|null(?! sein|\b[,.])|NaN/);
    expect(message).not.toBe(formatFileProblem(fault, inEnglish));
  });

  it.each([
    [
      'json',
      '[{"title":"Tea?"',
      'Diese Datei ist kein gültiges JSON: unerwartetes Ende; die Datei ist vielleicht unvollständig.',
    ],
    ['jsonl', '{"title":7,"options":"x"}', 'Der Titel muss ein String sein.'],
    ['jsonl', '{"title":"Tea?"}', 'Die Optionen fehlen. Verwende einen String mit \\n zwischen den Zeilen.'],
  ] as const)(
    'is translated from its details and matches the English message: %s',
    async (format, text, expected) => {
      const { problems } = readItems(text, { format });
      const [problem] = problems.map((one) => fileProblemSchema.parse(one));
      if (!problem) throw new Error('nothing is wrong');
      expect(formatProblem(problem, inGerman)).toBe(expected);
      expect(straightenQuotes(formatProblem(problem, inEnglish))).toBe(problem.message);
    },
  );

  it('is translated for a table row', () => {
    const { badItems } = readTable('title,options\nTea?,a,b', {});
    const [problem] = badItems.flatMap(({ problems }) => problems);
    expect(problem && formatProblem(problem, inGerman)).toMatch(
      /^Die Zeile hat 3 Zellen, die Kopfzeile aber 2\./,
    );
  });

  it("is in English if the backend doesn't return details", () => {
    expect(formatProblem({ message: 'It is so.' }, inGerman)).toBe('It is so.');
  });
});
