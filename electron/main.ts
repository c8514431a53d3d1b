import path from 'node:path';
import { runDesktop } from './desktop/desktop-app.ts';

/** In a packaged app the programs of threads lie beside the archive, since a thread reads no archive: see electron-builder.yml. */
const unpacked = import.meta.dirname.replace('app.asar', 'app.asar.unpacked');

/** The Electron entry. */
runDesktop({
  preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
  assetsDir: path.join(import.meta.dirname, '../renderer'),
  referenceDir: path.join(import.meta.dirname, '../reference'),
  searchWorker: path.join(unpacked, '../workers/search-worker.mjs'),
  importWorker: path.join(unpacked, '../workers/import-worker.mjs'),
  argv: process.argv,
});
