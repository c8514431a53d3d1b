import type { Random } from '../../ports.ts';
import { sameSecret } from '../server/same-secret.ts';

/** The secret that lets a browser in; made anew with every start. */
export interface Session {
  /** Opens the app from a link. */
  readonly key: string;
  isKey(candidate: string): boolean;
  /** The `Set-Cookie` value that stands for the key from then on. */
  cookie(port: number): string;
  /** Whether a `Cookie` header carries it. */
  isCarried(header: string | undefined, port: number): boolean;
}

/** Two separate secrets: the key may be seen in a terminal or a browser's history, the cookie is not. */
export function createSession(random: Random): Session {
  const secret = () => Buffer.from(random.bytes(32)).toString('base64url');
  const key = secret();
  const ticket = secret();
  // Cookies don't tell ports apart: a name of its own keeps two apps on one computer from logging each other out.
  const nameOf = (port: number) => `qotd-studio-${port}`;
  return {
    key,
    isKey: (candidate) => sameSecret(candidate, key),
    cookie: (port) => `${nameOf(port)}=${ticket}; Path=/; HttpOnly; SameSite=Strict`,
    isCarried(header, port) {
      const prefix = `${nameOf(port)}=`;
      const carried = header
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(prefix));
      return carried !== undefined && sameSecret(carried.slice(prefix.length), ticket);
    },
  };
}
