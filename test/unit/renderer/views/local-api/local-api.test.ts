import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getBaseUrl, getPathWithinApi } from '../../../../../renderer/stores/local-api-store.ts';
import { findUnchangedSamples } from '../../../../../renderer/views/local-api/data/data-panel.tsx';
import { findAlternativePort } from '../../../../../renderer/views/local-api/local-api-not-running.tsx';
import { requestLogFile } from '../../../../../renderer/views/local-api/requests/request-log-actions.tsx';
import { getStatusTone } from '../../../../../renderer/views/local-api/requests/request-row.tsx';
import { findRowForKey } from '../../../../../renderer/views/local-api/requests/request-row-navigation.ts';
import { fetchCommand } from '../../../../../renderer/views/local-api/requests/sample-request.tsx';
import { drawVotes } from '../../../../../renderer/views/local-api/sent/mark-sent-panel.tsx';
import { parseMessageLink } from '../../../../../renderer/views/local-api/sent/sent-fields.tsx';
import { maskToken } from '../../../../../renderer/views/local-api/tokens/mask-token.ts';

describe('the local API view', () => {
  it('formats the command that fetches a question', () => {
    expect(fetchCommand('http://127.0.0.1:4747/api/v1', 7, 'adm_x')).toBe(
      'curl http://127.0.0.1:4747/api/v1/questions/7 -H "Authorization: Bearer adm_x"',
    );
  });

  it.each([
    ['adm_3d1c9e2a77b04f5e8c7f2c', '••••7f2c'],
    ['short', '••••'],
  ])('masks the token %s as %s', (token, shown) => {
    expect(maskToken(token)).toBe(shown);
  });

  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ])('moves focus with %s from index %i to %s in a list of 3 rows', (key, at, next) => {
    expect(findRowForKey(key, at, 3)).toBe(next);
  });

  it("removes only sample questions that weren't changed", () => {
    const entries = [
      { id: 1, version: 4, removedAt: null },
      { id: 2, version: 5, removedAt: null },
      { id: 3, version: 4, removedAt: 1 },
      { id: 4, version: 4, removedAt: null },
    ];
    expect(findUnchangedSamples(entries)).toEqual([1, 4]);
    expect(findUnchangedSamples([])).toEqual([]);
  });

  it('suggests an alternative valid port', () => {
    expect(findAlternativePort(4747)).toBe(4748);
    expect(findAlternativePort(65_535)).toBe(65_534);
  });

  it('shows the future URL while the API is stopped, unless the port is dynamic or in use', () => {
    expect(getBaseUrl({ state: 'stopped', url: null, port: 4747 })).toBe('http://127.0.0.1:4747/api/v1');
    expect(getBaseUrl({ state: 'running', url: 'http://127.0.0.1:9/api/v1', port: 9 })).toBe(
      'http://127.0.0.1:9/api/v1',
    );
    expect(getBaseUrl({ state: 'stopped', url: null, port: 0 })).toBeNull();
    expect(getBaseUrl({ state: 'failed', url: null, port: 4747 })).toBeNull();
  });

  it.each([
    ['/api/v1/questions/7', '/questions/7'],
    ['/api/v1', '/api/v1'],
    ['/api/v10/questions', '/api/v10/questions'],
    ['/docs', '/docs'],
  ])('shows the path %s as %s', (path, shown) => {
    expect(getPathWithinApi(path)).toBe(shown);
  });

  it.each([
    [200, 'fine'],
    [404, 'refused'],
    [429, 'refused'],
    [500, 'failed'],
    [null, 'failed'],
  ])('colors the status %s as %s', (status, tone) => {
    expect(getStatusTone({ status })).toBe(tone);
  });

  it('names an export after its timestamp, using only characters that are valid on every system', () => {
    expect(requestLogFile('har', Date.UTC(2026, 10, 9, 14, 36, 2)).name).toBe(
      'qotd-requests-2026-11-09T14-36-02.har',
    );
  });

  it('generates a random number of votes for each option', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 20 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (options, random) => {
          const votes = drawVotes(options, () => random);
          expect(votes).toHaveLength(options);
          for (const count of votes) {
            expect(Number.isInteger(count)).toBe(true);
            expect(count).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it.each([
    ['', {}],
    ['  https://chat.example/1/2 ', { messageLink: 'https://chat.example/1/2' }],
    ['javascript:alert(1)', null],
    ['chat.example', null],
  ])('parses the message link %j as %j', (typed, link) => {
    expect(parseMessageLink(typed)).toEqual(link);
  });
});
