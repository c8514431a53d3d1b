import { describe, expect, it } from 'vitest';
import type { DismissedPair, ServiceQuestion } from '../../../electron/host/similar/similar-file.ts';
import {
  createDismissedPairs,
  MAX_DISMISSED_PAIRS,
  MAX_SERVICE_QUESTIONS,
  serviceScoresFor,
  withoutPair,
  withPair,
  withResponse,
} from '../../../electron/host/similar/stored-similar-data.ts';
import { PLAIN_FIELDS, recordOf } from '../../../shared/question/question-fields.ts';
import type { SimilarQuestion } from '../../../shared/question/service-body-schemas.ts';

const ref = (id: number) => ({ key: `q${id}`, identity: `key ${id}` });
const pair = (number: number): DismissedPair => ({ a: ref(1), b: ref(number + 2), at: number });

const question = (id: number, search_score = 0.5): SimilarQuestion => ({
  id,
  createdAt: '2025-03-01T12:00:00Z',
  question: `Question ${id}?`,
  ...recordOf(PLAIN_FIELDS, () => ''),
  options: [],
  status: 2,
  sentAt: null,
  image: null,
  messageID: null,
  search_score,
});

describe('dismissed pairs', () => {
  const full = Array.from({ length: MAX_DISMISSED_PAIRS }, (_, at) => pair(at));

  it.each([
    ['none', [], [2, 3]],
    ['the first one', ['q1'], []],
    ['the second one', ['q2'], [3]],
  ] as const)('are kept while both questions exist, with %s deleted', (_what, deleted, remaining) => {
    const different = [
      { a: ref(1), b: ref(2), at: 0 },
      { a: ref(1), b: ref(3), at: 0 },
    ];
    const isStill = ({ key }: { key: string }) => !deleted.some((one) => one === key);
    const dismissed = createDismissedPairs(different, { isCurrent: isStill, haveSameTitle: () => false });
    expect([...dismissed.of(1)]).toEqual(remaining);
    expect(dismissed.pairs()).toEqual(remaining.map((key) => [1, key]));
  });

  it('lose the oldest beyond the limit', () => {
    const next = withPair(full, pair(MAX_DISMISSED_PAIRS), () => true);
    expect(next).toHaveLength(MAX_DISMISSED_PAIRS);
    expect(next[0]).toEqual(pair(1));
    expect(next.at(-1)).toEqual(pair(MAX_DISMISSED_PAIRS));
  });

  it('remove pairs with a deleted question first', () => {
    const next = withPair(full, pair(MAX_DISMISSED_PAIRS), ({ key }) => key !== 'q102');
    expect(next).toHaveLength(MAX_DISMISSED_PAIRS);
    expect(next[0]).toEqual(pair(0));
    expect(next).not.toContainEqual(pair(100));
  });

  it('stay the same object if nothing changes', () => {
    expect(withPair(full, { ...pair(5), at: 99 }, () => true)).toBe(full);
    expect(withoutPair(full, pair(MAX_DISMISSED_PAIRS + 1))).toBe(full);
    expect(withoutPair(full, { ...pair(5), at: 99 })).toHaveLength(MAX_DISMISSED_PAIRS - 1);
  });
});

describe('questions of the service', () => {
  it('lose the least recently received beyond the limit', () => {
    const all = Array.from({ length: MAX_SERVICE_QUESTIONS }, (_, at) => question(at + 1));
    const full = withResponse([], all, { ref: ref(1), at: 1 });
    const again = withResponse(full, [question(1)], { ref: ref(2), at: 2 });
    const next = withResponse(again, [question(MAX_SERVICE_QUESTIONS + 1)], { ref: ref(2), at: 3 });
    expect(next).toHaveLength(MAX_SERVICE_QUESTIONS);
    const ids = next.map(({ question: { id } }) => id);
    expect(ids).toContain(1);
    expect(ids).not.toContain(2);
    expect(ids.at(-1)).toBe(MAX_SERVICE_QUESTIONS + 1);
  });

  it('keep the latest responses that mention them, one per question', () => {
    let service: readonly ServiceQuestion[] = [];
    for (let at = 1; at <= 30; at++)
      service = withResponse(service, [question(7, at / 100)], { ref: ref(at), at });
    service = withResponse(service, [question(7, 0.9)], { ref: ref(25), at: 31 });
    expect(service[0]?.named).toHaveLength(20);
    expect(serviceScoresFor(service, ref(25))).toEqual(new Map([[7, 0.9]]));
    expect(serviceScoresFor(service, ref(30))).toEqual(new Map([[7, 0.3]]));
    expect(serviceScoresFor(service, ref(1))).toEqual(new Map());
  });
});
