import { describe, expect, it } from 'vitest';
import { createAppUpdates, restartToUpdate } from '../../../../electron/desktop/updates/app-updates.ts';
import { UpdateError } from '../../../../electron/desktop/updates/update-error.ts';
import { CHECK_INTERVAL_MS, type UpdateChoices } from '../../../../electron/desktop/updates/update-state.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';
import { silentLog } from '../../../support/silent-log.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function openUpdates(first: Partial<UpdateChoices> = {}) {
  const timers = createManualTimers();
  const done: string[] = [];
  let choices: UpdateChoices = { updates: 'check', lookedAt: null, skipped: null, ...first };
  const responses = {
    check: async (): Promise<string | null> => '2.0.0',
    download: async (_onProgress: (percent: number) => void) => true,
    load: async () => undefined,
    prepare: async () => undefined,
  };
  const updates = createAppUpdates({
    context: { version: '1.0.0', unavailableReason: null, canInstall: true, page: true },
    source: async () => {
      done.push('load');
      await responses.load();
      return {
        check: () => {
          done.push('check');
          return responses.check();
        },
        download: (onProgress) => responses.download(onProgress),
        cancel: () => void done.push('cancel'),
        prepare: () => {
          done.push('prepare');
          return responses.prepare();
        },
        install: async () => void done.push('install'),
      };
    },
    choices: {
      get: () => choices,
      change: (next) => {
        choices = next;
      },
    },
    now: () => CHECK_INTERVAL_MS + timers.now(),
    timers,
    onChange: () => done.push('tell'),
    openPage: () => done.push('page'),
    restart: async (install) => {
      done.push('finish');
      await install();
    },
    log: silentLog,
  });
  return { updates, timers, done, responses, choices: () => choices };
}

describe('app updates', () => {
  it('send no request until the user allows or requests a check', async () => {
    const { updates, timers, done, choices } = openUpdates({ updates: 'ask' });
    updates.start();
    timers.advance(10 * CHECK_INTERVAL_MS);
    await settled();
    expect(done).toEqual([]);
    updates.request('refuse');
    timers.advance(10 * CHECK_INTERVAL_MS);
    await settled();
    expect(done).toEqual(['tell']);
    expect(choices().updates).toBe('never');
    updates.request('check');
    await settled();
    expect(updates.view()).toEqual({ kind: 'found', version: '2.0.0', canInstall: true, page: true });
    expect(done.filter((what) => what === 'load')).toHaveLength(1);
  });

  it('are checked daily, even after a failure', async () => {
    const { updates, timers, done, responses } = openUpdates();
    responses.check = () => Promise.reject(new UpdateError('offline', null));
    updates.start();
    timers.advance(29_000);
    expect(done).toEqual([]);
    for (let hour = 0; hour < 72; hour++) {
      timers.advance(60 * 60 * 1000);
      await settled();
    }
    expect(done.filter((what) => what === 'check')).toHaveLength(3);
    expect(done).not.toContain('tell');
  });

  it('proceed from check to installation one step at a time', async () => {
    const { updates, done, responses } = openUpdates();
    updates.request('check');
    await settled();
    const whole = Promise.withResolvers<boolean>();
    responses.download = (onProgress) => {
      onProgress(33.9);
      return whole.promise;
    };
    updates.request('download');
    await settled();
    expect(updates.view()).toEqual({ kind: 'downloading', version: '2.0.0', percent: 33 });
    updates.request('cancel');
    await settled();
    expect(done).toContain('cancel');
    whole.resolve(false);
    await settled();
    expect(updates.view()).toMatchObject({ kind: 'stopped', why: null });
    responses.download = () => Promise.reject(new UpdateError('untrusted', null));
    updates.request('download');
    await settled();
    expect(updates.view()).toMatchObject({ kind: 'stopped', why: 'untrusted' });
    responses.download = async () => true;
    updates.request('download');
    await settled();
    expect(updates.view()).toEqual({ kind: 'ready', version: '2.0.0' });
    expect(done).not.toContain('install');
    updates.request('restart');
    await settled();
    expect(done.slice(-3)).toEqual(['prepare', 'finish', 'install']);
  });

  it('keep the app open if preparation fails, and can be downloaded again', async () => {
    const { updates, done, responses } = openUpdates();
    responses.prepare = () => Promise.reject(new UpdateError('untrusted', null));
    for (const request of ['check', 'download', 'restart'] as const) {
      updates.request(request);
      await settled();
    }
    expect(updates.view()).toEqual({ kind: 'stopped', version: '2.0.0', why: 'untrusted', page: true });
    expect(done).not.toContain('finish');
    updates.request('download');
    await settled();
    expect(updates.view()).toEqual({ kind: 'ready', version: '2.0.0' });
  });

  it('report failed requests and can be retried', async () => {
    const { updates, responses } = openUpdates();
    responses.load = () => Promise.reject(new Error('no such file'));
    updates.request('check');
    await settled();
    expect(updates.view()).toEqual({ kind: 'failed', why: 'other' });
    responses.load = async () => undefined;
    updates.request('check');
    await settled();
    expect(updates.view()).toMatchObject({ kind: 'found' });
  });

  it('open the release page on request', async () => {
    const { updates, done } = openUpdates();
    updates.request('page');
    await settled();
    expect(done).toEqual(['page']);
  });
});

describe('restarting for an update', () => {
  const restart = (finish: () => Promise<void>, install: () => Promise<void>) => {
    const done: string[] = [];
    const run = restartToUpdate({
      finish: async () => {
        done.push('finish');
        await finish();
      },
      release: () => done.push('release'),
      onFailure: (error) => done.push(`give up: ${error}`),
    });
    return run(async () => {
      done.push('install');
      await install();
    }).then(() => done);
  };

  it("starts the installer after everything is saved and the app's lock is released", async () => {
    expect(
      await restart(
        async () => undefined,
        async () => undefined,
      ),
    ).toEqual(['finish', 'release', 'install']);
  });
  it("doesn't start the installer if saving fails", async () => {
    expect(
      await restart(
        () => Promise.reject('disk'),
        async () => undefined,
      ),
    ).toEqual(['finish', 'give up: disk']);
  });
  it("continues with the current version if the installer doesn't start", async () => {
    expect(
      await restart(
        async () => undefined,
        () => Promise.reject('busy'),
      ),
    ).toEqual(['finish', 'release', 'install', 'give up: busy']);
  });
});
