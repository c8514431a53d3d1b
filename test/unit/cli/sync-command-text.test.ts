import { describe, expect, it } from 'vitest';
import { whySentence } from '../../../electron/cli/sync-command.ts';
import type { SyncReason, SyncRow } from '../../../shared/sync/sync-views.ts';

const sentenceOf = (code: SyncReason, facts: Record<string, unknown>): string =>
  whySentence({ state: 'waiting', why: { code, facts } } as SyncRow);

describe('why a question waits', () => {
  it.each([
    [
      'failing',
      { cause: 'id-in-use' },
      /^Several new questions failed: it responded with the ID of another question here\./,
    ],
    ['failing', { status: 503 }, /^Several new questions failed: status 503\. This one is waiting\.$/],
    [
      'busy',
      { cause: 'too-large' },
      /^The request failed: the response is too large\. It's retried automatically\.$/,
    ],
    [
      'unreachable',
      { cause: 'dns', detail: 'ENOTFOUND' },
      /^Couldn't reach the service: its host name wasn't found \(ENOTFOUND\)\. Nothing was sent\.$/,
    ],
  ] as const)('is a sentence without internal codes: %s, %j', (code, facts, sentence) => {
    expect(sentenceOf(code, facts)).toMatch(sentence);
  });
});
