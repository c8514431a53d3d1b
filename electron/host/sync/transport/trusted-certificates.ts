import { X509Certificate } from 'node:crypto';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';

/** The certificate file can't be used. `reason` is a file system error code or `no-certificate`. */
class CertificateFileError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super("The certificate file isn't valid.");
    this.reason = reason;
  }
}

export const getCertificateFileReason = (error: unknown): string =>
  error instanceof CertificateFileError ? error.reason : 'unknown';

/**
 * Creates a reader of trusted certificates from a PEM file and from the system, in addition to Node's own.
 * The reader resolves with undefined if there are none. It reads the system's certificates only if `isSecure`
 * is true, because reading them is slow. It rejects with CertificateFileError if the PEM file can't be used.
 */
export function createTrustReader(
  readFile: (path: string) => Promise<string>,
  readSystem?: () => Promise<readonly string[]>,
): (path: string, isSecure: boolean) => Promise<SecureContext | undefined> {
  const none: readonly string[] = [];
  let last: { text: string; system: readonly string[]; context: SecureContext } | null = null;
  const readNamed = async (path: string) => {
    if (path === '') return '';
    const text = await readFile(path).catch((error: unknown) => {
      throw new CertificateFileError(
        error instanceof Error && 'code' in error ? String(error.code) : 'unknown',
      );
    });
    if (text.trim() === '') throw new CertificateFileError('no-certificate');
    return text;
  };
  return async (path, isSecure) => {
    const [text, system] = await Promise.all([readNamed(path), isSecure && readSystem ? readSystem() : none]);
    if (text === '' && system.length === 0) return undefined;
    if (last?.text !== text || last.system !== system) {
      const context = createSecureContext();
      // The `ca` option would replace Node's own certificates.
      if (text !== '') for (const pem of parsePem(text)) context.context.addCACert(pem);
      for (const pem of omitKnown(system)) addIfValid(context, pem);
      last = { text, system, context };
    }
    return last.context;
  };
}

/** Removes duplicates and certificates that Node already trusts. Usually, few certificates remain. */
function omitKnown(certificates: readonly string[]): Set<string> {
  const known = new Set(getCACertificates('default').map((pem) => pem.trim()));
  return new Set(certificates.map((pem) => pem.trim()).filter((pem) => !known.has(pem)));
}

/**
 * Adds a certificate if it's valid. A system can have certificates that TLS doesn't accept, and such a
 * certificate mustn't make the others unusable.
 */
function addIfValid({ context }: SecureContext, pem: string): void {
  try {
    context.addCACert(pem);
  } catch {
    // A certificate that TLS rejects isn't trusted.
  }
}

const CERTIFICATE =
  /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[^-]+-----END (?:TRUSTED |X509 )?CERTIFICATE-----/g;

/** Parses PEM certificates. Throws CertificateFileError if the text has no certificate or a damaged one. */
function parsePem(text: string): string[] {
  const found = text.match(CERTIFICATE) ?? [];
  if (found.length === 0) throw new CertificateFileError('no-certificate');
  try {
    return found.map((pem) => new X509Certificate(pem).toString());
  } catch {
    throw new CertificateFileError('no-certificate');
  }
}
