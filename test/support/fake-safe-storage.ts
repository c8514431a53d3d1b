import type { SafeStorage } from 'electron';

/**
 * How a fake keychain behaves: `late` responds once `respond` is called, `denies` decrypts nothing, and `unknown_desktop` is Linux
 * with a keyring and a desktop that Chromium doesn't know.
 */
export type KeychainBehavior =
  | 'works'
  | 'never'
  | 'late'
  | 'throws'
  | 'unavailable'
  | 'denies'
  | 'v10'
  | 'basic_text'
  | 'unknown_desktop';

const MARK_LENGTH = 3;
const flipBit = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));

/**
 * Creates the part of Electron's `safeStorage` that the app uses. It marks what it encrypts with its key, as
 * Chromium does on Linux.
 */
export function createFakeSafeStorage(first: KeychainBehavior) {
  const late = Promise.withResolvers<void>();
  let behavior = first;
  const respond = async () => {
    if (behavior === 'never') await new Promise(() => undefined);
    if (behavior === 'late') await late.promise;
    if (behavior === 'throws') throw new Error('the keychain is locked');
  };
  const mark = () => (behavior === 'v10' || behavior === 'basic_text' ? 'v10' : 'v11');
  return {
    safeStorage: {
      async isAsyncEncryptionAvailable() {
        await respond();
        return behavior !== 'unavailable';
      },
      /**
       * Returns the synchronous methods' backend on Linux. It's independent of the one that encrypts here.
       */
      getSelectedStorageBackend: () =>
        behavior === 'basic_text' || behavior === 'unknown_desktop' ? 'basic_text' : 'gnome_libsecret',
      async encryptStringAsync(text) {
        await respond();
        return Buffer.concat([Buffer.from(mark()), flipBit(Buffer.from(text))]);
      },
      async decryptStringAsync(bytes) {
        await respond();
        const used = bytes.subarray(0, MARK_LENGTH).toString();
        if (behavior === 'denies' || (used !== 'v10' && used !== mark()))
          throw new Error('access was denied');
        return { result: flipBit(bytes.subarray(MARK_LENGTH)).toString(), shouldReEncrypt: used !== mark() };
      },
    } satisfies Partial<SafeStorage>,
    /** Lets a late keychain respond to everything. */
    respond: late.resolve,
    behave(next: KeychainBehavior) {
      behavior = next;
    },
  };
}
