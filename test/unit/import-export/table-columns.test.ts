import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { readCsv } from '../../../electron/host/import-export/read-csv.ts';
import { readTable } from '../../../electron/host/import-export/read-table.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { createExampleEntry } from '../../support/store-entries.ts';

const findFields = (text: string) => readTable(text, {}).table?.fields;
const titles = (text: string) =>
  readTable(text, {}).items.map((item) => (item.kind === 'input' ? item.input.title : null));

describe('table columns', () => {
  it.each([
    ['Frage / Question,Antwort 1 | Answer 1,Antwort 2 | Answer 2\nTea?,a,b', ['title', 'options', 'options']],
    ['Title (required);Options: one per line;Tags [optional]\nTea?;a;b', ['title', 'options', 'tags']],
    ['ID,What we ask,Options\n1,Tea or coffee?,a\n2,Why?,b', [null, 'title', 'options']],
    ['7,Tea or coffee?,Tea,Coffee\n8,Dogs or cats?,Dogs,Cats', [null, 'title', 'options', 'options']],
    ['Tea or coffee,Tea,Coffee\nDogs or cats,Dogs,Cats', ['title', 'options', 'options']],
  ])('are recognized by parts of their headings and by their questions: %j', (text, expected) => {
    expect(findFields(text)).toEqual(expected);
  });

  it.each([
    'sep=;\ntitle;options\nTea, or coffee?;a',
    '"sep=;"\r\ntitle;options\r\nTea, or coffee?;a',
    'sep=|\rtitle|options\rTea, or coffee?|a',
    'SEP=\t\ntitle\toptions\nTea, or coffee?\ta',
    'sep=,\ntitle,options\n"Tea, or coffee?",a',
  ])('are separated by the delimiter in the first line: %j', (text) => {
    const items = [{ line: 3, input: { title: 'Tea, or coffee?', options: 'a' } }];
    expect(readCsv(text)).toMatchObject({ items, problems: [] });
    expect(readTable(text, {})).toMatchObject({ items, problems: [], badItems: [] });
  });

  it.each([
    [
      'Pizza, pasta, burger, or sushi?;Yes;No\nSummer, fall, winter, or spring?;Yes;No\nCats or dogs?;Cats;Dogs',
      ['title', 'options', 'options'],
    ],
    ['Pizza, pasta, burger, or sushi?\tYes\tNo\nOne, two, three?\tYes\tNo', ['title', 'options', 'options']],
    [
      'Question (up to 150 characters, required);Answers (2 to 20, one per line);Notes\nTea, or coffee?;"☕ - A\n🍵 - B";x',
      ['title', 'options', null],
    ],
  ])('are separated by the delimiter that fits the most rows: %j', (text, expected) => {
    expect(findFields(text)).toEqual(expected);
  });

  it('are recognized after blank lines', () => {
    expect(findFields('\n\ntitle,options\nTea or coffee?,a')).toEqual(['title', 'options']);
  });

  it('get their fields from the given column names, or else from their headings', () => {
    const { table, items, problems } = readTable('Poll A,Answers,Tags,Mood\nTea or coffee?,a,warm,good', {
      columns: { title: ['poll a'] },
    });
    expect(table?.fields).toEqual(['title', 'options', 'tags', null]);
    expect(items).toMatchObject([{ input: { title: 'Tea or coffee?', options: 'a' } }]);
    expect(problems).toMatchObject([{ level: 'note', path: 'Mood', fault: { code: 'foreign-column' } }]);
    const missing = readTable('Question,Answers\nTea or coffee?,a', { columns: { title: ['Poll'] } });
    expect(missing).toMatchObject({
      items: [],
      problems: [{ level: 'error', fault: { code: 'no-column', wanted: 'Poll', column: 'title' } }],
    });
  });

  it('cause one error if none of them has questions', () => {
    const text = 'Nr,Options\n1,a\n2,b\n3,c';
    const reading = readTable(text, {});
    expect(reading.problems).toMatchObject([{ level: 'error', fault: { code: 'no-title-column' } }]);
    expect(reading).toMatchObject({ problemCount: 1, items: [], badItems: [] });
    expect(reading.table?.columns.map(({ heading }) => heading)).toEqual(['Nr', 'Options']);
    const chosen = readTable(text, {
      table: { fields: ['title', 'options'], hasHeader: true, splitAt: 'line' },
    });
    expect(chosen.items).toHaveLength(3);
  });
});

describe('a row without a question', () => {
  it.each(['Total,,40', ',,40', 'Summe:,,', '40,,', '12.5 %,,'])("is skipped if it's %j", (row) => {
    const reading = readTable(`Question,Options,Votes\nTea or coffee?,a,12\n${row}\n`, {});
    expect(reading.items).toHaveLength(1);
    expect(reading.badItems).toMatchObject([
      { at: 1, line: 3, problems: [{ fault: { code: 'no-question' } }] },
    ]);
  });

  it('is distinguished from a row with options, other words, or a question mark', () => {
    expect(titles('Question,Options\n2 + 2 = ?,\n42,"a\nb"\nTotal recall,\n何,')).toEqual([
      '2 + 2 = ?',
      '42',
      'Total recall',
      '何',
    ]);
  });
});

describe('an exported table', () => {
  it.each(['42', 'Total', '🍵', ''])('includes a draft without options: %j', (title) => {
    const input = { ...createEmptyDraft(), title, description: 'Unfinished' };
    const entry = { ...createExampleEntry(1), saved: 0, question: null, draft: { input, basedOn: 0 } };
    const text = [...formatExport([entry], { format: 'csv', at: 0 })].join('');
    const reading = readTable(text, {});
    expect(reading.items).toMatchObject([{ input }]);
    expect(reading.problemCount).toBe(0);
  });

  it("shows the question's state as the app does", () => {
    const entry = { ...createExampleEntry(1), sync: { account: 'a', remoteId: 7 } };
    const text = [...formatExport([entry as never], { format: 'csv', at: 0 })].join('');
    const [, row = ''] = text.split('\r\n');
    expect(row.startsWith('"1","synced"')).toBe(true);
    expect(readCsv(text).items).toHaveLength(1);
  });
});
