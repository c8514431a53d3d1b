import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createWordData } from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

const WORDS = 'what is the best worst book film you have not never read seen 3 7 in summer winter'.split(' ');

/** Returns a reproducible similarity of two titles. The similarity is null for some pairs. */
function meaning(one: string, another: string): number | null {
  let sum = 7;
  for (const letter of one + another) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_009;
  return sum < 200 ? null : sum / 1_009;
}

describe('a search with a minimum score', () => {
  it('returns the same results as a search without a minimum, except for lower scores', () => {
    const lexicon = createLexicon();
    const words = createWordData(lexicon);
    const title = fc
      .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 })
      .map((words) => `${words.join(' ')}?`);
    const text = fc.record({
      title,
      description: fc.constantFrom('', 'the best book'),
      options: fc.constantFrom<string[]>([], ['summer']),
    });
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 12 }),
        text,
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.boolean(),
        (texts, query, atLeast, isRead) => {
          const engine = createSimilarEngine({ lexicon, words, semanticSimilarity: isRead ? meaning : null });
          for (const [key, one] of texts.entries()) engine.put(key, one);
          const all = engine.search(query, { limit: 20 });
          expect(engine.search(query, { limit: 20, minScore: atLeast })).toEqual(
            all.filter(({ score }) => score >= atLeast),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});
