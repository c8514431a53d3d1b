import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { UpdateError } from './update-source.ts';

const fileSchema = z.object({ url: z.string(), sha512: z.string() });

/** What electron-updater makes of a feed, as far as a download relies on it, and what the publisher put behind it. */
const announcedSchema = z.object({
  version: z.string(),
  files: z.array(fileSchema).min(1),
  signed: z.string(),
  signature: z.base64(),
});
const signedSchema = z.object({ version: z.string(), files: z.array(fileSchema) });

/**
 * Throws an UpdateError('untrusted') unless all that a feed announces was signed by the publisher of this app. Who can write to the
 * feed's server can give out no program then, only hold new ones back: an old announcement is of no newer version.
 * @param info as electron-updater read it from the feed
 * @param key SPKI in DER, in base64 (see electron/packaging/sign-feed.ts); null where this package names no publisher
 */
export function checkAnnouncement(info: unknown, key: string | null): void {
  try {
    if (key === null) throw new Error('This package names no key of its publisher.');
    const { version, files, signed, signature } = announcedSchema.parse(info);
    const publisher = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    if (!verify(null, Buffer.from(signed), publisher, Buffer.from(signature, 'base64')))
      throw new Error('The announcement is not signed by the publisher of this app.');
    const own = signedSchema.parse(JSON.parse(signed));
    const isSigned = files.every(({ url, sha512 }) =>
      own.files.some((file) => file.url === url && file.sha512 === sha512),
    );
    if (own.version !== version || !isSigned) throw new Error('The feed announces what is not signed.');
  } catch (error) {
    throw new UpdateError('untrusted', error);
  }
}
