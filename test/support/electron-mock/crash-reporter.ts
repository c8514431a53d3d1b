import { life } from './lifecycle.ts';
import { createStrictObject } from './strict-object.ts';

/** Records the options that `start` receives. Writes no dumps, because nothing crashes in the mock. */
export const crashReporter = createStrictObject('crashReporter', {
  started: null as object | null,
  start(options: { uploadToServer?: boolean; submitURL?: string }) {
    if (options.uploadToServer !== false && options.submitURL === undefined)
      throw new Error('submitURL must be specified when uploadToServer is true');
    if (life.ready)
      throw new Error('Stricter than Electron: start the crash reporter before the app is ready');
    this.started = options;
  },
});
