import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const pageSchema = z.object({ homepage: z.url({ protocol: /^https$/ }) });
const keysSchema = z.object({ updateKeys: z.array(z.base64()) });

export function findReleasePage(appFolder: string): string | null {
  const homepage = readManifest(appFolder, pageSchema)?.homepage;
  // package.json contains this placeholder. The publisher sets QOTD_HOMEPAGE.
  return homepage === undefined || new URL(homepage).hostname === 'example.org' ? null : homepage;
}

/** Returns the publisher's public keys as Base64-encoded DER (SPKI). */
export const updateKeys = (appFolder: string): readonly string[] =>
  readManifest(appFolder, keysSchema)?.updateKeys ?? [];

function readManifest<Manifest>(appFolder: string, schema: z.ZodType<Manifest>): Manifest | null {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(appFolder, 'package.json'), 'utf8')));
  } catch {
    return null;
  }
}
