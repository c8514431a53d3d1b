import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The marker of the fuses in Electron's program, followed by version 45's default fuses. */
const FUSES = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100011'),
]);

/** The most important files in Electron's Linux download. A test checks that they are packaged. */
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

/** Creates a folder like Electron's Linux download. Its program does nothing but has real fuses. */
export function createElectronFolder(dir: string, version: string): void {
  for (const name of FILES) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), `stands for ${name}\n`);
  }
  writeFileSync(path.join(dir, 'version'), version);
  const program = path.join(dir, 'electron');
  writeFileSync(program, Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), FUSES, Buffer.alloc(100)]));
  chmodSync(program, 0o755);
}

const readInfo = (program: string) => `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${program}</string>
<key>CFBundleIdentifier</key><string>com.github.Electron</string>
<key>CFBundleIconFile</key><string>electron.icns</string>
</dict></plist>
`;
const HELPERS = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map((kind) => `Electron Helper${kind}`);

/** Creates a folder like Electron’s macOS download: an app, its helpers, and the framework with the fuses. */
export function createElectronApp(dir: string): void {
  const contents = path.join(dir, 'Electron.app/Contents');
  const write = (name: string, bytes: string | Buffer) => {
    mkdirSync(path.dirname(path.join(contents, name)), { recursive: true });
    writeFileSync(path.join(contents, name), bytes);
  };
  write('Info.plist', readInfo('Electron'));
  write('MacOS/Electron', '#!/bin/sh\n');
  write('Resources/electron.icns', 'stands for an icon');
  for (const helper of HELPERS) {
    write(`Frameworks/${helper}.app/Contents/Info.plist`, readInfo(helper));
    write(`Frameworks/${helper}.app/Contents/MacOS/${helper}`, '#!/bin/sh\n');
  }
  write('Frameworks/Electron Framework.framework/Electron Framework', FUSES);
}
