import type { Session, WebContents } from 'electron';
import { isAppUrl } from './app-protocol.ts';

export interface NavigationOptions {
  openExternal: (url: string) => void;
  /** Returns the URL of the running local API's reference, or null. */
  getDocsUrl: () => string | null;
}

/**
 * Blocks navigation, new windows, and webviews. Links to https, and http links to the local API's reference,
 * open in the browser. All other links are blocked.
 */
export function restrictNavigation(
  contents: WebContents,
  { openExternal, getDocsUrl }: NavigationOptions,
): void {
  contents.on('will-navigate', (event) => {
    if (!isAppUrl(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!isAppUrl(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (URL.parse(url)?.protocol === 'https:' || url === getDocsUrl()) openExternal(url);
    return { action: 'deny' };
  });
}

/**
 * Denies all permissions. The page needs none because its files and placeholder images come from the app's
 * scheme.
 */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

/**
 * Hides this computer from image hosts. They can't set cookies, and the user agent doesn't contain the app's
 * name and version.
 */
export function hideFromImageHosts(
  session: Pick<Session, 'getUserAgent' | 'setUserAgent' | 'webRequest'>,
  version: string,
): void {
  session.setUserAgent(
    session
      .getUserAgent()
      .split(' ')
      .filter((product) => !product.startsWith('Electron/') && !product.endsWith(`/${version}`))
      .join(' '),
  );
  // The content security policy allows images only over https.
  session.webRequest.onHeadersReceived({ urls: ['https://*/*'] }, ({ responseHeaders = {} }, respond) =>
    respond({
      responseHeaders: Object.fromEntries(
        Object.entries(responseHeaders).filter(([name]) => name.toLowerCase() !== 'set-cookie'),
      ),
    }),
  );
}
