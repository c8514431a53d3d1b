import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What marks the switches in Electron's program, and the switches of version 45 as they come. */
const FUSES = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100011'),
]);

/** Files that Electron's download for Linux brings, or enough of them to see that they go along. */
const FILES = [
  'LICENSE',
  'LICENSES.chromium.html',
  'chrome-sandbox',
  'chrome_crashpad_handler',
  'icudtl.dat',
  'libffmpeg.so',
  'locales/de.pak',
  'locales/en-GB.pak',
  'locales/en-US.pak',
  'resources.pak',
  'resources/default_app.asar',
  'v8_context_snapshot.bin',
];

/** Lays a folder out like Electron's download for Linux. Its program does nothing, and has the switches of a real one. */
export function layElectronFolder(dir: string, version: string): void {
  for (const name of FILES) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), `stands for ${name}\n`);
  }
  writeFileSync(path.join(dir, 'version'), version);
  const program = path.join(dir, 'electron');
  writeFileSync(program, Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), FUSES, Buffer.alloc(100)]));
  chmodSync(program, 0o755);
}
