import { describe, expect, it } from 'vitest';
import { describeLoss } from '../../../electron/host/library/store/load/damage-findings.ts';
import { type LostFacts, lostSchema } from '../../../shared/library/recovery-report.ts';
import { formatLostData } from '../../../shared/messages/lost-data-message.ts';
import { inEnglish, inGerman } from '../../support/translations.ts';

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

describe('a message about lost data', () => {
  it.each(examples)('is English in the report and exists in German: $what', (details) => {
    const { hint } = lostSchema.parse({ id: null, ...describeLoss(details) });
    expect(formatLostData(details, inEnglish)).toBe(hint);
    expect(formatLostData(details, inGerman)).not.toBe(hint);
    expect(formatLostData(details, inGerman)).not.toMatch(/undefined|\bof\b|\bthat\b/);
  });

  it('includes the number of lost items', () => {
    expect(formatLostData({ what: 'lines', count: 2, path: 'a' }, inEnglish)).toBe('2 unreadable lines in a');
    expect(formatLostData({ what: 'more', count: 1_000, path: 'a', isMost: true }, inEnglish)).toBe(
      'up to 1,000 more questions in a',
    );
  });
});
