import { describe, expect, it } from 'vitest';
import { isCheckUnnecessary } from '../../../../../../renderer/views/settings/service/connection-test.tsx';
import type { Check } from '../../../../../../shared/sync/sync-views.ts';

const check = (what: Check['what'], result: Check['result']): Check => ({ what, result, why: null });

describe('the encryption check', () => {
  it('is marked as unnecessary if the service was reached without encryption', () => {
    const tls = check('tls', 'skipped');
    expect(isCheckUnnecessary(tls, [check('connection', 'good'), tls])).toBe(true);
  });

  it("isn't marked as unnecessary if the service wasn't reached or the check ran", () => {
    const unreached = [check('connection', 'wrong'), check('tls', 'skipped')];
    expect(unreached.map((one) => isCheckUnnecessary(one, unreached))).toEqual([false, false]);
    for (const result of ['good', 'wrong'] as const) {
      expect(isCheckUnnecessary(check('tls', result), [check('connection', 'good')])).toBe(false);
    }
    expect(isCheckUnnecessary(check('token', 'skipped'), [check('connection', 'good')])).toBe(false);
  });
});
