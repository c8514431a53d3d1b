import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { appendFileSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const newsSchema = z.object({
  version: z.string(),
  files: z.array(z.object({ url: z.string(), sha512: z.string() })).min(1),
});

/**
 * The key that signs what a feed announces, from a PEM file. Throws where it is no private key of Ed25519 (RFC 8032).
 * @param file where `openssl genpkey -algorithm ed25519` wrote it
 */
export function readUpdateKey(file: string): KeyObject {
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(
      `QOTD_UPDATE_KEY must be a key of Ed25519, and ${file} is one of ${key.asymmetricKeyType}.`,
    );
  return key;
}

/** What the app needs to check a signature: SPKI in DER (RFC 8410), in base64. */
export const publicUpdateKey = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/**
 * Signs each `latest*.yml` in a folder that was written since: appends what it announces, and for which systems, as one text, and
 * the signature of that. The app reads both in electron/desktop/updates/feed-signature.ts. Gives the names of the files; throws where
 * there is none.
 * @param since milliseconds since 1970: what was there before is of another build
 */
export function signFeed(folder: string, key: KeyObject, since: number): string[] {
  const names = globSync('latest*.yml', { cwd: folder }).filter(
    (name) => statSync(path.join(folder, name)).mtimeMs >= since,
  );
  if (names.length === 0) throw new Error(`No latest*.yml came to be in ${folder}.`);
  for (const name of names) signNews(folder, name, key);
  return names;
}

function signNews(folder: string, name: string, key: KeyObject): void {
  const file = path.join(folder, name);
  const news = readFileSync(file, 'utf8');
  // What it says beside these, such as a date, nobody relies on. The name tells system and architecture.
  const signed = JSON.stringify({ feed: name, ...newsSchema.parse(parse(news)) });
  const signature = sign(null, Buffer.from(signed), key).toString('base64');
  appendFileSync(file, `signed: ${JSON.stringify(signed)}\nsignature: ${JSON.stringify(signature)}\n`);
}
