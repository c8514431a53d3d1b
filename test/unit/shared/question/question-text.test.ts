import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../../electron/host/import-export/read-by-format.ts';
import { splitLines } from '../../../../shared/question/options-source.ts';
import { questionText } from '../../../../shared/question/question-text.ts';

describe('the text of a question', () => {
  it('is empty without a title', () => {
    expect(questionText({ title: ' ', options: '☕ - Tea' })).toBeNull();
  });

  it('can be imported unchanged except for empty lines', () => {
    const line = fc.stringMatching(/^[\w☕ :-]{0,9}$/u);
    fc.assert(
      fc.property(line, fc.array(line, { maxLength: 5 }), (title, lines) => {
        fc.pre(title.trim() !== '');
        const options = lines.join('\n');
        const { items } = readText(questionText({ title, options }) ?? '');
        const nonempty = splitLines(options).filter((one) => one.trim() !== '');
        expect(items).toMatchObject([{ kind: 'input', input: { title, options: nonempty.join('\n') } }]);
      }),
    );
  });
});
