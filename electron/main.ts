import path from 'node:path';
import { runDesktop } from './shell/desktop.ts';

/** The Electron entry. */
runDesktop({
  preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
  assetsDir: path.join(import.meta.dirname, '../renderer'),
  // In a packaged app it lies beside the archive, since a thread reads no archive: see electron-builder.yml.
  titleWorker: path.join(import.meta.dirname.replace('app.asar', 'app.asar.unpacked'), 'title-worker.mjs'),
  argv: process.argv,
});
