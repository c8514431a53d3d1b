import { describe, expect, it } from 'vitest';
import type { DismissedPair, ServiceQuestion } from '../../../electron/host/similar/similar-file.ts';
import {
  createDismissedPairs,
  findServiceScores,
  MAX_DISMISSED_PAIRS,
  MAX_SERVICE_QUESTIONS,
  removePair,
  withPair,
  withResponse,
} from '../../../electron/host/similar/stored-similar-data.ts';
import { createRecord, PLAIN_FIELDS } from '../../../shared/question/question-fields.ts';
import type { SimilarQuestion } from '../../../shared/question/service-body-schemas.ts';

const createRef = (id: number) => ({ key: `q${id}`, identity: `key ${id}` });
const createPair = (number: number): DismissedPair => ({
  a: createRef(1),
  b: createRef(number + 2),
  at: number,
});

const createQuestion = (id: number, search_score = 0.5): SimilarQuestion => ({
  id,
  createdAt: '2025-03-01T12:00:00Z',
  question: `Question ${id}?`,
  ...createRecord(PLAIN_FIELDS, () => ''),
  options: [],
  status: 2,
  sentAt: null,
  image: null,
  messageID: null,
  search_score,
});

describe('dismissed pairs', () => {
  const full = Array.from({ length: MAX_DISMISSED_PAIRS }, (_, at) => createPair(at));

  it.each([
    ['none', [], [2, 3]],
    ['the first one', ['q1'], []],
    ['the second one', ['q2'], [3]],
  ] as const)('are kept only while both questions exist: %s deleted', (_what, deleted, remaining) => {
    const different = [
      { a: createRef(1), b: createRef(2), at: 0 },
      { a: createRef(1), b: createRef(3), at: 0 },
    ];
    const isStill = ({ key }: { key: string }) => !deleted.some((one) => one === key);
    const dismissed = createDismissedPairs(different, { isCurrent: isStill, haveSameTitle: () => false });
    expect([...dismissed.of(1)]).toEqual(remaining);
    expect(dismissed.pairs()).toEqual(remaining.map((key) => [1, key]));
  });

  it('omit the oldest pairs beyond the limit', () => {
    const next = withPair(full, createPair(MAX_DISMISSED_PAIRS), () => true);
    expect(next).toHaveLength(MAX_DISMISSED_PAIRS);
    expect(next[0]).toEqual(createPair(1));
    expect(next.at(-1)).toEqual(createPair(MAX_DISMISSED_PAIRS));
  });

  it('omit pairs with a deleted question first', () => {
    const next = withPair(full, createPair(MAX_DISMISSED_PAIRS), ({ key }) => key !== 'q102');
    expect(next).toHaveLength(MAX_DISMISSED_PAIRS);
    expect(next[0]).toEqual(createPair(0));
    expect(next).not.toContainEqual(createPair(100));
  });

  it('remain the same object if nothing changes', () => {
    expect(withPair(full, { ...createPair(5), at: 99 }, () => true)).toBe(full);
    expect(removePair(full, createPair(MAX_DISMISSED_PAIRS + 1))).toBe(full);
    expect(removePair(full, { ...createPair(5), at: 99 })).toHaveLength(MAX_DISMISSED_PAIRS - 1);
  });
});

describe('questions from the service', () => {
  it('omit the least recently received questions beyond the limit', () => {
    const all = Array.from({ length: MAX_SERVICE_QUESTIONS }, (_, at) => createQuestion(at + 1));
    const full = withResponse([], all, { ref: createRef(1), at: 1 });
    const again = withResponse(full, [createQuestion(1)], { ref: createRef(2), at: 2 });
    const next = withResponse(again, [createQuestion(MAX_SERVICE_QUESTIONS + 1)], {
      ref: createRef(2),
      at: 3,
    });
    expect(next).toHaveLength(MAX_SERVICE_QUESTIONS);
    const ids = next.map(({ question: { id } }) => id);
    expect(ids).toContain(1);
    expect(ids).not.toContain(2);
    expect(ids.at(-1)).toBe(MAX_SERVICE_QUESTIONS + 1);
  });

  it("keep each question's scores from the latest 20 responses, once per local question", () => {
    let service: readonly ServiceQuestion[] = [];
    for (let at = 1; at <= 30; at++)
      service = withResponse(service, [createQuestion(7, at / 100)], { ref: createRef(at), at });
    service = withResponse(service, [createQuestion(7, 0.9)], { ref: createRef(25), at: 31 });
    expect(service[0]?.named).toHaveLength(20);
    expect(findServiceScores(service, createRef(25))).toEqual(new Map([[7, 0.9]]));
    expect(findServiceScores(service, createRef(30))).toEqual(new Map([[7, 0.3]]));
    expect(findServiceScores(service, createRef(1))).toEqual(new Map());
  });
});
