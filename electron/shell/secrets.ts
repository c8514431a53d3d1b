import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { SafeStorage } from 'electron';
import { z } from 'zod';
import { diskError } from '../host/durable-file.ts';
import { createNodeFiles } from '../host/files.ts';
import type { Log } from '../host/ports.ts';
import { createMemoryVault, type Tokens, type TokenVault } from '../host/token-vault.ts';

/** Tokens by profile, or by origin. The first version knew two profiles, of the same ids as now. */
const tokensSchema = z.record(z.string(), z.string().min(1));

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
 * The tokens kept in `file`, encrypted. Without a keychain they last for this run and touch no disk. What can't be
 * decrypted counts as nothing: new tokens are worth less than a start that fails. `whose` are they, for the log.
 */
export async function openTokenVault(options: {
  file: string;
  keychain: Keychain | null;
  whose: 'the local API' | 'the live service';
  log: Log;
}): Promise<TokenVault> {
  const { file, keychain, whose, log } = options;
  if (!keychain) {
    log.info('No keychain: tokens last for this run', { whose });
    return createMemoryVault();
  }
  let kept = await readKept(file, keychain);
  return {
    lasts: true,
    get: () => kept,
    async set(tokens) {
      try {
        await replacePrivateFile(file, await keychain.encrypt(JSON.stringify(Object.fromEntries(tokens))));
      } catch (error) {
        throw diskError(file, error);
      }
      kept = new Map(tokens);
    },
  };
}

/** Empty where nothing is kept, or nothing that this keychain can read. */
async function readKept(file: string, keychain: Keychain): Promise<Tokens> {
  try {
    const kept = tokensSchema.parse(JSON.parse(await keychain.decrypt(await readFile(file))));
    return new Map(Object.entries(kept));
  } catch {
    return new Map();
  }
}

/** The old content or the new one, whatever happens meanwhile, and for nobody else to read. */
async function replacePrivateFile(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.tmp`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await createNodeFiles().syncDirectory(path.dirname(file));
}
