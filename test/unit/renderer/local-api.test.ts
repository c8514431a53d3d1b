import { describe, expect, it } from 'vitest';
import { fetchCommand, maskToken } from '../../../renderer/local-api/curl.ts';
import { otherPort } from '../../../renderer/local-api/other-port.ts';
import { localOrigin } from '../../../renderer/state/api-store.ts';

describe('local API view', () => {
  it('offers the command that fetches a question', () => {
    expect(fetchCommand('http://127.0.0.1:4747/api/v1', 7, 'adm_x')).toBe(
      'curl http://127.0.0.1:4747/api/v1/questions/7 -H "Authorization: Bearer adm_x"',
    );
  });

  it.each([
    ['adm_3d1c9e2a77b04f5e8c7f2c', '••••••••7f2c'],
    ['short', '••••••••'],
  ])('hides the token %s as %s', (token, shown) => {
    expect(maskToken(token)).toBe(shown);
  });

  it('offers another port that exists', () => {
    expect(otherPort(4747)).toBe(4748);
    expect(otherPort(65_535)).toBe(65_534);
  });

  it('finds the pictures of the local host only while it runs', () => {
    const status = {
      state: 'running' as const,
      url: 'http://127.0.0.1:4747/api/v1',
      port: 4747,
      problem: null,
    };
    expect(localOrigin(status)).toBe('http://127.0.0.1:4747');
    expect(localOrigin({ ...status, state: 'stopped', url: null })).toBeNull();
    expect(localOrigin(null)).toBeNull();
  });
});
