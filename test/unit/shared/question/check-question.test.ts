import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../../shared/emoji/emoji-shortcodes.ts';
import {
  type CheckedInput,
  checkQuestion,
  type Finding,
  isWithinLimits,
  resolveOptions,
} from '../../../../shared/question/check-question.ts';
import { parseOptions } from '../../../../shared/question/option-line.ts';
import { createNoOptionalFields } from '../../../support/optional-fields.ts';
import { anySource } from '../arbitraries.ts';

const emojiResolver = createEmojiResolver(loadEmojiNames(), []);
const good: CheckedInput = { title: 'Coffee or tea?', options: '☕ - Coffee\n🍵 - Tea' };

const createOptionLines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `$emoji ${index}$ - Text ${index}`).join('\n');

/**
 * Formats each finding as a letter, the path with its line, and the code. The letters are P for a problem, R
 * for a question that only the app rejects, and A for advice.
 */
const formatBrief = (findings: readonly Finding[]): string[] =>
  findings.map(({ code, path, line, level, refusedLocally }) => {
    const gravity = level === 'problem' ? 'P' : refusedLocally ? 'R' : 'A';
    return `${gravity} ${path}${line === null ? '' : `:${line}`} ${code}`;
  });

const check = (changes: Partial<CheckedInput>): Finding[] =>
  checkQuestion({ ...good, ...changes }, emojiResolver);

describe('checkQuestion', () => {
  it('finds nothing in a valid question', () => {
    expect(check({})).toEqual([]);
    expect(check({ ...createNoOptionalFields() })).toEqual([]);
    expect(check({ description: '', footer: '', image: '' })).toEqual([]);
  });

  const table: [what: string, changes: Partial<CheckedInput>, found: string[]][] = [
    ['a title of 4 characters', { title: 'a'.repeat(4) }, ['P title too-short']],
    ['a title of 5 characters', { title: 'a'.repeat(5) }, []],
    ['a title of 150 characters', { title: 'a'.repeat(150) }, []],
    ['a title of 151 characters', { title: 'a'.repeat(151) }, ['P title too-long']],
    ['a title of 76 astral characters', { title: '🌍'.repeat(76) }, ['A title may-be-refused']],
    ['a title of 151 astral characters', { title: '🌍'.repeat(151) }, ['P title too-long']],
    ['a title of only spaces', { title: ' '.repeat(5) }, ['R title no-visible-text']],
    ['an invisible title', { title: '\u200b\u2060'.repeat(3) }, ['R title no-visible-text']],
    ['a title with 1 visible character', { title: '\u200b\u2060a\u2060\u200b' }, ['A title may-be-refused']],
    ['a title with a lone surrogate', { title: 'Coffee \uD83D' }, ['P title bad-character']],
    ['a title with U+0000', { title: 'Coffee \0' }, ['P title bad-character']],
    ['a description of 350 characters', { description: 'a'.repeat(350) }, []],
    ['a description of 351 characters', { description: 'a'.repeat(351) }, ['P description too-long']],
    ['a footer of 200 characters', { footer: 'a'.repeat(200) }, []],
    ['a footer of 201 characters', { footer: 'a'.repeat(201) }, ['P footer too-long']],
    ['a footer of 101 astral characters', { footer: '🌍'.repeat(101) }, ['A footer may-be-refused']],
    ['a question without options', { options: '' }, ['P options too-few-options']],
    ['1 option', { options: createOptionLines(1) }, ['P options too-few-options']],
    ['2 options', { options: createOptionLines(2) }, []],
    ['20 options', { options: createOptionLines(20) }, []],
    ['21 options', { options: createOptionLines(21) }, ['P options too-many-options']],
    ['an invalid line after a valid one', { options: '☕ - a\nb' }, ['P options:2 bad-option-line']],
    ['an empty line', { options: '☕ - a\n\n🍵 - b' }, ['P options:2 bad-option-line']],
    [
      'only empty lines',
      { options: '\n\n' },
      ['P options too-few-options', 'P options:1 bad-option-line', 'P options:2 bad-option-line'],
    ],
    ['an unknown emoji name', { options: ':nosuch: - a\n🍵 - b' }, ['R options:1 unknown-emoji-name']],
    ['invisible option text', { options: '☕ - \u200B\n🍵 - b' }, ['R options:1 no-visible-text']],
    [
      '2 options with the same emoji',
      { options: '☕ - a\n🍵 - b\n:coffee: - c' },
      ['A options:3 same-emoji'],
    ],
    [
      '2 options with the same text',
      { options: '☕ - Tea  time\n🍵 - tea time ' },
      ['A options:2 same-text'],
    ],
    ['the same emoji with and without U+FE0F', { options: '❤ - a\n❤\uFE0F - b' }, ['A options:2 same-emoji']],
    [
      '2 options with the same unknown emoji name',
      { options: ':x_x_x: - a\n:x_x_x: - b' },
      ['R options:1 unknown-emoji-name', 'R options:2 unknown-emoji-name', 'A options:2 same-emoji'],
    ],
    ['a lone surrogate in an option', { options: '☕ - a\n🍵 - \uDC4B' }, ['P options:2 bad-character']],
    ['an https image', { image: 'https://x.org/a.png' }, []],
    ['an emoji newer than the engine', { options: '\u{1FAEB} - A\n☕ - B' }, ['A options:1 newer-emoji']],
    ['an http image', { image: 'http://x.org/a.png' }, ['A image http-image']],
    ['an http image with an uppercase scheme', { image: 'HTTP://x.org/a.png' }, ['A image http-image']],
    ['an https image with http in its path', { image: 'https://x.org/http:/a.png' }, []],
    ['an image search', { image: '$$cat$$' }, []],
    ['an image URL without a scheme', { image: 'x.org/a.png' }, ['P image bad-image']],
    ['an image search with a lone surrogate', { image: '$$\uD83D$$' }, ['P image bad-character']],
    [
      'all problems at once, in the order of the fields',
      { title: '', options: 'x', description: 'a'.repeat(351), footer: '\0', image: 'x' },
      [
        'P title too-short',
        'P options too-few-options',
        'P options:1 bad-option-line',
        'P description too-long',
        'P footer bad-character',
        'P image bad-image',
      ],
    ],
  ];

  it.each(table)('checks %s', (_, changes, found) => {
    const findings = check(changes);
    expect(formatBrief(findings)).toEqual(found);
    expect(isWithinLimits(findings)).toBe(!found.some((each) => each.startsWith('P')));
    expect(findings.some(({ refusedLocally }) => refusedLocally)).toBe(
      found.some((each) => /^[PR]/.test(each)),
    );
  });

  const examples: [changes: Partial<CheckedInput>, details: Finding['details']][] = [
    [{ title: 'abc' }, { length: 3, min: 5, missing: 2 }],
    [{ title: '🌍'.repeat(152) }, { length: 152, max: 150, over: 2 }],
    [
      { title: 'ab   ' },
      { lengths: { utf16: 5, codePoints: 5, visible: 2 }, min: 5, max: 150, over: 0, missing: 3 },
    ],
    [{ title: 'Coffee 🌍 \uD83D\0' }, { character: 'lone-surrogate', index: 10 }],
    [{ title: 'Coffee \0' }, { character: 'nul', index: 7 }],
    [{ description: 'a'.repeat(353) }, { length: 353, max: 350, over: 3 }],
    [{ options: '\u{1FAEB} - a\n🍵 - b' }, { emoji: '\u{1FAEB}' }],
    [{ image: 'http://x.org/a.svg' }, { url: 'http://x.org/a.svg', loopback: false }],
    [{ options: '☕ - a' }, { count: 1, min: 2, missing: 1 }],
    [{ options: createOptionLines(23) }, { count: 23, max: 20, over: 3 }],
    [{ options: '☕ - a\n☕ b' }, { fault: 'no-separator', raw: '☕ b' }],
    [{ options: ':cofee: - a\n🍵 - b' }, { name: 'cofee', nearest: emojiResolver.findNearest('cofee', 3) }],
    [{ options: ':tea~1: - a\n☕ - b' }, { name: 'tea~1', nearest: ['tea'] }],
    [{ options: '☕ - a\n:coffee: - b' }, { emoji: '☕', otherLine: 1 }],
    [{ options: '☕ - a\n🍵 - A' }, { otherLine: 1 }],
    [{ image: 'ftp://x.org' }, { fault: 'not-http' }],
    [{ image: 'http://127.0.0.1:4747/a.svg' }, { url: 'http://127.0.0.1:4747/a.svg', loopback: true }],
  ];

  it.each(examples)('returns the details of %j', (changes, details) => {
    expect(check(changes).map((finding) => finding.details)).toEqual([details]);
  });

  it('suggests names for only the maximum number of options', () => {
    const findings = check({ options: ':thumbsp: - a\n'.repeat(22) });
    const suggestions = findings.flatMap((each) =>
      each.code === 'unknown-emoji-name' ? [each.details.nearest] : [],
    );
    expect(suggestions.map(({ length }) => length)).toEqual([...Array(20).fill(1), 0, 0]);
  });

  it("reports exactly the lines that can't be parsed", () => {
    fc.assert(
      fc.property(anySource, anySource, anySource, (title, options, image) => {
        const findings = checkQuestion(
          { title, options, image, footer: title, description: image },
          emojiResolver,
        );
        const refused = findings.filter(({ code }) => code === 'bad-option-line').map(({ line }) => line);
        const bad = parseOptions(options).filter(({ ok }) => !ok);
        expect(refused).toEqual(bad.map(({ line }) => line));
      }),
    );
  });
});

describe('resolveOptions', () => {
  it('returns the typed text, resolved emoji, and no votes', () => {
    expect(resolveOptions(':tada: - Party\n$fox$ - Fox - red\n❤ - Love', emojiResolver)).toEqual([
      { typed: ':tada:', emoji: '🎉', text: 'Party', votes: 0 },
      { typed: '$fox$', emoji: '$[fox](/placeholders/emoji/fox.svg)$', text: 'Fox - red', votes: 0 },
      { typed: '❤', emoji: '❤', text: 'Love', votes: 0 },
    ]);
  });

  it("keeps unknown names and omits lines that can't be parsed", () => {
    expect(resolveOptions(':nosuch: - a\nb', emojiResolver)).toEqual([
      { typed: ':nosuch:', emoji: ':nosuch:', text: 'a', votes: 0 },
    ]);
  });
});
