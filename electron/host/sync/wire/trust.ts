import { X509Certificate } from 'node:crypto';
import { createSecureContext, type SecureContext } from 'node:tls';

/** The file with certificates can't be used. `reason`: the disk's code, or `no-certificate`. */
export class TrustFault extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super('The certificates can not be used.');
    this.reason = reason;
  }
}

/**
 * Whose certificates are trusted when a file in PEM is named: those in it, beside those whom Node trusts. Empty: the
 * latter alone. The function rejects with TrustFault.
 */
export function createTrust(
  readFile: (path: string) => Promise<string>,
): (path: string) => Promise<SecureContext | undefined> {
  let last: { text: string; context: SecureContext } | null = null;
  return async (path) => {
    if (path === '') return undefined;
    const text = await readFile(path).catch((error: unknown) => {
      throw new TrustFault(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
    });
    if (last?.text !== text) {
      const context = createSecureContext();
      // The option `ca` would take the place of those whom Node trusts, and to read all of them again takes a second.
      for (const pem of inPem(text)) context.context.addCACert(pem);
      last = { text, context };
    }
    return last.context;
  };
}

const CERTIFICATE =
  /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[^-]+-----END (?:TRUSTED |X509 )?CERTIFICATE-----/g;

/** Throws TrustFault where there is none, or one that can't be read. */
function inPem(text: string): string[] {
  const found = text.match(CERTIFICATE) ?? [];
  if (found.length === 0) throw new TrustFault('no-certificate');
  try {
    return found.map((pem) => new X509Certificate(pem).toString());
  } catch {
    throw new TrustFault('no-certificate');
  }
}
