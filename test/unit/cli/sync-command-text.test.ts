import { describe, expect, it } from 'vitest';
import { whySentence } from '../../../electron/cli/sync-command.ts';
import type { SyncReason, SyncRow } from '../../../shared/sync/sync-views.ts';

const sentenceOf = (code: SyncReason, details: Record<string, unknown>): string =>
  whySentence({ state: 'waiting', why: { code, facts: details } } as SyncRow);

describe('the reason that a question waits', () => {
  it.each([
    [
      'failing',
      { cause: 'id-in-use' },
      /^Several new questions failed: the response has the ID of another question in your library\./,
    ],
    ['failing', { status: 503 }, /^Several new questions failed: status 503\. This question is waiting\.$/],
    [
      'busy',
      { cause: 'too-large' },
      /^The request failed: the response is too large\. It will be retried automatically\.$/,
    ],
    [
      'unreachable',
      { cause: 'dns', detail: 'ENOTFOUND' },
      /^Couldn't reach the service: the host name wasn't found\. Nothing was sent\.$/,
    ],
  ] as const)('is a sentence without internal codes: %s, %j', (code, details, sentence) => {
    expect(sentenceOf(code, details)).toMatch(sentence);
  });
});
