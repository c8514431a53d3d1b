import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../../../../../electron/host/similar/worker/engine/index/search-index.ts';
import { createTermExpansion } from '../../../../../electron/host/similar/worker/engine/query-expansion.ts';
import { type Part, TUNING } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';
import { createWordData } from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

const lexicon = createLexicon();
const words = createWordData(lexicon);

/** Returns how a query's words match these titles: the matched word, the kind of match, and its weight. */
const listExpansions = (titles: readonly string[], without: readonly Part[] = []) => {
  const uses = (part: Part): boolean => !without.includes(part);
  const store = createSearchIndex({ lexicon, words, tuning: TUNING, isUsing: uses });
  titles.forEach((title, key) => void store.put(key, { title, description: '', options: [] }));
  const expand = createTermExpansion({
    index: store,
    lexicon,
    semanticSimilarity: null,
    tuning: TUNING,
    isUsing: uses,
  });
  return (word: string, isUnfinished = false) => {
    const { corrected: read, matches } = expand(word, isUnfinished);
    const found = matches.map(({ term, match, kind: how }) => [store.vocabulary.termText(term), how, match]);
    return { read, met: found };
  };
};

describe('a query word', () => {
  it('matches the same word in any form', () => {
    const of = listExpansions(['Which zorbels fly?']);
    expect(of('zorbel')).toEqual({ read: 'zorbel', met: [['zorbel', 'same', 1]] });
  });

  it("doesn't match anything if no question contains it", () => {
    expect(listExpansions(['Which birds fly?'])('zorbel')).toEqual({ read: 'zorbel', met: [] });
  });

  it('matches the 3 closest misspellings, the most frequent first, then alphabetically', () => {
    const of = listExpansions([
      'Any qwertya?',
      'Any qwertyd?',
      'Any qwertyc?',
      'Any qwertyb?',
      'Or qwertyd?',
      'Any qwertyuu?',
    ]);
    const { read, met } = of('qwertyx');
    expect(read).toBe('qwertyd');
    const spelt = met.filter(([, how]) => how === 'spelling');
    expect(spelt).toEqual([
      ['qwertyd', 'spelling', 0.9],
      ['qwertya', 'spelling', 0.9],
      ['qwertyb', 'spelling', 0.9],
    ]);
  });

  it("matches words with 2 typos only if it's long and has no closer match", () => {
    const titles = ['Any qwertyuiop?', 'Any zxcvbn?'];
    const of = listExpansions(titles, ['letterPairs']);
    expect(of('qwertyuixx')).toEqual({ read: 'qwertyuiop', met: [['qwertyuiop', 'spelling', 0.75]] });
    expect(of('zxcvxx')).toEqual({ read: 'zxcvxx', met: [] });
    const nearer = listExpansions([...titles, 'Any qwertyuixp?'], ['letterPairs']);
    expect(nearer('qwertyuixx').met).toEqual([['qwertyuixp', 'spelling', 0.9]]);
  });

  it("doesn't match typos if it has 3 letters, is a number, or typos are turned off", () => {
    const of = listExpansions(['Any qwx?', 'Any 20251?', 'Any qwertya?']);
    expect(of('qwz').met).toEqual([]);
    expect(of('20252').met).toEqual([]);
    expect(listExpansions(['Any qwertya?'], ['spelling', 'letterPairs'])('qwertyx').met).toEqual([]);
  });

  it('matches up to 20 words that start with it, the most frequent first, then alphabetically', () => {
    const endings = Array.from({ length: 25 }, (_, at) => `zorb${String.fromCharCode(122 - at)}qx`);
    const titles = [...endings, endings[20] ?? ''].map((word) => `Any ${word}?`);
    const of = listExpansions(titles, ['letterPairs']);
    const { read, met } = of('zorb', true);
    expect(read).toBe('zorb');
    const [mostUsed = '', ...others] = [endings[20] ?? '', ...endings.toSpliced(20, 1).sort()];
    expect(met).toEqual(
      [mostUsed, ...others].slice(0, 20).map((word) => [expect.stringContaining(word), 'prefix', 4 / 7]),
    );
    expect(of('zorb', false).met).toEqual([]);
    expect(of('z', true).met).toEqual([]);
  });

  it("matches the 10 words with the most similar spelling if it isn't in the lexicon", () => {
    const similarWords = Array.from({ length: 12 }, (_, at) => `weihnacht${'bcdfghjklmpq'.slice(0, at + 1)}`);
    const titles = similarWords.map((word) => `Any ${word}?`).toReversed();
    const { met } = listExpansions(titles, ['spelling'])('weihnacht');
    expect(met.map(([term, how]) => [term, how])).toEqual(
      similarWords.slice(0, 10).map((word) => [expect.stringContaining(word.slice(0, -1)), 'letterPairs']),
    );
    expect(met[0]?.[2]).toBeCloseTo(0.8 * (18 / 21));
    expect(listExpansions(titles, ['spelling', 'letterPairs'])('weihnacht').met).toEqual([]);
    expect(listExpansions(['Any weihn?'], ['spelling'])('weih').met).toEqual([]);
  });

  it('matches its synonyms, with at most the same weight', () => {
    const { met } = listExpansions(['Any movies?', 'Any films?'])('movie');
    expect(met[0]).toEqual(['movi', 'same', 1]);
    expect(met[1]).toEqual(['film', 'synonym', expect.any(Number)]);
    expect(met[1]?.[2]).toBeLessThanOrEqual(1);
    expect(listExpansions(['Any films?'], ['synonyms', 'everyday'])('movie').met).toEqual([]);
  });
});
