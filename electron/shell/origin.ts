/** The app's own scheme: pages of `file:` would share one origin with every other file. */
export const APP_SCHEME = 'app';
const APP_HOST = 'qotd';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;

/** True for addresses within the app. Node gives no `origin` for schemes it doesn't know, so the parts are compared. */
export function isAppUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.protocol === `${APP_SCHEME}:` && parsed.host === APP_HOST;
}
