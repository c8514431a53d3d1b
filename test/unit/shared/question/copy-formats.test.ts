import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { formatPoll, formatQuestionMarkdown, POLL_LIMITS } from '../../../../shared/question/copy-formats.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';

const resolver = createEmojiResolver(new Map([['tea', '🍵']]), [
  { name: 'blob', url: 'https://example.com/blob.png', keywords: [] },
]);

describe('a question copied for a poll', () => {
  it('has one answer per line, with custom emoji omitted', () => {
    const options = ':tea: - Tea\n☕ - Coffee\n:blob: - Blob\nNo emoji\n🥛 - ';
    expect(formatPoll({ title: ' Tea or\ncoffee? ', options }, resolver)).toEqual({
      text: 'Tea or coffee?\n🍵 Tea\n☕ Coffee\nBlob\nNo emoji\n',
      isQuestionCut: false,
      cutAnswers: [],
      leftOut: 0,
    });
  });

  it('has no control characters, and neither does its Markdown', () => {
    const text = '\u0007# Tea\u001b[2J\u0085\vor?';
    const draft = {
      ...createEmptyDraft(),
      title: text,
      description: text,
      footer: text,
      options: `☕ - ${text}`,
    };
    for (const copied of [formatPoll(draft, resolver).text, formatQuestionMarkdown(draft, resolver)])
      expect(copied).not.toMatch(/[^\P{Cc}\n]/u);
    expect(formatQuestionMarkdown(draft, resolver)).toContain('\n\\# Tea');
  });

  it('is truncated to the limits, and the truncated parts are reported', () => {
    const options = ['a', 'b'.repeat(56), ...Array.from({ length: 10 }, () => 'c')];
    const poll = formatPoll({ title: 'x'.repeat(301), options: options.join('\n') }, resolver);
    expect(poll).toMatchObject({ isQuestionCut: true, cutAnswers: [2], leftOut: 2 });
    const [question, ...answers] = poll.text.trimEnd().split('\n');
    expect(question).toHaveLength(POLL_LIMITS.question);
    expect(answers).toHaveLength(POLL_LIMITS.answers);
    expect(answers[1]).toBe('b'.repeat(55));
  });

  it('never exceeds a limit or splits an emoji', () => {
    expect(formatPoll({ title: 'x', options: `${'a'.repeat(53)}👩‍🚀` }, resolver).text).toBe(
      `x\n${'a'.repeat(53)}\n`,
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, options) => {
        const [question = '', ...answers] = formatPoll({ title, options }, resolver).text.split('\n');
        expect(question.length).toBeLessThanOrEqual(POLL_LIMITS.question);
        for (const answer of answers) expect(answer.length).toBeLessThanOrEqual(POLL_LIMITS.answer);
      }),
    );
  });
});

describe('a question copied as Markdown', () => {
  it('escapes markup in its heading, list, and other fields', () => {
    const draft = {
      ...createEmptyDraft(),
      title: 'Tea or *coffee*?',
      options: ':tea: - Tea_time\n:blob: - Blob',
      description: '# Not a heading\n1. Not a list',
      footer: 'Daily',
      image: 'https://example.com/a.png',
    };
    expect(formatQuestionMarkdown(draft, resolver)).toBe(
      [
        '## Tea or \\*coffee\\*?',
        '\\# Not a heading\n1\\. Not a list',
        '- 🍵 Tea\\_time\n- :blob: Blob',
        '![](<https://example.com/a.png>)',
        '*Daily*\n',
      ].join('\n\n'),
    );
    expect(formatQuestionMarkdown({ ...createEmptyDraft(), title: 'Only this' }, resolver)).toBe(
      '## Only this\n',
    );
  });

  it.each([
    ['title', 'A heading ##', '## A heading #\\#\n'],
    ['title', '&lt;b&gt;', '## \\&lt;b\\&gt;\n'],
    ['description', 'A heading\n===', '## Tea?\n\nA heading\n\\===\n'],
    ['description', '1) A list', '## Tea?\n\n1\\) A list\n'],
    ['description', '<img src=x>[a](b)', '## Tea?\n\n\\<img src=x\\>\\[a\\](b)\n'],
    ['image', 'https://a/b>)<i>[x](y)', '## Tea?\n\n![](<https://a/b%3E)%3Ci%3E[x](y)>)\n'],
    ['image', 'https://a/?b\\>', '## Tea?\n\n![](<https://a/?b%5C%3E>)\n'],
  ])('escapes markup from the %s: %j', (field, text, expected) => {
    expect(formatQuestionMarkdown({ ...createEmptyDraft(), title: 'Tea?', [field]: text }, resolver)).toBe(
      expected,
    );
  });
});
