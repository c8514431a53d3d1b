import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, skipOnDesktop } from '../support/app-fixture.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { startCountingServer } from '../support/transport/tls-test-servers.ts';

/**
 * Runs a command in a user namespace as a user other than root, because Electron rejects root. Some
 * containers don't allow user namespaces.
 */
const AS_USER = process.getuid?.() === 0 ? ['unshare', '--user'] : [];
const findUserObstacle = (): string | null => {
  const [program, ...args] = [...AS_USER, 'true'];
  return spawnSync(program, args).status === 0 ? null : 'Only root is there, and it may have no namespace.';
};

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Started {
  child: ChildProcess;
  getOutput(): string;
  getErrors(): string;
  exited: Promise<unknown[]>;
}

/** Runs `npm start` with a separate home folder and process group, as in a terminal. */
const test = base.extend<{
  home: string;
  start: (env: Record<string, string>, ...args: string[]) => Started;
}>({
  home: async ({}, use) => {
    await using folder = await createTemporaryFolder();
    await use(folder.dir);
  },
  start: async ({ home }, use) => {
    const started: Started[] = [];
    await use((env, ...args) => {
      const places = { HOME: home, XDG_CONFIG_HOME: home, APPDATA: home, BROWSER: 'none' };
      const [program = '', ...rest] = [...AS_USER, process.execPath, 'electron/start.ts', 'app', ...args];
      const child = spawn(program, rest, {
        cwd: ROOT,
        detached: true,
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, ...places, ...env },
      });
      const [out, errors] = [child.stdout, child.stderr].map((stream) => {
        const chunks: string[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
        return () => chunks.join('');
      });
      const one = {
        child,
        getOutput: out ?? String,
        getErrors: errors ?? String,
        exited: once(child, 'exit'),
      };
      started.push(one);
      return one;
    });
    for (const { child, exited } of started) {
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
      await exited;
    }
  },
});

const getUrl = async ({ getOutput }: Started): Promise<string> => {
  await expect.poll(getOutput).toContain('Press Ctrl+C to stop.');
  return /Open this in your browser: (\S+)/.exec(getOutput())?.[1] ?? '';
};

skipOnDesktop('This is how `npm start` opens the app in a browser.');
test.skip(process.platform === 'win32', 'Windows has no process groups and no signals');

test('the app starts in a browser on request and exits with code 0 on Ctrl+C', {
  tag: '@journey',
}, async ({ home, page, start }) => {
  const started = start({ QOTD_WEB: '1' });
  const address = await getUrl(started);
  expect(started.getErrors()).toContain('Starting QOTD Studio in your browser instead.');
  expect(started.getOutput()).toContain(`${path.sep}QOTD Studio${path.sep}library\n`);
  expect(started.getOutput()).toContain(`Library: ${home}`);
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();

  process.kill(-(started.child.pid ?? 0), 'SIGINT');
  expect(await started.exited).toEqual([0, null]);
  await expect(fetch(address)).rejects.toThrow();
  expect(started.getErrors()).not.toMatch(/^\s+at /m);
});

test('Enter prints another link after the first one was used', { tag: '@journey' }, async ({
  page,
  start,
}) => {
  const started = start({ QOTD_WEB: '1' });
  await page.goto(await getUrl(started));
  await expect(page.getByRole('main')).toBeVisible();
  started.child.stdin?.write('\n');
  const listLinks = () =>
    [...started.getOutput().matchAll(/Open this in your browser: (\S+)\n/g)].map(([, url]) => url);
  await expect.poll(() => listLinks().length).toBe(2);
  const [used = '', fresh = ''] = listLinks();
  await page.goto(used);
  await expect(page.getByRole('heading')).toHaveText('This link was already used');
  await page.goto(fresh);
  await expect(page.getByRole('main')).toBeVisible();
});

test('a signal to the command alone also stops the backend', async ({ start }) => {
  const started = start({ QOTD_WEB: '1' });
  const address = await getUrl(started);
  started.child.kill('SIGTERM');
  expect(await started.exited).toEqual([0, null]);
  await expect(fetch(address)).rejects.toThrow();
});

test('if the library is already open, the command prints a message and exits with code 3', {
  tag: '@journey',
}, async ({ start }) => {
  await getUrl(start({ QOTD_WEB: '1' }));
  const second = start({ QOTD_WEB: '1' });
  expect(await second.exited).toEqual([3, null]);
  expect(second.getErrors()).toMatch(/open in another program/);
  expect(second.getErrors()).not.toMatch(/^\s+at /m);
});

test('a library path after -- is relative to the folder where npm was run', async ({ home, start }) => {
  const dir = path.join(home, 'a library');
  const npm = { INIT_CWD: home, npm_package_name: 'qotd-studio' };
  const started = start({ QOTD_WEB: '1', ...npm }, '--data', 'a library');
  await getUrl(started);
  expect(started.getOutput()).toContain(`Library: ${dir}\n`);
  started.child.kill('SIGTERM');
  expect(await started.exited).toEqual([0, null]);
  expect(await readdir(home)).toEqual(['a library']);
});

test('an unknown option prints a message and exits with code 2', async ({ home, start }) => {
  const started = start({ QOTD_WEB: '1' }, '--dta', 'x');
  expect(await started.exited).toEqual([2, null]);
  expect(started.getErrors()).toBe(
    'error: Unknown option: --dta. Run `npm start` or `npm start -- --data DIR`.\n',
  );
  expect(await readdir(home)).toEqual([]);
});

test.describe('with a display', () => {
  const reason = findUserObstacle();
  test.skip(reason !== null, reason ?? '');

  /** Installs a shell script in place of Electron. Returns the environment that selects the script. */
  async function installElectron(dir: string, script: string): Promise<Record<string, string>> {
    const program = path.join(dir, 'electron');
    await writeFile(program, `#!/bin/sh\necho "$@" > '${dir}/arguments'\n${script}\n`);
    await chmod(program, 0o755);
    return { ELECTRON_OVERRIDE_DIST_PATH: dir, DISPLAY: ':0' };
  }

  test('the app opens in a browser and explains that Electron has no sandbox', { tag: '@journey' }, async ({
    home,
    page,
    start,
  }) => {
    const message =
      'FATAL:setuid_sandbox_host.cc(163)] The SUID sandbox helper binary was found, but is not configured correctly.';
    const env = await installElectron(home, `echo '${message}' >&2; kill -TRAP $$`);
    const started = start(env, '--disable-gpu', '--data', path.join(home, 'library'));
    await page.goto(await getUrl(started));
    await expect(page.getByRole('main')).toBeVisible();
    expect(started.getErrors()).toContain(message);
    expect(started.getErrors()).toContain('because this system blocks user namespaces. To allow');
    expect(started.getErrors()).toContain('Starting QOTD Studio in your browser instead.');
    expect(await readFile(path.join(home, 'arguments'), 'utf8')).toBe(
      `${ROOT} --data=${home}/library --disable-gpu\n`,
    );
    started.child.kill('SIGTERM');
    expect(await started.exited).toEqual([0, null]);
  });

  test('the app opens in a browser and explains that Electron isn’t at the configured path', async ({
    home,
    start,
  }) => {
    const started = start({ ELECTRON_OVERRIDE_DIST_PATH: home, DISPLAY: ':0' });
    await getUrl(started);
    expect(started.getErrors()).toContain(`Electron isn't in ${home}. Check \`ELECTRON_OVERRIDE_DIST_PATH\``);
    expect(started.getErrors()).not.toContain('Downloading');
  });

  test('the app opens in a browser and explains why Electron can’t be downloaded', {
    tag: '@journey',
  }, async ({ home, start }) => {
    test.skip(detectElectronKind(ROOT).name === 'electron', 'Electron is here already.');
    await using mirror = await startCountingServer((_, response) => response.writeHead(404).end());
    const started = start({
      DISPLAY: ':0',
      ELECTRON_MIRROR: `${mirror.origin}/`,
      electron_config_cache: path.join(home, 'cache'),
    });
    await getUrl(started);
    expect(started.getErrors()).toMatch(
      /Downloading Electron .*\nCouldn't download Electron\. The server doesn't have the file http\S+\.zip \(404\)\. .* Starting QOTD Studio in your browser instead\.\n/,
    );
    started.child.kill('SIGTERM');
    expect(await started.exited).toEqual([0, null]);
  });

  test('the command exits with code 1 if Electron crashes after the app opened', async ({ home, start }) => {
    const env = await installElectron(home, ': > "$QOTD_STARTED_FILE"; kill -TRAP $$');
    const started = start(env);
    expect(await started.exited).toEqual([1, null]);
    expect(started.getOutput()).toBe('');
    expect(started.getErrors()).toContain('The desktop app exited with code 1.');
  });

  test('the command exits without offering the browser if the app restarts after an error', async ({
    home,
    start,
  }) => {
    const started = start(await installElectron(home, ': > "$QOTD_STARTED_FILE"; exit 75'));
    expect(await started.exited).toEqual([0, null]);
    expect(started.getErrors()).toContain('The desktop app restarts after an error.');
    expect(started.getErrors()).not.toContain('browser');
  });
});
