import type { SafeStorage } from 'electron';

/**
 * How a fake keychain behaves: `late` responds only after `respond` is called, `denies` can't decrypt
 * anything, and `unknown_desktop` is Linux with a keyring and a desktop environment that Chromium doesn't
 * know.
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
 * Creates the part of Electron's `safeStorage` that the app uses. Encrypted data is marked with its key, as
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
      /** Returns the backend of the synchronous methods on Linux. The asynchronous methods don't use it. */
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
    /** Makes a late keychain respond to all requests. */
    respond: late.resolve,
    behave(next: KeychainBehavior) {
      behavior = next;
    },
  };
}
