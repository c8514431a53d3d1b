import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getFeedName, verifyFeed } from '../../../../electron/desktop/updates/feed-signature.ts';

const pair = generateKeyPairSync('ed25519');
const FEED = 'latest-linux.yml';
const KEY = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const publisher = { keys: [KEY], feed: FEED };
const FILES = [
  { url: 'a.zip', sha512: 'sum of a' },
  { url: 'b.dmg', sha512: 'sum of b' },
];

/** Returns a feed with `more` changed after signing. */
function announced(more: Record<string, unknown> = {}, key: KeyObject = pair.privateKey) {
  const signed = JSON.stringify({ feed: FEED, version: '2.0.0', files: FILES });
  const signature = sign(null, Buffer.from(signed), key).toString('base64');
  return { version: '2.0.0', files: FILES, path: 'a.zip', signed, signature, ...more };
}

describe('an update feed', () => {
  it("is accepted with the publisher's signature", () => {
    expect(() => verifyFeed(announced(), publisher)).not.toThrow();
    expect(() => verifyFeed(announced({ files: FILES.slice(1), releaseDate: 'x' }), publisher)).not.toThrow();
  });

  it.each<[string, unknown]>([
    ['its signature is for a different version', announced({ version: '2.0.1' })],
    ['a checksum differs', announced({ files: [{ url: 'a.zip', sha512: 'sum of b' }] })],
    ['it lists an unsigned file', announced({ files: [...FILES, { url: 'c', sha512: 'c' }] })],
    ['it lists no files', announced({ files: [] })],
    ['it was signed with a different key', announced({}, generateKeyPairSync('ed25519').privateKey)],
    [
      'the signed text differs',
      announced({ signed: JSON.stringify({ feed: FEED, version: '2.0.0', files: [] }) }),
    ],
    ['it has no signature', announced({ signature: undefined })],
    ['its signature is invalid', announced({ signature: '%%%' })],
    ["it's empty", null],
  ])('is rejected if %s', (_, info) => {
    expect(() => verifyFeed(info, publisher)).toThrow(expect.objectContaining({ why: 'untrusted' }));
  });

  it('is accepted with either key while the publisher changes keys', () => {
    const next = generateKeyPairSync('ed25519');
    const keys = [KEY, next.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')];
    expect(() => verifyFeed(announced({}, next.privateKey), { keys, feed: FEED })).not.toThrow();
    expect(() => verifyFeed(announced(), { keys, feed: FEED })).not.toThrow();
  });

  it("is rejected if it's signed for another system", () => {
    for (const feed of [
      getFeedName('linux', 'arm64'),
      getFeedName('darwin', 'x64'),
      getFeedName('win32', 'x64'),
    ])
      expect(() => verifyFeed(announced(), { keys: [KEY], feed })).toThrow(
        expect.objectContaining({ why: 'untrusted' }),
      );
    expect(getFeedName('linux', 'x64')).toBe(FEED);
  });

  it.each([[], [''], ['AAAA']])('is rejected by a package with the key %s', (...keys) => {
    expect(() => verifyFeed(announced(), { keys, feed: FEED })).toThrow(
      expect.objectContaining({ why: 'untrusted' }),
    );
  });
});
