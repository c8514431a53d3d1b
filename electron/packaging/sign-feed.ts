import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { appendFileSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ARCHITECTURES } from './architectures.ts';

const newsSchema = z.object({
  version: z.string(),
  files: z.array(z.object({ url: z.string(), sha512: z.string() })).min(1),
});

/**
 * Reads the feed's signing key from a PEM file. Throws if it isn't an Ed25519 private key (RFC 8032).
 * @param file the output of `openssl genpkey -algorithm ed25519`
 */
export function readUpdateKey(file: string): KeyObject {
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(
      `QOTD_UPDATE_KEY must be an Ed25519 key, but ${file} is an ${key.asymmetricKeyType} key.`,
    );
  return key;
}

/** Returns the public key as Base64-encoded DER (SPKI, RFC 8410). */
export const exportPublicKey = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/**
 * Signs each new `latest*.yml` in a folder. Appends the announced version, files, and system as one string,
 * and the string's signature. electron/desktop/updates/feed-signature.ts verifies the signature. Returns the
 * file names. Throws if there are none, or if a feed has no file for one of the architectures.
 * @param since milliseconds since 1970. Older files are from another build
 */
export function signFeed(folder: string, key: KeyObject, since: number): string[] {
  const names = globSync('latest*.yml', { cwd: folder }).filter(
    (name) => statSync(path.join(folder, name)).mtimeMs >= since,
  );
  if (names.length === 0) throw new Error(`There's no new latest*.yml in ${folder}.`);
  for (const name of names) signNews(folder, name, key);
  return names;
}

function signNews(folder: string, name: string, key: KeyObject): void {
  const file = path.join(folder, name);
  const feedText = readFileSync(file, 'utf8');
  // Other fields, such as the date, aren't used.
  const news = newsSchema.parse(parse(feedText));
  // Linux has a feed for each architecture.
  const missing = ARCHITECTURES.filter((arch) => !news.files.some(({ url }) => url.includes(arch)));
  if (!name.startsWith('latest-linux') && missing.length > 0)
    throw new Error(`${name} has no file for ${missing.join(' or ')}. Package all architectures in one run.`);
  // The feed's name contains the system and, on Linux, the architecture.
  const signed = JSON.stringify({ feed: name, ...news });
  const signature = sign(null, Buffer.from(signed), key).toString('base64');
  appendFileSync(file, `signed: ${JSON.stringify(signed)}\nsignature: ${JSON.stringify(signature)}\n`);
}
