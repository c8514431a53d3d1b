import fs from 'node:fs';
import type { WatchFolder } from './library/store/store.ts';

/** Milliseconds without a change after which changes are told: whoever saves a file touches it several times. */
const QUIET = 200;
/** Milliseconds after which they are told however many more come. */
const AT_MOST = 2_000;

/**
 * Watches a folder by what the system tells of it. Where it tells nothing, as on some network drives, or the folder
 * can't be watched, nothing is ever told. Keeps no process alive.
 */
export const watchFolder: WatchFolder = (folder, onChange) => {
  let names: Set<string> | null = new Set();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;

  function tell(): void {
    timer = undefined;
    const told = names;
    names = new Set();
    onChange(told);
  }

  function note(name: string | null): void {
    if (name === null) names = null;
    else names?.add(name);
    if (!timer) since = performance.now();
    else if (performance.now() - since > AT_MOST) return;
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET).unref();
  }

  try {
    const watcher = fs.watch(folder, { persistent: false }, (_, name) => note(name));
    watcher.on('error', () => watcher.close());
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  } catch {
    return () => {};
  }
};
