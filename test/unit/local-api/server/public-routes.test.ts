import { describe, expect, it } from 'vitest';
import { startApi } from '../../../support/test-api.ts';

describe('the API reference', () => {
  it('has a policy that allows only its own script and styles', async () => {
    const api = await startApi();
    const page = await api.call('GET', '/docs', { token: null });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'/,
      ),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(page.text).not.toMatch(/\son\w+=|\sstyle=|<style|https?:|<script>/);
    const loaded = [...page.text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? '');
    expect(loaded).toEqual(['/docs/reference.css', '/docs/reference.js']);
    const types = ['text/css; charset=utf-8', 'text/javascript; charset=utf-8'];
    for (const [at, url] of loaded.entries()) {
      const file = await api.call('GET', url, { token: null });
      expect(file.headers['content-type']).toBe(types[at]);
      expect(file.text).toBe(`/* ${url.slice('/docs/'.length)} */`);
    }
    await api.close();
  });

  it('never contains a token', async () => {
    const api = await startApi();
    for (const path of ['/docs', '/docs/reference.js', '/openapi.json'])
      expect((await api.call('GET', path)).text).not.toMatch(/token-of-/);
    await api.close();
  });

  it('lists the active faults', async () => {
    const api = await startApi();
    const shown = async () => (await api.call('GET', '/docs', { token: null })).text;
    expect(await shown()).not.toContain('Faults are on');
    api.faults.set(
      [
        { operation: 'POST', kind: 'drop-after', probability: 0.2 },
        { operation: '*', kind: 'wrong-type', type: 'text/<b>', probability: 1 },
      ],
      7,
    );
    expect(await shown()).toMatch(
      /Faults are on\..*seed 7.*POST:drop-after:0\.2.*\*:wrong-type=text\/&lt;b&gt;/s,
    );
    api.faults.set([]);
    expect(await shown()).not.toContain('Faults are on');
    await api.close();
  });
});
