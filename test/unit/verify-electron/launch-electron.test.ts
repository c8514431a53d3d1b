import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { launchElectron } from '../../support/launch-electron.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

async function createProgram(dir: string, name: string, script: string): Promise<string> {
  const program = path.join(dir, name);
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return program;
}

const LAUNCH = { app: '/app', args: [], env: {}, appearance: {} };

describe('the real Electron', () => {
  it.each([
    [false, true, false],
    [true, false, true],
  ])('is sandboxed unless it runs as root (%s)', async (asRoot, chromiumSandbox, isOff) => {
    const launch = vi.fn(() => Promise.reject(new Error('not needed')));
    const launched = launchElectron(
      '/electron',
      { ...LAUNCH, userData: '/data' },
      { platform: 'linux', asRoot, launch },
    );
    await expect(launched).rejects.toThrow('not needed');
    // Playwright adds `--no-sandbox` unless this option is set.
    expect(launch).toHaveBeenCalledWith(expect.objectContaining({ chromiumSandbox }));
    expect(launch).toHaveBeenCalledWith(
      expect.objectContaining({
        args: isOff ? expect.arrayContaining(['--no-sandbox']) : expect.not.arrayContaining(['--no-sandbox']),
      }),
    );
  });
});

describe.runIf(process.platform === 'linux')('the real Electron on Windows', () => {
  /** Launches an app through a shell that becomes the child process, as Playwright does on Windows. */
  const launchInShell = async (dir: string) => {
    const child = spawn('sh', ['-c', 'sleep 1000 & echo started; wait'], { detached: true });
    const { pid = 0 } = child;
    onTestFinished(() => {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // The process has already ended.
      }
    });
    await once(child.stdout, 'data');
    const desktop = await launchElectron(
      '/electron.exe',
      { ...LAUNCH, userData: dir },
      {
        platform: 'win32',
        asRoot: false,
        launch: async () => ({
          process: () => child,
          // The process ID of Electron itself.
          evaluate: async () => 4711 as never,
          firstWindow: () => Promise.reject(new Error('not needed')),
        }),
      },
    );
    return { desktop, pid };
  };

  it('is killed with the processes that the shell started', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'arguments');
    await createProgram(folder.dir, 'taskkill', `echo "$@" > '${file}'; kill -s KILL -- "-$4"`);
    vi.stubEnv('PATH', `${folder.dir}${path.delimiter}${process.env.PATH}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { desktop, pid } = await launchInShell(folder.dir);
    await desktop.kill();
    expect(await readFile(file, 'utf8')).toBe(`/T /F /PID ${pid}\n`);
  });

  it("has its own process ID, not the shell's", async () => {
    await using folder = await createTemporaryFolder();
    const { desktop } = await launchInShell(folder.dir);
    expect(desktop.pid).toBe(4711);
  });
});
