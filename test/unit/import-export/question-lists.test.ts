import { describe, expect, it } from 'vitest';
import { readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { readImport } from '../../../electron/host/import-export/read-import.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../shared/emoji/emoji-shortcodes.ts';
import { countQuestions, escapeTitle, splitQuestionList } from '../../../shared/question/question-list.ts';

const resolver = createEmojiResolver(loadEmojiNames(), []);

const readTitlesAndOptions = (text: string) => {
  const how = { mode: 'loose', format: 'text' } as const;
  const { questions } = readImport(text, { how, customEmoji: [] }, resolver, () => {});
  return [...questions].map((question) =>
    question.kind === 'typed'
      ? [question.line, question.input.title, ...question.input.options.split('\n').filter(Boolean)]
      : [],
  );
};

describe('titles with numbers', () => {
  it.each([
    ['a calculation', ['7 - 2 = ?', 'a) 4', 'b) 5'], ['7 - 2 = ?']],
    ['a rank', ['#1 song of the year?', 'A) Tea', 'B) Coffee'], ['#1 song of the year?']],
    ['scores', ['1 - 0 or 2 - 0?', '', '2 - 0 or 3 - 0?'], ['1 - 0 or 2 - 0?', '2 - 0 or 3 - 0?']],
    ['years', ['2024 - best year?', '', '2025 - best year?'], ['2024 - best year?', '2025 - best year?']],
    ['escaped years', ['\\2024: best?', '', '\\2025: best?'], ['2024: best?', '2025: best?']],
  ])('keep %s', (_, lines, titles) => {
    expect(readTitlesAndOptions(lines.join('\n')).map(([, title]) => title)).toEqual(titles);
  });
});

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
      '1) Tea or coffee?\n🍵 Tea\n☕ Coffee\n2) Dogs or cats?\na) Dogs\nb) Cats',
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
    const { problems } = readItems(text, { format: 'text', isStrict: false });
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
    expect(readItems(text, { format: 'text', isStrict: false })).toMatchObject({
      items: { length: 1 },
      problems: [],
    });
  });
});

describe('a question in text', () => {
  it.each([
    ['a bold title', '**Tea or coffee?**\n🍵 Tea\n☕ Coffee', ['Tea or coffee?', '🍵 - Tea', '☕ - Coffee']],
    ['a heading', '## Tea or coffee?\n- Tea\n- Coffee', ['Tea or coffee?', 'Tea', 'Coffee']],
    ['a quotation', '> Tea or coffee?\n> - Tea\n> - Coffee', ['Tea or coffee?', 'Tea', 'Coffee']],
    ['answers', 'Q: Tea or coffee?\nA: Tea\nA: Coffee', ['Tea or coffee?', 'Tea', 'Coffee']],
    ['lettered answers', '1. Tea or coffee?\n  a) Tea\n  b) Coffee', ['Tea or coffee?', 'Tea', 'Coffee']],
    ['a command', '!poll "Tea or coffee?" "Tea" "Coffee"', ['Tea or coffee?', 'Tea', 'Coffee']],
    [
      'a command with curly quotes',
      '/poll “Tea or coffee?” „🍵 Tea“ «Coffee»',
      ['Tea or coffee?', '🍵 - Tea', 'Coffee'],
    ],
    ['another command', '/poll question: "Tea or coffee?" a: "Tea"', ['Tea or coffee?', 'Tea']],
    ['a number that is text', '1. FC Köln or not?\n- Yes\n- No', ['1. FC Köln or not?', 'Yes', 'No']],
    ['an unclosed quote', '!poll "Tea or coffee? Tea', ['!poll "Tea or coffee? Tea']],
    ['bold words', '**Tea** or **coffee**\nTea\nCoffee', ['**Tea** or **coffee**', 'Tea', 'Coffee']],
  ])('can have %s', (_, text, expected) => {
    expect(readTitlesAndOptions(text)).toEqual([[1, ...expected]]);
  });

  it('loses its number if the numbers of several questions are in sequence', () => {
    const text = '4. Tea or coffee?\n🍵 Tea\n\n5. Why?\nA. Me\nB. You\n\n1. FC Köln?\nYes\nNo';
    expect(readTitlesAndOptions(text)).toEqual([
      [1, 'Tea or coffee?', '🍵 - Tea'],
      [4, 'Why?', 'Me', 'You'],
      [8, '1. FC Köln?', 'Yes', 'No'],
    ]);
  });

  it('is one of several with `Q: ` or a command', () => {
    expect(readTitlesAndOptions('Q1: Why?\nA: I\nA: You\nQ2: Who?\n- Me')).toEqual([
      [1, 'Why?', 'I', 'You'],
      [4, 'Who?', '- Me'],
    ]);
    expect(readTitlesAndOptions('!poll "Why?" "I"\n!poll "Who?" "Me"')).toEqual([
      [1, 'Why?', 'I'],
      [2, 'Who?', 'Me'],
    ]);
  });

  it.each(['"', '!poll "', '# ', '> ', '**', 'Q: ', '\\'])(
    'is read in linear time if it repeats %j',
    (piece) => {
      expect(readTitlesAndOptions(`${piece.repeat(3_000)}\n\n!poll ${piece.repeat(3_000)}`)).toHaveLength(2);
    },
  );
});

describe('a heading in text', () => {
  const read = (text: string) => {
    const how = { mode: 'loose', format: 'text' } as const;
    const { summary, questions } = readImport(text, { how, customEmoji: [] }, resolver, () => {});
    const read = [...questions].flatMap((one) => (one.kind === 'typed' ? [one] : []));
    return {
      questions: read.map(({ line, input, privateFields: { tags = [] } }) => [line, input.title, ...tags]),
      notes: summary.fileProblems.filter(({ fault }) => fault?.code === 'heading-tags'),
    };
  };
  const TEA = 'Tea or coffee?\n🍵 Tea\n☕ Coffee';

  it.each([
    [
      'a list after it',
      '# food\n\nWhat is the best topping?\nSweet or salty?\n\n\n# travel\n\nOceans or mountains?\nWhere to?',
      [
        [3, 'What is the best topping?', 'food'],
        [4, 'Sweet or salty?', 'food'],
        [9, 'Oceans or mountains?', 'travel'],
        [10, 'Where to?', 'travel'],
      ],
    ],
    [
      'an emoji',
      '# 🍕 Food\n\nWho?\n\n# ✈️ Travel\n\nWhere to?',
      [
        [3, 'Who?', '🍕 Food'],
        [7, 'Where to?', '✈️ Travel'],
      ],
    ],
    [
      'no blank lines',
      '# food\nWho?\nWhy?\n# travel\nOceans?',
      [
        [2, 'Who?', 'food'],
        [3, 'Why?', 'food'],
        [5, 'Oceans?', 'travel'],
      ],
    ],
    [
      'an underline',
      `Food, drinks\n---\n${TEA}\n\nTravel\n======\n\nWhere to?`,
      [
        [3, 'Tea or coffee?', 'Food drinks'],
        [10, 'Where to?', 'Travel'],
      ],
    ],
    [
      'a question with options',
      `Why?\n\n## **Food**\n${TEA}`,
      [
        [1, 'Why?'],
        [4, 'Tea or coffee?', 'Food'],
      ],
    ],
    [
      'two levels',
      `# Polls\n\n## Food\n\n${TEA}\n\n## Travel\n\n1. Who?\n2. Why?\n\n# Ideas\n\nBest film`,
      [
        [5, 'Tea or coffee?', 'Polls', 'Food'],
        [11, 'Who?', 'Polls', 'Travel'],
        [12, 'Why?', 'Polls', 'Travel'],
        [16, 'Best film', 'Ideas'],
      ],
    ],
    [
      'headings as titles',
      '# Polls\n\n## Tea or coffee?\n- Tea\n- Coffee\n## Best film\n- A\n- B',
      [
        [3, 'Tea or coffee?', 'Polls'],
        [6, 'Best film', 'Polls'],
      ],
    ],
  ])('becomes a tag if it has %s', (_, text, expected) => {
    const { questions, notes } = read(text);
    expect(questions).toEqual(expected);
    expect(notes).toMatchObject([{ level: 'note', line: /^(?:#|Food)/u.test(text) ? 1 : 3 }]);
    expect(read(text.replaceAll('\n', '\r\n')).questions).toEqual(expected);
    expect(countQuestions(text)).toBe(expected.length);
  });

  it.each([
    [`## Best pizza\n- Tea\n- Ham`, [[1, 'Best pizza']]],
    ['# Favorite drink\n1. Tea\n2. Coffee', [[1, 'Favorite drink']]],
    ['Favorite drink\n---\n1) Tea\n2) Coffee', [[1, 'Favorite drink']]],
    [
      `## Best pizza\n\n- Ham\n- Egg`,
      [
        [1, 'Best pizza'],
        [3, '- Ham'],
      ],
    ],
    [
      '## Best pizza\n\n## Best film',
      [
        [1, 'Best pizza'],
        [3, 'Best film'],
      ],
    ],
    [
      '# Which one?\n\nWhy?',
      [
        [1, 'Which one?'],
        [3, 'Why?'],
      ],
    ],
    ['# food', [[1, 'food']]],
    [
      '\\# food\n\nWhy?',
      [
        [1, '# food'],
        [3, 'Why?'],
      ],
    ],
    [
      `# ${'x'.repeat(41)}\n\nWhy?`,
      [
        [1, 'x'.repeat(41)],
        [3, 'Why?'],
      ],
    ],
    ['Tea or coffee?\n---\nTea', [[1, 'Tea or coffee?']]],
  ])('stays a title if no questions follow it: %j', (text, expected) => {
    expect(read(text)).toEqual({ questions: expected, notes: [] });
  });

  it('is different from a line that separates questions', () => {
    expect(read('Who?\n\n---\n\nWhy?\n\n***').questions).toEqual([
      [1, 'Who?'],
      [5, 'Why?'],
    ]);
    expect(escapeTitle('---')).toBe('\\---');
    expect(read(escapeTitle('---')).questions).toEqual([[1, '---']]);
  });

  it('is a title in a strict import', () => {
    const { items } = readItems('# food\n\nWhy?', { format: 'text', isStrict: true });
    expect(items).toMatchObject([{ input: { title: '# food' } }, { input: { title: 'Why?' } }]);
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
    if (count > 1)
      expect(readItems(text.replaceAll('\r', ''), { format: 'text', isStrict: false }).items).toHaveLength(
        count,
      );
  });
});

describe('custom emoji from chat apps', () => {
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
