/** Chromium doesn't support `app:`, so the app's URLs are mapped to a host that can't exist. */
const WEB_SUFFIX = '.app.invalid';
export const toWeb = (url: string) => url.replace(/^app:\/\/([^/]+)/, `https://$1${WEB_SUFFIX}`);
export const toApp = (url: string) => url.replace(/^https:\/\/([^/]+)\.app\.invalid/, 'app://$1');
export const isOwn = (url: string) => URL.parse(url)?.host.endsWith(WEB_SUFFIX) ?? false;
export const isLoopback = (url: string) => URL.parse(url)?.hostname === '127.0.0.1';
