import { describe, expect, it } from 'vitest';
import { readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { readQuestions } from '../../../electron/host/import-export/read-import.ts';
import {
  MAX_IMPORT_OPTION_LINES,
  MAX_IMPORT_TEXT_LENGTH,
} from '../../../shared/import-export/file-formats.ts';

const lines = (count: number) => Array.from({ length: count }, () => '🍵 - Tea').join('\n');
const TALL = lines(MAX_IMPORT_OPTION_LINES + 1);
const LONG = 'x'.repeat(MAX_IMPORT_TEXT_LENGTH + 1);
const SOUND = 'Tea or coffee?';

const FILES = [
  ['text', 'options', 'lines', `${SOUND}\n${lines(2)}\n\nTall\n${TALL}`],
  ['text', 'title', 'characters', `${SOUND}\n${lines(2)}\n\n${LONG}`],
  ['csv', 'options', 'lines', `title,options\n${SOUND},"${lines(2)}"\nTall,"${TALL}"`],
  ['csv', 'title', 'characters', `title,options\n${SOUND},"${lines(2)}"\n${LONG},y`],
  [
    'json',
    'title',
    'characters',
    JSON.stringify([
      { title: SOUND, options: '' },
      { title: LONG, options: '' },
    ]),
  ],
  [
    'jsonl',
    'options',
    'lines',
    [
      { title: SOUND, options: '' },
      { title: 'x', options: TALL },
    ]
      .map((one) => JSON.stringify(one))
      .join('\n'),
  ],
] as const;

describe('a question with a long field', () => {
  it.each(FILES)(
    'is rejected in a %s file because the field %s has too many %s',
    (format, field, unit, text) => {
      for (const reading of [readItems(text, { format }), readQuestions(text, { format, table: null })]) {
        expect(reading.items).toHaveLength(1);
        expect(reading.problems).toMatchObject([
          { level: 'error', path: expect.stringContaining(field), fault: { code: 'too-long', field, unit } },
        ]);
        expect(reading.problems[0]?.message).toMatch(
          / more than (?:1,000 lines|100,000 characters)\. Shorten the text and import again\.$/,
        );
        expect(JSON.stringify(reading.badItems).length).toBeLessThan(10_000);
      }
    },
  );

  it('is accepted if its length is exactly at the limit', () => {
    const text = JSON.stringify([
      { title: 'x'.repeat(MAX_IMPORT_TEXT_LENGTH), options: lines(MAX_IMPORT_OPTION_LINES) },
    ]);
    expect(readItems(text, { format: 'json' })).toMatchObject({
      items: [{ kind: 'input' }],
      problemCount: 0,
    });
  });

  it('is reported in a cell that only the app splits', () => {
    const { items, problems } = readQuestions(`title,options\nTea,"${'a;'.repeat(20_000)}"`, {
      format: 'csv',
      table: { fields: ['title', 'options'], hasHeader: true, splitAt: 'semicolon' },
    });
    expect(items).toEqual([]);
    expect(problems).toMatchObject([{ fault: { code: 'too-long', field: 'options', unit: 'lines' } }]);
  });
});

describe('the import report', () => {
  it.each(['a', '[', '"', '\0'])('is short even if a heading has a million %j characters', (character) => {
    const heading = character.repeat(1_000_000);
    for (const text of [heading, `title,options,${heading}\nTea,x,y`]) {
      const { problems } = readItems(text, { format: 'csv' });
      expect(JSON.stringify(problems).length).toBeLessThan(20_000);
    }
  });
});
