import path from 'node:path';
import { runDesktop } from './desktop/desktop-app.ts';

/**
 * In a packaged app, worker scripts are next to the archive because threads can't read the archive (see
 * electron-builder.yml).
 */
const unpacked = import.meta.dirname.replace('app.asar', 'app.asar.unpacked');

runDesktop({
  preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
  assetsDir: path.join(import.meta.dirname, '../renderer'),
  referenceDir: path.join(import.meta.dirname, '../reference'),
  searchWorker: path.join(unpacked, '../workers/search-worker.mjs'),
  importWorker: path.join(unpacked, '../workers/import-worker.mjs'),
  icon: path.join(import.meta.dirname, 'icon.png'),
  argv: process.argv,
});
