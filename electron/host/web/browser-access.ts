import { hash, timingSafeEqual } from 'node:crypto';
import type { Random, Timers } from '../ports.ts';

/** A browser gains access to the app with a single-use link, and then with a cookie. */

/**
 * Compares 2 secrets in constant time. Compares their hashes because hashes have the same length for secrets
 * of any length.
 */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));

/** The secrets that grant a browser access. They're new for each start. */
export interface BrowserSession {
  /**
   * The app's path (`/…/`). Browsers send the cookie only below this path, so a server on another port
   * doesn't receive it.
   */
  readonly path: string;
  readonly cookie: string;
  /** Returns whether a URL has the path. Only the user's browser knows the path. */
  hasPath(url: string): boolean;
  /**
   * Returns whether a request has both the path and the cookie. The path alone is visible in the address bar
   * and the history.
   */
  isPresented(request: { url: string; cookie: string | undefined }): boolean;
}

const COOKIE = 'qotd-studio=';

export function createBrowserSession(random: Random): BrowserSession {
  const path = `/${Buffer.from(random.bytes(16)).toString('base64url')}/`;
  const secret = Buffer.from(random.bytes(32)).toString('base64url');
  const hasPath = (url: string) => isSameSecret(url.slice(0, path.length), path);
  return {
    path,
    cookie: `${COOKIE}${secret}; Path=${path}; HttpOnly; SameSite=Strict`,
    hasPath,
    isPresented: ({ url, cookie = '' }) =>
      hasPath(url) &&
      // A page on another port can add a cookie with this name, but it can't remove this session's cookie.
      cookie
        .split(';')
        .map((part) => part.trim())
        .some((part) => part.startsWith(COOKIE) && isSameSecret(part.slice(COOKIE.length), secret)),
  };
}

export const LINK_MINUTES = 5;
/** The number of links to remember. An old link's page can then say why the link doesn't work. */
const MAX_REMEMBERED_LINKS = 20;

export type LinkState = 'valid' | 'used' | 'expired';

interface Link {
  readonly key: string;
  state: LinkState;
  end(state: LinkState): void;
}

/** Single-use keys that expire after a few minutes. */
export interface OneTimeLinks {
  /** Returns a new key. `ended` resolves when the key no longer works. */
  create(): { key: string; ended: Promise<void> };
  /** Returns a key's state, or null for an unknown key. */
  find(key: string): LinkState | null;
  /** Returns a key's state and marks the key as used. Returns null for an unknown key. */
  redeem(key: string): LinkState | null;
  close(): void;
}

export function createOneTimeLinks({ random, timers }: { random: Random; timers: Timers }): OneTimeLinks {
  let links: readonly Link[] = [];
  const find = (key: string): Link | undefined => links.filter((one) => isSameSecret(one.key, key))[0];
  return {
    create() {
      const key = Buffer.from(random.bytes(32)).toString('base64url');
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const link: Link = {
        key,
        state: 'valid',
        end(state) {
          if (link.state !== 'valid') return;
          link.state = state;
          cancelExpiry();
          resolve();
        },
      };
      const cancelExpiry = timers.after(LINK_MINUTES * 60_000, () => link.end('expired'));
      for (const forgotten of links.slice(0, 1 - MAX_REMEMBERED_LINKS)) forgotten.end('expired');
      links = [...links, link].slice(-MAX_REMEMBERED_LINKS);
      return { key, ended };
    },
    find: (key) => find(key)?.state ?? null,
    redeem(key) {
      const link = find(key);
      if (!link) return null;
      const { state } = link;
      link.end('used');
      return state;
    },
    close() {
      for (const link of links) link.end('expired');
    },
  };
}
