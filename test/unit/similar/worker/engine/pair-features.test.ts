import { describe, expect, it } from 'vitest';
import { detectTense } from '../../../../../electron/host/similar/worker/engine/probability/question-frame.ts';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

const lexicon = createLexicon();
const createText = (title: string) => ({ title, description: '', options: [] });

function computeFeatures(query: string, stored: string) {
  const engine = createSimilarEngine({ lexicon });
  engine.put(0, createText(stored));
  return engine.features(createText(query))[0]?.features;
}

describe("a question's tense", () => {
  it.each([
    ['If you could fly, where would you go?', 'hypothetical'],
    ['What do you wish you knew?', 'hypothetical'],
    ['Have you ever been to Rome?', 'past'],
    ['Did it rain?', 'past'],
    ['What is the best movie you watched?', 'past'],
    ['Do you need a red bed?', 'present'],
    ['Was ist dein Lieblingsessen?', 'present'],
    ['', 'present'],
  ])('is detected in "%s" as %s', (title, tense) => {
    expect(detectTense(title.toLowerCase().split(/\W+/))).toBe(tense);
  });

  it('is compared between titles', () => {
    expect(computeFeatures('Did you ride a horse?', 'Would you ride a horse?')?.otherTense).toBe(1);
    expect(computeFeatures('Do you ride a horse?', 'Can you ride a horse?')?.otherTense).toBe(0);
  });
});

describe('a modifier', () => {
  const computeModifier = (query: string, stored: string) => computeFeatures(query, stored)?.modifier ?? 0;

  it('is a key word that only one title has, before a word in both titles', () => {
    expect(computeModifier('Do cats chase fat dogs?', 'Do cats chase dogs?')).toBeGreaterThan(0.5);
    expect(computeModifier('Do cats chase dogs?', 'Do cats chase fat dogs?')).toBeGreaterThan(0.5);
  });

  it('counts less if the titles have other differences', () => {
    const more = computeModifier('Do lazy parrots and cats chase fat dogs?', 'Do dogs bark at strangers?');
    expect(more).toBeLessThan(computeModifier('Do cats chase fat dogs?', 'Do cats chase dogs?') / 2);
  });

  it.each([
    ['Do cats chase dogs that bark?', 'Do cats chase dogs?'],
    ['Do cats chase dogs? Fat dogs?', 'Do cats chase dogs?'],
    ['Do cats chase huge dogs?', 'Do cats chase big dogs?'],
    ['Do cats chase dogs?', 'Do dogs chase cats?'],
  ])('isn\'t found in "%s", "%s"', (query, stored) => {
    expect(computeModifier(query, stored)).toBe(0);
  });
});
