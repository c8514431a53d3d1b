import type { Random } from '../ports.ts';
import { equalSecrets } from '../system/http/secret-comparison.ts';

/** The secrets that let a browser use the app, new with each start. */
export interface BrowserSession {
  /** `/…/`: where the app is served. Browsers send the cookie below this path alone, so no other port gets it. */
  readonly path: string;
  /** The `Set-Cookie` value that lets a browser in. */
  readonly cookie: string;
  /** Whether a request has both: a path is seen in address bars and histories, a cookie isn't. */
  isPresented(request: { url: string; cookie: string | undefined }): boolean;
}

const COOKIE = 'qotd-studio=';

export function createBrowserSession(random: Random): BrowserSession {
  const path = `/${Buffer.from(random.bytes(16)).toString('base64url')}/`;
  const secret = Buffer.from(random.bytes(32)).toString('base64url');
  return {
    path,
    cookie: `${COOKIE}${secret}; Path=${path}; HttpOnly; SameSite=Strict`,
    isPresented: ({ url, cookie = '' }) =>
      equalSecrets(url.slice(0, path.length), path) &&
      // A page on another port can add a cookie of this name, but can't take this one away.
      cookie
        .split(';')
        .map((part) => part.trim())
        .some((part) => part.startsWith(COOKIE) && equalSecrets(part.slice(COOKIE.length), secret)),
  };
}
