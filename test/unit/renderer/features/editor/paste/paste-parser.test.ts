import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findLeadingEmoji,
  isList,
  isQuestionWithOptions,
  parseOptionLine,
  parsePastedOptions,
  parsePastedQuestion,
  splitTypedOption,
} from '../../../../../../renderer/features/editor/paste/paste-parser.ts';

const parseShort = (pasted: string) =>
  parsePastedOptions(pasted).options.map(({ emoji, text }) => `${emoji}|${text}`);

describe('pasted options', () => {
  it.each([
    ["the service's format", '☕ - Tea\n:tada: - Party', ['☕|Tea', ':tada:|Party']],
    ['emoji and text separated by a space', '☕ Tea\n🎧 Music', ['☕|Tea', '🎧|Music']],
    ['emoji names followed by a space', ':cat: Cat\n:dog: Dog', [':cat:|Cat', ':dog:|Dog']],
    ['an emoji search', '$red panda$ - Red panda\n☕ Tea', ['$red panda$|Red panda', '☕|Tea']],
    ['a list with hyphens', '- ☕ Tea\n- Water', ['☕|Tea', '|Water']],
    ['a list with bullets', '• Tea\n• Water', ['|Tea', '|Water']],
    ['a numbered list', '1. Tea\n2. Water\n3. ☕ - Coffee', ['|Tea', '|Water', '☕|Coffee']],
    ['a numbered list in another notation', '4) Tea\n5) Water', ['|Tea', '|Water']],
    ['2 table columns', '☕\tTea\n🎧\tMusic', ['☕|Tea', '🎧|Music']],
    ['2 table columns with the emoji last', 'Tea\t☕\nMusic\t:headphones:', ['☕|Tea', ':headphones:|Music']],
    ['mixed bullets', '1. Tea\n* Water\n2. Coffee\n• Milk', ['|Tea', '|Water', '|Coffee', '|Milk']],
    ['a list with one line that lacks a bullet', '- Tea\n- Water\n☕ Milk', ['|Tea', '|Water', '☕|Milk']],
    [
      'several kinds of markers at once',
      '1. Tea\n2) :milk: Milk\n• Water\nCoffee',
      ['|Tea', ':milk:|Milk', '|Water', '|Coffee'],
    ],
    ['letters and hyphens', 'a) Tea\nb) Water\n- Milk\nCoffee', ['|Tea', '|Water', '|Milk', '|Coffee']],
    ['a title above a mixed list', 'Lunch?\n- Tea\nWater\n- Milk', ['|Lunch?', '|Tea', '|Water', '|Milk']],
    [
      'a messy list',
      '1. Cooking\n-  Gaming\n\n• Movies\n•Music\n5) Reading\n"Board games"\n[ ] Long  walks\n* "Sleep",',
      ['|Cooking', '|Gaming', '|Movies', '|Music', '|Reading', '|Board games', '|Long walks', '|Sleep'],
    ],
    [
      'a messy list with emoji on some lines',
      '🍕 - Pizza\n- Sushi\n5) Reading\n🌮 Tacos\n3D printing\n☕ - Coffee',
      ['🍕|Pizza', '|Sushi', '|Reading', '🌮|Tacos', '|3D printing', '☕|Coffee'],
    ],
    ['list markers before numbers', '- 1984\n• 2 eggs\n3) 3D printing', ['|1984', '|2 eggs', '|3D printing']],
    ['array elements in code', '"Tea",\n"Water",\n"Milk"', ['|Tea', '|Water', '|Milk']],
    ['a task list', '- [ ] Tea\n- [x] Water\n[ ] Milk', ['|Tea', '|Water', '|Milk']],
    ['a lettered list', 'a) Tea\nb) Water\nc) Milk', ['|Tea', '|Water', '|Milk']],
    ['numbers in parentheses', '(1) Tea\n(2) Water', ['|Tea', '|Water']],
    ['a list below its title', 'Lunch?\n- Tea\n- Water', ['|Lunch?', '|Tea', '|Water']],
    ['emoji followed by a colon', ':tea:: Tea\n☕: Coffee', [':tea:|Tea', '☕|Coffee']],
    ['lines with commas in the text', 'Tea, hot\nWater, cold', ['|Tea, hot', '|Water, cold']],
    ['an emoji without text', '🍔 - \n🍕 -\n☕ – Tea', ['🍔|', '🍕|', '☕|Tea']],
    ['en and em dashes', '☕ – Tea\n🎧 — Music', ['☕|Tea', '🎧|Music']],
    ['empty lines and Windows line breaks', '\r\nTea\r\n\r\n  Water  \r\n', ['|Tea', '|Water']],
    ['emoji without a space after them', '🍵Tea\n☕-Coffee', ['🍵|Tea', '☕|Coffee']],
    ['two table columns of text', 'Tea\thot\nWater\tcold', ['|Tea hot', '|Water cold']],
    ['a table row', 'Tea\tCoffee "black"\tMilk\t', ['|Tea', '|Coffee "black"', '|Milk']],
    ['a table row with emoji columns', '🍵\tTea\t☕\tCoffee', ['🍵|Tea', '☕|Coffee']],
    ['a table cell with line breaks', '"☕ - Coffee\n🍵 - ""Green"" tea"', ['☕|Coffee', '🍵|"Green" tea']],
    ['answers', 'A: Tea\nA: Coffee', ['|Tea', '|Coffee']],
    ['options with colons', 'Option 1: Tea\nOption 2: Coffee', ['|Tea', '|Coffee']],
    ['keycap emoji', '1️⃣ - One\n2️⃣ - Two', ['1️⃣|One', '2️⃣|Two']],
  ])('are parsed from %s', (_, pasted, expected) => {
    expect(parseShort(pasted)).toEqual(expected);
  });

  it.each([
    ["numbers that aren't consecutive", '3. Oktober\n1. FC', ['|3. Oktober', '|1. FC']],
    [
      'football clubs whose names start with a number',
      '1. FC Köln\n1. FC Nürnberg',
      ['|1. FC Köln', '|1. FC Nürnberg'],
    ],
    [
      'a football club among hyphens',
      '- Bayern\n- HSV\n- Union\nHertha\n1. FC Köln',
      ['|Bayern', '|HSV', '|Union', '|Hertha', '|1. FC Köln'],
    ],
    ['dates in sequence', '3. Oktober\n4. Oktober\nHeute', ['|3. Oktober', '|4. Oktober', '|Heute']],
    [
      'lines that start with a number',
      '1984\n2 eggs\n3D printing\n-5 degrees',
      ['|1984', '|2 eggs', '|3D printing', '|-5 degrees'],
    ],
    ['quotations', '"To be"\n"I think"\nNeither', ['|"To be"', '|"I think"', '|Neither']],
    [
      'a football club among other markers',
      '- Bayern\n• HSV\n2) Union\n1. FC Köln',
      ['|Bayern', '|HSV', '|Union', '|1. FC Köln'],
    ],
    ['initials', 'C. Ronaldo\nL. Messi', ['|C. Ronaldo', '|L. Messi']],
    ['a hyphen on only one line', '- 5 degrees\n20 degrees', ['|- 5 degrees', '|20 degrees']],
    ['words with a hyphen', 'Fox - the sly one\nDog', ['|Fox - the sly one', '|Dog']],
  ])('keep %s unchanged', (_, pasted, expected) => {
    expect(parseShort(pasted)).toEqual(expected);
  });

  it("keep all letters and digits if the lines aren't a list", () => {
    const word = fc.stringMatching(/^[a-z0-9 ☕:$.()-]{1,12}$/u);
    const line = fc.oneof(word, fc.stringMatching(/^(?:-|\(?[1-3a-c][.)]) [a-z]{1,6}$/u));
    fc.assert(
      fc.property(word, fc.array(line, { maxLength: 5 }), (first, others) => {
        const lines = [`x${first}`, ...others, 'x'];
        const isItem = (line: string) => /^(?:(?:-|\(?(?:\d+|[a-z])[.):]) |\(?\d+\))/u.test(line.trim());
        const isPlain = (line: string) => /^[^☕:$]/u.test(line.trim()) && !isItem(line);
        // If there are more items than other lines, the lines count as a list, and the first line may be its
        // heading.
        const isEmojiItem = (line: string) => /^[ -]*\(?\w?[-.):]* *[☕:$]/u.test(line);
        fc.pre(!lines.some(isEmojiItem));
        fc.pre(lines.filter(isItem).length <= lines.slice(1).filter(isPlain).length);
        const parsed = parsePastedOptions(lines.join('\n')).options.map(({ emoji, text }) => emoji + text);
        const keepLetters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
        expect(keepLetters(parsed.join(''))).toBe(keepLetters(lines.join('')));
      }),
    );
  });

  it.each([
    ['one line\n', false],
    ['two\nlines', true],
    ['two\tcells', true],
    ['☕\tone option', false],
  ])('are a list in %j: %j', (text, expected) => {
    expect(isList(text)).toBe(expected);
  });
});

describe('a pasted question', () => {
  it('starts with the title, followed by options in any format', () => {
    expect(parsePastedQuestion('\n# Lunch?\n\n1. ☕ Tea\n2. Water\n')).toEqual({
      title: 'Lunch?',
      converted: 0,
      options: [
        { emoji: '☕', text: 'Tea' },
        { emoji: '', text: 'Water' },
      ],
    });
  });
});

describe('a pasted line', () => {
  it.each([
    ['!poll "Lunch?" "Tea" "Water"', true],
    ['Lunch?\tTea\tWater', true],
    ['Lunch?\t"☕ - Tea\n💧 - Water"', true],
    ['Lunch?', false],
    ['!poll Lunch?', false],
  ])('contains a question and its options: %j, %j', (text, expected) => {
    expect(isQuestionWithOptions(text)).toBe(expected);
    if (!expected) return;
    const { title, options } = parsePastedQuestion(text);
    expect([title, ...options.map((option) => option.text)]).toEqual(['Lunch?', 'Tea', 'Water']);
  });
});

describe('a leading emoji', () => {
  it.each([
    ['🍕 Pizza', '🍕'],
    [':pizza: Pizza', ':pizza:'],
    ['$pizza slice$ Pizza', '$pizza slice$'],
    ['👩‍💻 Work', '👩‍💻'],
    ['🍕', '🍕'],
    ['🍕izza', ''],
    [':not a name: x', ''],
    ['Pizza 🍕', ''],
    ['12 monkeys', ''],
  ])('is parsed from %j as %j', (text, emoji) => {
    expect(findLeadingEmoji(text)).toBe(emoji);
  });

  it('is separated from the text after it', () => {
    expect(parseOptionLine('🍕 Pizza')).toEqual({ emoji: '🍕', text: 'Pizza', isConverted: false });
  });
});

describe('typed options', () => {
  const typeKeys = (keys: string, before = { emoji: '', text: '' }) => {
    let row = before;
    for (const key of keys) row = { ...row, ...splitTypedOption(row, row.text + key) };
    return row;
  };

  it.each([
    ['☕ - Coffee', { emoji: '☕', text: 'Coffee' }],
    ['☕ Coffee', { emoji: '☕', text: 'Coffee' }],
    [':tea: - Tea - hot', { emoji: ':tea:', text: 'Tea - hot' }],
    ['$pizza$ - Neither', { emoji: '$pizza$', text: 'Neither' }],
    ['Tea - hot', { emoji: '', text: 'Tea - hot' }],
    ['- 5 degrees', { emoji: '', text: '- 5 degrees' }],
  ])('are split into emoji and text: %s', (keys, row) => {
    expect(typeKeys(keys)).toEqual(row);
  });

  it("are split even if they're entered all at once", () => {
    expect(splitTypedOption({ emoji: '', text: '' }, '☕ - Coffee')).toEqual({ emoji: '☕', text: 'Coffee' });
  });

  it.each([[' Spring'], [' - Spring'], ['- Spring'], ['Spring']])(
    'use %j as text after a selected emoji, without a leading separator',
    (keys) => {
      expect(typeKeys(keys, { emoji: '🌸', text: '' })).toEqual({ emoji: '🌸', text: 'Spring' });
      expect(typeKeys(' and summer', { emoji: '🌸', text: 'Spring' }).text).toBe('Spring and summer');
    },
  );

  it("aren't split after a deletion", () => {
    expect(splitTypedOption({ emoji: '', text: '☕ Tea!' }, '☕ Tea')).toEqual({ text: '☕ Tea' });
    expect(splitTypedOption({ emoji: '☕', text: '- 5' }, '- ')).toEqual({ text: '- ' });
  });
});
