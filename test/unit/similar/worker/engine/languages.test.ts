import { describe, expect, it } from 'vitest';
import { reportOn } from '../../../../bench/similar/language-sets.ts';
import { studio } from '../../../../bench/similar/studio-engine.ts';
import { trigram } from '../../../../bench/similar/trigram.ts';
import { LANGUAGES, readQuestionSet } from '../../../../support/similar/question-sets.ts';

/**
 * The sets are small, so a single query changes a number by a twelfth. "Better" therefore combines 2 numbers:
 * neither the hit rate nor the rank may be worse than with trigrams, and their sum must be better.
 */
describe('a paraphrase', () => {
  it.each(LANGUAGES)('is found at least as reliably as with trigrams in %s', async (language) => {
    const { all: own } = await reportOn(studio, language);
    const { all: peer } = await reportOn(trigram, language);
    expect(own.recall1).toBeGreaterThanOrEqual(peer.recall1);
    expect(own.mrr10).toBeGreaterThanOrEqual(peer.mrr10);
    expect(own.recall1 + own.mrr10).toBeGreaterThan(peer.recall1 + peer.mrr10);
  });

  it('is distinguished from a lookalike better than with trigrams, in English', async () => {
    const { recall5At10, all } = await reportOn(studio, 'english');
    const peer = await reportOn(trigram, 'english');
    expect(all.auc).toBeGreaterThan(peer.all.auc ?? 1);
    expect(recall5At10).toBeGreaterThan(peer.recall5At10 ?? 1);
  });
});

describe('the same words', () => {
  it.each([
    ['¿Cuál es el último libro que has leído?', 'cual es el ultimo libro que has leido'],
    ['Crois-tu aux fantômes ?', 'crois tu aux fantomes'],
    ['Tür auf oder zu?', 'TUR AUF ODER ZU'],
    ['Ты пьёшь чай?', 'ты пьешь чай'],
    ['هل تحب القهوة أم الشاي؟', 'هل تحب القهوه ام الشاي'],
    ['ペットを飼っていますか？', 'ﾍﾟｯﾄを飼っていますか'],
  ])('are a likely duplicate in any spelling: %s', async (text, written) => {
    const peer = await studio.build([
      { id: 'stored', text },
      { id: 'other', text: 'Quite another question, to have one' },
    ]);
    const [best] = await peer.search(written, 5);
    expect(best?.id).toBe('stored');
    expect(best?.score).toBeGreaterThan(0.9);
  });
});

describe('the query sets', () => {
  it.each(LANGUAGES)('refer only to existing questions, in %s', (language) => {
    const { questions, queries } = readQuestionSet(language);
    const ids = new Set(questions.map(({ id }) => id));
    expect(ids.size).toBe(questions.length);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    for (const { relevant, trap, kind } of queries) {
      expect([...ids]).toEqual(expect.arrayContaining([...relevant, ...(trap ? [trap] : [])]));
      expect(relevant.length === 0).toBe(kind === 'none');
    }
  });
});
