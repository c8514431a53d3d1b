import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkAnnouncement } from '../../../../electron/shell/updates/announcement.ts';

const pair = generateKeyPairSync('ed25519');
const KEY = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const FILES = [
  { url: 'a.zip', sha512: 'sum of a' },
  { url: 'b.dmg', sha512: 'sum of b' },
];

/** An announcement, with `more` changed behind the publisher's back. */
function announced(more: Record<string, unknown> = {}, key: KeyObject = pair.privateKey) {
  const signed = JSON.stringify({ version: '2.0.0', files: FILES });
  const signature = sign(null, Buffer.from(signed), key).toString('base64');
  return { version: '2.0.0', files: FILES, path: 'a.zip', signed, signature, ...more };
}

describe('what a feed announces', () => {
  it('is taken where the publisher signed it', () => {
    expect(() => checkAnnouncement(announced(), KEY)).not.toThrow();
    expect(() =>
      checkAnnouncement(announced({ files: FILES.slice(1), releaseDate: 'x' }), KEY),
    ).not.toThrow();
  });

  it.each<[string, unknown]>([
    ['of another version', announced({ version: '2.0.1' })],
    ['of a file with another sum', announced({ files: [{ url: 'a.zip', sha512: 'sum of b' }] })],
    ['of a file that is not among those', announced({ files: [...FILES, { url: 'c', sha512: 'c' }] })],
    ['of no file', announced({ files: [] })],
    ['by somebody else', announced({}, generateKeyPairSync('ed25519').privateKey)],
    ['with another text', announced({ signed: JSON.stringify({ version: '2.0.0', files: [] }) })],
    ['without a signature', announced({ signature: undefined })],
    ['with one that is none', announced({ signature: '%%%' })],
    ['as nothing at all', null],
  ])('is not taken %s', (_, info) => {
    expect(() => checkAnnouncement(info, KEY)).toThrow(expect.objectContaining({ why: 'untrusted' }));
  });

  it.each([null, '', 'AAAA'])('is not taken by a package with the key %s', (key) => {
    expect(() => checkAnnouncement(announced(), key)).toThrow(expect.objectContaining({ why: 'untrusted' }));
  });
});
