import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChatEmoji, replaceChatEmoji } from '../../../../shared/emoji/chat-emoji.ts';
import { readWholeEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import { formatOptions, parseOptions } from '../../../../shared/question/option-line.ts';
import { acceptedOption, anyLine } from '../arbitraries.ts';

const TEA = '$[tea](https://cdn.discordapp.com/emojis/12.png)$';

describe('replaceChatEmoji', () => {
  it.each([
    ['<:tea:12> Tea', `${TEA} - Tea`],
    ['<:tea:12> - Tea', `${TEA} - Tea`],
    ['<:tea:12> – Tea', `${TEA} - Tea`],
    ['<:tea:12>: Tea', `${TEA} - Tea`],
    ['<:tea:12>', `${TEA} - `],
    ['- <:tea:12> Tea', `${TEA} - Tea`],
    ['  2. <:tea:12> Tea', `${TEA} - Tea`],
    ['B) <:tea:12> Tea', `${TEA} - Tea`],
    ['<a:dance:7> Dance', '$[dance](https://cdn.discordapp.com/emojis/7.gif)$ - Dance'],
    ['<:tea~1:12> Tea', `${TEA} - Tea`],
    [':tea~1: - Tea', ':tea: - Tea'],
  ])('converts %j', (line, converted) => expect(replaceChatEmoji(line)).toBe(converted));

  it.each([
    'Tea <:tea:12>',
    '☕ - <:tea:12>',
    '<:tea:> Tea',
    '<:tea:12 Tea',
    '<b:tea:12> Tea',
    ':tea: - Tea',
    ':+1_tone3: - Tea',
    ':wave::skin-tone-3: - Hello',
    '',
  ])('returns %j unchanged', (line) => expect(replaceChatEmoji(line)).toBe(line));

  it('returns valid option lines unchanged', () => {
    fc.assert(
      fc.property(
        acceptedOption.filter(({ emoji }) => readChatEmoji(emoji) === null),
        (option) => {
          const line = formatOptions([option]);
          expect(replaceChatEmoji(line)).toBe(line);
        },
      ),
    );
  });

  it('returns the same line if applied twice', () => {
    fc.assert(
      fc.property(fc.constantFrom('<:tea:12>', '- <a:tea:12> ', ':tea~1:', ''), anyLine, (start, rest) => {
        const once = replaceChatEmoji(start + rest);
        expect(replaceChatEmoji(once)).toBe(once);
      }),
    );
  });
});

describe('readChatEmoji', () => {
  it('returns an emoji that the service accepts', () => {
    for (const typed of ['<:tea:12>', '<a:tea:12>', ':tea~2:']) {
      expect(readWholeEmoji(readChatEmoji(typed)?.accepted ?? '')).not.toBeNull();
    }
  });

  it('reads every line that the option parser reports as a chat emoji', () => {
    expect(parseOptions('<:tea:12> - Tea\n<a:tea:12>Tea').map((line) => !line.ok && line.fault)).toEqual([
      'chat-emoji',
      'chat-emoji',
    ]);
  });
});
