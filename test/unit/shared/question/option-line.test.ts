import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOptions, type OptionFault, parseOptions } from '../../../../shared/question/option-line.ts';
import { acceptedOption, anySource } from '../arbitraries.ts';

const accepted: [line: string, emoji: string, text: string][] = [
  // Names
  [':tada: - Party', ':tada:', 'Party'],
  [':+1: - Yes', ':+1:', 'Yes'],
  [':-1: - No', ':-1:', 'No'],
  [':nobody_knows_it: - Maybe', ':nobody_knows_it:', 'Maybe'],
  [':Größe.2: - Big', ':Größe.2:', 'Big'],
  [':wave::skin-tone-3: - Hello', ':wave::skin-tone-3:', 'Hello'],
  // Literal emoji
  ['☕ - Coffee', '☕', 'Coffee'],
  ['❤ - Love', '❤', 'Love'],
  ['❤\uFE0F - Love', '❤\uFE0F', 'Love'],
  ['1\uFE0F\u20E3 - One', '1\uFE0F\u20E3', 'One'],
  ['1\u20E3 - One', '1\u20E3', 'One'],
  ['🇩🇪 - Germany', '🇩🇪', 'Germany'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 - Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'Scotland'],
  ['👋🏽 - Hello', '👋🏽', 'Hello'],
  ['👩‍👩‍👧‍👦 - Family', '👩‍👩‍👧‍👦', 'Family'],
  // Searches
  ['$happy cat$ - Cat', '$happy cat$', 'Cat'],
  ['$a - b$ - Both', '$a - b$', 'Both'],
  ['$[cat]$ - Cat', '$[cat]$', 'Cat'],
  ['$a](b$ - Cat', '$a](b$', 'Cat'],
  ['$[cat]$ - $[a](https://x.org/a.png)$', '$[cat]$', '$[a](https://x.org/a.png)$'],
  // Images as fetched from the service
  ['$[Cat](https://x.org/a.png)$ - Cat', '$[Cat](https://x.org/a.png)$', 'Cat'],
  ['$[](https://x.org/a.png)$ - Cat', '$[](https://x.org/a.png)$', 'Cat'],
  ['$[a - b](https://x.org/a)$ - c', '$[a - b](https://x.org/a)$', 'c'],
  ['$[a [1](2) $5](https://x.org/a)$ - c', '$[a [1](2) $5](https://x.org/a)$', 'c'],
  ['$[US$](https://x.org/a)$ - c', '$[US$](https://x.org/a)$', 'c'],
  ['$[US$5)$ - b](https://x.org/a)$ - c', '$[US$5)$ - b](https://x.org/a)$', 'c'],
  ['$[a)$b](https://x.org/a)$ - c', '$[a)$b](https://x.org/a)$', 'c'],
  ['$[a](https://x.org/(b)$c)$ - d', '$[a](https://x.org/(b)$c)$', 'd'],
  ['$[a](https://x.org/b)$ - cost (in $)$ - c', '$[a](https://x.org/b)$', 'cost (in $)$ - c'],
  ['$[a](/placeholders/emoji/a.svg)$ - A', '$[a](/placeholders/emoji/a.svg)$', 'A'],
  // Any text
  ['☕ - Coffee - black', '☕', 'Coffee - black'],
  ['☕ -  - ', '☕', ' - '],
  ['☕ -  Coffee ', '☕', ' Coffee '],
  ['☕ - \u200B', '☕', '\u200B'],
  ['☕ - Coffee\u2028Tea', '☕', 'Coffee\u2028Tea'],
  ['☕ - :tada:', '☕', ':tada:'],
  ['☕ - \uD83D', '☕', '\uD83D'],
];

const refused: [line: string, fault: OptionFault][] = [
  [' ', 'empty-line'],
  ['\u200B\u3164', 'empty-line'],
  ['Coffee', 'no-emoji'],
  ['Coffee - black', 'no-emoji'],
  ['5 - five', 'no-emoji'],
  [' - Coffee', 'no-emoji'],
  ['- Coffee', 'no-emoji'],
  [' ☕ - Coffee', 'no-emoji'],
  ['\uFEFF☕ - Coffee', 'not-an-emoji'],
  ['★ - Star', 'not-an-emoji'],
  ['🇽🇽 - Nowhere', 'not-an-emoji'],
  ['☕\uFE0E - Coffee', 'chat-emoji'],
  ['☕☕ - Two', 'not-an-emoji'],
  [':tada:☕ - Two', 'not-an-emoji'],
  [':wave::skin-tone-9: - Hello', 'not-an-emoji'],
  ['\uD83D - Half', 'not-an-emoji'],
  [':tada', 'unclosed-name'],
  [':tada - Party', 'unclosed-name'],
  [':tada - Party: now', 'unclosed-name'],
  [':', 'unclosed-name'],
  [': - Party', 'unclosed-name'],
  [':: - Party', 'empty-name'],
  ['::skin-tone-3: - Party', 'empty-name'],
  [':two words: - Party', 'space-in-name'],
  ['$cat', 'unclosed-search'],
  ['$5 - Five dollars', 'unclosed-search'],
  ['$$ - Cat', 'empty-search'],
  ['$ \u200B$ - Cat', 'empty-search'],
  ['$$cat$$ - Cat', 'empty-search'],
  ['$[a](https://x.org/a.png - Cat', 'unclosed-image'],
  ['$[a](https://x.org/a.png)', 'unclosed-image'],
  ['$[a](x.png)$ - Cat', 'bad-image-url'],
  ['$[a](x.png)$Cat', 'bad-image-url'],
  ['$[a](javascript:alert(1))$ - Cat', 'bad-image-url'],
  ['$[a](https://x.org/a b)$ - Cat', 'bad-image-url'],
  ['$[a]()$ - Cat', 'bad-image-url'],
  ['$[a](x.png)$ - see $[b](https://x.org/b)$ - Cat', 'bad-image-url'],
  ['$[a](/placeholders/image/a.svg)$ - Cat', 'bad-image-url'],
  ['☕', 'no-separator'],
  ['☕ Coffee', 'no-separator'],
  ['☕Coffee - black', 'no-separator'],
  ['☕- Coffee', 'no-separator'],
  ['☕ -Coffee', 'no-separator'],
  ['☕ -', 'no-separator'],
  ['☕  - Coffee', 'no-separator'],
  ['☕ – Coffee', 'no-separator'],
  ['☕\u00A0- Coffee', 'no-separator'],
  [':tada:', 'no-separator'],
  [':tada: Party - now', 'no-separator'],
  ['$cat$', 'no-separator'],
  ['$[cat]$Cat', 'no-separator'],
  ['$[a](https://x.org/a.png)$Cat', 'no-separator'],
  ['$[a](https://x.org/a.png)$x - cost (in $)$ - c', 'no-separator'],
  ['☕ - ', 'no-text'],
  [':tada: - ', 'no-text'],
];

describe('parseOptions', () => {
  it.each(accepted)('parses %j', (line, emoji, text) => {
    expect(parseOptions(line)).toEqual([{ line: 1, raw: line, ok: true, option: { emoji, text } }]);
  });

  it.each(refused)('reports the fault in %j: %s', (line, fault) => {
    expect(parseOptions(line)).toEqual([{ line: 1, raw: line, ok: false, fault }]);
  });

  it('counts lines from 1 and ignores one CR per line and an empty last line', () => {
    expect(parseOptions('☕ - a\r\n\nx\n🍵 - b\r\r\n').map(({ line, raw, ok }) => [line, raw, ok])).toEqual([
      [1, '☕ - a', true],
      [2, '', false],
      [3, 'x', false],
      [4, '🍵 - b\r', true],
    ]);
    expect(parseOptions('')).toEqual([]);
  });

  it('accepts any string and counts its lines correctly', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const lines = source.replace(/\n$/, '').split('\n');
        const parsed = parseOptions(source);
        expect(parsed.length).toBe(source === '' ? 0 : lines.length);
        for (const [index, { line, raw }] of parsed.entries()) {
          expect(line).toBe(index + 1);
          expect([lines[index], lines[index]?.replace(/\r$/, '')]).toContain(raw);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('reports invalid lines among valid ones', () => {
    const line = fc.oneof(
      acceptedOption.map((option) => ({ source: formatOptions([option]), ok: true })),
      fc.constantFrom(...refused.map(([source]) => ({ source, ok: false }))),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const source = lines.map((each) => `${each.source}\r\n`).join('');
        expect(parseOptions(source).map(({ ok }) => ok)).toEqual(lines.map(({ ok }) => ok));
      }),
    );
  });

  it('takes linear time for adversarial lines', () => {
    for (const piece of ['$[', '](', ')$', ')$ - ', '](/', ':', '$', ' ', '\u200B', '👩\u200D', '\u0301']) {
      const line = `$[${piece.repeat(100_000)}`;
      expect(parseOptions(line)).toHaveLength(1);
      expect(parseOptions(piece.repeat(100_000))).toHaveLength(1);
    }
  });
});

describe('formatOptions', () => {
  it('is reversed by parseOptions for any options', () => {
    fc.assert(
      fc.property(fc.array(acceptedOption, { maxLength: 6 }), (options) => {
        const parsed = parseOptions(formatOptions(options));
        expect(parsed.map((line) => line.ok && line.option)).toEqual(options);
      }),
      { numRuns: 1000 },
    );
  });

  it('is reversed for options parsed from any string', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const options = parseOptions(source).flatMap((line) => (line.ok ? [line.option] : []));
        expect(parseOptions(formatOptions(options)).map((line) => line.ok && line.option)).toEqual(options);
      }),
      { numRuns: 1000 },
    );
  });
});
