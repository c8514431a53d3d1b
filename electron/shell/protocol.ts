import { protocol } from 'electron';
import { createAssetServer } from './assets.ts';
import { APP_SCHEME } from './origin.ts';

/** Makes `app:` a scheme with an origin of its own, treated like https. Only possible before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the built interface under `app://qotd/`. */
export function serveAppScheme(assetsDir: string): void {
  protocol.handle(APP_SCHEME, createAssetServer(assetsDir));
}
