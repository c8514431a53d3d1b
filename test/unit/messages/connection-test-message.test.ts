import { describe, expect, it } from 'vitest';
import { formatConnectionTest } from '../../../shared/messages/connection-test-message.ts';
import type { Check } from '../../../shared/sync/sync-views.ts';
import { inEnglish, LANGUAGES } from '../../support/translations.ts';

/** Every code that `testConnection` returns, by check. */
const CODES: Readonly<Record<Check['what'], readonly string[]>> = {
  address: ['not-a-url', 'scheme', 'in-the-clear', 'credentials', 'query'],
  name: ['not-found'],
  connection: ['refused', 'unreachable', 'timeout', 'reset', 'proxy'],
  tls: ['self-signed', 'untrusted', 'expired', 'early', 'revoked', 'name', 'plain', 'ca-file'],
  answer: ['timeout', 'reset', 'cut-off', 'too-large', 'not-http', 'redirect', 'page', 'other', 'trouble'],
  path: ['prefix-missing', 'unexpected-path', 'not-found'],
  token: ['none', 'not-sendable', 'refused', 'forbidden', 'not-required'],
  clock: ['clock-skew'],
};
const check = (what: Check['what'], code: string, details = {}): Check => ({
  what,
  result: 'wrong',
  why: { code, facts: details },
});
const WHATS: Check['what'][] = ['address', 'name', 'connection', 'tls', 'answer', 'path', 'token', 'clock'];
const all = WHATS.flatMap((what) => CODES[what].map((code) => check(what, code)));

const translateEnglish = (one: Check) => formatConnectionTest(one, inEnglish);

describe.each(LANGUAGES)('a connection test result in %s', (_, t) => {
  const getMessage = (one: Check) => formatConnectionTest(one, t);

  it('is a different sentence for every cause', () => {
    const messages = all.map(getMessage);
    expect(new Set(messages).size).toBe(all.length);
    for (const one of messages) expect(one).toMatch(/^\S.*[.]$/);
    expect(messages.join(' ')).not.toMatch(/undefined|null|NaN/);
  });

  it('is a complete sentence even if the cause is unknown', () => {
    for (const what of WHATS) expect(getMessage(check(what, 'of-later'))).toMatch(/\.$/);
  });
});

describe('a connection test result', () => {
  it('describes the problem', () => {
    expect(translateEnglish(check('tls', 'name', { host: 'a.example', names: 'b.example' }))).toContain(
      'for b.example, not for a.example',
    );
    expect(translateEnglish(check('answer', 'trouble', { status: 503 }))).toContain('(status 503)');
    expect(translateEnglish(check('clock', 'clock-skew', { seconds: -300 }))).toContain('5 min behind');
    expect(translateEnglish(check('clock', 'clock-skew', { seconds: 300 }))).toContain('5 min ahead of');
  });

  it('is omitted if the check passed, but not if it was skipped', () => {
    expect(translateEnglish({ what: 'token', result: 'good', why: null })).toBeNull();
    expect(translateEnglish({ what: 'token', result: 'skipped', why: null })).toBe('Not checked');
  });
});
