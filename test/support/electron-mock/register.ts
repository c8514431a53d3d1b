import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { becomeReady } from './app.ts';
import { recordLoaded } from './loaded-modules.ts';

/** Entry of the child process: runs the built main process with the mock in place of `electron`. */
const mock = new URL('./electron.ts', import.meta.url).href;
const entry = process.argv[2];
if (entry === undefined) throw new Error('which entry?');

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    recordLoaded(url, loaded.source);
    return loaded;
  },
  resolve: (specifier, context, next) =>
    specifier === 'electron' || specifier === 'electron/main'
      ? { url: mock, shortCircuit: true }
      : next(specifier, context),
});
// Electron becomes ready only after the entry has run. An entry that awaits readiness at the top level never
// continues.
await import(pathToFileURL(entry).href);
becomeReady();
