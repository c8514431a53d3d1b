import { describe, expect, it } from 'vitest';
import { readChatEmoji } from '../../../../shared/emoji/chat-emoji.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../../shared/emoji/emoji-shortcodes.ts';
import { readWholeEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import { qualifyEmoji } from '../../../../shared/emoji/literal-emoji.ts';
import { parseOptions } from '../../../../shared/question/option-line.ts';
import { everyEmoji } from './every-emoji.ts';

const TEA = '$[tea](https://cdn.discordapp.com/emojis/12.png)$';
const resolver = createEmojiResolver(loadEmojiNames(), [
  { name: 'cat~1', url: 'https://x.org/cat.png', keywords: [] },
]);

describe('readChatEmoji', () => {
  it.each([
    ['<:tea:12> Tea', TEA],
    ['<a:dance:7> Dance', '$[dance](https://cdn.discordapp.com/emojis/7.gif)$'],
    ['<:tea~1:12>', TEA],
    [':tea~1: - Tea', ':tea:'],
    [':+1_tone3: - Tea', '👍🏽'],
    [':wave::skin-tone-3: - Hello', '👋🏼'],
    ['❤\uFE0E - Love', '❤️'],
    ['☕\uFE0E', '☕'],
    ['✌🏿\uFE0F', '✌🏿'],
    ['☕\u200D - Coffee', '☕'],
  ])('converts %j', (text, accepted) => {
    expect(readChatEmoji(text, resolver)?.accepted).toBe(accepted);
    expect(readWholeEmoji(accepted)).not.toBeNull();
  });

  it.each([
    'Tea <:tea:12>',
    '<:tea:> Tea',
    '<:tea:12 Tea',
    '<b:tea:12> Tea',
    ':tea: - Tea',
    ':cat~1: - Cat',
    ':nobody_tone3:',
    ':nobody::skin-tone-3:',
    '☕\uFE0F',
    '1\uFE0F\u20E3',
    '',
  ])('returns null for %j', (text) => expect(readChatEmoji(text, resolver)).toBeNull());

  it('removes U+FE0E from every emoji without a skin tone, and keeps all documented emoji', () => {
    const texts = everyEmoji.map(({ emoji }) => emoji);
    expect(texts.filter((emoji) => readChatEmoji(emoji))).toEqual([]);
    const plain = texts.filter((emoji) => !/[\u{1F3FB}-\u{1F3FF}\u{E0000}-\u{E007F}]/u.test(emoji));
    const wrong = plain.filter((emoji) => {
      const text = `${emoji.replace(/\uFE0F$/u, '')}\uFE0E`;
      return readChatEmoji(text)?.accepted !== qualifyEmoji(emoji);
    });
    expect(wrong).toEqual([]);
  });

  it('reads every line that the option parser reports as a chat emoji', () => {
    const lines = ['<:tea:12> - Tea', '<a:tea:12>Tea', '❤\uFE0E - Love'];
    expect(parseOptions(lines.join('\n')).map((line) => !line.ok && line.fault)).toEqual(
      lines.map(() => 'chat-emoji'),
    );
    expect(lines.map((line) => readChatEmoji(line))).not.toContain(null);
  });
});
