import { readFile, writeFile } from 'node:fs/promises';
import type { SafeStorage } from 'electron';
import { z } from 'zod';
import type { Log, Random } from '../host/ports.ts';

/** What callers of the local API prove themselves with. */
const tokensSchema = z.object({ administrator: z.string().min(1), member: z.string().min(1) });
export type LocalTokens = z.infer<typeof tokensSchema>;

/** A keychain that really encrypts. */
export interface Keychain {
  encrypt(text: string): Promise<Buffer>;
  /** Rejects where the key is gone or the bytes are not its own. */
  decrypt(bytes: Buffer): Promise<string>;
}

/**
 * The system's keychain, or null where there is none: Linux without a secret service only obfuscates (`basic_text`),
 * which is no better than a readable file.
 */
export async function systemKeychain(safeStorage: SafeStorage, platform: string): Promise<Keychain | null> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return null;
  if (platform === 'linux') {
    const backend = safeStorage.getSelectedStorageBackend();
    if (backend === 'basic_text' || backend === 'unknown') return null;
  }
  return {
    encrypt: (text) => safeStorage.encryptStringAsync(text),
    decrypt: async (bytes) => (await safeStorage.decryptStringAsync(bytes)).result,
  };
}

/**
 * The tokens of the local API: the ones kept in `file`, else new ones. Without a keychain they last for this run and
 * touch no disk. A file that can't be decrypted is replaced: tokens made here are worth less than a start that fails.
 */
export async function localTokens(options: {
  file: string;
  keychain: Keychain | null;
  random: Random;
  log: Log;
}): Promise<LocalTokens> {
  const { file, keychain, random, log } = options;
  if (!keychain) {
    log.info('No keychain: the tokens of the local API are made anew with each start');
    return newTokens(random);
  }
  const kept = await readKept(file, keychain);
  if (kept) return kept;
  const made = newTokens(random);
  try {
    await writeFile(file, await keychain.encrypt(JSON.stringify(made)), { mode: 0o600 });
  } catch (error) {
    log.error('The tokens of the local API could not be kept', error);
  }
  return made;
}

/** Null where nothing is kept, or nothing that this keychain can read. */
async function readKept(file: string, keychain: Keychain): Promise<LocalTokens | null> {
  try {
    return tokensSchema.parse(JSON.parse(await keychain.decrypt(await readFile(file))));
  } catch {
    return null;
  }
}

const newTokens = (random: Random): LocalTokens => ({
  administrator: newToken(random),
  member: newToken(random),
});
const newToken = (random: Random) => Buffer.from(random.bytes(24)).toString('base64url');
