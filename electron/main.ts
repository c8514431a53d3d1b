import path from 'node:path';
import { runDesktop } from './shell/desktop.ts';

/** The Electron entry. */
runDesktop({
  preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
  assetsDir: path.join(import.meta.dirname, '../renderer'),
  argv: process.argv,
});
