import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../host/system/parse-json.ts';
import { UpdateError } from './update-error.ts';

const fileSchema = z.object({ url: z.string(), sha512: z.string() });

/**
 * The fields that this module reads from electron-updater's parsed feed, including the publisher's signature.
 */
const feedSchema = z.object({
  version: z.string(),
  files: z.array(fileSchema).min(1),
  signed: z.string(),
  signature: z.base64(),
});
const signedSchema = z.object({ feed: z.string(), version: z.string(), files: z.array(fileSchema) });

export interface Publisher {
  /**
   * Public keys as Base64-encoded DER (SPKI). See electron/packaging/sign-feed.ts. A signature by any of them
   * is valid.
   */
  keys: readonly string[];
  feed: string;
}

/**
 * Throws UpdateError('untrusted') unless this app's publisher signed the feed for this system. Without the
 * private key, an attacker who controls the server can only withhold versions.
 * @param info the feed as parsed by electron-updater
 */
export function verifyFeed(info: unknown, { keys, feed }: Publisher): void {
  try {
    const { version, files, signed, signature } = feedSchema.parse(info);
    if (!keys.some((key) => isSignedBy(key, signed, signature)))
      throw new Error("The publisher of this app didn't sign the update feed.");
    const own = signedSchema.parse(parseJson(signed));
    const isSigned = files.every(({ url, sha512 }) =>
      own.files.some((file) => file.url === url && file.sha512 === sha512),
    );
    if (own.feed !== feed || own.version !== version || !isSigned)
      throw new Error("The update feed doesn't match its signed text.");
  } catch (error) {
    throw new UpdateError('untrusted', error);
  }
}

function isSignedBy(key: string, signed: string, signature: string): boolean {
  const publisher = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(signed), publisher, Buffer.from(signature, 'base64'));
}

/**
 * @param platform the value of `process.platform`
 * @param arch the value of `process.arch`
 */
export function getFeedName(platform: string, arch: string): string {
  if (platform === 'linux') return arch === 'x64' ? 'latest-linux.yml' : `latest-linux-${arch}.yml`;
  return platform === 'darwin' ? 'latest-mac.yml' : 'latest.yml';
}
