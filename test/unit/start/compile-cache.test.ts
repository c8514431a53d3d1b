import { spawnSync } from 'node:child_process';
import { chmod, chown, lstat, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFolderPerTest } from '../../support/folder-per-test.ts';

const LAUNCHER = path.resolve(import.meta.dirname, '../../../electron/run-on-supported-node.cjs');
const NAME = 'qotd-studio-compiled';
const ANOTHER_ACCOUNT = 12_345;

const folder = createFolderPerTest();
const home = () => path.join(folder.dir, 'home');
const cache = () => path.join(home(), '.cache');
const shared = () => path.join(folder.dir, 'shared');

/** Returns the folder with an entry's compiled code, or `none`. */
function findCompileCache(env: Readonly<Record<string, string>> = {}): string {
  const entry = path.join(folder.dir, 'entry.ts');
  const { NODE_COMPILE_CACHE: _, XDG_CACHE_HOME: __, ...own } = process.env;
  const { stdout } = spawnSync(process.execPath, [LAUNCHER, entry], {
    encoding: 'utf8',
    env: { ...own, HOME: home(), TMPDIR: shared(), ...env },
  });
  return stdout.trim();
}

describe.skipIf(process.platform !== 'linux')('the compile cache of npm start and npm run cli', () => {
  beforeEach(async () => {
    await mkdir(home(), { mode: 0o700 });
    await mkdir(shared());
    await chmod(shared(), 0o1777);
    await writeFile(
      path.join(folder.dir, 'entry.ts'),
      "import module from 'node:module'; console.log(module.getCompileCacheDir() ?? 'none');",
    );
  });

  it("is a private folder in the user's cache folder, not in the shared one", async () => {
    expect(path.dirname(findCompileCache())).toMatch(new RegExp(`/\\.cache/${NAME}$`));
    expect((await lstat(path.join(cache(), NAME))).mode & 0o777).toBe(0o700);
    expect(await readdir(shared())).toEqual([]);
    expect(findCompileCache({ XDG_CACHE_HOME: path.join(home(), 'elsewhere') })).toContain(
      `/elsewhere/${NAME}/`,
    );
  });

  it("can be in a sticky shared folder, because other accounts can't rename it", () => {
    expect(findCompileCache({ XDG_CACHE_HOME: shared() })).toContain(`/shared/${NAME}/`);
  });

  const planted: Record<string, () => Promise<unknown>> = {
    'a link': async () => {
      await mkdir(path.join(shared(), 'planted'), { mode: 0o700 });
      await mkdir(cache(), { mode: 0o700 });
      await symlink(path.join(shared(), 'planted'), path.join(cache(), NAME));
    },
    'a file': async () => {
      await mkdir(cache(), { mode: 0o700 });
      await writeFile(path.join(cache(), NAME), '');
    },
    'a folder that others can read': async () => {
      await mkdir(path.join(cache(), NAME), { recursive: true });
      await chmod(path.join(cache(), NAME), 0o755);
    },
    'in a folder that others can write to': async () => {
      await mkdir(cache());
      await chmod(cache(), 0o777);
    },
  };
  it.each(Object.keys(planted))("isn't used if it's %s", async (name) => {
    await planted[name]?.();
    expect(findCompileCache()).toBe('none');
  });

  it("isn't used if the home folder is missing", () => {
    expect(findCompileCache({ HOME: '/dev/null/home' })).toBe('none');
  });

  it.skipIf(process.getuid?.() !== 0)("isn't used if another account owns it or its parent", async () => {
    const own = path.join(cache(), NAME);
    await mkdir(own, { recursive: true, mode: 0o700 });
    await chown(own, ANOTHER_ACCOUNT, ANOTHER_ACCOUNT);
    expect(findCompileCache()).toBe('none');
    await chown(own, 0, 0);
    expect(findCompileCache()).not.toBe('none');
    await chown(cache(), ANOTHER_ACCOUNT, ANOTHER_ACCOUNT);
    expect(findCompileCache()).toBe('none');
  });
});
