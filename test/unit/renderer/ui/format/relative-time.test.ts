import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from '../../../../../renderer/ui/format/time-format.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

describe('formatRelativeTime', () => {
  it.each([
    ['2026-11-20T11:59:30.000Z', 'now'],
    ['2026-11-20T11:48:00.000Z', '12 minutes ago'],
    ['2026-11-20T09:00:00.000Z', '3 hours ago'],
    ['2026-11-19T11:00:00.000Z', 'yesterday'],
    ['2026-11-17T09:00:00.000Z', '3 days ago'],
    ['2024-11-17T09:00:00.000Z', '2 years ago'],
    ['2026-11-23T13:00:00.000Z', 'in 3 days'],
    ['never', ''],
  ])('formats %s as %s', (at, expected) => {
    expect(formatRelativeTime(Date.parse(at), NOW, 'en-GB')).toBe(expected);
  });
});
