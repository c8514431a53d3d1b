import { describe, expect, it } from 'vitest';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { GRADES, type SimilarText } from '../../../../../shared/similarity.ts';
import { generateQuestions } from '../../../../support/similar/generated-questions.ts';
import { LANGUAGES, type Language, readQuestionSet } from '../../../../support/similar/question-sets.ts';

const createText = (title: string): SimilarText => ({ title, description: '', options: [] });

const MANY = 1_000;
const titles = LANGUAGES.flatMap((language) => readQuestionSet(language).questions.map(({ text }) => text));
const engine = createSimilarEngine({ lexicon: createLexicon() });
[...generateQuestions(MANY), ...titles].forEach((title, key) => {
  engine.put(key, createText(title));
});

/** The number of characters typed between two searches. */
const STEP = 3;

/** Returns the share of a title, from 0 to 1, after which every search returns the title first. */
function countTypedCharacters(title: string): number {
  const key = MANY + titles.indexOf(title);
  for (let left = 1; left < title.length; left += STEP) {
    const typed = createText(title.slice(0, title.length - left));
    const hits = engine.search(typed, { limit: 1, minScore: GRADES.related });
    if (hits[0]?.key !== key) return (title.length - left + STEP) / title.length;
  }
  return 0;
}

const listShares = (language: Language): number[] =>
  readQuestionSet(language)
    .questions.map(({ text }) => countTypedCharacters(text))
    .sort((a, b) => a - b);

describe('a known question, typed character by character', () => {
  it.each(LANGUAGES)("is the first result before it's complete, in %s", (language) => {
    const shares = listShares(language);
    expect(shares.at(-1)).toBeLessThan(1);
    expect(shares[Math.floor(shares.length / 2)]).toBeLessThan(0.6);
  });
});
