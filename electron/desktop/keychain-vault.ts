import path from 'node:path';
import type { SafeStorage } from 'electron';
import { z } from 'zod';
import type { KeychainState } from '../../shared/sync/sync-views.ts';
import type { Log, Timers } from '../host/ports.ts';
import {
  getReason,
  ignoreMissing,
  removeUnfinished,
  replaceFile,
  toDiskError,
} from '../host/system/durable-file.ts';
import { createNodeFiles } from '../host/system/files.ts';
import { createSerialQueue } from '../host/system/serial-queue.ts';
import {
  createMemoryVault,
  KeychainError,
  type TokenPersistence,
  type Tokens,
  type TokenVault,
} from '../host/system/token-vault.ts';

const disk = createNodeFiles();
/** Makes a token file readable only by its owner, even if an older file had a different mode. */
const PRIVATE = 0o600;

/** Tokens by API token ID or by origin. */
const tokensSchema = z.record(z.string(), z.string().min(1));

export interface Keychain {
  encrypt(text: string): Promise<Buffer>;
  /** Rejects if the key is lost or the bytes were encrypted with a different key. */
  decrypt(bytes: Buffer): ReturnType<SafeStorage['decryptStringAsync']>;
}

/**
 * The window opens without the keychain after this time, because a locked keyring or a crashed wallet never
 * responds.
 */
export const KEYCHAIN_DEADLINE_MS = 5_000;

/**
 * The part of `safeStorage` that the app uses. None of its methods block the process until the keychain
 * responds.
 */
export type AsyncSafeStorage = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'
>;

/** Chromium's prefix on Linux for data that's encrypted with a fixed key. */
const FIXED_KEY_MARK = Buffer.from('v10');

/**
 * Resolves with the system's keychain, or null if there is none, for example on Linux without a secret
 * service. Rejects like `safeStorage`.
 */
export async function openSystemKeychain(
  safeStorage: AsyncSafeStorage,
  platform: string,
): Promise<Keychain | null> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return null;
  const isLinux = platform === 'linux';
  const hasFixedKey = (bytes: Buffer) => isLinux && bytes.subarray(0, 3).equals(FIXED_KEY_MARK);
  // Only an encrypted result shows which key was used. `getSelectedStorageBackend` describes only the
  // synchronous methods. It returns `basic_text` on desktops that Chromium doesn't know, even if they have a
  // keyring.
  if (isLinux && hasFixedKey(await safeStorage.encryptStringAsync('probe'))) return null;
  return {
    async encrypt(text) {
      const bytes = await safeStorage.encryptStringAsync(text);
      if (hasFixedKey(bytes)) throw new Error('the keychain is no longer available');
      return bytes;
    },
    decrypt: (bytes) => safeStorage.decryptStringAsync(bytes),
  };
}

export interface KeychainVaultOptions {
  file: string;
  /** Opens the system's keychain. `retryKeychain` calls it again. */
  keychain: () => Promise<Keychain | null>;
  owner: 'the local API' | 'the live service';
  log: Log;
  timers: Timers;
  /** True if the user can store tokens unencrypted without a keychain. */
  canStoreUnencrypted?: boolean;
}

/**
 * Opens a vault with the encrypted tokens in `file`. If no keychain responds in time, keeps tokens in memory
 * unless the user stores them unencrypted. Never overwrites a file that can't be decrypted. Writes new tokens
 * to another file instead, and merges the files when all of them can be decrypted again.
 */
export async function openKeychainVault(options: KeychainVaultOptions): Promise<TokenVault> {
  const { file, owner, log, canStoreUnencrypted = false } = options;
  const readable = `${file}.readable.json`;
  const openSession = () => (canStoreUnencrypted ? openReadableVault(readable) : createMemoryVault());
  const connect = async () => {
    const found = await connectKeychain(options);
    if (found.vault && canStoreUnencrypted) await moveReadableTokens(readable, found.vault, log);
    return found;
  };
  const first = await connect();
  let { state } = first;
  let current = first.vault ?? (await openSession());
  if (!first.vault) log.info('No keychain: tokens are kept until the app quits', { whose: owner, state });

  const inTurn = createSerialQueue();
  return {
    get persistence() {
      return current.persistence;
    },
    get canStoreUnencrypted() {
      return current.canStoreUnencrypted;
    },
    get keychain() {
      return state;
    },
    get: () => current.get(),
    set: (tokens, allowUnencrypted) =>
      inTurn(async () => {
        try {
          await current.set(tokens, allowUnencrypted);
        } catch (error) {
          if (error instanceof KeychainError) state = error.state;
          throw error;
        }
      }),
    setForThisRun: (tokens) =>
      inTurn(async () => {
        const session = await openSession();
        await session.set(tokens, false);
        current = session;
      }),
    retryKeychain: () =>
      inTurn(async () => {
        const found = await connect();
        const before = current;
        try {
          // Tokens that were entered without a keychain are newer.
          if (found.vault && before.persistence !== 'keychain' && before.get().size > 0)
            await found.vault.set(new Map([...found.vault.get(), ...before.get()]));
          current = found.vault ?? before;
          state = found.state;
        } catch (error) {
          log.error("Couldn't move tokens to the keychain", error);
          state = error instanceof KeychainError ? error.state : found.state;
        }
      }),
  };
}

type Vault = Pick<TokenVault, 'persistence' | 'canStoreUnencrypted' | 'get' | 'set'>;

/**
 * Resolves with the encrypted vault, or with null and the state that explains it. Each keychain access has a
 * deadline.
 */
async function connectKeychain(
  options: KeychainVaultOptions,
): Promise<{ state: KeychainState; vault: Vault | null }> {
  const { file, keychain, owner, log, timers } = options;
  const read = async () => {
    const found = await keychain();
    return { found, files: await readEncrypted(file, found) };
  };
  try {
    const { found, files } = await withDeadline(timers, read());
    const target = findWritableFile(file, files);
    if (!found || target === undefined) return { state: files.length > 0 ? 'refused' : 'none', vault: null };
    // The local API's clients know its oldest tokens, but the service's newest token is the one that the
    // author entered.
    const inOrder = owner === 'the live service' ? files : files.toReversed();
    const tokens = new Map(inOrder.flatMap((one) => [...(one.tokens ?? [])]));
    const vault = createKeychainVault({ file: target, keychain: found, timers, tokens });
    const isLocked = files.some((one) => one.tokens === null);
    if (!isLocked) await mergeFiles(vault, files, log);
    return { state: isLocked ? 'refused' : 'available', vault };
  } catch (error) {
    log.error('The keychain failed', error);
    return { state: error instanceof KeychainError ? error.state : 'refused', vault: null };
  }
}

/** A file's tokens, or null if they can't be decrypted. */
interface EncryptedFile {
  file: string;
  tokens: Tokens | null;
  /** True if the keychain has a newer key. */
  isStale: boolean;
}

/** The maximum number of encrypted files, including those that can't be decrypted yet. */
const MAX_FILES = 5;
const getFilePath = (file: string, index: number): string => (index === 0 ? file : `${file}.${index + 1}`);

/** Reads all encrypted files, oldest first. Never rejects. */
async function readEncrypted(file: string, keychain: Keychain | null): Promise<EncryptedFile[]> {
  const files: EncryptedFile[] = [];
  for (let index = 0; index < MAX_FILES; index++) {
    const one = { file: getFilePath(file, index), tokens: null, isStale: false };
    try {
      const bytes = await ignoreMissing(disk.readFile(one.file));
      if (!bytes) break;
      if (!keychain) throw new Error('no keychain');
      const { result, shouldReEncrypt } = await keychain.decrypt(bytes);
      files.push({ ...one, tokens: parseTokens(result), isStale: shouldReEncrypt });
    } catch {
      files.push(one);
    }
  }
  return files;
}

/**
 * Returns the file for new tokens, or undefined if every possible file has tokens that can't be decrypted.
 */
function findWritableFile(file: string, files: readonly EncryptedFile[]): string | undefined {
  if (files.every(({ tokens }) => tokens)) return file;
  const last = files.at(-1);
  if (last?.tokens) return last.file;
  return files.length < MAX_FILES ? getFilePath(file, files.length) : undefined;
}

async function mergeFiles(vault: Vault, files: readonly EncryptedFile[], log: Log): Promise<void> {
  const rest = files.slice(1).toReversed();
  if (rest.length === 0 && !files.some(({ isStale }) => isStale)) return;
  try {
    await vault.set(vault.get());
    for (const { file } of rest) await removeTokenFile(file);
  } catch (error) {
    log.error("Couldn't merge the files of encrypted tokens", error);
  }
}

/** Rejects with KeychainError after the deadline and ignores a later result. */
async function withDeadline<T>(timers: Timers, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const cancel = timers.after(KEYCHAIN_DEADLINE_MS, () =>
    reject(new KeychainError('unresponsive', "it didn't respond")),
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    cancel();
  }
}

/** Moves unencrypted tokens to the vault. Never rejects. */
async function moveReadableTokens(readable: string, vault: Vault, log: Log): Promise<void> {
  try {
    const tokens = await readReadableTokens(readable);
    // Unencrypted files are written only without a keychain, so these tokens are newer.
    if (tokens.size > 0) await vault.set(new Map([...vault.get(), ...tokens]));
    await removeTokenFile(readable);
  } catch (error) {
    log.error("Couldn't move an unencrypted token to the keychain", error);
  }
}

function createKeychainVault(parts: {
  file: string;
  keychain: Keychain;
  timers: Timers;
  tokens: Tokens;
}): Vault {
  const { file, keychain, timers } = parts;
  let kept = parts.tokens;
  return {
    persistence: 'keychain',
    canStoreUnencrypted: false,
    get: () => kept,
    async set(tokens) {
      const bytes = await withDeadline(timers, keychain.encrypt(serializeTokens(tokens))).catch(
        (error: unknown) => {
          throw error instanceof KeychainError
            ? error
            : new KeychainError('refused', getReason(error), error);
        },
      );
      await writeTokenFile(file, bytes);
      kept = new Map(tokens);
    },
  };
}

/** Opens a vault that stores tokens unencrypted while the user allows it, and in memory otherwise. */
async function openReadableVault(file: string): Promise<Vault> {
  let kept = await readReadableTokens(file);
  let persistence: TokenPersistence = kept.size > 0 ? 'readable' : 'session';
  return {
    get persistence() {
      return persistence;
    },
    canStoreUnencrypted: true,
    get: () => kept,
    async set(tokens, allowUnencrypted = persistence === 'readable') {
      if (allowUnencrypted && tokens.size > 0)
        await writeTokenFile(file, Buffer.from(serializeTokens(tokens)));
      else await removeTokenFile(file);
      persistence = allowUnencrypted ? 'readable' : 'session';
      kept = new Map(tokens);
    },
  };
}

const serializeTokens = (tokens: Tokens): string => JSON.stringify(Object.fromEntries(tokens));
const parseTokens = (text: string): Tokens => new Map(Object.entries(tokensSchema.parse(JSON.parse(text))));

async function writeTokenFile(file: string, bytes: Buffer): Promise<void> {
  try {
    await replaceFile(disk, file, [bytes], { mode: PRIVATE });
    await removeUnfinishedTokens(file);
    await disk.syncDirectory(path.dirname(file));
  } catch (error) {
    throw toDiskError(file, error);
  }
}

async function removeTokenFile(file: string): Promise<void> {
  try {
    await ignoreMissing(disk.unlink(file));
    await removeUnfinishedTokens(file);
  } catch (error) {
    throw toDiskError(file, error);
  }
}

/**
 * Removes files that remained after a crash of this or an earlier version, because they also contain tokens.
 */
const removeUnfinishedTokens = (file: string): Promise<void> =>
  removeUnfinished(disk, path.dirname(file), (name) => name === path.basename(file));

/** Resolves with the stored tokens, or with no tokens if they can't be read. */
async function readReadableTokens(file: string): Promise<Tokens> {
  try {
    return parseTokens((await disk.readFile(file)).toString('utf8'));
  } catch {
    return new Map();
  }
}
