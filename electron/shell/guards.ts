import type { Session, WebContents } from 'electron';
import { isAppUrl } from './origin.ts';

/**
 * Keeps a page where it is: it navigates nowhere but within the app, opens no window and attaches no webview.
 * A link to https is handed to `openExternal`; any other kind of address goes nowhere at all.
 */
export function keepInside(contents: WebContents, openExternal: (url: string) => void): void {
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
    if (URL.parse(url)?.protocol === 'https:') openExternal(url);
    return { action: 'deny' };
  });
}

/** No page gets camera, location, notifications or anything else that Chromium would grant or ask for. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
