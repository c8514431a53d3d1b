import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runElectron } from '../../../electron/run-electron.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const SANDBOX_MESSAGE =
  '[42:FATAL:setuid_sandbox_host.cc(163)] The SUID sandbox helper binary was found, but is not configured correctly. ' +
  'Rather than run without sandboxing, aborting now.';

/** Runs a shell script in place of Electron. */
async function run(script: string, signal = new AbortController().signal) {
  await using folder = await createTemporaryFolder();
  const program = path.join(folder.dir, 'electron');
  await writeFile(program, `#!/bin/sh\necho "$@" > '${folder.dir}/arguments'\n${script}\n`);
  await chmod(program, 0o755);
  const end = await runElectron(program, ['.', '--data=x'], {
    cwd: folder.dir,
    signal,
    platform: process.platform,
  });
  const args = await readFile(path.join(folder.dir, 'arguments'), 'utf8');
  const helperProcess = await readFile(path.join(folder.dir, 'helper'), 'utf8').catch(() => null);
  if (helperProcess !== null) process.kill(Number(helperProcess));
  return { end, args, helper: path.join(folder.dir, 'chrome-sandbox') };
}

describe.skipIf(process.platform === 'win32')('Electron that fails before the app opens', () => {
  it.each([
    ['the helper has the wrong mode', `echo '${SANDBOX_MESSAGE}' >&2; kill -TRAP $$`],
    [
      'there is no helper',
      "echo '[1:FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox!' >&2; kill -ABRT $$",
    ],
    ['a shell turns the signal into a code', `echo '${SANDBOX_MESSAGE}' >&2; exit 133`],
  ])('is reported with the cause and the fix if it lacks a sandbox: %s', async (_, script) => {
    const { end, args, helper } = await run(script);
    expect(end).toContain('this system blocks user namespaces');
    expect(end).toContain(`sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`);
    expect(args).toBe('. --data=x\n');
  });

  it('is reported even if a helper process keeps its standard error open', async () => {
    const { end } = await run(
      `sleep 3600 >&2 & echo $! > helper; echo '${SANDBOX_MESSAGE}' >&2; kill -TRAP $$`,
    );
    expect(end).toContain('user namespaces');
  });

  it.each([
    ['SIGSEGV', 'kill -SEGV $$'],
    ['exit code 1', 'exit 1'],
  ])('is reported with %s if the cause is unknown', async (how, script) => {
    expect((await run(script)).end).toBe(`Electron stopped before the app opened (${how}).`);
  });

  it('is reported if a system library is missing', async () => {
    expect((await run('exit 127')).end).toBe(
      "Electron can't run on this system. A system library may be missing.",
    );
  });

  it("is reported if it can't be executed", async () => {
    const options = { cwd: '/', signal: new AbortController().signal, platform: process.platform };
    expect(await runElectron('/nowhere/electron', [], options)).toBe(
      "Electron can't run on this system. A system library may be missing.",
    );
  });
});

describe.skipIf(process.platform === 'win32')("Electron's environment", () => {
  it('omits parent variables that change how Electron starts', async () => {
    for (const name of ['ELECTRON_RUN_AS_NODE', 'ELECTRON_NO_ASAR', 'NODE_OPTIONS']) vi.stubEnv(name, '1');
    vi.stubEnv('ELECTRON_OZONE_PLATFORM_HINT', 'auto');
    try {
      const script =
        'test "$ELECTRON_OZONE_PLATFORM_HINT" = auto || exit 3; env | grep -E "ELECTRON_(RUN|NO)|NODE_OPTIONS" && exit 4';
      expect((await run(`: > "$QOTD_STARTED_FILE"; ${script}; exit 0`)).end).toBe(0);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it.each([
    ["with Electron's code if the app opened", 3, 'exit 3'],
    [
      'with 1 if a signal ends Electron after the app opened',
      1,
      `echo '${SANDBOX_MESSAGE}' >&2; kill -TRAP $$`,
    ],
  ])('exits %s', async (_, code, script) => {
    expect((await run(`: > "$QOTD_STARTED_FILE"; ${script}`)).end).toBe(code);
  });

  it('exits with 0 if another instance is already running', async () => {
    expect((await run('exit 0')).end).toBe(0);
  });

  it('exits with 0 when stopped, even if a signal ends Electron', async () => {
    const stop = new AbortController();
    stop.abort();
    expect((await run('kill -TERM $$', stop.signal)).end).toBe(0);
  });
});
