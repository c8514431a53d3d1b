import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../mutation/parts.ts';
import { scoreOf, sentenceOf } from '../mutation/score.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the score of a part', () => {
  it('is what was found of what could run', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
    expect(scoreOf('limits', statuses)).toEqual({ name: 'limits', found: 2, planted: 4, share: 0.5 });
  });

  it('is none where nothing was planted', () => {
    expect(sentenceOf(scoreOf('limits', []))).toBe('limits 0 % (0 of 0): too few');
  });

  it('is said rounded down, and whether it is enough', () => {
    const of = (found: number, missed: number) =>
      sentenceOf(scoreOf('limits', [...Array(found).fill('Killed'), ...Array(missed).fill('Survived')]));
    expect(of(17, 3)).toBe('limits 85 % (17 of 20)');
    expect(of(849, 151)).toBe('limits 84 % (849 of 1000): too few');
  });
});

describe.each(PARTS)('the part $name', ({ rules, tests }) => {
  it.each([...rules, ...tests])('has what %s names', (pattern) => {
    expect(globSync(pattern.replace(/^!/, ''), { cwd: ROOT }).length).toBeGreaterThan(0);
  });
});
