import { describe, expect, it, test } from 'vitest';
import {
  formatActivitySummary,
  pauseMessage,
  roundMessage,
  syncReasonMessage,
} from '../../../shared/messages/sync-messages.ts';
import { pauseCodeSchema, syncReasonSchema } from '../../../shared/sync/sync-views.ts';
import { inEnglish, inGerman } from '../../support/translations.ts';

const formatAtNine = () => '09:00';

describe('an account that may belong to another author', () => {
  const details = (was: string, is: string) => ({ reason: 'other-author', was, is });

  it("is described with both authors' names if they're known", () => {
    expect(pauseMessage('account-unsure', details('Ada', 'Grace'), inEnglish)).toBe(
      'Questions by Ada now belong to Grace on the service. Is this still the same account?',
    );
    expect(pauseMessage('account-unsure', details('Ada', 'Grace'), inGerman)).toContain('Ada');
  });

  it('is never identified by a service ID', () => {
    expect(pauseMessage('account-unsure', details('77', '78'), inEnglish)).toBe(
      'You changed the service or the token. Is this still the same account?',
    );
    expect(pauseMessage('account-unsure', details('77', '78'), inGerman)).not.toMatch(/\d/);
  });
});

describe('the sync activity summary', () => {
  const none = { needs: 0, sending: 0, waiting: 0 };
  it.each([
    ['Nothing queued.', 'Nichts vorgemerkt.', none, null, null],
    [
      'Waiting to retry. Next sync at 09:00.',
      'Wartet auf den nächsten Versuch. Nächste Synchronisierung um 09:00.',
      none,
      'waits',
      '09:00',
    ],
    ['Paused. 2 queued.', 'Pausiert. 2 vorgemerkt.', { ...none, waiting: 2 }, 'paused', null],
    ['1 queued.', '1 vorgemerkt.', { ...none, waiting: 1 }, null, null],
    [
      '3 need attention, 1 syncing. Next sync at 09:00.',
      '3 zu klären, 1 wird synchronisiert. Nächste Synchronisierung um 09:00.',
      { ...none, needs: 3, sending: 1 },
      null,
      '09:00',
    ],
  ] as const)('is "%s"', (english, german, counts, halted, next) => {
    expect(formatActivitySummary(counts, halted, next, inEnglish)).toBe(english);
    expect(formatActivitySummary(counts, halted, next, inGerman)).toBe(german);
  });
});

describe('the sync result', () => {
  it.each([
    { synced: 5, needs: 0, waiting: 0, en: 'Synced 5 questions', de: '5 Fragen synchronisiert' },
    { synced: 0, needs: 0, waiting: 0, en: 'Nothing to sync', de: 'Nichts zu synchronisieren' },
    {
      synced: 1,
      needs: 0,
      waiting: 2,
      en: 'Synced 1 question. 2 queued.',
      de: '1 Frage synchronisiert. 2 vorgemerkt.',
    },
    {
      synced: 0,
      needs: 1,
      waiting: 1,
      en: 'Nothing synced. 1 needs attention, 1 queued.',
      de: 'Nichts synchronisiert. 1 zu klären, 1 vorgemerkt.',
    },
  ])(
    'counts $synced synced, $needs that need attention, and $waiting queued',
    ({ synced, needs, waiting, en, de }) => {
      expect(roundMessage(synced, needs, waiting, inEnglish)).toBe(en);
      expect(roundMessage(synced, needs, waiting, inGerman)).toBe(de);
    },
  );
});

describe("the reason why a question isn't synced", () => {
  const details = { fields: ['title'], words: 'no', reason: 'other-author', cause: 'dns' };

  test.each(syncReasonSchema.options)('is a sentence in both languages for %s', (code) => {
    const [english, german] = [inEnglish, inGerman].map((t) =>
      syncReasonMessage(code, details, t, formatAtNine, 0),
    );
    expect(english).toMatch(/^\S.*[.]$/);
    expect(german).toMatch(/^\S.*[.]$/);
    expect(german).not.toBe(english);
  });

  test.each(syncReasonSchema.options)('has no gaps if there are no details: %s', (code) => {
    const messages = [inEnglish, inGerman].map((t) => syncReasonMessage(code, {}, t, formatAtNine, null));
    for (const sentence of messages) expect(sentence).not.toMatch(/undefined|null|NaN|\s[.,]|[“„][”“]/);
  });

  test.each(pauseCodeSchema.options)(
    'is a sentence in both languages if all questions are paused: %s',
    (code) => {
      const [english, german] = [inEnglish, inGerman].map((t) => pauseMessage(code, details, t));
      expect(english).toMatch(/^\S.*[.?]$/);
      expect(german).not.toBe(english);
    },
  );

  test.each(['rate-limited', 'unreachable', 'failing', 'busy'] as const)(
    'includes the retry time only if a retry is scheduled: %s',
    (code) => {
      const getMessage = (isRetried: boolean) =>
        syncReasonMessage(code, { cause: 'dns', until: 9, isRetried }, inEnglish, formatAtNine, null);
      expect(getMessage(true)).toMatch(/[.] Retrying at 09:00\.$/);
      expect(getMessage(false)).toMatch(
        code === 'rate-limited' ? / You can sync again at 09:00\.$/ : / Sync again to retry\.$/,
      );
    },
  );

  it.each([
    [
      'refused',
      'ECONNREFUSED',
      'Couldn’t reach the service: the server refused the connection. Nothing was synced. Sync again to retry.',
    ],
    [
      'tls',
      'expired',
      'Couldn’t reach the service: the certificate couldn’t be verified (expired). Nothing was synced. Sync again to retry.',
    ],
    [
      'tls',
      'plain',
      'Couldn’t reach the service: the server doesn’t use TLS on this port. Nothing was synced. Sync again to retry.',
    ],
    [
      'ca-file',
      'ENOENT',
      'Couldn’t reach the service: the CA file can’t be used (ENOENT). Nothing was synced. Sync again to retry.',
    ],
    [
      'proxy',
      '407',
      'Couldn’t reach the service: the proxy rejected the connection (status 407). Nothing was synced. Sync again to retry.',
    ],
    [
      'proxy',
      'refused',
      'Couldn’t reach the service: couldn’t connect to the proxy (refused). Nothing was synced. Sync again to retry.',
    ],
    [
      'unheard-of',
      'EX',
      'Couldn’t reach the service: the connection failed (EX). Nothing was synced. Sync again to retry.',
    ],
  ])('includes failure details only if the cause is unclear: %s', (cause, detail, message) => {
    const facts = { cause, detail, isUnsent: true };
    expect(syncReasonMessage('unreachable', facts, inEnglish, formatAtNine, null)).toBe(message);
  });

  it.each([
    [{ cause: 'status', status: 500 }, 'The service failed (500).'],
    [{ cause: 'strange', status: 200 }, 'The response has no valid ID (status 200).'],
    [{ cause: 'timeout' }, 'The service didn’t respond in time.'],
    [{ cause: 'other' }, 'The request failed.'],
    [{ cause: 'id-in-use', remoteId: 7 }, 'The response has the ID of another question in your library, #7.'],
  ])("describes an earlier version's data correctly: %j", (facts, problem) => {
    expect(syncReasonMessage('unknown', facts, inEnglish, formatAtNine, 0)).toBe(
      `Tried at 09:00. ${problem} The service may still have saved the question. It won’t be synced again until you choose what to do.`,
    );
  });

  it("shortens a long service message and doesn't repeat the status", () => {
    const getMessage = (words: string) =>
      syncReasonMessage('busy', { cause: 'status', status: 502, words }, inEnglish, formatAtNine, null);
    expect(getMessage('502 – Bad Gateway.')).toBe(
      'The service failed (502: Bad Gateway). Sync again to retry.',
    );
    expect(getMessage('x'.repeat(600))).toHaveLength(
      'The service failed (502: ). Sync again to retry.'.length + 161,
    );
  });

  it("quotes the service's message without its period", () => {
    const getMessage = (words: string) =>
      syncReasonMessage('forbidden', { words }, inEnglish, formatAtNine, null);
    expect(getMessage('Not yours.')).toBe(
      'This account can’t change the question on the service: “Not yours”. Choose what to do.',
    );
    expect(getMessage(' ')).toBe('This account can’t change the question on the service. Choose what to do.');
  });
});
