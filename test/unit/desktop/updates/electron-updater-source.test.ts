import { generateKeyPairSync, sign } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { CancellationToken } from 'electron-updater';
import { describe, expect, it } from 'vitest';
import {
  openUpdaterSource,
  PREPARE_DEADLINE_MS,
  type Squirrel,
  type Updater,
} from '../../../../electron/desktop/updates/electron-updater-source.ts';
import { toUpdateFailure } from '../../../../electron/desktop/updates/update-error.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';
import { silentLog } from '../../../support/silent-log.ts';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

/** An electron-updater with default settings and without a network. */
class FakeUpdater extends EventEmitter implements Updater {
  autoDownload = true;
  autoInstallOnAppQuit = true;
  allowDowngrade = true;
  allowPrerelease = true;
  disableDifferentialDownload = false;
  disableWebInstaller = false;
  isUserWithinRollout: Updater['isUserWithinRollout'] = () => false;
  requestHeaders: Updater['requestHeaders'] = null;
  logger: Updater['logger'] = null;
  answer: Awaited<ReturnType<Updater['checkForUpdates']>> = null;
  failure: Error | null = null;
  tokens: CancellationToken[] = [];
  installed: boolean[][] = [];
  async checkForUpdates() {
    if (this.failure) throw this.failure;
    return this.answer;
  }
  downloadUpdate(token: CancellationToken): Promise<string[]> {
    this.tokens.push(token);
    if (this.failure) return Promise.reject(this.failure);
    this.emit('download-progress', { percent: 12.5 });
    this.emit('download-progress', { percent: 101 });
    return token.createPromise<string[]>((resolve) => {
      this.once('whole', () => resolve(['/file']));
    });
  }
  quitAndInstall(...how: [isSilent: boolean, isForceRunAfter: boolean]) {
    this.installed.push(how);
    if (this.failure) this.emit('error', this.failure);
  }
}

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** Returns a signed feed as electron-updater parses it. */
function announced(version: string) {
  const files = [{ url: 'a.exe', sha512: 'sum' }];
  const signed = JSON.stringify({ feed: 'latest.yml', version, files });
  return {
    version,
    files,
    signed,
    signature: sign(null, Buffer.from(signed), privateKey).toString('base64'),
  };
}

const open = (squirrel: Squirrel | null = null) => {
  const updater = new FakeUpdater();
  const timers = createManualTimers();
  return {
    updater,
    timers,
    source: openUpdaterSource({
      updater,
      squirrel,
      version: '1.2.3',
      publisher: { keys: [KEY], feed: 'latest.yml' },
      timers,
      log: silentLog,
    }),
  };
};

async function found() {
  const { updater, source } = open();
  updater.answer = { isUpdateAvailable: true, updateInfo: announced('2.0.0') };
  await source.check();
  return { updater, source };
}

describe('the electron-updater source', () => {
  it("doesn't download or install anything automatically", () => {
    const { updater } = open();
    expect(updater).toMatchObject({
      autoDownload: false,
      autoInstallOnAppQuit: false,
      allowDowngrade: false,
      allowPrerelease: false,
      disableDifferentialDownload: true,
      disableWebInstaller: true,
      installed: [],
      tokens: [],
    });
  });

  it("doesn't send a computer ID", () => {
    const { updater } = open();
    expect(updater.requestHeaders).toEqual({
      'User-Agent': 'QOTD-Studio/1.2.3',
      'Accept-Language': '*',
      'x-user-staging-id': 'none',
    });
    expect(
      updater.isUserWithinRollout({ version: '2.0.0', files: [], path: '', sha512: '', releaseDate: '' }),
    ).toBe(true);
  });

  it('reports a newer version, and fails if the feed is untrusted or missing', async () => {
    const { updater, source } = open();
    expect(await source.check()).toBeNull();
    updater.answer = { isUpdateAvailable: false, updateInfo: { version: '1.0.0' } };
    expect(await source.check()).toBeNull();
    updater.answer = { isUpdateAvailable: true, updateInfo: announced('2.0.0') };
    expect(await source.check()).toBe('2.0.0');
    updater.answer = { isUpdateAvailable: true, updateInfo: { version: '2.0.0' } };
    await expect(source.check()).rejects.toMatchObject({ why: 'untrusted' });
    await expect(source.download(() => undefined)).rejects.toMatchObject({ why: 'untrusted' });
    expect(updater.tokens).toEqual([]);
    updater.failure = coded('ERR_UPDATER_CHANNEL_FILE_NOT_FOUND');
    await expect(source.check()).rejects.toMatchObject({ why: 'no-feed' });
  });

  it('can download, cancel, and download again', async () => {
    const { updater, source } = await found();
    const progress: number[] = [];
    const first = source.download((percent) => progress.push(percent));
    source.cancel();
    expect(await first).toBe(false);
    expect(progress).toEqual([12.5, 100]);
    const second = source.download(() => undefined);
    updater.emit('whole');
    expect(await second).toBe(true);
    expect(updater.tokens.map(({ cancelled }) => cancelled)).toEqual([true, false]);
    updater.failure = coded('ERR_CHECKSUM_MISMATCH');
    await expect(source.download(() => undefined)).rejects.toMatchObject({ why: 'untrusted' });
  });

  it('prepares an update only on macOS, where Squirrel unpacks it', async () => {
    await open().source.prepare();
    const squirrel = Object.assign(new EventEmitter(), { checkForUpdates: () => undefined });
    const { source, updater } = open(squirrel);
    const first = source.prepare();
    squirrel.emit('update-downloaded');
    await first;
    const second = source.prepare();
    squirrel.emit('error', new Error('Code signature at URL file:///x did not pass validation'));
    await expect(second).rejects.toMatchObject({ why: 'untrusted' });
    squirrel.checkForUpdates = () => {
      throw new Error('Update URL is not set');
    };
    await expect(source.prepare()).rejects.toMatchObject({ why: 'other' });
    expect(updater.installed).toEqual([]);
  });

  it("fails on macOS if Squirrel doesn't find an update or finish", async () => {
    const squirrel = Object.assign(new EventEmitter(), { checkForUpdates: () => undefined });
    const { source, timers } = open(squirrel);
    const first = source.prepare();
    squirrel.emit('update-not-available');
    await expect(first).rejects.toMatchObject({ why: 'other' });
    const second = source.prepare();
    timers.advance(PREPARE_DEADLINE_MS);
    await expect(second).rejects.toMatchObject({ why: 'other' });
    const third = source.prepare();
    squirrel.emit('update-downloaded');
    await third;
    expect([squirrel.eventNames(), timers.getRemainingMs()]).toEqual([[], []]);
  });

  it("reports why an update can't be installed", async () => {
    const { updater, source } = open();
    updater.failure = coded('EROFS');
    await expect(source.install()).rejects.toMatchObject({ why: 'read-only' });
    expect(updater.installed).toEqual([[true, true]]);
  });
});

describe('an updater error', () => {
  it.each([
    ['offline', coded('ENOTFOUND')],
    ['offline', new Error('net::ERR_INTERNET_DISCONNECTED')],
    ['offline', coded('HTTP_ERROR_503')],
    ['offline', new Error('Request timed out')],
    ['no-feed', coded('HTTP_ERROR_404')],
    ['no-feed', new Error('Cannot download "https://x/y", status 404: Not Found')],
    [
      'no-feed',
      coded('ERR_UPDATER_CHANNEL_FILE_NOT_FOUND', 'Cannot find channel "latest.yml": net::ERR_FAILED'),
    ],
    ['no-feed', coded('ERR_UPDATER_INVALID_UPDATE_INFO')],
    ['untrusted', coded('ERR_CHECKSUM_MISMATCH')],
    ['untrusted', coded('ERR_UPDATER_INVALID_SIGNATURE')],
    ['untrusted', new Error('Code signature at URL file:///x did not pass validation')],
    ['untrusted', new Error('net::ERR_CERT_AUTHORITY_INVALID')],
    ['disk-full', coded('ENOSPC', 'ENOSPC: no space left on device, write')],
    ['read-only', coded('EACCES')],
    ['read-only', new Error('Cannot update while running on a read-only volume.')],
    ['other', new Error('what')],
    ['other', 'what'],
    ['other', null],
  ])('is classified as %s: %s', (why, error) => expect(toUpdateFailure(error)).toBe(why));
});
