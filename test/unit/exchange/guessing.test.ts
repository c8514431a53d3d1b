import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessFormat } from '../../../shared/guess-format.ts';
import { looseOption } from '../../../shared/loose-option.ts';
import { parseOptions } from '../../../shared/option-line.ts';

describe('the format of a text', () => {
  it.each([
    ['text', 'Tea, coffee or milk?\n🍵 - Tea\n☕ - Coffee'],
    ['text', ''],
    ['text', 'Title of the day\n🍵 - Tea'],
    ['csv', 'title,options\n"Tea?","🍵 - Tea"'],
    ['csv', 'Question;Answers\nTea?;🍵'],
    ['csv', 'Tea?\t🍵 Tea\nDogs?\t🐶 Dogs'],
    ['json', '[{"title":"Tea?"}]'],
    ['json', '{\n"title":"Tea?"}'],
    ['json', '{"format":"qotd-studio export","version":1,"entries":[\n{"id":1}\n]}'],
    ['jsonl', '{"title":"Tea?"}\n{"title":"Dogs?"}'],
    ['jsonl', '\ufeff{"format":"qotd-studio export","version":1}\n{"id":1}'],
  ])('is %s', (format, text) => {
    expect(guessFormat(text)).toBe(format);
  });

  it('is told of any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Boolean(guessFormat(text))));
  });
});

describe('an option line as people write it', () => {
  it.each([
    ['🍵 - Tea', '🍵 - Tea'],
    ['🍵 Tea', '🍵 - Tea'],
    ['- 🍵 Tea', '🍵 - Tea'],
    ['3) :tea:\tTea', ':tea: - Tea'],
    ['$warm cup$: Tea', '$warm cup$ - Tea'],
    ['* Tea', 'Tea'],
    ['Tea - with milk', 'Tea - with milk'],
    ['🍵', '🍵'],
  ])('%s becomes %s', (typed, line) => {
    expect(looseOption(typed)).toBe(line);
  });

  it('stays as it is where it is one already, and says the same when read twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, '')),
        (text) => {
          const good = `🍵 - ${text}x`;
          expect(looseOption(good)).toBe(good);
          const once = looseOption(text);
          if (parseOptions(once)[0]?.ok) expect(looseOption(once)).toBe(once);
        },
      ),
    );
  });
});
