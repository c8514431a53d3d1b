import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessTable } from '../../../electron/host/import-export/read-table.ts';
import { guessFormat } from '../../../shared/import-export/file-formats.ts';
import { formatRows, parseOptions, readRow } from '../../../shared/question/option-line.ts';
import { parsePastedLines } from '../../../shared/question/pasted-options.ts';

const readPasted = (...lines: readonly string[]) => formatRows(parsePastedLines(lines, undefined).options);

describe('guessFormat', () => {
  it.each([
    ['text', 'Tea, coffee or milk?\n🍵 - Tea\n☕ - Coffee'],
    ['text', ''],
    ['text', 'Title of the day\n🍵 - Tea'],
    ['csv', 'title,options\n"Tea?","🍵 - Tea"'],
    ['csv', 'Question;Answers\nTea?;🍵'],
    ['csv', 'Tea?\t🍵 Tea\nDogs?\t🐶 Dogs'],
    ['json', '[{"title":"Tea?"}]'],
    ['json', '["Tea?"]'],
    ['text', '[Weekly] Tea or coffee?'],
    ['json', '{\n"title":"Tea?"}'],
    ['json', '{"format":"qotd-studio export","version":1,"entries":[\n{"id":1}\n]}'],
    ['jsonl', '{"title":"Tea?"}\n{"title":"Dogs?"}'],
    ['jsonl', '\ufeff{"format":"qotd-studio export","version":1}\n{"id":1}'],
    ['csv', 'Question,A,B\nTea or coffee?,Tea,Coffee'],
    ['csv', 'Question;Pick 1;Pick 2\nTea or coffee?;Tea;Coffee'],
    ['text', 'Question 1, 2, or 3?\nTea\nCoffee'],
  ])('detects %s: %j', (format, text) => {
    expect(guessFormat(text)).toBe(format);
  });

  it('returns a format for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Boolean(guessFormat(text))));
  });
});

describe('an option line typed informally', () => {
  it.each([
    ['🍵 - Tea', '🍵 - Tea'],
    ['🍵 Tea', '🍵 - Tea'],
    ['- 🍵 Tea', '🍵 - Tea'],
    ['3) :tea:\tTea', ':tea: - Tea'],
    ['$warm cup$: Tea', '$warm cup$ - Tea'],
    ['🍵  Tea', '🍵 - Tea'],
    ['🍵  –  Tea', '🍵 - Tea'],
    ['🍵 | Tea', '🍵 - Tea'],
    ['🍵:  Tea', '🍵 - Tea'],
    ['🍵:Tea', '🍵 - Tea'],
    ['🍵Tea', '🍵 - Tea'],
    ['🍵\t  Tea', '🍵 - Tea'],
    ['🍵\t- Tea', '🍵 - Tea'],
    ['🍵 -\tTea', '🍵 - Tea'],
    ['🍵Tea time', '🍵 - Tea time'],
    ['🍵x\tTea', '🍵 - x\tTea'],
    ['🍵x: Tea', '🍵 - x: Tea'],
    ['🍵— Tea', '🍵 - Tea'],
    ['🍵 -Tea', '🍵 - Tea'],
    ['🍵\u00a0–\u00a0Tea', '🍵 - Tea'],
    ['🍵 \u2212 Tea', '🍵 - Tea'],
    ['🍵 \u2011 Tea', '🍵 - Tea'],
    ['🍵 = Tea', '🍵 - Tea'],
    ['🍵 → Tea', '🍵 - Tea'],
    ['🍵 => Tea', '🍵 - Tea'],
    ['🍵：Tea', '🍵 - Tea'],
    ['🍵\u3000Tea', '🍵 - Tea'],
    ['🌡 -5 °C', '🌡 - -5 °C'],
    ['\u200f\u200b🍵 Tea', '🍵 - Tea'],
    ['\u200fشاي', '\u200fشاي'],
    ['a) Tea', 'Tea'],
    ['(b) 🍵 Tea', '🍵 - Tea'],
    ['(1) Tea', 'Tea'],
    ['- [ ] 🍵 Tea', '🍵 - Tea'],
    ['- [x] Tea', 'Tea'],
    ['> 🍵 Tea', '🍵 - Tea'],
    ['・🍵 Tea', '🍵 - Tea'],
    ['● Tea', 'Tea'],
    ['🍵 ', '🍵 - '],
    ['🍵 -', '🍵 - '],
    ['- 🍵 - ', '🍵 - '],
    ['🍵 -  Tea', '🍵 -  Tea'],
    [' \t•  🍵 Tea', '🍵 - Tea'],
    ['12. 🍵 Tea', '🍵 - Tea'],
    ['1234. Tea', '1234. Tea'],
    ['-Tea', '-Tea'],
    ['* Tea', 'Tea'],
    ['Tea - with milk', 'Tea - with milk'],
    ['🍵', '🍵 - '],
    ['', ''],
  ])('is normalized from %j to %j', (typed, line) => {
    expect(readPasted(typed, typed)).toBe(formatRows([line, line].map(readRow)));
  });

  it("is unchanged if it's already normalized or read twice", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, '')),
        (text) => {
          const good = `🍵 - ${text}x`;
          expect(readPasted(good)).toBe(good);
          const once = readPasted(text);
          if (parseOptions(once)[0]?.ok) expect(readPasted(once)).toBe(once);
        },
      ),
    );
  });
});

describe('table headings', () => {
  const findFields = (...rows: string[][]) =>
    guessTable(rows.map((cells, at) => ({ line: at + 1, cells }))).fields;

  it.each([
    { heading: 'Tag', cells: ['food', 'easy'], field: 'tags' },
    { heading: 'TAG', cells: [], field: 'tags' },
    { heading: 'Tag', cells: ['2026-12-24', '', '2026-12-25'], field: 'plannedFor' },
    { heading: ' tag ', cells: ['24.12.2026', 'später', '25. 12. 2026'], field: 'plannedFor' },
    { heading: 'Tag', cells: ['Essen', '24.12.2026', 'Reisen'], field: 'tags' },
  ])('map "$heading" with $cells to $field', ({ heading, cells, field }) => {
    const rows = cells.map((cell) => ['Tea?', '🍵 - Yes', cell]);
    expect(findFields(['Frage', 'Optionen', heading], ...rows).at(-1)).toBe(field);
  });

  it('can be synonyms for tags and dates', () => {
    expect(findFields(['Frage', 'Antworten', 'Stichworte', 'Wann']).slice(2)).toEqual(['tags', 'plannedFor']);
  });

  it('take precedence over Tag if they have only one meaning', () => {
    const day = ['Tea?', '2026-12-24', '🍵 - Yes', '2026-12-24'];
    expect(findFields(['Frage', 'Tag', 'Antworten', 'Datum'], day)).toEqual([
      'title',
      null,
      'options',
      'plannedFor',
    ]);
    expect(findFields(['Question', 'Tag', 'Options', 'Tags'])).toEqual(['title', null, 'options', 'tags']);
  });
});
