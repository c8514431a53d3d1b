import { describe, expect, it } from 'vitest';
import type { SemanticSimilarity } from '../../../../../electron/host/similar/worker/embeddings/embedding-store.ts';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { evidenceSchema, GRADES } from '../../../../../shared/similarity.ts';
import { generateQuestions } from '../../../../support/similar/generated-questions.ts';
import { readQuestionSet } from '../../../../support/similar/question-sets.ts';

const lexicon = createLexicon();
const createText = (title: string) => ({ title, description: '', options: [] });
const createEngine = (titles: readonly string[], meaning: SemanticSimilarity | null) => {
  const engine = createSimilarEngine({ lexicon, semanticSimilarity: meaning });
  titles.forEach((title, key) => {
    engine.put(key, createText(title));
  });
  return engine;
};
const findScore = (query: string, stored: string, meaning: SemanticSimilarity | null): number =>
  createEngine([stored], meaning).search(createText(query), { limit: 1 })[0]?.score ?? 0;
/** Creates a similarity function that records its pairs and always returns `similarity`. */
const recordPairs = (similarity: number | null) => {
  const pairs: [string, string][] = [];
  const meaning: SemanticSimilarity = (one, another) => {
    pairs.push([one, another]);
    return similarity;
  };
  return { pairs, meaning };
};

const QUERY = 'Which job did you dream of as a child?';
const STORED = 'What did you want to be as a small child?';

describe('embeddings of complete titles', () => {
  it("raise the score if they're similar and lower it if they're different", () => {
    const byWords = findScore(QUERY, STORED, null);
    expect(findScore(QUERY, STORED, () => 1)).toBeGreaterThan(byWords + 0.1);
    expect(findScore(QUERY, STORED, () => 0)).toBeLessThan(byWords);
  });

  it("don't change the score if a title isn't embedded yet", () => {
    expect(findScore(QUERY, STORED, () => null)).toBe(findScore(QUERY, STORED, null));
  });

  it("don't find questions without a matching word", () => {
    const { pairs, meaning } = recordPairs(1);
    expect(findScore('How thrifty are people nowadays?', 'Does money matter much?', meaning)).toBe(0);
    expect(pairs).toEqual([]);
  });

  it("aren't used for a title without a shared word, even if the options are equal", () => {
    const { pairs, meaning } = recordPairs(1);
    const engine = createSimilarEngine({ lexicon, semanticSimilarity: meaning });
    const options = ['Sushi', 'Pizza'];
    engine.put(1, { ...createText('Which colour suits winter evenings?'), options });
    engine.search({ ...createText('How thrifty are people nowadays?'), options }, { limit: 5 });
    expect(pairs).toEqual([]);
  });

  it("don't lower an identical title below 1, or the same words below Likely duplicate", () => {
    expect(findScore(QUERY, QUERY.toUpperCase(), () => 0)).toBe(1);
    expect(findScore(QUERY, 'Which jobs did you dream of as a child?', () => 0)).toBeGreaterThan(
      GRADES['very-close'],
    );
  });

  it("don't outweigh opposite words", () => {
    const best = 'What is the best restaurant in this town?';
    const worst = 'What is the worst restaurant in this town?';
    expect(findScore(best, worst, () => 1)).toBeLessThan(GRADES.related);
  });

  it('are used for a corrected title, and can only raise its score', () => {
    const { pairs, meaning } = recordPairs(0);
    const stored = 'Are you afraid of elephants in the wild?';
    const written = 'Do you fear wild elefants?';
    const engine = createEngine([stored], meaning);
    expect(engine.listTitlesToEmbed(createText(written))).toEqual(['Do you fear wild elephants?']);
    const score = engine.search(createText(written), { limit: 1 })[0]?.score;
    expect(pairs).toEqual([['Do you fear wild elephants?', stored]]);
    expect(score).toBe(findScore(written, stored, null));
  });

  it.each([
    ['with fewer than 3 words', 'Any pets?'],
    ['in another language', 'Welches Tier magst du am liebsten?'],
    ['in another script', '你最喜欢的季节是什么？'],
    ['without a word', '?!'],
  ])("aren't used for a title %s", (_, title) => {
    const { pairs, meaning } = recordPairs(0);
    const engine = createEngine([title, QUERY], meaning);
    expect(engine.listTitlesToEmbed(createText(title))).toEqual([]);
    engine.search(createText(title), { limit: 5 });
    engine.search(createText(`${QUERY} ${title}`), { limit: 5 });
    expect(pairs.filter((pair) => pair.includes(title))).toEqual([]);
  });

  it("aren't used without a model or if they're turned off", () => {
    expect(createEngine([STORED], null).listTitlesToEmbed(createText(QUERY))).toEqual([]);
    const { pairs, meaning } = recordPairs(1);
    const engine = createSimilarEngine({ lexicon, semanticSimilarity: meaning, without: ['meaning'] });
    engine.put(1, createText(STORED));
    expect(engine.listTitlesToEmbed(createText(QUERY))).toEqual([]);
    engine.search(createText(QUERY), { limit: 1 });
    expect(pairs).toEqual([]);
  });

  it('are used for an indexed title with enough English words', () => {
    const engine = createEngine([QUERY, 'Any pets?'], () => 1);
    expect([0, 1, 2].map(engine.listEmbeddedTitles)).toEqual([[QUERY], [], []]);
    expect(createEngine([QUERY], null).listEmbeddedTitles(0)).toEqual([]);
    // 1 of 3, 2 of 4, and 2 of 3 words are English. More than half must be English.
    const halves = ['Unser Wochenende rocks', 'What is Lieblingsfarbe Wochenende', 'My favourite Wochenende'];
    const mixed = createEngine(halves, () => 1);
    expect(halves.map((_, key) => mixed.listEmbeddedTitles(key))).toEqual([[], [], [halves[2]]]);
  });

  it('are used for at most 120 titles, and only these titles are results', () => {
    const titles = [
      ...generateQuestions(2_000),
      ...readQuestionSet('english').questions.map((one) => one.text),
    ];
    const { pairs, meaning } = recordPairs(0.5);
    const engine = createEngine(titles, meaning);
    const query = createText('If you could have any superpower for one day, which would you choose?');
    const hits = engine.search(query, { limit: 200 });
    expect(pairs).toHaveLength(120);
    const read = new Set(pairs.map(([, title]) => title));
    expect(hits).toHaveLength(120);
    for (const { key } of hits)
      expect(engine.listEmbeddedTitles(key).some((one) => read.has(one))).toBe(true);
  });

  it("don't change marks", () => {
    const findMarksBy = (meaning: SemanticSimilarity | null) =>
      createEngine([STORED], meaning).markWords(createText(QUERY), 0);
    expect(findMarksBy(() => 1)).toEqual(findMarksBy(null));
  });

  it('are shown in the explanation, whether they raise or lower the score', () => {
    const findPartBy = (meaning: SemanticSimilarity) => {
      const evidence = createEngine([STORED], meaning).explain(createText(QUERY), 0);
      expect(evidenceSchema.parse(evidence)).toEqual(evidence);
      return evidence?.parts.find(({ what }) => what === 'meaning')?.share;
    };
    expect(findPartBy(() => 1)).toBeGreaterThan(0.2);
    expect(findPartBy(() => 0)).toBeLessThan(-0.2);
    const lost = findScore(QUERY, STORED, () => 0) / findScore(QUERY, STORED, null) - 1;
    expect(findPartBy(() => 0)).toBeCloseTo(lost);
    expect(findPartBy(() => null)).toBeUndefined();
  });
});
