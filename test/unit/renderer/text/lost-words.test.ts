import { describe, expect, it } from 'vitest';
import { lostAs } from '../../../../electron/host/library/recovery/findings.ts';
import { recovery as german } from '../../../../renderer/ui/text/de/recovery.ts';
import { recovery as english } from '../../../../renderer/ui/text/en/recovery.ts';
import { type LostFacts, lostSchema } from '../../../../shared/recovery.ts';

const examples: LostFacts[] = [
  { what: 'library' },
  { what: 'number' },
  { what: 'question', id: 2 },
  { what: 'file', path: 'questions/000001-000256.jsonl' },
  ...[1, 2].flatMap((count): LostFacts[] => [
    { what: 'more', count, path: 'a', isMost: true },
    { what: 'more', count, path: 'a', isMost: false },
    { what: 'lines', count, path: 'a' },
  ]),
  { what: 'change', began: 'Tea or' },
];

describe('what is gone', () => {
  it.each(examples)('is told in each language by its own words: $what', (facts) => {
    const known = lostSchema.parse({ id: null, ...lostAs(facts) });
    expect(english.report.hint(known)).toBe(known.hint);
    expect(german.report.hint(known)).not.toBe(known.hint);
    expect(german.report.hint(known)).not.toMatch(/undefined|\bof\b|\bthat\b/);
  });

  it('is told as it was legible, and in English as an older report has it', () => {
    expect(german.report.hint({ hint: 'Tea or coffee?' })).toBe('Tea or coffee?');
  });
});
