import { describe, expect, it, test } from 'vitest';
import {
  activitySummary,
  pauseMessage,
  roundMessage,
  syncReasonMessage,
  waitMessage,
} from '../../../shared/messages/sync-messages.ts';
import { pauseCodeSchema, syncReasonSchema } from '../../../shared/sync/sync-views.ts';
import { inEnglish, inGerman } from '../../support/translations.ts';

const atNine = () => '09:00';

describe('an account that may belong to another author', () => {
  const details = (was: string, is: string) => ({ reason: 'other-author', was, is });

  it('is named if its name is known', () => {
    expect(pauseMessage('account-unsure', details('Ada', 'Grace'), inEnglish)).toBe(
      'Questions sent by Ada now belong to Grace on the service. Is this still the same account?',
    );
    expect(pauseMessage('account-unsure', details('Ada', 'Grace'), inGerman)).toContain('Ada');
  });

  it('is not named by its ID on the service', () => {
    expect(pauseMessage('account-unsure', details('77', '78'), inEnglish)).toBe(
      'You changed the service or the token. Is this still the same account?',
    );
    expect(pauseMessage('account-unsure', details('77', '78'), inGerman)).not.toMatch(/\d/);
  });
});

describe('the summary of sync activity', () => {
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
      '3 need attention, 1 sending. Next sync at 09:00.',
      '3 zu klären, 1 wird gesendet. Nächste Synchronisierung um 09:00.',
      { ...none, needs: 3, sending: 1 },
      null,
      '09:00',
    ],
  ] as const)('is "%s"', (english, german, counts, halted, next) => {
    expect(activitySummary(counts, halted, next, inEnglish)).toBe(english);
    expect(activitySummary(counts, halted, next, inGerman)).toBe(german);
  });
});

describe('the result of a sync', () => {
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
    'with $synced synced, $needs to resolve, and $waiting queued is as expected',
    ({ synced, needs, waiting, en, de }) => {
      expect(roundMessage(synced, needs, waiting, inEnglish)).toBe(en);
      expect(roundMessage(synced, needs, waiting, inGerman)).toBe(de);
    },
  );
});

describe('the reason that a question is not synced', () => {
  const details = { fields: ['title'], words: 'no', reason: 'other-author', cause: 'dns' };

  test.each(syncReasonSchema.options)('is a sentence for %s, also in German', (code) => {
    const [english, german] = [inEnglish, inGerman].map((t) =>
      syncReasonMessage(code, details, t, atNine, 0),
    );
    expect(english).toMatch(/^\S.*[.]$/);
    expect(german).toMatch(/^\S.*[.]$/);
    expect(german).not.toBe(english);
  });

  test.each(syncReasonSchema.options)('is a sentence even without details: %s', (code) => {
    const messages = [inEnglish, inGerman].map((t) => syncReasonMessage(code, {}, t, atNine, null));
    for (const sentence of messages) expect(sentence).not.toMatch(/undefined|null|NaN|\s[.,]|[“„][”“]/);
  });

  test.each(pauseCodeSchema.options)(
    'is a sentence for all questions that wait for %s, also in German',
    (code) => {
      const [english, german] = [inEnglish, inGerman].map((t) => pauseMessage(code, details, t));
      expect(english).toMatch(/^\S.*[.?]$/);
      expect(german).not.toBe(english);
    },
  );

  test.each(['rate-limited', 'unreachable', 'failing'] as const)(
    'includes the time of the next retry: %s',
    (code) => {
      expect(waitMessage(code, { cause: 'dns', until: 9 }, inEnglish, atNine)).toMatch(
        / Retrying at 09:00\.$/,
      );
    },
  );

  it.each([
    [
      'refused',
      'ECONNREFUSED',
      'Couldn’t reach the service: the server refused the connection. Nothing was sent.',
    ],
    [
      'tls',
      'expired',
      'Couldn’t reach the service: the certificate couldn’t be verified (expired). Nothing was sent.',
    ],
    ['unheard-of', 'EX', 'Couldn’t reach the service: the connection failed (EX). Nothing was sent.'],
  ])(
    'has the details of a failure only if its message leaves open what happened: %s',
    (cause, detail, message) => {
      expect(syncReasonMessage('unreachable', { cause, detail }, inEnglish, atNine, null)).toBe(message);
    },
  );

  it("quotes the service's message without its period", () => {
    const messageOf = (words: string) => syncReasonMessage('forbidden', { words }, inEnglish, atNine, null);
    expect(messageOf('Not yours.')).toBe(
      'This account can’t change the question on the service: “Not yours”. Choose what to do.',
    );
    expect(messageOf(' ')).toBe('This account can’t change the question on the service. Choose what to do.');
  });
});
