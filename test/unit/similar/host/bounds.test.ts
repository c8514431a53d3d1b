import { describe, expect, it } from 'vitest';
import {
  createApart,
  MOST_PAIRS,
  MOST_QUESTIONS,
  namedFor,
  withNamed,
  withoutPair,
  withPair,
} from '../../../../electron/host/similar/known.ts';
import type { Different, FromService } from '../../../../electron/host/similar/similar-file.ts';
import type { SimilarQuestion } from '../../../../shared/question.ts';

const side = (id: number) => ({ key: `q${id}`, identity: `key ${id}` });
const pair = (number: number): Different => ({ a: side(1), b: side(number + 2), at: number });

const question = (id: number, search_score = 0.5): SimilarQuestion => ({
  id,
  createdAt: '2025-03-01T12:00:00Z',
  question: `Question ${id}?`,
  description: '',
  footer: '',
  options: [],
  status: 2,
  sentAt: null,
  image: null,
  messageID: null,
  search_score,
});

describe('the pairs that are no duplicates', () => {
  const full = Array.from({ length: MOST_PAIRS }, (_, at) => pair(at));

  it.each([
    ['none', [], [2, 3]],
    ['the first one', ['q1'], []],
    ['the second one', ['q2'], [3]],
  ] as const)(
    'say something for as long as both are what they were, %s of them gone',
    (_what, gone, left) => {
      const different = [
        { a: side(1), b: side(2), at: 0 },
        { a: side(1), b: side(3), at: 0 },
      ];
      const isStill = ({ key }: { key: string }) => !gone.some((one) => one === key);
      const apart = createApart(different, { isStill, haveSameTitle: () => false });
      expect([...apart.of(1)]).toEqual(left);
      expect(apart.pairs()).toEqual(left.map((key) => [1, key]));
    },
  );

  it('are bounded: the oldest one goes', () => {
    const next = withPair(full, pair(MOST_PAIRS), () => true);
    expect(next).toHaveLength(MOST_PAIRS);
    expect(next[0]).toEqual(pair(1));
    expect(next.at(-1)).toEqual(pair(MOST_PAIRS));
  });

  it('lose one of which a question is gone before any other', () => {
    const next = withPair(full, pair(MOST_PAIRS), ({ key }) => key !== 'q102');
    expect(next).toHaveLength(MOST_PAIRS);
    expect(next[0]).toEqual(pair(0));
    expect(next).not.toContainEqual(pair(100));
  });

  it('stay the same object where nothing changes', () => {
    expect(withPair(full, { ...pair(5), at: 99 }, () => true)).toBe(full);
    expect(withoutPair(full, pair(MOST_PAIRS + 1))).toBe(full);
    expect(withoutPair(full, { ...pair(5), at: 99 })).toHaveLength(MOST_PAIRS - 1);
  });
});

describe('the questions of the service', () => {
  it('are bounded: those go that were not named for longest', () => {
    const all = Array.from({ length: MOST_QUESTIONS }, (_, at) => question(at + 1));
    const full = withNamed([], all, { side: side(1), at: 1 });
    const again = withNamed(full, [question(1)], { side: side(2), at: 2 });
    const next = withNamed(again, [question(MOST_QUESTIONS + 1)], { side: side(2), at: 3 });
    expect(next).toHaveLength(MOST_QUESTIONS);
    const ids = next.map(({ question: { id } }) => id);
    expect(ids).toContain(1);
    expect(ids).not.toContain(2);
    expect(ids.at(-1)).toBe(MOST_QUESTIONS + 1);
  });

  it('keep the newest answers that named them, one for each question that was asked about', () => {
    let service: readonly FromService[] = [];
    for (let at = 1; at <= 30; at++)
      service = withNamed(service, [question(7, at / 100)], { side: side(at), at });
    service = withNamed(service, [question(7, 0.9)], { side: side(25), at: 31 });
    expect(service[0]?.named).toHaveLength(20);
    expect(namedFor(service, side(25))).toEqual(new Map([[7, 0.9]]));
    expect(namedFor(service, side(30))).toEqual(new Map([[7, 0.3]]));
    expect(namedFor(service, side(1))).toEqual(new Map());
  });
});
