import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssetServer } from '../../../../electron/desktop/window/app-protocol.ts';
import { CONTENT_SECURITY_POLICY } from '../../../../shared/content-security-policy.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

async function site() {
  const folder = await createTemporaryFolder();
  const dir = path.join(folder.dir, 'renderer');
  await mkdir(path.join(dir, 'assets'), { recursive: true });
  await mkdir(path.join(folder.dir, 'renderer-other'));
  await writeFile(path.join(dir, 'index.html'), 'page');
  await writeFile(path.join(dir, 'assets/a b.js'), 'code');
  await writeFile(path.join(folder.dir, 'secret'), 'secret');
  await writeFile(path.join(folder.dir, 'renderer-other/secret'), 'secret');
  const renderPage = async (file: string) => `rendered ${await readFile(file, 'utf8')}`;
  return { serve: createAssetServer(dir, renderPage), [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

describe('the asset server', () => {
  it.each([
    ['app://qotd/', 'rendered page', 'text/html; charset=utf-8'],
    ['app://qotd/index.html?a=1#b', 'rendered page', 'text/html; charset=utf-8'],
    ['app://qotd/assets/a%20b.js', 'code', 'text/javascript; charset=utf-8'],
  ])('returns %s', async (url, text, type) => {
    await using it = await site();
    const response = await it.serve({ method: 'GET', url });
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      200,
      text,
      type,
    ]);
    expect(response.headers.get('cache-control')).toBe(
      type.startsWith('text/html') ? 'no-store' : 'no-cache',
    );
  });

  it.each([
    ['GET', 'app://qotd/missing', 404],
    ['GET', 'app://qotd/assets', 404],
    ['GET', 'app://qotd/..%2fsecret', 404],
    ['GET', 'app://qotd/%2e%2e%2fsecret', 404],
    ['GET', 'app://qotd/assets/..%2f..%2fsecret', 404],
    ['GET', 'app://qotd/..%2frenderer-other%2fsecret', 404],
    ['GET', 'app://qotd/%00', 404],
    ['GET', 'app://qotd/%', 404],
    ['GET', 'app://other/index.html', 404],
    ['GET', 'https://qotd/index.html', 404],
    ['GET', 'https://qotd/placeholders/emoji/a.svg', 404],
    ['GET', 'app://qotd/placeholders/emoji/a.svg/../../secret', 404],
    ['GET', 'nonsense', 404],
    ['POST', 'app://qotd/', 405],
    ['HEAD', 'app://qotd/missing', 404],
  ])('rejects %s %s with status %i and security headers', async (method, url, status) => {
    await using it = await site();
    const response = await it.serve({ method, url });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('secret');
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['app://qotd/', 'app://qotd/assets/a%20b.js', 'app://qotd/placeholders/emoji/a.svg'])(
    'responds to HEAD %s as to GET, without a body',
    async (url) => {
      await using it = await site();
      const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => it.serve({ method, url })));
      expect(head?.status).toBe(200);
      expect([...(head?.headers ?? [])]).toEqual([...(get?.headers ?? [])]);
      expect(head?.body).toBeNull();
    },
  );

  it.each(['emoji', 'image'])('returns a placeholder %s without scripts', async (kind) => {
    await using it = await site();
    const response = await it.serve({ method: 'GET', url: `app://qotd/placeholders/${kind}/red%20fox.svg` });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('aria-label="red fox"');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-content-type-options': 'nosniff',
    });
  });

  it('never returns a file outside its folder', async () => {
    await using it = await site();
    const piece = fc.constantFrom(
      '..',
      '.',
      '/',
      '%2f',
      '%5c',
      '\\',
      '%2e',
      'secret',
      'assets',
      'renderer-other',
      '~',
      ':',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const response = await it.serve({ method: 'GET', url: `app://qotd/${pieces.join('')}` });
        expect(await response.text()).not.toBe('secret');
      }),
    );
  });
});
