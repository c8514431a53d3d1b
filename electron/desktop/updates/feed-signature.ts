import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../host/system/json-depth.ts';
import { UpdateError } from './update-source.ts';

const fileSchema = z.object({ url: z.string(), sha512: z.string() });

/** What electron-updater makes of a feed, as far as a download relies on it, and what the publisher put behind it. */
const feedSchema = z.object({
  version: z.string(),
  files: z.array(fileSchema).min(1),
  signed: z.string(),
  signature: z.base64(),
});
const signedSchema = z.object({ feed: z.string(), version: z.string(), files: z.array(fileSchema) });

/** Whose announcements an app takes. */
export interface Publisher {
  /** SPKI in DER, in base64 (see electron/packaging/sign-feed.ts): what any of them has signed. */
  keys: readonly string[];
  /** The file of the feed for this system: what is announced for others is of no use here. */
  feed: string;
}

/**
 * Throws an UpdateError('untrusted') unless all that a feed announces was signed by the publisher of this app, for this system. Who
 * can write to the feed's server can give out no program then, only hold new ones back: an old announcement is of no newer version.
 * @param info as electron-updater read it from the feed
 */
export function verifyFeed(info: unknown, { keys, feed }: Publisher): void {
  try {
    const { version, files, signed, signature } = feedSchema.parse(info);
    if (!keys.some((key) => isSignedBy(key, signed, signature)))
      throw new Error('The announcement is not signed by the publisher of this app.');
    const own = signedSchema.parse(parseJson(signed));
    const isSigned = files.every(({ url, sha512 }) =>
      own.files.some((file) => file.url === url && file.sha512 === sha512),
    );
    if (own.feed !== feed || own.version !== version || !isSigned)
      throw new Error('The feed announces what is not signed.');
  } catch (error) {
    throw new UpdateError('untrusted', error);
  }
}

function isSignedBy(key: string, signed: string, signature: string): boolean {
  const publisher = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(signed), publisher, Buffer.from(signature, 'base64'));
}
