import { describe, expect, it } from 'vitest';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { hasTopic } from '../../../../../electron/host/similar/worker/engine/title-parser.ts';
import {
  createWordForms,
  isNegation,
} from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { GRADES, type SimilarText } from '../../../../../shared/similarity.ts';

const lexicon = createLexicon();
const OTHERS = [
  'Early bird or night owl?',
  'What is your go-to snack?',
  'Mountains or sea?',
  'Which animal would you be?',
];
const asText = (title: string, options: string[] = []): SimilarText => ({ title, description: '', options });

/** Returns the score between a query and one question in a library with other questions. */
function findScore(query: SimilarText, stored: SimilarText): number {
  const engine = createSimilarEngine({ lexicon });
  for (const [key, text] of [stored, ...OTHERS.map((title) => asText(title))].entries())
    engine.put(key, text);
  return engine.search(query, { limit: 9 }).find(({ key }) => key === 0)?.score ?? 0;
}

describe('titles with nearly the same words', () => {
  const stored = asText('Which season do you like best?');

  it.each([
    ['a comma', 'Which season, do you like best?'],
    ['a period', 'Which season. Do you like best'],
    ['2 periods', 'Which season. Do you. Like best?'],
    ['a plural', 'Which seasons do you like best?'],
    ['word forms', 'Which season did you like best?'],
    ['an article and a plural', 'Which seasons do you like the best?'],
  ])('are a likely duplicate but not equal if they differ by %s', (_, query) => {
    const score = findScore(asText(query), stored);
    expect(score).toBeGreaterThanOrEqual(GRADES['very-close']);
    expect(score).toBeLessThan(1);
  });

  it('match a stored title with a period equally well', () => {
    const apart = asText('Which season. Do you like best?');
    expect(findScore(asText('Which season do you like best'), apart)).toBe(
      findScore(asText('Which season. Do you like best'), stored),
    );
  });

  it("aren't a likely duplicate if only one key word is shared", () => {
    expect(findScore(asText('And the tea?'), asText('Why tea?'))).toBeLessThan(GRADES['very-close']);
  });

  it('are more similar with a different comma than with a different article', () => {
    const whole = findScore(asText('Which season, do you like best?'), stored);
    expect(whole).toBeGreaterThan(findScore(asText('Which season do you like the best?'), stored));
  });

  it('score lower in a different order, with an extra word, or with a different word', () => {
    const like = asText('Do cats chase dogs?');
    expect(findScore(asText('Do dogs chase cats?'), like)).toBeLessThan(0.95);
    expect(findScore(asText('Do cats chase mice?'), like)).toBeLessThan(GRADES['very-close']);
    expect(findScore(asText('Do cats chase fat dogs?'), like)).toBeLessThan(
      findScore(asText('Do the cats chase dogs?'), like) - 0.15,
    );
  });
});

describe('a negation', () => {
  const plain = asText('Would you want to live forever?');

  it.each([
    ['Would you not want to live forever?'],
    ["Wouldn't you want to live forever?"],
    ['Would you never want to live forever?'],
  ])('in "%s" changes the meaning', (query) => {
    expect(findScore(asText(query), plain)).toBeLessThan(GRADES['very-close']);
    expect(findScore(plain, asText(query))).toBeLessThan(GRADES['very-close']);
  });

  it("in both titles doesn't change the meaning", () => {
    const score = findScore(
      asText('Would you not want to live forever'),
      asText('Would you not, want to live forever?'),
    );
    expect(score).toBeGreaterThanOrEqual(GRADES['very-close']);
  });

  it('lowers the score', () => {
    const topic = 'like to own a boat';
    const other = asText(`What would you ${topic} for?`);
    expect(findScore(asText(`Would you not ${topic}?`), other)).toBeLessThan(
      findScore(asText(`Would you ${topic}?`), other),
    );
  });

  it('is distinguished from similar words after folding', () => {
    for (const word of ['not', 'never', 'without', 'dont', 'wouldnt', 'cannot'])
      expect(isNegation(word), word).toBe(true);
    for (const word of ['knot', 'paint', 'want', 'went', 'note', 'donut', ''])
      expect(isNegation(word), word).toBe(false);
  });
});

describe('a topic', () => {
  const options = ['Pizza', 'Lasagne', 'Sushi'];

  it('outweighs equal options if it differs between titles', () => {
    const score = findScore(
      asText('What do sailors eat?', options),
      asText('Which smell reminds you of grandma?', options),
    );
    expect(score).toBeLessThan(GRADES.related);
  });

  it.each([
    ['Pick one', 'Which is better?'],
    ['Pick one', 'What do sailors eat?'],
    ['', 'Which is better?'],
    ['', ''],
  ])('isn\'t required if the options are the same: "%s", "%s"', (query, stored) => {
    expect(findScore(asText(query, options), asText(stored, options))).toBeGreaterThan(GRADES.related);
    expect(findScore(asText(query, options), asText(stored, ['Rain', 'Snow']))).toBeLessThan(GRADES.related);
  });

  it('is a word that is neither a stop word nor part of a frame', () => {
    const forms = createWordForms(lexicon);
    const has = (title: string) =>
      hasTopic(
        title.split(' ').map((word) => ({ word })),
        forms,
      );
    expect(has('which one would you pick')).toBe(false);
    expect(has('which pizza would you pick')).toBe(true);
    expect(hasTopic([], forms)).toBe(false);
  });
});
