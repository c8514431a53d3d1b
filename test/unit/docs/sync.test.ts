import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../electron/host/sync/outcome.ts';
import type { SyncRequest } from '../../../electron/host/sync/ports.ts';
import { HOLDS } from '../../../shared/holds.ts';
import { pauseSchema, waitSchema } from '../../../shared/sync-views.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/sync.md'), 'utf8');
/** The rows of the table below a heading, cell by cell. */
const rowsBelow = (heading: string): string[][] =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!shown)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const outcome = (method: SyncRequest['method'], status: number): string =>
  outcomeOf(method, { kind: 'answer', status, headers: {}, body: '{}' }).kind;
/** Statuses that stand in a text. */
const statusesIn = (text = ''): number[] =>
  [...text.matchAll(/\b[3-5]\d\d\b/g)].map(([digits]) => Number(digits));

describe('docs/sync.md', () => {
  it('has a row for each reason why somebody has to look, and no other', () => {
    const rows = rowsBelow('When you have to look').map(([, name]) => name);
    expect(rows).toEqual(HOLDS.map((hold) => hold.replace('-', ' ')));
  });

  it('has a row for each reason why an account stops', () => {
    const names = rowsBelow('When the whole account stops').map(([, name = '']) => name.split(':')[0]);
    const { options: pauses } = pauseSchema.shape.code;
    const { options: waits } = waitSchema.shape.code;
    expect(names).toEqual([...pauses.map(() => 'paused'), ...waits.map(() => 'waits')]);
  });

  it.each([
    ['refused', 'refused', 'PUT'],
    ['forbidden', 'forbidden', 'PUT'],
    ['gone', 'missing', 'GET'],
    ['no address', 'missing', 'POST'],
    ['paused: unauthorized', 'unauthorized', 'GET'],
    ['waits: rate limit', 'limited', 'POST'],
  ] as const)('says which statuses mean «%s»', (name, kind, method) => {
    const all = [...rowsBelow('When you have to look'), ...rowsBelow('When the whole account stops')];
    const statuses = statusesIn(all.find((cells) => cells[1] === name)?.[2]);
    expect(statuses).not.toEqual([]);
    for (const status of statuses) expect(outcome(method, status), String(status)).toBe(kind);
  });

  it('says which statuses pass by themselves, but for a create', () => {
    const [, said] = /fails \(([^)]*)\)/.exec(page) ?? [];
    expect(said).toContain('5xx');
    for (const status of [...statusesIn(said), 500, 502, 503, 599]) {
      expect([outcome('GET', status), outcome('PUT', status)]).toEqual(['again', 'again']);
      expect(outcome('POST', status)).toBe('unknown');
    }
    expect([300, 301, 308, 399].map((status) => outcome('POST', status))).toEqual(Array(4).fill('redirect'));
  });
});
