import { describe, expect, it } from 'vitest';
import { readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { readImport, readQuestions } from '../../../electron/host/import-export/read-import.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { countQuestions, splitQuestionList } from '../../../shared/question/question-list.ts';

const readTitlesAndOptions = (text: string) =>
  readQuestions(text, { format: 'text', table: null }).items.map((item) =>
    item.kind === 'input'
      ? [item.line, item.input.title, ...item.input.options.split('\n').filter(Boolean)]
      : [],
  );

describe('plain text', () => {
  it.each([
    [
      'numbered questions',
      '1. What is your favourite sandwich?\n2. Mountains or beach?\n3. Best film of all time\n4. Why?',
      [
        [1, 'What is your favourite sandwich?'],
        [2, 'Mountains or beach?'],
        [3, 'Best film of all time'],
        [4, 'Why?'],
      ],
    ],
    [
      'numbered questions with options',
      '1) Tea or coffee?\n🍵 Tea\n☕ Coffee\n2) Dogs or cats?\na) Dogs\n1. Cats',
      [
        [1, 'Tea or coffee?', '🍵 - Tea', '☕ - Coffee'],
        [4, 'Dogs or cats?', 'Dogs', 'Cats'],
      ],
    ],
    [
      'questions in several scripts',
      'Tea or coffee?\nお茶ですか？\nشاي أم قهوة؟\nWhich one? (be honest)?”',
      [
        [1, 'Tea or coffee?'],
        [2, 'お茶ですか？'],
        [3, 'شاي أم قهوة؟'],
        [4, 'Which one? (be honest)?”'],
      ],
    ],
    [
      'questions with bullets, next to a question with options',
      'Who?\n🐶 - Me?\n🐱 - You?\n\n- Tea or coffee?\n- Dogs or cats?',
      [
        [1, 'Who?', '🐶 - Me?', '🐱 - You?'],
        [5, 'Tea or coffee?'],
        [6, 'Dogs or cats?'],
      ],
    ],
  ])('is split if it has %s', (_, text, expected) => {
    expect(readTitlesAndOptions(text)).toEqual(expected);
    expect(readTitlesAndOptions(text.replaceAll('\n', '\r\n'))).toEqual(expected);
    const { problems } = readItems(text, { format: 'text' });
    expect(problems).toMatchObject([{ level: 'note', fault: { code: 'question-list' } }]);
  });

  it.each([
    ['Tea or coffee?\nTea\nCoffee'],
    ['Which league is next?\n1. Liga\n2. Liga\n3. Liga'],
    ['1. FC Köln or 2. Liga?\n1. FC Köln\n2. Liga'],
    ['1. What comes next?\nTea\nCoffee'],
    ['What would you ask?\n🍵 - Who?\n☕ - Why?'],
    ['What would you ask?\n🍵 Who?\n☕ Why?'],
    ['1. Who?\n2. :tea: Tea'],
    ['Only one?'],
  ])('is one question: %j', (text) => {
    expect(splitQuestionList(text.split('\n'))).toBeNull();
    expect(readItems(text, { format: 'text' })).toMatchObject({ items: { length: 1 }, problems: [] });
  });
});

describe('pasted text', () => {
  it.each([
    ['1. Who?\n2. Why?\n3. When?', 3],
    ['Tea or coffee?\n🍵 Tea\n☕ Coffee\n\nDogs or cats?\n🐶 Dogs\n🐱 Cats', 2],
    ['Best pizza\nA\nB\r\n\r\n \r\nBest film\nC\nD', 2],
    ['Who?\n\nWhy?\n\n1. When?\n2. Where?', 4],
    ['Tea or coffee?\n\nTea\nCoffee', 1],
    ['Tea or coffee?\n\nTea\n\nCoffee', 1],
    ['Tea or coffee?\nTea\nCoffee', 1],
  ])('contains the expected number of questions: %j', (text, count) => {
    expect(countQuestions(text)).toBe(count);
    if (count > 1) expect(readItems(text.replaceAll('\r', ''), { format: 'text' }).items).toHaveLength(count);
  });
});

describe('custom emoji from chat apps', () => {
  const resolver = createEmojiResolver(new Map(), []);
  const TEA = '$[tea](https://cdn.discordapp.com/emojis/12.png)$';
  const files = [
    ['text', 'Tea or coffee?\n<:tea:12> Tea\n- <:tea:12> More tea\n☕ - Coffee'],
    ['csv', 'title,options\nTea or coffee?,"<:tea:12> Tea\n- <:tea:12> More tea\n☕ - Coffee"'],
    ['json', '[{"title":"Tea or coffee?","options":"<:tea:12> Tea\\n- <:tea:12> More tea\\n☕ - Coffee"}]'],
  ] as const;

  it.each(files)('become images in %s, with one note', (format, text) => {
    const options = `${TEA} - Tea\n${TEA} - More tea\n☕ - Coffee`;
    for (const how of [{ mode: 'whole', format } as const, { mode: 'loose', format, table: null } as const]) {
      const { summary, questions } = readImport(text, { how, customEmoji: [] }, resolver, () => {});
      expect([...questions]).toMatchObject([{ input: { options } }]);
      expect(summary.problems).toMatchObject([{ level: 'note', fault: { code: 'chat-emoji', count: 2 } }]);
    }
  });

  it.each(files)('are reported as problems in a strict check of %s', (format, text) => {
    const how = { mode: 'check', format, isStrict: true } as const;
    const { summary } = readImport(text, { how, customEmoji: [] }, resolver, () => {});
    expect(summary.problems[0]?.message).toContain(`Use ${TEA}.`);
  });
});
