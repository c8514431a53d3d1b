import { describe, expect, it } from 'vitest';
import type { CustomEmoji } from '../../../../shared/emoji/custom-emoji.ts';
import { isFlag } from '../../../../shared/emoji/emoji-completion.ts';
import { createEmojiFinder } from '../../../../shared/emoji/emoji-finder.ts';
import { loadEmojiEntries } from '../../../../shared/emoji/emoji-table.ts';
import { loadGermanEmojiWords } from '../../../../shared/emoji/emoji-words-de.ts';
import { isLiteralEmoji, LETTER_EMOJI } from '../../../../shared/emoji/literal-emoji.ts';

const entries = loadEmojiEntries();
const help = createEmojiFinder(entries);
const custom: CustomEmoji[] = [{ name: 'party_blob', url: 'https://x.org/blob.png', keywords: ['dance'] }];
const bare = { custom: [] as readonly CustomEmoji[], recent: [], tone: 1 };
const findNamesFor = (typed: string, shelf: Partial<typeof bare> = {}) =>
  help.match(typed, 4, { ...bare, ...shelf }).map(({ name }) => name);

describe('loadEmojiEntries', () => {
  it('returns every emoji once, with a name and without a skin tone', () => {
    expect(entries.length).toBeGreaterThan(1800);
    expect(new Set(entries.map(({ emoji }) => emoji)).size).toBe(entries.length);
    expect(entries.filter(({ emoji, names }) => names.length === 0 || !isLiteralEmoji(emoji))).toEqual([]);
    expect(entries.filter(({ emoji }) => /\p{Emoji_Modifier}\P{Emoji_Modifier}/u.test(emoji))).toEqual([]);
  });

  it('includes alternative names and keywords', () => {
    const thumb = entries.find(({ emoji }) => emoji === '👍');
    expect(thumb?.names).toContain('thumbsup');
    expect(thumb?.keywords).toContain('like');
  });
});

describe('matchEmoji', () => {
  it('lists names with the prefix first', () => {
    expect(findNamesFor('pizza')).toEqual(['pizza']);
    expect(findNamesFor('cat')[0]).toBe('cat');
    const rain = findNamesFor('rain');
    expect(rain[0]).toBe('rainbow');
  });

  it('finds an emoji by a keyword', () => {
    expect(help.match('espresso', 4, bare)).toEqual([{ name: 'coffee', emoji: '☕', url: null }]);
  });

  it('finds an emoji by an alternative name', () => {
    expect(findNamesFor('thumbsup')[0]).toBe('thumbsup');
  });

  it('prefers recently picked emoji among equal matches', () => {
    const [, second] = help.match('cam', 4, bare);
    expect(second).toBeDefined();
    const recent = [second?.emoji ?? ''];
    expect(help.match('cam', 4, { ...bare, recent })[0]?.emoji).toBe(second?.emoji);
  });

  it('finds custom emoji by name and keyword', () => {
    expect(help.match('party_b', 4, { ...bare, custom })[0]).toEqual({
      name: 'party_blob',
      emoji: ':party_blob:',
      url: 'https://x.org/blob.png',
    });
    expect(findNamesFor('dance', { custom })).toContain('party_blob');
  });

  it('applies the skin tone to emoji that support it', () => {
    expect(help.match('wave', 1, { ...bare, tone: 4 })[0]?.emoji).toBe('👋🏽');
    expect(help.match('pizza', 1, { ...bare, tone: 4 })[0]?.emoji).toBe('🍕');
  });

  it('returns nothing without a match', () => {
    expect(findNamesFor('xqzw')).toEqual([]);
  });
});

describe('suggestions', () => {
  const suggestFirst = (text: string) => help.suggest(text, 4)?.emoji[0]?.emoji;

  it.each([
    ['Pizza', '🍕'],
    ['Yes', '👍'],
    ['No!', '👎'],
    ['Maybe', '🤷'],
    ['A glass of water', '💧'],
    ['Late night pizza', '🍕'],
    ['First coffee while it’s still quiet', '☕'],
    ['Both socks survived the wash', '🧦'],
    ['The cherries on top', '🍒'],
    ['Cherry', '🍒'],
    ['Blueberry', '🫐'],
    ['Grape', '🍇'],
    ['Chopstick', '🥢'],
    ['Wolves', '🐺'],
    ['Chick', '🐤'],
    ['Foxes', '🦊'],
    ['Spring', '🌸'],
    ['Summer', '☀️'],
    ['Autumn', '🍂'],
    ['Winter', '❄️'],
    ['Orange', '🍊'],
  ])('for %j begin with %s', (text, emoji) => {
    expect(suggestFirst(text)).toBe(emoji);
  });

  it('omit symbols that merely show a colored square', () => {
    expect(help.suggest('Orange', 4)?.emoji.map(({ emoji }) => emoji)).toEqual(['🍊', '🥕', '📙', '🧡']);
    expect(help.suggest('Blue', 4)?.emoji.map(({ emoji }) => emoji)).not.toContain('🆗');
  });

  it.each(['No. 1', 'No 2', '1. No'])("don't treat the abbreviation “No” as an answer: %j", (text) => {
    expect(suggestFirst(text)).not.toBe('👎');
  });

  it('are based on the word with the higher weight', () => {
    expect(help.suggest('Movie night', 4)?.word).toBe('movie');
  });

  it("don't include flags for a word", () => {
    const flags = help.suggest('No', 20)?.emoji.filter(({ emoji }) => /^\p{RI}/u.test(emoji));
    expect(flags).toEqual([]);
  });

  it('include the matching word', () => {
    expect(help.suggest('Somewhere over the rainbow', 4)?.word).toBe('rainbow');
  });

  it('are distinct and match the requested number', () => {
    const emoji = help.suggest('A heart', 4)?.emoji.map((one) => one.emoji) ?? [];
    expect(new Set(emoji).size).toBe(4);
  });

  it('are empty without a match', () => {
    expect(help.suggest('Over the what', 4)).toBeNull();
    expect(help.suggest('', 4)).toBeNull();
  });
});

/** Common poll options, with all emoji that are acceptable as the first suggestion. */
const USUAL_ANSWERS: readonly (readonly [answer: string, fitting: string])[] = [
  ['Yes', '👍 ✅ ✔️'],
  ['Yes!', '👍 ✅ ✔️'],
  ['Yeah, definitely', '👍 ✅ ✔️ 💯'],
  ['No', '👎 ❌ 🙅'],
  ['Nope', '👎 ❌ 🙅'],
  ['Absolutely not', '👎 ❌ 🙅 🚫'],
  ['Maybe', '🤷 🤔'],
  ['I don’t know', '🤷 🤔'],
  ["I'm not sure", '🤷 🤔'],
  ['It depends', '⚖️ 🤔 🤷'],
  ['Never', '🚫 🙅 ❌'],
  ['Rarely', '🦄 🤏 🐌'],
  ['Sometimes', '🌓 🔁 🤷'],
  ['Often', '🔁 📅'],
  ['Always', '♾️ 💯 ✅'],
  ['Both', '🤝 ✌️ 2️⃣'],
  ['Neither', '🙅 🚫 ❌'],
  ['Other', '💬 ❓ ✏️'],
  ['Something else', '💬 ❓ ✏️'],
  ['None of the above', '🚫 🙅 ❌'],
  ['All of the above', '💯 ✅ 🙌'],
  ['Agree', '👍 ✅ 🤝'],
  ['Disagree', '👎 ❌ 🙅'],
  ['Monday', '😩 😴 🌙 ☕'],
  ['Friday', '🎉 🍻 🐟'],
  ['Saturday', '🥳 🎉 🪐'],
  ['Sunday', '☀️ 😴 ⛪'],
  ['1', '1️⃣'],
  ['Two', '2️⃣'],
  ['3 or more', '3️⃣'],
  ['10', '🔟'],
  ['Red', '🔴 ❤️ 🟥'],
  ['Blue', '🔵 💙 🟦'],
  ['Green', '🟢 💚 🟩'],
  ['Black', '⚫ 🖤 ⬛'],
  ['Small', '🐭 🤏'],
  ['Large', '🐘 🐋'],
  ['Spring', '🌸 🌷 🌱'],
  ['Winter', '❄️ ⛄ ☃️'],
  ['Breakfast', '🍳 🥞 🥐'],
  ['Dinner', '🍽️ 🍝 🍲'],
  ['In the morning', '🌅 🌄 ☀️'],
  ['At night', '🌙 🌃 🌛'],
  ['Tea', '🍵 🫖'],
  ['Cats', '🐱 🐈'],
  ['Chocolate', '🍫'],
  ['Apple pie', '🥧'],
];

describe('suggestions for common answers', () => {
  const suggestFirst = (text: string) => help.suggest(text, 4)?.emoji[0]?.emoji ?? '';

  it('prefer the word as written to its singular', () => {
    expect(help.suggest('Ramen', 3)?.emoji[0]?.emoji).toBe('🍜');
    expect(help.suggest('Cats', 3)?.emoji[0]?.emoji).toBe('🐈');
  });

  it('are suitable for at least 45 of 47 answers', () => {
    expect(USUAL_ANSWERS).toHaveLength(47);
    const others = USUAL_ANSWERS.filter(
      ([answer, fitting]) => !fitting.split(' ').includes(suggestFirst(answer)),
    );
    expect(others.map(([answer]) => `${answer}: ${suggestFirst(answer)}`).slice(2)).toEqual([]);
  });

  it.each([
    ['Video games', '🎮'],
    ['My favorite board games', '🎲'],
    ['I work from home', '🏠'],
    ['A traffic light', '🚥'],
    ['Red wine', '🍷'],
    ['A big dog', '🐶'],
    ['France', '🇫🇷'],
    ['3D movie', '🎬'],
  ])('match phrases: for %j, the first emoji is %s', (text, emoji) => {
    expect(suggestFirst(text)).toBe(emoji);
  });

  it('omit emoji that the question already uses', () => {
    const used = new Set<string>();
    for (const text of ['Yes', 'Yes, of course', 'No', 'No way', 'Dog', 'Two dogs', 'Dogs']) {
      const emoji = help.suggest(text, 1, used)?.emoji[0]?.emoji ?? '';
      expect(emoji, text).not.toBe('');
      expect(used, text).not.toContain(emoji);
      used.add(emoji);
    }
  });
});

describe('completion', () => {
  const findEmojiFor = (typed: string) => help.match(typed, 4, bare).map(({ emoji }) => emoji);

  it('prefers the common answer to a flag', () => {
    expect(findEmojiFor('no')[0]).toBe('👎');
    expect(findEmojiFor('yes')[0]).toBe('👍');
    expect(
      findEmojiFor('na')
        .slice(0, 2)
        .filter((emoji) => /^\p{RI}/u.test(emoji)),
    ).toEqual([]);
  });

  it('finds flags by `flag_` and by country, with country codes first', () => {
    expect(findEmojiFor('us').slice(0, 2)).toEqual(['🇺🇸', '🇻🇮']);
    expect(findEmojiFor('flag_no')[0]).toBe('🇳🇴');
    expect(findEmojiFor('norway')[0]).toBe('🇳🇴');
  });

  it('finds letters in alphabetical order', () => {
    expect(help.match('letter_', 26, bare).map(({ emoji }) => emoji)).toEqual(LETTER_EMOJI);
    expect(findEmojiFor('regional_indicator_q')[0]).toBe('🇶');
  });

  it("doesn't find country flags by keyword", () => {
    const findFlags = (typed: string, count: number) =>
      help.match(typed, count, bare).filter(({ emoji }) => /^\p{RI}/u.test(emoji));
    // United Nations is a name, so the flag matches. A search for flags by "country" finds none.
    expect(findFlags('nation', 500).map(({ emoji }) => emoji)).toEqual(['🇺🇳']);
    expect(findFlags('country', 500)).toEqual([]);
    expect(findFlags('banner', 500)).toEqual([]);
    expect(findFlags('no', 8)).toEqual([]);
  });

  it('prefers frequent emoji among equal matches', () => {
    expect(findEmojiFor('fir')[0]).toBe('🔥');
    expect(findEmojiFor('heart')[0]).toBe('❤️');
    expect(findEmojiFor('thu')[0]).toBe('👍');
  });
});

describe('German emoji words', () => {
  const german = createEmojiFinder(entries, 'de', loadGermanEmojiWords());

  it('find letters', () => {
    const found = german.match('buchstabe', 30, bare).map(({ emoji }) => emoji);
    expect(found.filter((emoji) => LETTER_EMOJI.includes(emoji))).toEqual(LETTER_EMOJI);
  });

  it('find flags by country code first', () => {
    const flags = german.match('us', 8, bare).filter(({ emoji }) => isFlag(emoji));
    expect(flags.map(({ emoji }) => emoji)).toEqual(['🇺🇸', '🇺🇿', '🇻🇮', '🇺🇲']);
  });

  it.each([
    ['Ja', '👍'],
    ['Nein', '👎'],
    ['Hund', '🐕'],
    ['Tee', '🍵'],
    ['Kaffee', '☕'],
    ['Weiß ich nicht', '🤷'],
    ['Brettspiele', '🎲'],
    ['Viele Erdbeeren', '🍓'],
    ['Boot', '⛵'],
    ['Italien', '🇮🇹'],
    ['Pizza', '🍕'],
  ])('suggest the right emoji first for %j: %s', (text, emoji) => {
    expect(german.suggest(text, 4)?.emoji[0]?.emoji).toBe(emoji);
  });

  it.each([
    ['kaffee', '☕'],
    ['hund', '🐕'],
    ['erdb', '🍓'],
    ['norweg', '🇳🇴'],
    ['pizz', '🍕'],
  ])('complete %j to %s', (typed, emoji) => {
    expect(german.match(typed, 4, bare)[0]?.emoji).toBe(emoji);
  });

  it('exist for at least 98% of all emoji', () => {
    const words = loadGermanEmojiWords();
    expect(entries.filter(({ emoji }) => !words[emoji]).length).toBeLessThan(entries.length / 50);
  });
});
