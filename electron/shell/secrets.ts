import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SafeStorage } from 'electron';
import { z } from 'zod';
import { diskError } from '../host/durable-file.ts';
import { createNodeFiles } from '../host/files.ts';
import type { Log } from '../host/ports.ts';
import { createMemoryVault, type Keeping, type Tokens, type TokenVault } from '../host/token-vault.ts';

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

export interface VaultOptions {
  file: string;
  keychain: Keychain | null;
  whose: 'the local API' | 'the live service';
  log: Log;
  /** Whether somebody may insist on a readable file where there is no keychain. */
  mayInsist?: boolean;
}

/**
 * The tokens kept in `file`, encrypted. Without a keychain they last for this run and touch no disk, unless the author
 * insists on a readable file. What can't be decrypted counts as nothing: new tokens are worth less than a start that fails.
 * `whose` are they, for the log.
 */
export async function openTokenVault(options: VaultOptions): Promise<TokenVault> {
  const { file, keychain, whose, log } = options;
  const readable = `${file}.readable.json`;
  if (keychain) {
    const vault = await keychainVault(file, keychain);
    if (options.mayInsist) await takeOver(readable, vault, log);
    return vault;
  }
  log.info('No keychain: tokens last for this run', { whose });
  return options.mayInsist ? readableVault(readable) : createMemoryVault();
}

/** Where there is a keychain after all, what was readable goes into it, and is readable no more. */
async function takeOver(readable: string, vault: TokenVault, log: Log): Promise<void> {
  try {
    const tokens = await readKept(readable, async (bytes) => bytes.toString());
    if (tokens.size > 0) await vault.set(new Map([...tokens, ...vault.get()]));
    await removeKept(readable);
  } catch (error) {
    log.error('A readable token could not be brought into the keychain', error);
  }
}

async function keychainVault(file: string, keychain: Keychain): Promise<TokenVault> {
  let kept = await readKept(file, (bytes) => keychain.decrypt(bytes));
  return {
    keeping: 'keychain',
    mayInsist: false,
    get: () => kept,
    async set(tokens) {
      await writeKept(file, () => keychain.encrypt(textOf(tokens)));
      kept = new Map(tokens);
    },
  };
}

/** Keeps nothing on the disk until somebody insists, and leaves nothing there once nobody does. */
async function readableVault(file: string): Promise<TokenVault> {
  let kept = await readKept(file, async (bytes) => bytes.toString());
  let keeping: Keeping = kept.size > 0 ? 'readable' : 'session';
  return {
    get keeping() {
      return keeping;
    },
    mayInsist: true,
    get: () => kept,
    async set(tokens, insist = keeping === 'readable') {
      if (insist && tokens.size > 0) await writeKept(file, async () => Buffer.from(textOf(tokens)));
      else await removeKept(file);
      keeping = insist ? 'readable' : 'session';
      kept = new Map(tokens);
    },
  };
}

const textOf = (tokens: Tokens): string => JSON.stringify(Object.fromEntries(tokens));

async function writeKept(file: string, bytes: () => Promise<Buffer>): Promise<void> {
  try {
    await replacePrivateFile(file, await bytes());
  } catch (error) {
    throw diskError(file, error);
  }
}

async function removeKept(file: string): Promise<void> {
  try {
    // One that could not be put in its place has the same in it.
    for (const name of [file, `${file}.tmp`]) await rm(name, { force: true });
  } catch (error) {
    throw diskError(file, error);
  }
}

/** Empty where nothing is kept, or nothing that can be read. */
async function readKept(file: string, read: (bytes: Buffer) => Promise<string>): Promise<Tokens> {
  try {
    return new Map(Object.entries(tokensSchema.parse(JSON.parse(await read(await readFile(file))))));
  } catch {
    return new Map();
  }
}

/** The old content or the new one, whatever happens meanwhile, and for nobody else to read. */
async function replacePrivateFile(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.tmp`;
  try {
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await createNodeFiles().syncDirectory(path.dirname(file));
}
