import { describe, expect, it } from 'vitest';
import { TUNING } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';
import { createSimilarEngine } from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { evidenceSchema } from '../../../../../shared/similarity.ts';

const lexicon = createLexicon();
const createText = (title: string, options: string[] = []) => ({ title, description: '', options });
const createEngine = (title: string, options: string[] = []) => {
  const engine = createSimilarEngine({ lexicon });
  engine.put(1, createText(title, options));
  engine.put(2, createText('Which planet would you visit?'));
  return engine;
};
const listMarked = (query: string, title: string): string[] =>
  createEngine(title)
    .markWords(createText(query), 1)
    .map(([start, end]) => title.slice(start, end));
const explainHit = (query: string, title: string) => createEngine(title).explain(createText(query), 1);

describe('marks', () => {
  it('include shared words with their forms, synonyms, and misspellings', () => {
    expect(listMarked('Which movie scared your brothers?', 'Did that Movie scare your brother?')).toEqual([
      'Movie',
      'scare',
      'brother',
    ]);
    expect(listMarked('What film scared you?', 'Which movie did scare you?')).toContain('movie');
    expect(listMarked('Do you like elefants?', 'Have you seen an elephant?')).toEqual(['elephant']);
  });

  it('exclude frames that both titles share', () => {
    expect(
      listMarked(
        'If you could have any pet, what would it be?',
        'If you could pick a pet, what would it be?',
      ),
    ).toEqual(['pet']);
  });

  it('exclude words that only frame the query', () => {
    expect(listMarked('If you had a pet, which would you choose?', 'Which would you choose?')).toEqual([]);
  });

  it('are positions in UTF-16 code units', () => {
    const title = '👩‍🚀 Is café culture 𝒢reat? 👍';
    const [mark] = createEngine(title).markWords(createText('cafe culture'), 1);
    expect(mark).toEqual([title.indexOf('café'), title.indexOf('café') + 4]);
  });

  it("don't overlap even if character pairs do", () => {
    expect(listMarked('你最喜欢的季节', '你喜欢什么季节？')).toContain('季节');
    const marks = createEngine('你喜欢什么季节？').markWords(createText('你最喜欢的季节'), 1);
    for (const [index, [start]] of marks.entries())
      expect(start).toBeGreaterThan(marks[index - 1]?.[1] ?? -1);
  });

  it('are empty for an unknown question', () => {
    expect(createEngine('Any pets?').markWords(createText('Any pets?'), 99)).toEqual([]);
  });
});

describe('an explanation', () => {
  it("contains each word's kind of match and the words that only one title has", () => {
    const evidence = explainHit(
      'Which scary movie did your brother watch on Sunday?',
      'What frightening films do brothers watch in October?',
    );
    expect(evidenceSchema.parse(evidence)).toEqual(evidence);
    const how = new Map(evidence?.words.map((word) => [`${word.mine} ${word.theirs}`, word.how]));
    expect(how.get('brother brothers')).toBe('form');
    expect(how.get('movie films')).toBe('synonym');
    expect(how.get('watch watch')).toBe('same');
    expect(evidence?.onlyMine).toContain('Sunday');
    expect(evidence?.onlyTheirs).toContain('October');
    expect(evidence?.words.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('contains a misspelled word and its correction', () => {
    expect(explainHit('Do you fear elefants?', 'Do you fear elephants?')?.words).toContainEqual(
      expect.objectContaining({ mine: 'elefants', theirs: 'elephants', how: 'spelling' }),
    );
  });

  it('contains the rules that lowered the score', () => {
    const parts =
      explainHit('What is the best restaurant in town?', 'What is the worst restaurant in town?')?.parts ??
      [];
    expect(parts.find(({ what }) => what === 'opposite')?.share).toBeLessThan(0);
    const numbers =
      explainHit('Would you walk 5 miles to work?', 'Would you walk 20 miles to work?')?.parts ?? [];
    expect(numbers.find(({ what }) => what === 'numbers')?.share).toBeLessThan(0);
  });

  it("contains the options' share of the score", () => {
    const engine = createEngine('Which is better?', ['Pizza', 'Sushi']);
    const parts = engine.explain(createText('Pick one', ['Sushi', 'Pizza']), 1)?.parts ?? [];
    expect(parts.find(({ what }) => what === 'options')?.share).toBeGreaterThan(0);
  });

  it("contains the description's share of the score, limited by its weight", () => {
    const below = {
      description: 'Think of glaciers, volcanoes and the tundra.',
      options: ['Sushi', 'Pizza'],
    };
    const engine = createSimilarEngine({ lexicon });
    engine.put(1, { title: 'Which adventure would you dare?', ...below });
    const query = { title: 'Where would you go on an adventure?', ...below };
    const shares = new Map(engine.explain(query, 1)?.parts.map(({ what, share }) => [what, share]));
    const [words = 0, options = 0, description = 0] = ['words', 'options', 'description'].map(
      (what) => [...shares].find(([part]) => part === what)?.[1],
    );
    expect(description).toBeGreaterThan(0);
    expect(options).toBeCloseTo((description * TUNING.options) / TUNING.description);
    expect(options).toBeLessThan(words);
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('has score 0 and lists every word as unmatched if no words match', () => {
    const evidence = explainHit('Do violins rot?', 'Which planet is it?');
    expect(evidence).toMatchObject({ score: 0, words: [], parts: [] });
    expect(evidence?.onlyMine).toEqual(['violins', 'rot']);
    expect(evidence?.onlyTheirs).toEqual(['planet']);
  });

  it('has the same score as the search', () => {
    const engine = createEngine('Do you like lakes or rivers?');
    const query = createText('Do you prefer rivers to lakes?');
    expect(engine.explain(query, 1)?.score).toBe(engine.search(query, { limit: 1 })[0]?.score);
  });

  it('is null for an unknown question', () => {
    expect(createEngine('Any pets?').explain(createText('Any pets?'), 99)).toBeNull();
  });
});
