import { describe, expect, it } from 'vitest';
import { explainState } from '../../../electron/cli/sync-command.ts';
import type { SyncReason, SyncRow } from '../../../shared/sync/sync-views.ts';

const formatSentence = (code: SyncReason, details: Record<string, unknown>): string =>
  explainState({ state: 'waiting', why: { code, facts: details } } as SyncRow);

describe('formatSentence', () => {
  it.each([
    [
      'failing',
      { cause: 'id-in-use' },
      /^Waiting because the last new questions couldn't be created\. The response has the ID of another question in your library\./,
    ],
    [
      'failing',
      { status: 503 },
      /^Waiting because the last new questions couldn't be created\. The service failed \(503\)\. Sync again to retry\.$/,
    ],
    ['busy', { cause: 'too-large' }, /^The response is too large\. Sync again to retry\.$/],
    [
      'unreachable',
      { cause: 'dns', detail: 'ENOTFOUND', isUnsent: true },
      /^Couldn't reach the service: the host name wasn't found\. Nothing was synced\. Sync again to retry\.$/,
    ],
    [
      'rate-limited',
      { until: 0, isRetried: true },
      /^The service's rate limit was reached \(429\)\. You can sync again at 1970-01-01T00:00:00\.000Z\.$/,
    ],
  ] as const)('explains the reason "%s" (%j) without internal codes', (code, details, sentence) => {
    expect(formatSentence(code, details)).toMatch(sentence);
  });
});
