import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
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
 * Signs each `latest*.yml` in a folder: appends what it announces as one text, and the signature of that. The app reads both in
 * electron/shell/updates/announcement.ts. Gives the names of the files; throws where there is none.
 */
export function signFeed(folder: string, key: KeyObject): string[] {
  const names = globSync('latest*.yml', { cwd: folder });
  if (names.length === 0) throw new Error(`No latest*.yml came to be in ${folder}.`);
  for (const name of names) signNews(path.join(folder, name), key);
  return names;
}

function signNews(file: string, key: KeyObject): void {
  // One that was signed before lies there from a package for another system.
  const news = readFileSync(file, 'utf8').replace(/^signed: .*$/ms, '');
  // What it says beside these, such as a date, nobody relies on.
  const signed = JSON.stringify(newsSchema.parse(parse(news)));
  const signature = sign(null, Buffer.from(signed), key).toString('base64');
  writeFileSync(file, `${news}signed: ${JSON.stringify(signed)}\nsignature: ${JSON.stringify(signature)}\n`);
}
