import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { becomeReady } from './electron.ts';
import { noteLoaded } from './loaded.ts';

/** The child's entry: runs the built main process with the stand-in in the place of `electron`. */
const standIn = new URL('./electron.ts', import.meta.url).href;
const entry = process.argv[2];
if (entry === undefined) throw new Error('which entry?');

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    noteLoaded(url, loaded.source);
    return loaded;
  },
  resolve: (specifier, context, next) =>
    specifier === 'electron' || specifier === 'electron/main'
      ? { url: standIn, shortCircuit: true }
      : next(specifier, context),
});
// Electron becomes ready only after the entry has run to its end: one that waits for it at top level waits for ever.
await import(pathToFileURL(entry).href);
becomeReady();
