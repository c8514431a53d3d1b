import type { Session, WebContents } from 'electron';
import { isAppUrl } from './app-protocol.ts';

export interface NavigationOptions {
  /** Opens a URL in the browser. */
  openExternal: (url: string) => void;
  /** The URL of the running local API's reference, or null. */
  docsUrl: () => string | null;
}

/**
 * Blocks navigation, new windows, and webviews. Links to https, and to the local API's reference, which uses http, open in the
 * browser. All other links are blocked.
 */
export function restrictNavigation(
  contents: WebContents,
  { openExternal, docsUrl }: NavigationOptions,
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
    if (URL.parse(url)?.protocol === 'https:' || url === docsUrl()) openExternal(url);
    return { action: 'deny' };
  });
}

/**
 * Denies all permissions, except that the app's page can access this computer's network, where the local API has its images. The
 * content security policy limits that.
 */
export function denyPermissions(session: Session): void {
  const isGranted = (permission: string, page: string) => permission === 'loopback-network' && isAppUrl(page);
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) =>
    answer(isGranted(permission, requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, origin) => isGranted(permission, origin));
  session.setDevicePermissionHandler(() => false);
}
