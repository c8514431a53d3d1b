import { describe, expect, it } from 'vitest';
import { chooseProxy } from '../../../../electron/host/sync/transport/proxy.ts';
import { toFailure } from '../../../../electron/host/sync/transport/transport-failure.ts';

const target = new URL('https://live.example.org/api/v1');
const direct = new URL('http://proxy.example:8080');

describe('chooseProxy', () => {
  it.each([
    ['returns direct without variables', '', {}, 'direct'],
    ['prefers HTTPS_PROXY', '', { HTTPS_PROXY: 'http://proxy.example:8080', HTTP_PROXY: 'http://x' }, direct],
    ['uses HTTP_PROXY if no other variable is set', '', { HTTP_PROXY: 'http://proxy.example:8080' }, direct],
    [
      'prefers lowercase variables',
      '',
      { https_proxy: 'http://proxy.example:8080', HTTPS_PROXY: 'http://x' },
      direct,
    ],
    ['accepts a host without a scheme', '', { HTTPS_PROXY: 'proxy.example:8080' }, direct],
    ['prefers the settings to the variables', 'proxy.example:8080', { HTTPS_PROXY: 'http://x' }, direct],
    ['returns direct if the setting is none', 'none', { HTTPS_PROXY: 'http://x' }, 'direct'],
    ['rejects an unsupported scheme', 'socks5://proxy.example:1080', {}, 'unusable'],
    ['rejects an invalid % escape', 'http://a%:b@proxy.example', {}, 'unusable'],
  ] as const)('%s', async (_, setting, environment, choice) => {
    expect(await chooseProxy(target, setting, { environment })).toEqual(choice);
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
  ])('bypasses the proxy for NO_PROXY %j: %s', async (list, past) => {
    const environment = { HTTPS_PROXY: 'proxy.example:8080', NO_PROXY: list };
    expect(await chooseProxy(target, '', { environment })).toEqual(past ? 'direct' : direct);
  });

  it.each(['::1', '[::1]', '[::1]:8443'])('recognizes an IPv6 address in NO_PROXY: %s', async (list) => {
    const sources = { environment: { NO_PROXY: list } };
    const choice = await chooseProxy(new URL('https://[::1]:8443/'), 'proxy.example:8080', sources);
    expect(choice).toBe('direct');
  });
});

describe("the system's proxy", () => {
  const choose = (list: string, setting = '', environment = {}) =>
    chooseProxy(target, setting, { environment, resolveProxy: async () => list });

  it.each([
    ['DIRECT', 'direct'],
    ['', 'direct'],
    ['PROXY proxy.example:8080', direct],
    ['proxy proxy.example:8080;DIRECT', direct],
    ['HTTP proxy.example:8080', direct],
    ['HTTPS proxy.example:8443', new URL('https://proxy.example:8443')],
    ['PROXY [::1]:8080', new URL('http://[::1]:8080')],
    ['SOCKS5 s:1080; PROXY proxy.example:8080; DIRECT', direct],
    ['SOCKS s:1080; QUIC q:443; DIRECT; PROXY proxy.example:8080', 'direct'],
    ['SOCKS s:1080', 'unsupported'],
    ['PROXY', 'unsupported'],
    ['PROXY :::', 'unsupported'],
    ['something else', 'unsupported'],
  ])('is the first usable choice in %j, if there is one', async (list, choice) => {
    expect(await choose(list)).toEqual(choice);
  });

  it('is resolved for the full URL', async () => {
    const asked: string[] = [];
    const resolveProxy = async (url: string) => {
      asked.push(url);
      return 'DIRECT';
    };
    await chooseProxy(target, '', { environment: {}, resolveProxy });
    expect(asked).toEqual(['https://live.example.org/api/v1']);
  });

  it.each([
    ['a URL in the settings', 'proxy.example:8080', {}, direct],
    ['the setting none', 'none', {}, 'direct'],
    ['HTTPS_PROXY', '', { HTTPS_PROXY: 'proxy.example:8080' }, direct],
    ['NO_PROXY', '', { NO_PROXY: 'example.org' }, 'direct'],
  ])('has a lower priority than %s', async (_, setting, environment, choice) => {
    expect(await choose('PROXY system.example:1', setting, environment)).toEqual(choice);
  });

  it("isn't used if resolving it fails", async () => {
    const resolveProxy = () => Promise.reject(new Error('no network service'));
    expect(await chooseProxy(target, '', { environment: {}, resolveProxy })).toBe('direct');
  });
});

describe('toFailure', () => {
  const createError = (code: string) => Object.assign(new Error('failed'), { code });

  it.each([
    ['ENOTFOUND', 'name'],
    ['EAI_AGAIN', 'name'],
    ['ENETUNREACH', 'unreachable'],
    ['ETIMEDOUT', 'timeout'],
    ['ECONNRESET', 'reset'],
  ])('classifies %s as %s', (code, expected) => {
    expect(toFailure(createError(code), false, false)).toMatchObject({ reached: false, code: expected });
  });

  it('finds the cause in an error with several addresses', () => {
    const error = new AggregateError([createError('ECONNREFUSED'), createError('ENETUNREACH')]);
    expect(toFailure(error, false, true)).toMatchObject({ code: 'refused' });
  });
});
