import path from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { describe, expect, it } from 'vitest';
import { createElectronFolder } from '../../support/electron-folder.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import type { AppUnderTest } from '../../verify-electron/app-under-test.ts';
import { ITEMS } from '../../verify-electron/electron-checks.ts';
import {
  formatTable,
  type Item,
  NotSeenError,
  type Stage,
  verify,
} from '../../verify-electron/verification.ts';

const getStage = (kind: Stage['kind']) => ({ kind, reset: async () => undefined });

const item = (run: Item<Stage>['run']): Item<Stage> => ({
  name: 'an item',
  checks: 'something',
  deadlineSeconds: 0.01,
  run,
});

describe('a verification item', () => {
  it.each([
    ['electron', 'pass', 'seen'],
    ['mock', 'not seen', 'mock: ok (seen)'],
  ] as const)('that succeeds on %s has the result "%s"', async (kind, result, evidence) => {
    const found = await verify([item(async () => 'seen')], getStage(kind));
    expect(found).toEqual([{ name: 'an item', checks: 'something', result, evidence }]);
  });

  it.each(['electron', 'mock'] as const)('that fails on %s has the failed step as evidence', async (kind) => {
    const broken = item(async (_, step) => {
      step('the second step');
      throw new Error('it is broken');
    });
    const hung = item((_, step) => {
      step('a step without an end');
      return new Promise(() => undefined);
    });
    const found = await verify([broken, hung], getStage(kind));
    expect(found).toMatchObject([
      { result: 'fail', evidence: 'at “the second step”: it is broken' },
      { result: 'fail', evidence: 'at “a step without an end”: not finished after 0.01 s' },
    ]);
    expect(formatTable(found)).toContain('0 passed, 2 failed, 0 not seen');
  });

  it.each(['electron', 'mock'] as const)("isn't seen on %s if this computer can't show it", async (kind) => {
    const found = await verify([item(() => Promise.reject(new NotSeenError('no display')))], getStage(kind));
    expect(found).toMatchObject([{ result: 'not seen', evidence: 'no display' }]);
  });
});

it("every item fails if the app doesn't start", async () => {
  const refuse = () => Promise.reject(new Error('it does not start'));
  const app: AppUnderTest = {
    ...getStage('mock'),
    scratch: import.meta.dirname,
    packaged: path.join(import.meta.dirname, 'no-program'),
    packagedData: import.meta.dirname,
    shots: null,
    shared: refuse,
    launch: refuse,
    startAgain: refuse,
    runAsNode: refuse,
  };
  // Excludes the item that creates a library before it starts the app.
  const items = ITEMS.filter(({ name }) => name !== '100,000 IDs');
  const found = await verify(items, app);
  expect(found.filter(({ result }) => result !== 'fail')).toEqual([]);
  expect(found).toHaveLength(ITEMS.length - 1);
});

it("fuses are read from a program and compared with the packages' fuses", async () => {
  await using folder = await createTemporaryFolder();
  createElectronFolder(folder.dir, '45.0.0');
  const packaged = path.join(folder.dir, 'electron');
  const unused = () => Promise.reject(new Error('not needed'));
  const app: AppUnderTest = {
    ...getStage('electron'),
    scratch: folder.dir,
    packaged,
    packagedData: folder.dir,
    shots: null,
    shared: unused,
    launch: unused,
    startAgain: unused,
    runAsNode: unused,
  };
  const fuses = ITEMS.filter(({ name }) => name === 'package: fuses');
  expect(await verify(fuses, app)).toMatchObject([
    { result: 'fail', evidence: expect.stringContaining('RunAsNode') },
  ]);
  await flipFuses(packaged, {
    version: FuseVersion.V1,
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    [FuseV1Options.EnableCookieEncryption]: true,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  });
  expect(await verify(fuses, app)).toMatchObject([
    { result: 'pass', evidence: expect.stringContaining('RunAsNode off') },
  ]);
  expect(await verify(fuses, { ...app, packaged: null })).toMatchObject([{ result: 'not seen' }]);
});
