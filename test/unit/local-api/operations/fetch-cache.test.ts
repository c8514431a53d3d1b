import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createFetchCache,
  toFetchResponse,
  type Utf8Json,
} from '../../../../electron/host/local-api/operations/question-json.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';

const ORIGIN = 'http://127.0.0.1:1';

const createQuestion = (id: number, version?: number) => {
  const { question } = createExampleEntry(id, version);
  if (!question) throw new Error('The example has no question.');
  return { id, question };
};

const parse = (json: Utf8Json): unknown => JSON.parse(Buffer.from(json, 'latin1').toString());

afterEach(() => vi.restoreAllMocks());

describe('the fetch cache', () => {
  it('formats a question at most twice for repeated requests', () => {
    const cache = createFetchCache();
    const question = createQuestion(1);
    const stringify = vi.spyOn(JSON, 'stringify');
    cache.json(question, ORIGIN);
    const stored = cache.json(question, ORIGIN);
    expect(stringify).toHaveBeenCalledTimes(2);
    expect(cache.json(question, ORIGIN)).toBe(stored);
    expect(stringify).toHaveBeenCalledTimes(2);
    expect(parse(stored)).toEqual(toFetchResponse(1, question.question, ORIGIN));
  });

  it('returns URLs for each origin', () => {
    const cache = createFetchCache();
    const { id, question } = createQuestion(1);
    const found = { id, question: { ...question, image: '$$cat$$' } };
    for (const origin of [ORIGIN, ORIGIN, ORIGIN, 'http://localhost:2', ORIGIN, 'http://localhost:2']) {
      expect(parse(cache.json(found, origin))).toEqual(toFetchResponse(id, found.question, origin));
    }
  });

  it('returns the response for each ID and version in any order', () => {
    const cache = createFetchCache();
    const all = [1, 2, 4_096, 4_097, 8_193].flatMap((id) => [createQuestion(id, 1), createQuestion(id, 2)]);
    for (const found of [...all, ...all, ...all.toReversed(), ...all.flatMap((one) => [one, one, one])]) {
      expect(parse(cache.json(found, ORIGIN))).toEqual(toFetchResponse(found.id, found.question, ORIGIN));
    }
  });
});
