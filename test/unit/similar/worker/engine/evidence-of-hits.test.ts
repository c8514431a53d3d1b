import { describe, expect, it } from 'vitest';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

const createText = (title: string, options: string[] = []) => ({ title, description: '', options });
const SOUGHT = createText('Which lighthouse on the coast would you climb at night?', [
  'Sushi',
  'Pizza',
  'Ramen',
]);

describe("a result's explanation", () => {
  it('has the same score as the search, even if options raised it', () => {
    const engine = createSimilarEngine({ lexicon: createLexicon(), semanticSimilarity: () => 0 });
    for (let key = 1; key <= 130; key++)
      engine.put(key, createText('Which lighthouse on the coast is the tallest?'));
    // This title is the least similar title, but the options raise the question's score.
    engine.put(
      131,
      createText('Which lighthouse on the coast is really the tallest?', ['Sushi', 'Pizza', 'Ramen']),
    );
    const hits = engine.search(SOUGHT, { limit: 120 });
    expect(hits).toHaveLength(120);
    for (const key of [1, 59, 131]) {
      const found = hits.find((hit) => hit.key === key);
      expect(found).toBeDefined();
      expect(engine.explain(SOUGHT, key)?.score).toBe(found?.score);
    }
    const listParts = (key: number) => engine.explain(SOUGHT, key)?.parts.map(({ what }) => what);
    expect(listParts(1)).toContain('meaning');
    expect(listParts(131)).toContain('meaning');
  });
});
