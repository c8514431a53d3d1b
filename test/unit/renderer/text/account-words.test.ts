import { describe, expect, it } from 'vitest';
import { sync as german } from '../../../../renderer/ui/text/de/sync.ts';
import { sync as english } from '../../../../renderer/ui/text/en/sync.ts';

describe('an account that may be another one', () => {
  const facts = (was: string, is: string) => ({ reason: 'other-author', was, is });

  it('is named where its name is known', () => {
    expect(english.paused('account-unsure', facts('Ada', 'Grace'))).toBe(
      'What Ada sent is not found there as it was: there it is by Grace.',
    );
    expect(german.paused('account-unsure', facts('Ada', 'Grace'))).toContain('Ada');
  });

  it('is not named by the number that the service knows it by', () => {
    expect(english.paused('account-unsure', facts('77', '78'))).toBe(
      'What your account sent is not found there as it was.',
    );
    expect(german.paused('account-unsure', facts('77', '78'))).not.toMatch(/\d/);
  });
});
