import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../../electron/host/import-export/read-by-format.ts';
import { splitLines } from '../../../../shared/question/options-source.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { formatQuestionText } from '../../../../shared/question/question-text.ts';

describe('formatQuestionText', () => {
  it('returns null without a title', () => {
    expect(formatQuestionText({ ...createEmptyDraft(), title: ' ', options: '☕ - Tea' })).toBeNull();
  });

  it('includes the description, the footer, and the image URL', () => {
    const draft = {
      title: 'Tea or\ncoffee?',
      description: 'For breakfast.\n\nPick one. ',
      options: '🍵 - Tea\n\n☕ - Coffee',
      footer: 'Daily',
      image: 'https://example.com/a.png',
    };
    expect(formatQuestionText(draft)).toBe(
      [
        'Tea or coffee?',
        'For breakfast.\n\nPick one.',
        '🍵 - Tea\n☕ - Coffee',
        'Daily',
        'https://example.com/a.png\n',
      ].join('\n\n'),
    );
    expect(formatQuestionText({ ...draft, description: ' ', footer: '', image: '$$tea$$' })).toBe(
      'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n',
    );
  });

  it('returns text that can be imported again, without empty lines', () => {
    const line = fc.stringMatching(/^[\w☕ :-]{0,9}$/u);
    fc.assert(
      fc.property(line, fc.array(line, { maxLength: 5 }), (title, lines) => {
        fc.pre(title.trim() !== '');
        const options = lines.join('\n');
        const { items } = readText(formatQuestionText({ ...createEmptyDraft(), title, options }) ?? '');
        const nonempty = splitLines(options).filter((one) => one.trim() !== '');
        expect(items).toMatchObject([{ kind: 'input', input: { title, options: nonempty.join('\n') } }]);
      }),
    );
  });
});
