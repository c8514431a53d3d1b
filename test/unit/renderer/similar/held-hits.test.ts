import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeldHit, holdHits } from '../../../../renderer/stores/similar-store.ts';
import type { SimilarHit } from '../../../../shared/similar.ts';
import { hitOf } from './sample-hits.ts';

const MOST = 5;
const keys = (found: readonly HeldHit[]) => found.map(({ hit }) => hit.key);

/** What is shown after each of some titles; `hits`: what the host has for it. */
const typed = (steps: readonly (readonly [title: string, hits: readonly SimilarHit[]])[]) =>
  steps.reduce<readonly HeldHit[]>((found, [title, hits]) => holdHits(found, hits, title, MOST), []);

describe('a hit that the next answer lacks', () => {
  const hit = hitOf(1);
  it.each([
    ['stays while the word goes on', 'which never', 'which neve', true],
    ['stays while the next word is being typed', 'what do you want t', 'what do you want', true],
    ['stays where the word gets shorter', 'which colour', 'which colours', true],
    ['stays where the blank behind the word is taken back', 'which colour', 'which colour ', true],
    ['goes once the word is finished', 'what do you want ', 'what do you want', false],
    ['goes once the sentence is finished', 'which colour?', 'which colour', false],
    ['goes where more than a word has come', 'which colour would', 'which', false],
    ['goes where the title is another one', 'dogs', 'which colour', false],
    ['goes where the title is the same', 'which colour', 'which colour', false],
    ['goes where words have no blanks between them', '好きな色', '好きな', false],
  ])('%s', (_, title, before, stays) => {
    expect(
      keys(
        typed([
          [before, [hit]],
          [title, []],
        ]),
      ),
    ).toEqual(stays ? ['q1'] : []);
  });

  it('keeps its last score and its place by it', () => {
    const found = typed([
      ['which colour w', [hitOf(1, { score: 0.7 })]],
      ['which colour wo', [hitOf(2, { score: 0.9 }), hitOf(3, { score: 0.5 })]],
    ]);
    expect(found.map(({ hit: { key, score } }) => [key, score])).toEqual([
      ['q2', 0.9],
      ['q1', 0.7],
      ['q3', 0.5],
    ]);
  });

  it('goes where it has changed since', () => {
    expect(holdHits([{ hit, title: null }], [], 'which colour', MOST)).toEqual([]);
  });
});

describe('hits that are held', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 12 }), { maxLength: MOST });
  it('leave out none that was found, show none twice, and are no more than fit', () => {
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 5 }), ids, (before, last) => {
        const steps = [...before, last].map(
          (each, at) => [`which ${'x'.repeat(at + 1)}`, each.map((id) => hitOf(id + 1))] as const,
        );
        const shown = keys(typed(steps));
        expect(shown).toEqual(expect.arrayContaining(last.map((id) => `q${id + 1}`)));
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(MOST);
      }),
    );
  });
});
