import { life } from './lifecycle.ts';
import { createStrictObject } from './strict-object.ts';

/** Records the options it was started with. Nothing crashes here, so it doesn't write dumps. */
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
