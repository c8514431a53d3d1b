import { describe, expect, it } from 'vitest';
import { coverageTable } from '../coverage/zones.ts';

const file = (covered: number, branches: number) => ({
  lines: { total: 10, covered, skipped: 0, pct: 0 },
  branches: { total: branches, covered: 0, skipped: 0, pct: 0 },
});

describe('the table of coverage', () => {
  it('adds up what is in each zone, rounded down', () => {
    const summary = {
      total: file(0, 0),
      '/app/electron/host/a.ts': file(9, 4),
      '/app/electron/host/sync/b.ts': file(10, 3),
      '/app/electron/main.ts': file(0, 0),
      '/app/shared/c.ts': file(10, 1),
    };
    expect(coverageTable('/app', summary).split('\n').slice(2)).toEqual([
      '| `shared/` | 1 | 100 % of 10 | 0 % of 1 |',
      '| `electron/host/` | 2 | 95 % of 20 | 0 % of 7 |',
      '| `electron/` | 1 | 0 % of 10 | – |',
    ]);
  });

  it('leaves no file out', () => {
    expect(() => coverageTable('/app', { '/app/other/a.ts': file(1, 1) })).toThrow('other/a.ts');
  });
});
