import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTopK } from '../../../../../electron/host/similar/worker/engine/candidates.ts';
import {
  IntList,
  PackedIntLists,
} from '../../../../../electron/host/similar/worker/engine/index/int-lists.ts';
import {
  createSearchIndex,
  createTitleIndex,
  listTermsOfFields,
  OPTION_START,
} from '../../../../../electron/host/similar/worker/engine/index/search-index.ts';
import { TUNING } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';
import { createWordData } from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

describe('packed number lists', () => {
  it("keep the latest numbers in a block that doesn't grow with deleted lists", () => {
    const numbers = fc.array(fc.integer({ min: -5, max: 1e6 }), { maxLength: 300 });
    const step = fc.record({ list: fc.nat(20), numbers: fc.option(numbers) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const stretches = new PackedIntLists();
        const expected = new Map<number, number[]>();
        for (const { list, numbers } of steps) {
          stretches.delete(list);
          expected.delete(list);
          if (!numbers) continue;
          stretches.set(list, numbers);
          expected.set(list, numbers);
        }
        for (let list = 0; list <= 20; list++)
          expect([...stretches.block.subarray(stretches.from(list), stretches.to(list))]).toEqual(
            expected.get(list) ?? [],
          );
        expect(stretches.block.length).toBeLessThanOrEqual(1.5 * 21 * 300);
      }),
    );
  });
});

describe('a growing list', () => {
  it('keeps its numbers in order after any changes', () => {
    const step = fc.record({ value: fc.integer({ min: -9, max: 9 }), goes: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat(6), (steps, room) => {
        const ints = new IntList(room);
        const expected: number[] = [];
        for (const { value, goes } of steps) {
          if (!goes) {
            ints.insert(value);
            expected.push(value);
            expected.sort((a, b) => a - b);
          } else {
            ints.delete(value);
            if (expected.includes(value)) expected.splice(expected.indexOf(value), 1);
          }
          expect([...ints.block.subarray(0, ints.length)]).toEqual(expected);
        }
        expect(ints.block.length).toBeLessThanOrEqual(Math.max(room, 4, steps.length * 2));
      }),
    );
  });

  it('grows when numbers are appended and returns 0 beyond its end', () => {
    const ints = new IntList(0);
    for (let at = 0; at < 50; at++) {
      ints.set(at, at * at);
      expect(ints.length).toBe(at + 1);
    }
    ints.set(7, -1);
    expect(ints.length).toBe(50);
    expect([ints.at(6), ints.at(7), ints.at(49), ints.at(1_000)]).toEqual([36, -1, 49 * 49, 0]);
  });
});

describe('the title index', () => {
  it('returns the keys with a title, lowest first', () => {
    const step = fc.record({
      key: fc.integer({ min: -9, max: 9 }),
      title: fc.option(fc.constantFrom('a', 'b', 'c')),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const titles = createTitleIndex();
        const expected = new Map<number, string>();
        for (const { key, title } of steps) {
          const before = expected.get(key);
          if (before !== undefined) titles.delete(before, key);
          expected.delete(key);
          if (title === null) continue;
          titles.add(title, key);
          expected.set(key, title);
        }
        for (const title of ['a', 'b', 'c']) {
          const keys = [...expected].filter(([, other]) => other === title).map(([key]) => key);
          expect(titles.keys(title)).toEqual(keys.sort((a, b) => a - b));
        }
      }),
    );
  });
});

describe('the top results', () => {
  it('have the highest ranks and, among equal ranks, the lowest keys', () => {
    const offered = fc.uniqueArray(fc.record({ key: fc.integer(), rank: fc.nat(5) }), {
      selector: ({ key }) => key,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), offered, offered, (most, first, second) => {
        const best = createTopK(most);
        for (const all of [first, second]) {
          best.clear();
          for (const [slot, { key, rank }] of all.entries()) best.offer(slot, rank, key);
          const expected = [...all.entries()].sort(([, a], [, b]) => b.rank - a.rank || a.key - b.key);
          expect(best.listSlots()).toEqual(expected.slice(0, most).map(([slot]) => slot));
        }
      }),
    );
  });
});

describe('a new list of top results', () => {
  it('is empty', () => {
    const best = createTopK(2);
    expect(best.listSlots()).toEqual([]);
    for (const slot of [7, 8, 9]) best.offer(slot, slot, slot);
    expect(best.listSlots()).toEqual([9, 8]);
  });
});

describe('option and description terms', () => {
  it("are listed without duplicates, with each option's terms in ascending order", () => {
    const getTerm = (word: string): number => ({ tea: 1, or: 2, milk: 3 })[word] ?? 9;
    const text = {
      title: '',
      description: 'Milk or milk?',
      options: ['tea or', 'Or tea, tea', '???', 'milk'],
    };
    expect(listTermsOfFields(text, getTerm)).toEqual([3, 2, OPTION_START, 1, 2, OPTION_START, 3]);
    const sample = { title: '', description: '', options: ['tea or', 'twelve'] };
    const getNumberTerm = (word: string): number => ({ tea: 1, or: 2, twelve: 12 })[word] ?? 9;
    expect(listTermsOfFields(sample, getNumberTerm)).toEqual([OPTION_START, 1, 2, OPTION_START, 12]);
    expect(listTermsOfFields({ title: 'tea', description: '', options: [] }, getTerm)).toEqual([]);
  });
});

describe('the index store', () => {
  it('removes unused words', () => {
    const lexicon = createLexicon();
    const store = createSearchIndex({
      lexicon,
      words: createWordData(lexicon),
      tuning: TUNING,
      isUsing: () => true,
    });
    const put = (at: number) =>
      store.put(1, {
        title: `Which qx${at} city?`,
        description: `qy${at} town`,
        options: [`qz${at}`, 'Which?'],
      });
    for (let at = 0; at < 500; at++) put(at);
    const { terms, grams } = store.vocabulary;
    const { documents } = store;
    expect(terms.count).toBeLessThan(20);
    expect(grams.block.length).toBeLessThan(5_000);
    expect(documents.slots).toBe(1);
    expect(documents.words.length).toBeLessThan(2_000);
    expect(documents.secondary.block.length).toBeLessThan(2_000);
    expect(store.vocabulary.addWord('wholly-new')).toBeLessThan(20);
    for (const removed of ['qx3', 'qy3', 'qz3']) expect(terms.find(removed)).toBe(-1);
    for (const there of ['qx499', 'qy499', 'qz499', 'town'])
      expect(terms.find(there)).toBeGreaterThanOrEqual(0);
    store.remove(1);
    store.remove(2);
    expect(documents.getTitle(0)).toBe('');
    for (const removed of ['qx499', 'qy499', 'qz499', 'town', 'which']) expect(terms.find(removed)).toBe(-1);
  });
});
