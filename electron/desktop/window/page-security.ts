import type { Session, WebContents } from 'electron';
import { isAppUrl } from './app-protocol.ts';

export interface NavigationOptions {
  /** Hands an address to the browser. */
  openExternal: (url: string) => void;
  /** The page about the local API that runs, as the host knows it; null while none runs. */
  docsUrl: () => string | null;
}

/**
 * Keeps a page where it is: it navigates nowhere but within the app, opens no window and attaches no webview.
 * A link to https is handed to `openExternal`, and so is exactly the address of this app's own page about the local API,
 * which has no other scheme than http. Any other kind of address goes nowhere at all.
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
 * No page gets camera, location, notifications or anything else that Chromium would grant or ask for. The app's own page may
 * reach this computer, where the pictures of its local API are: what else of it is there for a page, its policy says.
 */
export function denyPermissions(session: Session): void {
  const isGranted = (permission: string, page: string) => permission === 'loopback-network' && isAppUrl(page);
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) =>
    answer(isGranted(permission, requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, origin) => isGranted(permission, origin));
  session.setDevicePermissionHandler(() => false);
}
