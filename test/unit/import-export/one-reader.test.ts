import { describe, expect, it } from 'vitest';
import { readImport } from '../../../electron/host/import-export/read-import.ts';
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
    'a column per option',
    'csv',
    'Question,Option 1,Option 2,Option 3,,\r\nTea or coffee?,Tea,Coffee,,,\r\nCats or dogs?,Cats,Dogs,Both,,\r\n',
  ],
  ['blank lines before the headings', 'csv', '\n\ntitle,options\nTea or coffee?,☕ - Coffee'],
  ['a table without headings', 'csv', 'Pizza, pasta, or sushi?;Yes;No\nCats or dogs?;Cats;Dogs'],
  ['a list with bullets', 'text', 'Tea or coffee?\n- 🍵 Tea\n- ☕ Coffee'],
  ['lines that end with CR', 'text', 'Tea or coffee?\r🍵 Tea\r☕ Coffee\r\rCats or dogs?\r🐱 Cats\r🐶 Dogs'],
  ['custom emoji of a chat app', 'text', 'Tea or coffee?\n<:tea:12> Tea\n☕ Coffee'],
  ['a response', 'json', '[{"question":"Tea or coffee?","options":["🍵 - Tea","☕ - Coffee"]}]'],
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

  it('differ in a row that no question fits, because the command line imports no part of a file', () => {
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

describe('a strict reader', () => {
  it('accepts only field names as headings', () => {
    const how = { mode: 'whole', format: 'csv', isStrict: true } as const;
    const { summary } = read('Question,Option 1\nTea or coffee?,a', how);
    expect(summary.problems.map(({ fault }) => fault?.code)).toEqual(['no-column', 'no-column']);
  });

  it('keeps option lines as they are', () => {
    const text = 'Tea or coffee?\n- 🍵 Tea\n- ☕ Coffee';
    const { inputs } = read(text, { mode: 'whole', format: 'text', isStrict: true });
    expect(inputs).toMatchObject([{ options: '- 🍵 Tea\n- ☕ Coffee' }]);
  });
});
