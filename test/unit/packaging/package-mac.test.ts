import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, hash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getRawHeader } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { MacUpdater } from 'electron-updater';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { getFeedName } from '../../../electron/desktop/updates/feed-signature.ts';
import { writeNotices } from '../../../electron/packaging/license-notices.ts';
import { signFeed } from '../../../electron/packaging/sign-feed.ts';
import packageJson from '../../../package.json';
import { findBuiltCli } from '../../support/built-cli.ts';
import { createElectronApp } from '../../support/electron-folder.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const feedSchema = z.object({ files: z.array(z.object({ url: z.string(), sha512: z.string() })) });

class Selector extends MacUpdater {
  static select = (...input: Parameters<typeof MacUpdater.filterFilesForArch>) =>
    MacUpdater.filterFilesForArch(...input);
}

/**
 * Writes a fake 7za that writes its arguments into the zip file. electron-builder would download the real
 * 7za.
 */
function writeZipTool(file: string): string {
  writeFileSync(
    file,
    `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
writeFileSync(process.argv.find((arg) => arg.endsWith('.zip')), process.argv.join(' ') + process.cwd());
`,
  );
  chmodSync(file, 0o755);
  return file;
}

// Linux can build a macOS app that isn't signed.
describe.runIf(process.platform === 'linux')('a macOS app', () => {
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  const app = (...names: string[]) => path.join(folder.dir, 'release/mac-arm64/QOTD Studio.app', ...names);
  /** Returns the app's Info.plist without spaces between elements. */
  const readInfoPlist = () => readFileSync(app('Contents/Info.plist'), 'utf8').replaceAll(/>\s+</g, '><');

  beforeAll(async () => {
    folder = await createTemporaryFolder();
    findBuiltCli();
    writeNotices(ROOT);
    createElectronApp(path.join(folder.dir, 'electron'));
    const { VITEST: _, NODE_ENV: __, ...env } = process.env;
    const options = {
      electronDist: path.join(folder.dir, 'electron'),
      'directories.output': path.join(folder.dir, 'release'),
      // Apple's signing tool is available only on macOS.
      'electronFuses.resetAdHocDarwinSignature': false,
    };
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        'node_modules/electron-builder/cli.js',
        ...['--mac', 'zip', '--arm64', '--x64', '--publish', 'never'],
        ...Object.entries(options).map(([name, value]) => `-c.${name}=${value}`),
      ],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: {
          ...env,
          QOTD_UPDATE_URL: 'https://updates.example.org/qotd',
          ELECTRON_BUILDER_7ZIP_PATH: writeZipTool(path.join(folder.dir, '7za')),
        },
      },
    );
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  });
  afterAll(() => folder[Symbol.asyncDispose]());

  it('can open .json files without being the default app, and opens qotd links', () => {
    expect(readInfoPlist()).toContain(
      '<key>CFBundleTypeExtensions</key><array><string>json</string></array>',
    );
    expect(readInfoPlist()).toContain('<key>LSHandlerRank</key><string>Alternate</string>');
    expect(readInfoPlist()).toContain('<key>CFBundleURLSchemes</key><array><string>qotd</string></array>');
    expect(readInfoPlist()).toContain('<key>CFBundleIdentifier</key><string>studio.qotd.app</string>');
  });

  it("contains its archive's checksum", () => {
    const { headerString } = getRawHeader(app('Contents/Resources/app.asar'));
    expect(readInfoPlist()).toContain(
      `<key>Resources/app.asar</key><dict><key>algorithm</key><string>SHA256</string>` +
        `<key>hash</key><string>${hash('sha256', headerString)}</string></dict>`,
    );
  });

  it('requires only one hardened runtime entitlement', () => {
    const entitlements = readFileSync(path.join(ROOT, 'electron/packaging/entitlements.plist'), 'utf8');
    expect([...entitlements.matchAll(/<key>(.*)<\/key>/g)].map(([, key]) => key)).toEqual([
      'com.apple.security.cs.allow-jit',
    ]);
  });

  it('has the QOTD Studio icon', () => {
    expect(readInfoPlist()).toContain('<key>CFBundleIconFile</key><string>icon.icns</string>');
    const icon = readFileSync(path.join(ROOT, 'electron/packaging/icon.icns'));
    expect(readFileSync(app('Contents/Resources/icon.icns')).equals(icon)).toBe(true);
  });

  describe('in an update feed', () => {
    const feed = getFeedName('darwin', 'arm64');
    const release = () => path.join(folder.dir, 'release');
    const parseFeed = () => feedSchema.parse(parse(readFileSync(path.join(release(), feed), 'utf8')));

    it('has one zip file per architecture that the updater selects by name', () => {
      const { version } = packageJson;
      expect(parseFeed().files.map(({ url }) => url)).toEqual([
        `qotd-studio-${version}-mac-x64.zip`,
        `qotd-studio-${version}-mac-arm64.zip`,
      ]);
      const files = parseFeed().files.map((info) => ({
        info,
        url: new URL(info.url, 'https://updates.example.org'),
      }));
      const select = (isArm64: boolean) => Selector.select(files, isArm64).map(({ info }) => info.url);
      expect(select(false)).toEqual([expect.stringContaining('-x64.zip')]);
      expect(select(true)).toEqual([expect.stringContaining('-arm64.zip')]);
    });

    it('has a feed that can be signed only if it includes all architectures', () => {
      const { privateKey } = generateKeyPairSync('ed25519');
      const file = path.join(release(), feed);
      const whole = readFileSync(file, 'utf8');
      writeFileSync(file, whole.replaceAll('arm64', 'x64'));
      expect(() => signFeed(release(), privateKey, 0)).toThrow(`${feed} has no file for arm64.`);
      writeFileSync(file, whole);
      expect(signFeed(release(), privateKey, 0)).toEqual([feed]);
    });
  });

  it('has the declared Electron fuses', async () => {
    const { version: _, ...wire } = await getCurrentFuseWire(app());
    const on = Object.entries(wire).filter(([, state]) => state === FuseState.ENABLE);
    expect(on.map(([fuse]) => FuseV1Options[Number(fuse)])).toEqual([
      'EnableCookieEncryption',
      'EnableEmbeddedAsarIntegrityValidation',
      'OnlyLoadAppFromAsar',
      'WasmTrapHandlers',
    ]);
  });
});
