import { describe, expect, it } from 'vitest';
import { chooseProxy } from '../../../../electron/host/sync/transport/proxy.ts';
import { failureOf } from '../../../../electron/host/sync/transport/transport-failure.ts';

const target = new URL('https://live.example.org/api/v1');
const direct = { origin: 'http://proxy.example:8080', authorization: null };

describe('chooseProxy', () => {
  it.each([
    ['no variables', '', {}, 'direct'],
    ['HTTPS_PROXY', '', { HTTPS_PROXY: 'http://proxy.example:8080', HTTP_PROXY: 'http://x' }, direct],
    ['only HTTP_PROXY', '', { HTTP_PROXY: 'http://proxy.example:8080' }, direct],
    [
      'lowercase variables first',
      '',
      { https_proxy: 'http://proxy.example:8080', HTTPS_PROXY: 'http://x' },
      direct,
    ],
    ['a host without a scheme', '', { HTTPS_PROXY: 'proxy.example:8080' }, direct],
    ['the settings before the variables', 'proxy.example:8080', { HTTPS_PROXY: 'http://x' }, direct],
    ['none in the settings', 'none', { HTTPS_PROXY: 'http://x' }, 'direct'],
    ['another scheme', 'socks5://proxy.example:1080', {}, 'unusable'],
    ['an invalid % escape', 'http://a%:b@proxy.example', {}, 'unusable'],
  ] as const)('handles %s', (_, setting, environment, choice) => {
    expect(chooseProxy(target, setting, environment)).toEqual(choice);
  });

  it.each([
    ['*', true],
    ['live.example.org', true],
    ['LIVE.example.org.', true],
    ['example.org', true],
    ['.example.org', true],
    ['*.example.org', true],
    ['other.example, live.example.org:443', true],
    ['live.example.org:8443', false],
    ['*.live.example.org', false],
    ['ve.example.org', false],
    ['example', false],
    ['', false],
  ])('applies NO_PROXY %j: %s', (list, past) => {
    const environment = { HTTPS_PROXY: 'proxy.example:8080', NO_PROXY: list };
    expect(chooseProxy(target, '', environment)).toEqual(past ? 'direct' : direct);
  });

  it.each(['::1', '[::1]', '[::1]:8443'])('compares IPv6 addresses in NO_PROXY: %s', (list) => {
    const choice = chooseProxy(new URL('https://[::1]:8443/'), 'proxy.example:8080', { NO_PROXY: list });
    expect(choice).toBe('direct');
  });
});

describe('failureOf', () => {
  const failed = (code: string) => Object.assign(new Error('failed'), { code });

  it.each([
    ['ENOTFOUND', 'name'],
    ['EAI_AGAIN', 'name'],
    ['ENETUNREACH', 'unreachable'],
    ['ETIMEDOUT', 'timeout'],
    ['ECONNRESET', 'reset'],
  ])('classifies %s', (code, expected) => {
    expect(failureOf(failed(code), false, false)).toMatchObject({ reached: false, code: expected });
  });

  it('looks into the errors of several addresses', () => {
    const error = new AggregateError([failed('ECONNREFUSED'), failed('ENETUNREACH')]);
    expect(failureOf(error, false, true)).toMatchObject({ code: 'refused' });
  });
});
