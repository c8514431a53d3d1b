import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeldHit, holdHits } from '../../../../renderer/stores/similar-store.ts';
import type { SimilarHit } from '../../../../shared/similarity.ts';
import { createHit } from './sample-hits.ts';

const MAX_HITS = 5;
const listKeys = (found: readonly HeldHit[]) => found.map(({ hit }) => hit.key);

/** Returns the hits after the user types these titles. Each title's search finds its `hits`. */
const holdAfter = (steps: readonly (readonly [title: string, hits: readonly SimilarHit[]])[]) =>
  steps.reduce<readonly HeldHit[]>((found, [title, hits]) => holdHits(found, hits, title, MAX_HITS), []);

describe('a hit missing from the next response', () => {
  const hit = createHit(1);
  it.each([
    ['stays while the word gets longer', 'which never', 'which neve', true],
    ['stays while the next word is being typed', 'what do you want t', 'what do you want', true],
    ['stays while the word gets shorter', 'which colour', 'which colours', true],
    ['stays after the space at the end is deleted', 'which colour', 'which colour ', true],
    ['disappears after the word is finished', 'what do you want ', 'what do you want', false],
    ['disappears after the sentence is finished', 'which colour?', 'which colour', false],
    ['disappears after more than one new word', 'which colour would', 'which', false],
    ['disappears if the title is different', 'dogs', 'which colour', false],
    ['disappears if the title is the same', 'which colour', 'which colour', false],
    ['disappears in scripts without spaces', '好きな色', '好きな', false],
  ])('%s', (_, title, before, stays) => {
    expect(
      listKeys(
        holdAfter([
          [before, [hit]],
          [title, []],
        ]),
      ),
    ).toEqual(stays ? ['q1'] : []);
  });

  it('keeps its last score and rank', () => {
    const found = holdAfter([
      ['which colour w', [createHit(1, { score: 0.7 })]],
      ['which colour wo', [createHit(2, { score: 0.9 }), createHit(3, { score: 0.5 })]],
    ]);
    expect(found.map(({ hit: { key, score } }) => [key, score])).toEqual([
      ['q2', 0.9],
      ['q1', 0.7],
      ['q3', 0.5],
    ]);
  });

  it('disappears if its question was changed', () => {
    expect(holdHits([{ hit, title: null }], [], 'which colour', MAX_HITS)).toEqual([]);
  });
});

describe('held hits', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 12 }), { maxLength: MAX_HITS });
  it('contain each found hit once, up to the limit', () => {
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 5 }), ids, (before, last) => {
        const steps = [...before, last].map(
          (each, at) => [`which ${'x'.repeat(at + 1)}`, each.map((id) => createHit(id + 1))] as const,
        );
        const shown = listKeys(holdAfter(steps));
        expect(shown).toEqual(expect.arrayContaining(last.map((id) => `q${id + 1}`)));
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(MAX_HITS);
      }),
    );
  });
});
