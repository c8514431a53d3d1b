import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkItem, limitSuggestions } from '../../../electron/host/import-export/check-import-item.ts';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { decodeFile, readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { readQuestions } from '../../../electron/host/import-export/read-import.ts';
import { readPastedOptions } from '../../../electron/host/import-export/read-pasted-options.ts';
import { formatSnapshot } from '../../../electron/host/library/restore-points/snapshot-file.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../shared/emoji/emoji-shortcodes.ts';
import {
  type ExchangeFormat,
  exchangeFormatSchema,
  findFormatByName,
  MAX_IMPORT_BYTES,
} from '../../../shared/import-export/file-formats.ts';
import { createRecord, OPTIONAL_FIELDS } from '../../../shared/question/question-fields.ts';
import { anyDraft, createAnyEntries } from '../../support/any-entry.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { LANGUAGES } from '../../support/translations.ts';
import { anySource } from '../shared/arbitraries.ts';

const emojiResolver = createEmojiResolver(loadEmojiNames(), []);
const tea = { title: 'Tea or coffee?', options: ':tea: - Tea\n☕ - Coffee' };
const nothing = createRecord(OPTIONAL_FIELDS, () => '');
const full = { ...tea, ...nothing, description: 'D', footer: 'F', image: 'https://x.example/a.png' };

const exported = (format: ExchangeFormat, entries = [createExampleEntry(1), createExampleEntry(4)]) =>
  [...formatExport(entries, { format, at: 0 })].join('');
const inputs = (text: string, format: ExchangeFormat) =>
  readItems(text, { format }).items.map((item) => (item.kind === 'input' ? item.input : null));
/** Returns all problems, one per line, as `check` prints them. */
const listProblems = (text: string, format: ExchangeFormat, columns = {}) => {
  const { items, problems } = readItems(text, { format, columns });
  const found = items.flatMap((item) => checkItem(item, emojiResolver));
  return [...problems, ...found].map(
    ({ level, line, path, message }) => `${level} ${line} ${path}: ${message}`,
  );
};

describe('a question file', () => {
  it('can be an array of question inputs, or one input per line', () => {
    const expected = [{ ...full }, { ...tea, ...nothing }];
    const given = [full, { ...tea, description: null }];
    expect(inputs(JSON.stringify(given, null, 2), 'json')).toEqual(expected);
    expect(inputs(given.map((input) => JSON.stringify(input)).join('\r\n\n'), 'jsonl')).toEqual(expected);
  });

  it('can be text with one question per block', () => {
    const text = `\n${tea.title}\r\n:tea: - Tea\r\n☕ - Coffee\r\n\r\n \nOnly a title\n\n\n`;
    expect(inputs(text, 'text')).toEqual([
      { ...tea, ...nothing },
      { title: 'Only a title', options: '', ...nothing },
    ]);
  });

  it('can be CSV with columns in any order and case and with any delimiter', () => {
    const rows = [
      ['Footer', ' TITLE', 'options', 'description', 'image'],
      ['F', `"${tea.title}"`, `"${tea.options}"`, 'D', 'https://x.example/a.png'],
      ['', '', '', '', ''],
    ];
    for (const separator of [',', ';', '\t']) {
      const text = rows.map((row) => row.join(separator)).join('\n');
      expect(inputs(text, 'csv')).toEqual([full]);
    }
  });

  it('can be CSV with custom column names', () => {
    const text = 'Question,Answers\nTea or coffee?,"🍵 - Tea\n☕ - Coffee"\n';
    const columns = { title: ['question'], options: ['Answers'] };
    expect(readItems(text, { format: 'csv', columns }).items).toMatchObject([
      { line: 2, input: { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' } },
    ]);
    expect(listProblems(text, 'csv')).toEqual([
      'error 1 title: No column is named "title". Found "Question", "Answers". Rename a column, or use --columns title=NAME.',
      expect.stringMatching(/^error 1 options: No column/),
    ]);
    expect(listProblems(text, 'csv', { ...columns, footer: ['Foot'] })).toEqual([
      expect.stringMatching(/^error 1 footer: No column is named "Foot"/),
    ]);
  });

  it('can be CSV with options in several columns', () => {
    const text =
      'Frage;Antwort A;Note;Antwort B\nTea or coffee?;"🍵 - Tea\n🥛 - Milk";x;☕ - Coffee\nDogs?;;;🐶 - Dogs';
    const columns = { title: ['Frage'], options: ['antwort b', 'Antwort A'] };
    expect(readItems(text, { format: 'csv', columns }).items).toMatchObject([
      { input: { options: '🍵 - Tea\n🥛 - Milk\n☕ - Coffee' } },
      { input: { options: '🐶 - Dogs' } },
    ]);
    expect(inputs('title,options,options\na,b,c', 'csv')).toMatchObject([{ options: 'b\nc' }]);
    // The headings are found even if no delimiter results in the required columns.
    expect(listProblems(text, 'csv')[0]).toContain('Found "Frage", "Antwort A", "Note", "Antwort B".');
  });

  it('can be CSV with tags and a planned date', () => {
    const rows = [
      'title,options,Tags,plannedFor',
      'a,b,"animals, Funny;ANIMALS",2026-12-01',
      'c,d,,',
      `e,f,${'x'.repeat(41)};ok,12/1/2026`,
      `g,h,${Array.from({ length: 22 }, (_, at) => at).join(';')},2026-02-30`,
      'i,j,,1.12.2026',
      'k,l,,24. 12. 2026',
      'm,n,,30.2.2026',
      'o,p,,01.12.26',
      'q,r,,3/3/2026',
    ];
    const { items, problems } = readItems(rows.join('\n'), { format: 'csv' });
    expect(items.map((item) => item.kind === 'input' && item.privateFields)).toEqual([
      { tags: ['animals', 'Funny'], plannedFor: '2026-12-01' },
      {},
      { tags: ['ok'] },
      { tags: Array.from({ length: 20 }, (_, at) => String(at)) },
      { plannedFor: '2026-12-01' },
      { plannedFor: '2026-12-24' },
      {},
      { plannedFor: '2026-12-01' },
      { plannedFor: '2026-03-03' },
    ]);
    expect(problems.map(({ level, line, path, message }) => `${level} ${line} ${path}: ${message}`)).toEqual([
      `note 4 Tags: Skipped the tag "${'x'.repeat(41)}" because it has more than 40 characters.`,
      'note 5 Tags: A question can have at most 20 tags. Skipped 2 tags.',
      `note 5 plannedFor: "2026-02-30" isn't a valid date from 2000 to 2100, so it's skipped. Use a format like 2026-11-20.`,
      `note 8 plannedFor: "30.2.2026" isn't a valid date from 2000 to 2100, so it's skipped. Use a format like 2026-11-20.`,
      `note 4 plannedFor: "12/1/2026" could be December 1 or January 12, so it's skipped. Choose month/day or day/month, or use a format like 2026-11-20.`,
    ]);
  });

  it('is recognized by its extension', () => {
    const names = [
      'a.json',
      'A.JSONL',
      'b.ndjson',
      'c.csv',
      'c.d.tsv',
      'e.txt',
      'f',
      'json',
      '.json/f',
      'g.xls',
    ];
    expect(names.map(findFormatByName)).toEqual([
      ...['json', 'jsonl', 'jsonl', 'csv', 'csv', 'text'],
      ...[null, null, null, null],
    ]);
  });
});

describe('a problem in a file', () => {
  it('is reported with its line and field in every format', () => {
    const bad = { title: 'Tea?', options: 'Tea\n☕ - Coffee' };
    const noEmoji = 'no emoji at the start. Use the format <emoji> - <text>.';
    const short = 'The title has 4 characters; it needs at least 5.';
    expect(listProblems(JSON.stringify([tea, bad], null, 1), 'json')).toEqual([
      `limit 6 [1].title: ${short}`,
      `limit 6 [1].options: Line 1: ${noEmoji}`,
    ]);
    expect(listProblems(`${JSON.stringify(tea)}\n\n${JSON.stringify(bad)}`, 'jsonl')).toEqual([
      `limit 3 title: ${short}`,
      `limit 3 options: Line 1: ${noEmoji}`,
    ]);
    expect(
      listProblems(`title,options\n${tea.title},"${tea.options}"\nTea?,"${bad.options}"`, 'csv'),
    ).toEqual([`limit 4 title: ${short}`, `limit 4 options: Line 1: ${noEmoji}`]);
    expect(
      listProblems(`${tea.title}\n${tea.options}\n\nTea?\n☕ - Coffee\nTea\n☕ - Again`, 'text'),
    ).toEqual([
      `limit 5 title: ${short}`,
      'limit 7 options: No emoji at the start. Use the format <emoji> - <text>.',
      'note 8 options: This emoji is also used in line 6, so votes would be combined.',
    ]);
  });

  it.each<[string, ExchangeFormat, string, RegExp]>([
    ['an empty file', 'json', ' \n', /^error null : The file is empty\.$/],
    [
      'a truncated array',
      'json',
      '[\n{"title":"a",\n',
      /^error 3 : This file isn't valid JSON: unexpected end/,
    ],
    ['a truncated line', 'jsonl', '{"title":"a"', /^error 1 : This line isn't valid JSON: unexpected end/],
    [
      'JSON Lines in a .json file',
      'json',
      '{"title":"a"}\n{"title":"b"}',
      /^error 2 : .* change the file's extension to \.jsonl\.$/,
    ],
    ['an array in a .jsonl file', 'jsonl', '[\n1]', /^error 1 : .* change its extension to \.json\./],
    [
      'an object instead of an array',
      'json',
      '{"questions":[]}',
      /^error 1 : Expected an array of questions/,
    ],
    ['a string instead of a question', 'json', '["tea"]', /^error 1 \[0\]: A question must be an object/],
    ['an array instead of a question', 'jsonl', '[]', /^error 1 : A question must be an object/],
    ['a missing title', 'json', '[{"options":""}]', /^error 1 \[0\]\.title: The title is missing\.$/],
    [
      'missing options',
      'json',
      '{"title":"No options"}',
      /^error 1 \[0\]\.options: The options are missing\./,
    ],
    [
      'missing options',
      'jsonl',
      '{"title":"No options"}',
      /^error 1 options: The options are missing\. Use a string/,
    ],
    [
      'options as a list',
      'json',
      '[{"title":"a","options":[7]}]',
      /\[0\]\.options: The options must be a string with lines/,
    ],
    [
      'a number as a footer',
      'jsonl',
      '{"title":"a","options":"","footer":7}',
      /^error 1 footer: The footer must be a string or null/,
    ],
    [
      'an unclosed quote',
      'csv',
      'title,options\n"a',
      /^error 2 : Couldn't read the CSV from here on: the opening quote/,
    ],
    [
      'an unclosed quote in the first row',
      'csv',
      '"title,options\na,b',
      /^error 1 : Couldn't read the CSV from/,
    ],
    [
      'a row with too many cells',
      'csv',
      'title,options\na,b\nc,d,e',
      /^error 3 : The row has 3 cells, but the header has 2\./,
    ],
    [
      '2 title columns',
      'csv',
      'title,title,options\n',
      /^error 1 title: More than one column is named "title"/,
    ],
    [
      "a library's question file",
      'jsonl',
      '{"format":"qotd-studio questions","version":1}',
      /^error 1 : This is a library file .*, not an export\. Export the library and import that file\.$/,
    ],
    [
      'another type of file',
      'jsonl',
      '{"format":"other","version":1}',
      /Unknown format "other"\. Use an export, a restore point/,
    ],
    [
      'a truncated restore point',
      'jsonl',
      snapshot().slice(0, -5),
      /^error 3 : Couldn't read the restore point: /,
    ],
  ])('is reported for %s', (_, format, text, sentence) => {
    expect(listProblems(text, format)[0]).toMatch(sentence);
    expect(readItems(text, { format }).problems.some(({ level }) => level === 'error')).toBe(true);
  });

  it('is reported in rows before invalid CSV, even with semicolons as delimiters', () => {
    const rows = [`title;options`, `Tea?;"${tea.options}"`, `"${tea.title}";"${tea.options}"`, '"No end;x'];
    expect(listProblems(rows.join('\n'), 'csv')).toEqual([
      expect.stringMatching(/^error 6 : Couldn't read the CSV from here on/),
      'limit 2 title: The title has 4 characters; it needs at least 5.',
    ]);
  });

  it('is reported for each skipped field', () => {
    expect(listProblems(JSON.stringify([{ ...tea, sent: {}, descripton: 'D', theme: 'x' }]), 'json')).toEqual(
      [
        "note 1 [0].sent: This isn't a question field, so it's skipped.",
        'limit 1 [0].descripton: Unknown field, so it\'s skipped. Rename it to "description", or remove it.',
        "limit 1 [0].theme: Unknown field, so it's skipped. Rename or remove it.",
      ],
    );
    const [title, options] = [tea.title, JSON.stringify(tea.options).replaceAll('\\n', '\n')];
    expect(listProblems(`title,options,Likes,Empty\n${title},${options},7,\n`, 'csv')).toEqual([
      'note 1 Likes: Skipped this column with 1 cell. To import it, choose its field.',
    ]);
  });

  it('is reported for a modified export', () => {
    const [json, lines] = [exported('json'), exported('jsonl')];
    expect(listProblems(json.replace('"version":1', '"version":2'), 'json')[0]).toMatch(
      /supports only version 1\. Update the app\.$/,
    );
    expect(listProblems(lines.replace('"version":1,"at"', '"version":2,"at"'), 'jsonl')[0]).toMatch(
      /supports only version 1\. Update/,
    );
    expect(listProblems(lines.replace(/\n[^\n]*\n$/, '\n'), 'jsonl')[0]).toMatch(
      /^error 1 count: .* lists 2 .* has 1/,
    );
    expect(listProblems(json.replace('"count":2', '"count":3'), 'json')[0]).toMatch(
      /^error 1 count: .* lists 3/,
    );
    expect(listProblems(json.replace('"id":4', '"id":1'), 'json')[0]).toMatch(
      /^error 3 entries\[1\]\.id: The ID 1 is also used by entries\[0\]/,
    );
    expect(listProblems(lines.replace('"id":4', '"id":1'), 'jsonl')[0]).toMatch(
      /^error 3 id: The ID 1 is also used on line 2/,
    );
    expect(listProblems(lines.replace('"status":2', '"status":9'), 'jsonl')[0]).toMatch(
      /^error 2 question\.status: /,
    );
    expect(listProblems(json.replace('"typed":', '"t":'), 'json')[0]).toMatch(
      /entries\[0\]\.question\.options\[0\]\.typed: /,
    );
    for (const number of [
      '"version":9007199254740991',
      '"saved":2000000000000',
      '"editedAt":8640000000000001',
    ]) {
      const member = number.split(':')[0] ?? '';
      const found = lines.replace(new RegExp(`("id":1,.*?)${member}:\\d+`), `$1${number}`);
      expect(listProblems(found, 'jsonl')[0]).toMatch(
        new RegExp(`^error 2 ${member.replaceAll('"', '')}: .*The export was modified\\.`),
      );
    }
  });

  it('is reported for invalid UTF-8 and for a file larger than 10 MB', () => {
    expect(decodeFile(Buffer.from([0xef, 0xbb, 0xbf, 0x61]))).toEqual({ text: 'a', encoding: 'utf-8' });
    expect(decodeFile(Buffer.from('a\nb\n\xe4', 'latin1'), { isStrict: true })).toMatchObject({
      problem: { line: 3, message: expect.stringMatching(/isn't UTF-8\. Save it/) },
    });
    const large = Buffer.alloc(MAX_IMPORT_BYTES + 1, ' ');
    expect(decodeFile(large)).toMatchObject({
      problem: { message: expect.stringMatching(/larger than 10 MB/) },
    });
    expect(listProblems(large.toString(), 'json')[0]).toMatch(/larger than 10 MB/);
  });

  it('never causes an exception', () => {
    const pieces = fc
      .array(
        fc.oneof(
          anySource,
          fc.constantFrom(
            ...['title', 'options', ',', ';', '"', '\n', '{', '}', '[', ']', ':', '"title":"a"'],
          ),
          fc.constantFrom(
            JSON.stringify(tea),
            exported('jsonl'),
            exported('json'),
            exported('csv'),
            snapshot(),
          ),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        { maxLength: 8 },
      )
      .map((found) => found.join(''));
    fc.assert(
      fc.property(pieces, fc.nat(), fc.constantFrom(...exchangeFormatSchema.options), (text, at, format) => {
        for (const found of [text, text.slice(0, at % (text.length + 1))]) {
          const { items, problems } = readItems(found, { format });
          const last = found.split(/\r\n|\r|\n/).length;
          for (const { line } of [...items, ...problems]) expect(line === null || line <= last).toBe(true);
          for (const item of items) checkItem(item, emojiResolver);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('a resolver with limited suggestions', () => {
  it('stops searching for similar names at the limit', () => {
    const limitedResolver = limitSuggestions(emojiResolver, 2);
    expect([1, 2, 3].map(() => limitedResolver.findNearest('tada_', 3).length)).toEqual([1, 1, 0]);
    expect(limitedResolver.resolve(':tada:')).toEqual(emojiResolver.resolve(':tada:'));
  });
});

describe('an export', () => {
  it('contains every entry unchanged in JSON and JSONL', () => {
    fc.assert(
      fc.property(createAnyEntries(), fc.constantFrom('json', 'jsonl'), (entries, format) => {
        const { items, problems } = readItems(exported(format, entries), { format });
        expect(problems).toEqual([]);
        expect(items.map((item) => item.kind === 'entry' && item.entry)).toEqual(entries);
      }),
      { numRuns: 500 },
    );
  });

  it('can be sorted, split, joined, and read without its header as JSONL', () => {
    const [, ...lines] = exported('jsonl').trimEnd().split('\n');
    const { items } = readItems(lines.reverse().join('\n'), { format: 'jsonl' });
    expect(items.map((item) => item.kind === 'entry' && item.entry.id)).toEqual([4, 1]);
    const array = readItems(`[${lines.join(',')}]`, { format: 'json' });
    expect(array.items.map((item) => item.kind)).toEqual(['entry', 'entry']);
  });

  it.each(['json', 'jsonl'] as const)('is rejected above the chosen number of questions: %s', (format) => {
    const text = exported(format, [createExampleEntry(1), createExampleEntry(2)]);
    expect(readItems(text, { format, maxQuestions: 2 }).items).toHaveLength(2);
    const fault = { code: 'too-many-questions', most: 1 };
    expect(readItems(text, { format, maxQuestions: 1 })).toMatchObject({ items: [], problems: [{ fault }] });
    const large = text.replace('\n', `\n${' '.repeat(MAX_IMPORT_BYTES)}`);
    expect(readItems(large, { format, maxQuestions: 1 })).toMatchObject({ items: [], problems: [{ fault }] });
  });

  it('lists each question as the author sees it, as valid CSV', () => {
    fc.assert(
      fc.property(fc.array(anyDraft, { maxLength: 6 }), (drafts) => {
        const wellFormed = drafts.map((draft) =>
          Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value.toWellFormed()])),
        );
        const entries = drafts.map((input, index) => ({
          ...createExampleEntry(index + 1),
          draft: { input, basedOn: 1 },
        }));
        const bytes = Buffer.from(exported('csv', entries));
        const decoded = decodeFile(bytes);
        expect(inputs('text' in decoded ? decoded.text : '', 'csv')).toEqual(wellFormed);
      }),
      { numRuns: 500 },
    );
  });

  it("doesn't include deleted questions or formulas in CSV", () => {
    const title = '=1+1';
    const entries = [
      { ...createExampleEntry(1), draft: { input: { title, options: '@a', ...nothing }, basedOn: 1 } },
      { ...createExampleEntry(2), removedAt: 5 },
    ];
    const csv = exported('csv', entries);
    expect(csv.startsWith('\ufeff"id","state","title","options"')).toBe(true);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('"1","ready","\'=1+1","\'@a"');
  });

  it('is imported unchanged from CSV with formulas inside cells', async () => {
    const input = { title: 'x;=1+1', options: "a\n'=1+1\nb; -c", ...nothing };
    const text = exported('csv', [{ ...createExampleEntry(1), draft: { input, basedOn: 1 } }]).slice(1);
    expect(text).toContain(`"x;'=1+1","a\n''=1+1\nb; '-c"`);
    expect(inputs(text, 'csv')).toEqual([input]);
    const { items } = readQuestions(text, { format: 'csv', table: null });
    expect(items.map((item) => item.kind === 'input' && item.input.title)).toEqual([input.title]);
  });

  it('is imported unchanged from CSV that escapes only the start of cells', () => {
    const old = `"id","state","title","options"\r\n"1","draft","'=1+1","Yes, '-1\n'=1+1"\r\n`;
    expect(inputs(old, 'csv')).toEqual([{ title: '=1+1', options: "Yes, '-1\n'=1+1", ...nothing }]);
  });

  it('has CSV columns for tags and the planned date that can be imported', () => {
    const privateFields = { tags: ['=1+1', 'animals'], plannedFor: '2026-12-01' };
    const { items } = readItems(exported('csv', [{ ...createExampleEntry(1), ...privateFields }]).slice(1), {
      format: 'csv',
    });
    expect(items.map((item) => item.kind === 'input' && item.privateFields)).toEqual([privateFields]);
  });

  it('lists titles and options as plain text', () => {
    const line = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => text.replaceAll(/[\r\n]/g, '').toWellFormed());
    const draft = fc.record({
      title: fc.tuple(fc.constantFrom('', '\ufeff', '  '), line).map((parts) => parts.join('')),
      options: fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n')),
    });
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 6 }), (drafts) => {
        const entries = drafts.map((input, index) => ({
          ...createExampleEntry(index + 1),
          draft: { input: { ...input, ...nothing }, basedOn: 1 },
        }));
        const decoded = decodeFile(Buffer.from(exported('text', entries)));
        const titled = drafts.filter(({ title }) => title.trim() !== '');
        expect(inputs('text' in decoded ? decoded.text : '', 'text')).toEqual(
          titled.map(({ title, options }) => ({
            title,
            options: options
              .split('\n')
              .filter((found) => found.trim() !== '')
              .join('\n'),
            ...nothing,
          })),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('can be replaced by a restore point for an import', () => {
    const { items, problems } = readItems(snapshot(), { format: 'jsonl' });
    expect(problems).toEqual([]);
    expect(items).toMatchObject([
      { kind: 'entry', entry: createExampleEntry(1) },
      { kind: 'entry', entry: createExampleEntry(4) },
    ]);
  });
});

function snapshot(): string {
  return [...formatSnapshot([createExampleEntry(1), createExampleEntry(4)], 0)].join('');
}

describe.each(LANGUAGES)('the %s example in the import dialog', (_, t) => {
  it.each(['text', 'csv', 'json'] as const)('can be imported as %s without problems', (format) => {
    const read = readQuestions(t(`importing.placeholder.${format}`), { format, table: null });
    const { items, problems } = readPastedOptions(read, emojiResolver);
    expect(items.length).toBeGreaterThan(0);
    expect([...problems, ...items.flatMap((item) => checkItem(item, emojiResolver))]).toEqual([]);
  });
});
