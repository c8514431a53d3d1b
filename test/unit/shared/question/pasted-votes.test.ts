import { describe, expect, it } from 'vitest';
import { readPastedVotes, readTypedVotes } from '../../../../shared/question/pasted-votes.ts';

const OPTIONS = [
  { typed: ':tea:', emoji: '🍵', text: 'Tea' },
  { typed: '☕', emoji: '☕', text: 'Café au lait' },
  { typed: '1️⃣', emoji: '1️⃣', text: 'Green tea' },
  { typed: '7️⃣', emoji: '7️⃣', text: '7 up' },
];
const read = (pasted: string) => {
  const { votes, unmatched } = readPastedVotes(pasted, OPTIONS);
  return { votes: Object.fromEntries(votes), unmatched };
};

describe('pasted votes', () => {
  it.each([
    ['Tea 12', { 0: 12 }],
    ['12 Tea', { 0: 12 }],
    ['Tea\t12', { 0: 12 }],
    ['12 × tea', { 0: 12 }],
    ['🍵 Tea: 12 votes (40%)', { 0: 12 }],
    ['🍵 Tea – 40.5 % – 12', { 0: 12 }],
    ['- **Tea**: 12', { 0: 12 }],
    ['1. Tea 12', { 0: 12 }],
    ['🍵 12', { 0: 12 }],
    [':tea: 12', { 0: 12 }],
    ['☕️12', { 1: 12 }],
    ['CAFE AU LAIT (1,234)', { 1: 1234 }],
    ['Café au lait 1.234', { 1: 1234 }],
    ['Green tea 5', { 2: 5 }],
    ['1️⃣ 5', { 2: 5 }],
    ['1️⃣ Tea 5', { 0: 5 }],
    ['7 up 3', { 3: 3 }],
    ['3 7 up', { 3: 3 }],
    ['Tea 0', { 0: 0 }],
    ['Tea or coffee?\nTea\n40%\n12 votes\nGreen tea\n5 votes\n', { 0: 12, 2: 5 }],
  ])('are read from %j', (pasted, votes) => {
    expect(read(pasted)).toEqual({ votes, unmatched: [] });
  });

  it.each(['Milk 3', 'Team 3', 'Tea 12 of 30', 'Tea 1.5', 'Total: 42', 'Tea 99999999', '12'])(
    'leave out the line %j',
    (line) => {
      expect(read(`Green tea 5\n${line}`)).toEqual({ votes: { 2: 5 }, unmatched: [line] });
    },
  );

  it('can have names that are numbers', () => {
    const options = ['2', '12'].map((text) => ({ typed: '🍵', emoji: '🍵', text }));
    expect(readPastedVotes('2 12\n12 3', options).votes).toEqual(
      new Map([
        [0, 12],
        [1, 3],
      ]),
    );
  });
});

describe('typed votes', () => {
  it.each([
    [' 12 ', 12],
    ['', 0],
    ['-1', null],
    ['1.5', null],
    ['many', null],
    ['10000000', null],
  ])('%j are %j', (typed, votes) => {
    expect(readTypedVotes(typed)).toBe(votes);
  });
});
