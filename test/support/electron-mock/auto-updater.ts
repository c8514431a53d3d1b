import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { quit } from './app.ts';
import { requirePlatform } from './lifecycle.ts';
import { createStrictEmitter, createStrictObject } from './strict-object.ts';
import { windows } from './window-list.ts';

export interface Feed {
  url: string;
  headers?: Record<string, string>;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    request(url, { headers }, (response) => {
      text(response).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });

/**
 * Simulates Squirrel on macOS, which downloads the version that electron-updater serves, unpacks it, and
 * installs it.
 */
export const autoUpdater = createStrictObject(
  'autoUpdater',
  createStrictEmitter({
    feed: null as Feed | null,
    /** The downloaded version, or null. Unpacking continues until a test calls `finishUnpacking`. */
    downloaded: null as string | null,
    isReady: false,
    setFeedURL(feed: Feed): void {
      requirePlatform(['darwin'], 'autoUpdater.setFeedURL');
      this.feed = feed;
    },
    checkForUpdates(): void {
      requirePlatform(['darwin'], 'autoUpdater.checkForUpdates');
      const { feed } = this;
      if (!feed) throw new Error('Update URL is not set');
      const download = async () => {
        const { url } = JSON.parse(await get(feed.url, feed.headers));
        this.downloaded = await get(url);
      };
      download().catch((error: unknown) => autoUpdater.emit('error', error));
    },
    finishUnpacking(failure: string | null): void {
      this.isReady = failure === null;
      if (failure === null) autoUpdater.emit('update-downloaded', {}, '', '', new Date(), '');
      else autoUpdater.emit('error', new Error(failure));
    },
    quitAndInstall(): void {
      if (!this.isReady) throw new Error("No update available, can't quit and install");
      process.stdout.write('installed by Squirrel\n');
      if (windows.size === 0) quit();
      // Electron doesn't emit `before-quit` here. The app quits after the windows have closed.
      for (const window of windows.values()) {
        window.once('closed', () => quit());
        window.close();
      }
    },
  }),
);
