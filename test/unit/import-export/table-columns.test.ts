import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { readCsv } from '../../../electron/host/import-export/read-csv.ts';
import { readQuestions } from '../../../electron/host/import-export/read-import.ts';
import { readTable } from '../../../electron/host/import-export/read-table.ts';
import { detectFormat, guessFormat } from '../../../shared/import-export/file-formats.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { createExampleEntry } from '../../support/store-entries.ts';

const findFields = (text: string) => readTable(text, {}).table?.fields;
const titles = (text: string) =>
  readTable(text, {}).items.map((item) => (item.kind === 'input' ? item.input.title : null));

const readOptions = (text: string) =>
  readTable(text, {}).items.map((item) => (item.kind === 'input' ? item.input.options.split('\n') : []));

describe('a cell with several options', () => {
  it.each([
    ['Tea or coffee?,"Tea, ""Coffee, black"", Milk"', ['Tea', 'Coffee, black', 'Milk']],
    ['Tea or coffee?,"Tea | Coffee, black"', ['Tea', 'Coffee, black']],
    ['Tea or coffee?,"Tea, hot\nCoffee, black"', ['Tea, hot', 'Coffee, black']],
    ['Tea or coffee?,"Tea, ""Coffee"', ['Tea', '"Coffee']],
  ])('is split: %s', (row, expected) => {
    expect(readOptions(`title,options\n${row}`)).toEqual([expected]);
  });
});

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
    ['Question,A,B,C', 'Tea?,a,b,c\nWhy?,1,2,3', ['title', 'options', 'options', 'options']],
    ['Question,a),b)', 'Tea?,a,b', ['title', 'options', 'options']],
    ['Question,1,2', 'Tea?,a,b', ['title', 'options', 'options']],
    ['Question,Pick 1,Pick 2', 'Tea?,a,b', ['title', 'options', 'options']],
    ['Question,pick1,pick2,Mood', 'Tea?,a,b,c', ['title', 'options', 'options', null]],
    ['Question,Réponse A,Réponse B', 'Tea?,a,b', ['title', 'options', 'options']],
    ['Question,A,Emoji A,B,Emoji B', 'Tea?,a,🍵,b,☕', ['title', 'options', 'emoji', 'options', 'emoji']],
    ['What we ask,A,B', 'Tea?,a,b', ['title', 'options', 'options']],
    ['Question,A,B,Answer', 'Tea?,a,b,B\nWhy?,c,d,c', ['title', 'options', 'options', null]],
    ['Question,Votes A,Votes B,Pick A,Pick B', 'Tea?,1,2,a,b', ['title', null, null, 'options', 'options']],
    ['Question,Link 1,Link 2', 'Tea?,https://a.test,https://b.test', ['title', null, null]],
    ['Question,Answer,A,B', 'Tea?,"a\nb",1,2', ['title', 'options', null, null]],
    ['Question,Author 1,Author 2', 'Tea?,Ada,Bob', ['title', null, null]],
    ['Question,Hint 1,Hint 2', 'Tea?,hot,cold', ['title', null, null]],
    ['Question,Title 1,Title 2', 'Tea?,a,b', ['title', null, null]],
    ['Question,B,C', 'Tea?,a,b', ['title', null, null]],
    ['Best grade?,A,B', 'Tea?,a,b', ['title', 'options', 'options']],
  ])('are options if their headings are a series: %s', (headings, rows, expected) => {
    expect(findFields(`${headings}\n${rows}`)).toEqual(expected);
  });

  it('keep the first row of a table without headings, even if it has options in series', () => {
    expect(titles('Best grade?,A,B\nTea or coffee?,Tea,Coffee')).toEqual(['Best grade?', 'Tea or coffee?']);
    expect(titles('What we ask,A,B\nTea or coffee?,Tea,Coffee')).toEqual(['Tea or coffee?']);
  });

  it.each([undefined, {}])('are reported with their number of cells if they are skipped', (columns) => {
    const list = (text: string) =>
      readTable(text, { columns }).problems.map(({ level, line, path, fault }) => [level, line, path, fault]);
    const code = 'foreign-column';
    expect(list('Question,Tea,,Options,Empty,votes\nWhy?,x,y,a,,7\nWho?,,z,b,,8\nTotal,,9,,,')).toEqual([
      ['note', 1, 'Tea', { code, column: 2, hasHeading: true, cells: 1 }],
      ['note', 1, '', { code, column: 3, hasHeading: false, cells: 3 }],
      ['note', 1, 'votes', { code, column: 6, hasHeading: true, cells: 2 }],
      ['error', 4, '', { code: 'no-question' }],
    ]);
    expect(list('7,Tea or coffee?,Tea\n8,Cats or dogs?,Cats')).toEqual([
      ['note', null, '', { code, column: 1, hasHeading: false, cells: 2 }],
    ]);
    expect(list('Question,Option 1,Option 2,Emoji 1,Emoji 2,Emoji 3\nWhy?,a,b,🍵,☕,🐶')).toEqual([
      ['note', 1, 'Emoji 3', { code, column: 6, hasHeading: true, cells: 1 }],
    ]);
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

describe('a column of emoji', () => {
  const options = (text: string) =>
    readTable(text, {}).items.map((item) => (item.kind === 'input' ? item.input.options : null));

  it.each([
    'Question,Option 1,Emoji 1,Option 2,Emoji 2\nTea or coffee?,Tea,🍵,Coffee,☕',
    'Question,Option 1,Option 2,Emoji 2,Emoji 1\nTea or coffee?,Tea,Coffee,☕,🍵',
    'Question,Emoji A,Option A,Emoji B,Option B\nTea or coffee?,🍵,Tea,☕,Coffee',
    'Question,Option 1 emoji,Option 1,Option 2 emoji,Option 2\nTea or coffee?,🍵,Tea,☕,Coffee',
    'Question,Option 1,X,Option 2,Y\nTea or coffee?,Tea,🍵,Coffee,☕',
    'Question,Options,Emoji\nTea or coffee?,"Tea\nCoffee","🍵\n☕"',
    'Question,Emoji,Options\nTea or coffee?,😀,"🍵 - Tea\n☕ - Coffee"',
    'Tea or coffee?,🍵,Tea,☕,Coffee',
  ])('is joined with its options: %j', (text) => {
    expect(options(text)).toEqual(['🍵 - Tea\n☕ - Coffee']);
  });

  it('can be missing for some options', () => {
    const text =
      'Question,Option 1,Option 2,Emoji 2,Option 3,Emoji 3\nTea, coffee, or milk?'.replaceAll(', ', ' ') +
      ',Tea,Coffee,☕,Milk,\nWhy?,a,b,,,🐶';
    expect(options(text)).toEqual(['Tea\n☕ - Coffee\nMilk', 'a\nb\n🐶']);
  });

  it('contains options if there are no others', () => {
    expect(options('Tea or coffee?,🍵,☕')).toEqual(['🍵\n☕']);
    expect(options('Question,Option 1,Option 2\nTea or coffee?,🍵,☕')).toEqual(['🍵\n☕']);
  });
});

describe('a Markdown table', () => {
  const text =
    '# Polls\n\n| Question | Option 1 | Option 2 |\n|:---|:-:|---:|\n| Tea \\| coffee? | Tea<br>x | ☕ Coffee |\nCats or dogs? | Cats | Dogs\n';

  it('is read with its line numbers', () => {
    const { items, table } = readTable(text, {});
    expect(items).toMatchObject([
      { line: 5, input: { title: 'Tea | coffee?', options: 'Tea\nx\n☕ Coffee' } },
      { line: 6, input: { title: 'Cats or dogs?', options: 'Cats\nDogs' } },
    ]);
    expect(table?.delimiter).toBeNull();
  });

  it('gets tags from the headings above it, and one header', () => {
    const table = '| Question | Tags | A | B |\n|---|---|---|---|\n';
    const { items, problems } = readTable(
      `# Polls\n\n${table}| Tea? | hot | a | b |\n\n## Travel\n\n${table}| Where? | | c | d |\n| Why? | Travel | e | f |`,
      {},
    );
    expect(items).toMatchObject([
      { line: 5, input: { title: 'Tea?' }, privateFields: { tags: ['hot', 'Polls'] } },
      { line: 11, input: { title: 'Where?' }, privateFields: { tags: ['Polls', 'Travel'] } },
      { line: 12, input: { title: 'Why?' }, privateFields: { tags: ['Travel', 'Polls'] } },
    ]);
    expect(problems).toMatchObject([
      { level: 'note', line: 1, fault: { code: 'heading-tags', count: 2, name: 'Polls' } },
    ]);
  });

  it('is recognized in pasted text and in a text file', () => {
    expect(guessFormat(text)).toBe('csv');
    expect(detectFormat('polls.md', text)).toBe('csv');
    expect(detectFormat('polls.txt', 'Tea or coffee?\n☕ | Coffee')).toBe('text');
    expect(readQuestions(text, { format: 'text' }).items).toHaveLength(2);
  });
});

describe('a delimiter', () => {
  it.each([
    [',', 'title,options\nTea?,a|b|c'],
    [';', 'Tea, or coffee?;a|b|c\nCats?;d|e|f'],
    ['|', 'Question|Options\nTea, coffee, or milk?|a\nDogs, or cats?|b'],
    ['\t', 'Tea; or coffee?\ta;b\nWhy?\tc;d'],
  ])('is found: %j', (delimiter, text) => {
    expect(readTable(text, {}).table?.delimiter).toBe(delimiter);
  });

  it('can be chosen, even against the first line', () => {
    const text = 'sep=;\na,b?\tc,d\ne,f?\tg,h';
    expect(titles(text)).toEqual(['a,b?\tc,d', 'e,f?\tg,h']);
    const { items, table } = readTable(text, { delimiter: '\t' });
    expect(table?.delimiter).toBe('\t');
    expect(items).toMatchObject([{ input: { title: 'a,b?' } }, { input: { title: 'e,f?' } }]);
    expect(readCsv('title\toptions\na,b?\tc,d', {}, { delimiter: '\t' }).items).toHaveLength(1);
  });
});

describe('headings', () => {
  it('can be decomposed and contain characters without a width', () => {
    const text = 'Opcio\u0301n 1,\u200bPregunta\ufeff\na,Tea?';
    expect(findFields(text)).toEqual(['options', 'title']);
  });

  it('end before empty columns', () => {
    expect(findFields('Question,Option 1,,\nTea?,a,,\nWhy?,b,,')).toEqual(['title', 'options']);
    expect(findFields('Question,Option 1,,\nTea?,a,,note')).toEqual(['title', 'options', null, null]);
  });
});

describe('dates with slashes', () => {
  const read = (dates: readonly string[], options = {}) => {
    const rows = dates.map((date) => `Tea?,a,${date}`);
    const { items, problems, table } = readTable(['title,options,Date', ...rows].join('\n'), options);
    const days = items.map((item) => item.kind === 'input' && item.privateFields?.plannedFor);
    return { days, problems, table };
  };

  it('are read like the other dates in their column', () => {
    expect(read(['12/23/2026', '3/4/2026']).days).toEqual(['2026-12-23', '2026-03-04']);
    expect(read(['3/4/2026', '23/12/2026 9:00 PM']).days).toEqual(['2026-04-03', '2026-12-23']);
  });

  it("are reported once if their order isn't clear", () => {
    const { days, problems, table } = read([
      '1/2/2026',
      '2026-05-06',
      '3/4/2026',
      '12/23/2026',
      '23/12/2026',
    ]);
    expect(days).toEqual([undefined, '2026-05-06', undefined, '2026-12-23', '2026-12-23']);
    expect(problems).toMatchObject([{ line: 2, path: 'Date', fault: { code: 'ambiguous-day', count: 2 } }]);
    expect(table).toMatchObject({ dateOrder: null, hasAmbiguousDates: true });
  });

  it('are read in the chosen order', () => {
    expect(read(['1/2/2026'], { dateOrder: 'day/month' }).days).toEqual(['2026-02-01']);
    const table = { fields: ['title', 'options', 'plannedFor'], hasHeader: true, splitAt: 'line' };
    const chosen = { table: { ...table, dateOrder: 'month/day' }, dateOrder: 'day/month' };
    expect(read(['1/2/2026', '23/12/2026'], chosen).days).toEqual(['2026-01-02', '2026-12-23']);
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
