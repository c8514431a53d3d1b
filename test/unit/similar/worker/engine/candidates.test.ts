import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCandidates } from '../../../../../electron/host/similar/worker/engine/candidates.ts';
import {
  createSearchIndex,
  type EngineContext,
} from '../../../../../electron/host/similar/worker/engine/index/search-index.ts';
import { parseQuery } from '../../../../../electron/host/similar/worker/engine/query-expansion.ts';
import { TUNING, type Tuning } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';
import { createWordData } from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

const lexicon = createLexicon();
const words = createWordData(lexicon);
type Text = string | { title: string; options: string[] };

/**
 * Creates an engine without word expansion. Keys count down from 100,000, because slots must not depend on
 * the keys' order.
 */
const createEngine = (texts: readonly Text[], tuned: Partial<Tuning> = {}) => {
  const tuning = { ...TUNING, ...tuned };
  const uses = () => false;
  const store = createSearchIndex({ lexicon, words, tuning, isUsing: uses });
  const engine: EngineContext = { index: store, lexicon, semanticSimilarity: null, tuning, isUsing: uses };
  for (const [at, text] of texts.entries()) {
    const { title, options } = typeof text === 'string' ? { title: text, options: [] } : text;
    store.put(100_000 - at, { title, description: '', options });
  }
  const candidates = createCandidates(engine);
  const find = (query: string, secondary: ReadonlyMap<string, number> = new Map()) =>
    candidates(parseQuery(query, engine), secondary).map((slot) => store.documents.getTitle(slot));
  return { engine, find, store };
};

describe('candidates', () => {
  it('are ranked by the number and rarity of shared words, then by brevity', () => {
    const { find } = createEngine([
      'Any tea in the garden today?',
      'Any tea?',
      'Any zorbel?',
      'Any tea or zorbel?',
      'Any plumbers?',
      'Any tea in the morning?',
    ]);
    expect(find('Zorbel tea')).toEqual([
      'Any tea or zorbel?',
      'Any zorbel?',
      'Any tea?',
      'Any tea in the morning?',
      'Any tea in the garden today?',
    ]);
    expect(find('Qwert')).toEqual([]);
    expect(find('')).toEqual([]);
  });

  it('are those with the lowest keys among equally good titles, up to the limit', () => {
    const titles = Array.from({ length: 40 }, (_, at) => `Tea ${String.fromCharCode(97 + (at % 26))}${at}?`);
    const { find } = createEngine(titles, { maxCandidates: 4 });
    expect(find('Tea')).toEqual(titles.toReversed().slice(0, 4));
  });

  it('are ranked by all shared words', () => {
    const some = ['tea', 'zorbel', 'qwert', 'plumber', 'ocean', 'violin'];
    const title = fc.subarray(some, { minLength: 1 });
    fc.assert(
      fc.property(
        fc.array(title, { minLength: 1, maxLength: 60 }),
        title,
        fc.integer({ min: 1, max: 9 }),
        (titles, query, compared) => {
          const { engine, find, store } = createEngine(
            titles.map((one) => one.join(' ')),
            { maxCandidates: compared },
          );
          const read = parseQuery(query.join(' '), engine);
          const measureGain = (word: string): number => {
            const stem = words.forms.stem(word);
            return (read.words.find((one) => one.stem === stem)?.weight ?? 0) ** 2;
          };
          const ranked = titles
            .map((one, at) => ({
              title: one.join(' '),
              key: 100_000 - at,
              rank: one.reduce((sum, word) => sum + measureGain(word), 0) * Math.sqrt(2 / (2 + one.length)),
            }))
            .filter(({ rank }) => rank > 0)
            .sort((a, b) => (Math.abs(b.rank - a.rank) > 1e-9 ? b.rank - a.rank : a.key - b.key));
          const found = find(query.join(' '));
          const rankOf = new Map(ranked.map((one) => [one.title, one.rank]));
          expect(found).toHaveLength(Math.min(compared, ranked.length));
          for (const [at, one] of found.entries())
            expect(rankOf.get(one)).toBeCloseTo(ranked[at]?.rank ?? -1, 9);
          // The first search must not affect the second search.
          expect(find(query.join(' '))).toEqual(found);
          expect(store.documents.size).toBe(titles.length);
        },
      ),
    );
  });

  it('are searched by the rarest words first, and by frequent words only within the limit', () => {
    const tea = Array.from({ length: 12 }, (_, at) => `Tea x${at}?`);
    const zorbel = ['Zorbel one?', 'Zorbel two?', 'Zorbel three?'];
    const { find } = createEngine([...tea, ...zorbel], { maxPostings: 10 });
    expect(find('Zorbel tea').sort()).toEqual(zorbel.toSorted());
    // The engine reads the first list completely.
    expect(find('Tea').sort()).toEqual(tea.toSorted());
    expect(createEngine([...tea, ...zorbel], { maxPostings: 15 }).find('Zorbel tea')).toHaveLength(15);
    expect(createEngine([...tea, ...zorbel], { maxPostings: 14 }).find('Zorbel tea')).toHaveLength(3);
  });

  it('are searched by the heavier of 2 equally frequent words, then alphabetically', () => {
    const titles = ['Zorbea a1?', 'Zorbea a2?', 'Zorbeb b1?', 'Zorbeb b2?', 'Ocean c1?', 'Ocean c2?'];
    const { find } = createEngine(titles, { maxPostings: 3 });
    expect(find('Ocean zorbeb').sort()).toEqual(['Zorbeb b1?', 'Zorbeb b2?']);
    expect(find('Zorbeb zorbea').sort()).toEqual(['Zorbea a1?', 'Zorbea a2?']);
    expect(find('Zorbea zorbeb').sort()).toEqual(['Zorbea a1?', 'Zorbea a2?']);
  });

  it('include matches by options, ranked below matches by title', () => {
    const withOptions = { title: 'Pick one', options: ['Zorbel', 'Qwert'] };
    const { find } = createEngine([withOptions, 'Any zorbel?', 'Any tea?']);
    expect(find('Best one', new Map([['zorbel', 1]]))).toContain('Pick one');
    expect(find('Ocean', new Map([['zorbel', 1]]))).toEqual(['Pick one']);
    expect(find('Ocean', new Map([['zorbel', 0]]))).toEqual([]);
    expect(find('Zorbel', new Map([['qwert', 1]]))).toEqual(['Any zorbel?', 'Pick one']);
  });
});
