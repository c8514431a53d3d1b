import { describe, expect, it } from 'vitest';
import { decodeFile } from '../../../electron/host/import-export/read-by-format.ts';
import { readImport } from '../../../electron/host/import-export/read-import.ts';
import { readChosenFile } from '../../../renderer/features/import/use-import-input.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { ExchangeFormat } from '../../../shared/import-export/file-formats.ts';

const resolver = createEmojiResolver(new Map(), []);
const FILES: readonly (readonly [string, ExchangeFormat, string])[] = [
  [
    'a spreadsheet',
    'csv',
    'sep=;\r\ntitle;options;description\r\n"Tea or coffee?";"☕ - Coffee\n🍵 - Tea";"hi; there"\r\n',
  ],
  ['rows that end with CR', 'csv', 'title,options\rTea or coffee?,☕ - Coffee\r'],
  [
    'a table with one column per option',
    'csv',
    'Question,Option 1,Option 2,Option 3,,\r\nTea or coffee?,Tea,Coffee,,,\r\nCats or dogs?,Cats,Dogs,Both,,\r\n',
  ],
  ['a table with blank lines before the headings', 'csv', '\n\ntitle,options\nTea or coffee?,☕ - Coffee'],
  ['a table without headings', 'csv', 'Pizza, pasta, or sushi?;Yes;No\nCats or dogs?;Cats;Dogs'],
  ['a Markdown table', 'csv', '| Question | Options |\n|---|---|\n| Tea or coffee? | Tea |'],
  ['options with emoji columns', 'csv', 'Question,Option 1,Emoji 1\nTea or coffee?,Tea,🍵'],
  ['text that was encoded twice', 'csv', 'Question,Options\nTea or coffee?,â˜• - Coffee'],
  ['dates in US order', 'csv', 'Question,Options,Date\nTea or coffee?,a,12/23/2026'],
  ['a list with bullets', 'text', 'Tea or coffee?\n- 🍵 Tea\n- ☕ Coffee'],
  ['lines that end with CR', 'text', 'Tea or coffee?\r🍵 Tea\r☕ Coffee\r\rCats or dogs?\r🐱 Cats\r🐶 Dogs'],
  ['a list with custom emoji from a chat app', 'text', 'Tea or coffee?\n<:tea:12> Tea\n☕ Coffee'],
  ['a service response', 'json', '[{"question":"Tea or coffee?","options":["🍵 - Tea","☕ - Coffee"]}]'],
];

const read = (text: string, how: Parameters<typeof readImport>[1]['how']) => {
  const { summary, questions } = readImport(text, { how, customEmoji: [] }, resolver, () => {});
  return { summary, inputs: [...questions].flatMap((one) => (one.kind === 'typed' ? [one.input] : [])) };
};

describe('the app and the command line', () => {
  it.each(FILES)('read the same questions in %s', (_, format, text) => {
    const app = read(text, { mode: 'loose', format, table: null });
    const terminal = read(text, { mode: 'whole', format, columns: {} });
    expect(app.inputs.length).toBeGreaterThan(0);
    expect(terminal.inputs).toEqual(app.inputs);
    const { checked } = read(text, { mode: 'check', format, columns: {} }).summary;
    expect(checked?.questions).toBe(app.inputs.length);
  });

  it("treat a row without a question differently, because the command line doesn't import part of a file", () => {
    const text = 'Question,Options\nTea or coffee?,a\nTotal,';
    expect(read(text, { mode: 'loose', format: 'csv' }).inputs).toHaveLength(1);
    const { summary, inputs } = read(text, { mode: 'whole', format: 'csv', columns: {} });
    expect(inputs).toEqual([]);
    expect(summary).toMatchObject({
      isRefused: true,
      problems: [{ line: 3, fault: { code: 'no-question' } }],
    });
  });
});

describe("another bot's list of questions", () => {
  const draft = (title: string, options = '') => ({ title, options });
  it.each([
    ['["Tea or coffee?","Why?"]', [draft('Tea or coffee?'), draft('Why?')], []],
    ['[{"name":"General","questions":["Tea or coffee?"]}]', [draft('Tea or coffee?')], ['General']],
    ['{"Food, drinks":["Tea or coffee?"]}', [draft('Tea or coffee?')], ['Food drinks']],
    [
      '[{"question":"Tea or coffee?","options":{"1":"Tea","2":"Coffee"},"footer":"F"}]',
      [{ ...draft('Tea or coffee?', 'Tea\nCoffee'), footer: 'F' }],
      [],
    ],
    ['{"questions":[{"question":"Tea or coffee?"}]}', [draft('Tea or coffee?')], []],
  ])('is imported with its categories as tags: %s', (text, inputs, tags) => {
    for (const mode of ['loose', 'whole'] as const) {
      const { questions } = readImport(
        text,
        { how: { mode, format: 'json' }, customEmoji: [] },
        resolver,
        () => {},
      );
      const typed = [...questions].flatMap((one) => (one.kind === 'typed' ? [one] : []));
      expect(typed.map(({ input }) => input)).toMatchObject(inputs);
      for (const { privateFields } of typed) expect(privateFields.tags ?? []).toEqual(tags);
    }
  });

  it.each(['["Tea?",1]', '{"General":["Tea?"],"count":1}', '{"questions":[]}'])(
    'is rejected as a whole: %s',
    (text) => {
      const { summary, inputs } = read(text, { mode: 'whole', format: 'json' });
      expect(summary.isRefused).toBe(true);
      expect(inputs).toEqual([]);
    },
  );
});

describe('a file in UTF-16', () => {
  const text = 'title;options\r\nTea or coffee?;🍵 - Tea';
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  const big = Buffer.from(little).swap16();

  it.each([
    ['little-endian', little],
    ['big-endian', big],
  ])('is decoded in the app and the command line if it has a byte order mark: %s', async (_, bytes) => {
    expect(decodeFile(bytes)).toMatchObject({ text });
    expect(await readChosenFile(new File([bytes], 'a.csv'))).toMatchObject({ text, format: 'csv' });
  });

  it('is rejected if its last character is cut off', async () => {
    const cut = little.subarray(0, -1);
    expect(decodeFile(cut)).toMatchObject({ problem: { fault: { code: 'not-utf8' } } });
    expect(await readChosenFile(new File([cut], 'a.csv'))).toMatchObject({ wrong: 'notUtf8' });
  });
});

describe('a strict reader', () => {
  it('accepts only field names as headings', () => {
    const how = { mode: 'whole', format: 'csv', isStrict: true } as const;
    const { summary } = read('Question,Option 1\nTea or coffee?,a', how);
    expect(summary.problems.map(({ fault }) => fault?.code)).toEqual(['no-column', 'no-column']);
  });

  it.each([
    ['text', '1. Who?\n2. Why?\n3. :+1_tone3: - Me', ['1. Who?', '2. Why?\n3. :+1_tone3: - Me']],
    ['text', '**Q: Who?**\n<:tea:12> Tea\n❤\uFE0E - Love', ['**Q: Who?**', '<:tea:12> Tea\n❤\uFE0E - Love']],
    ['text', '!poll "Who?" "Me"', ['!poll "Who?" "Me"', '']],
    ['json', '[{"title":"Who?","options":"- <:tea:12> Tea"}]', ['Who?', '- <:tea:12> Tea']],
    ['csv', 'title,options\nWho?,"<:tea:12> Tea, Coffee"', ['Who?', '<:tea:12> Tea, Coffee']],
  ] as const)('guesses and converts nothing in %s: %j', (format, text, [title, options]) => {
    for (const mode of ['whole', 'check'] as const) {
      const { summary, inputs } = read(text, { mode, format, isStrict: true });
      expect(inputs).toMatchObject(mode === 'whole' ? [{ title, options }] : []);
      expect(summary.problems.map(({ fault }) => fault?.code)).not.toContain('chat-emoji');
    }
  });

  it('keeps option lines as they are', () => {
    const text = 'Tea or coffee?\n- 🍵 Tea\n- ☕ Coffee';
    const { inputs } = read(text, { mode: 'whole', format: 'text', isStrict: true });
    expect(inputs).toMatchObject([{ options: '- 🍵 Tea\n- ☕ Coffee' }]);
  });
});
