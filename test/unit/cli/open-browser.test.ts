import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../electron/cli/open-browser.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const LINK = 'http://127.0.0.1:4700/open?key=canary';

/** Creates a folder with fake browser commands that record their arguments and environment. */
async function createRecordedPlace(platform: string) {
  const folder = await createTemporaryFolder();
  const at = (name: string) => path.join(folder.dir, name);
  await mkdir(at('bin'));
  await mkdir(at('files'));
  const record = '{ tr "\\0" "\\n" </proc/$$/cmdline 2>/dev/null || echo "$0" "$@"; env; } >"$RECORD.part"';
  for (const name of ['bin/xdg-open', 'bin/open', 'windows\\System32\\rundll32.exe'])
    await writeFile(at(name), `#!/bin/sh\n${record}\nmv "$RECORD.part" "$RECORD"\n`, {
      mode: 0o755,
    });
  return {
    place: {
      env: {
        PATH: `${at('bin')}:${process.env.PATH}`,
        DISPLAY: ':0',
        RECORD: at('record'),
        SystemRoot: at('windows'),
      },
      platform,
      asRoot: false,
      parent: at('files'),
    },
    record: () => readFile(at('record'), 'utf8').catch(() => ''),
    files: () => readdir(at('files')),
    at,
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

describe.skipIf(process.platform === 'win32')('openBrowser', () => {
  it.each(['linux', 'darwin', 'win32'])(
    "doesn't reveal the link to other programs on %s",
    async (platform) => {
      await using it = await createRecordedPlace(platform);
      const done = Promise.withResolvers<void>();
      const env = { ...it.place.env, QOTD_ADMIN_TOKEN: 'canary', QOTD_REMOTE_TOKEN: 'canary' };
      const removed = openBrowser(LINK, done.promise, { ...it.place, env });
      await expect.poll(it.record).toContain('RECORD=');
      const [name = ''] = await it.files();
      const file = it.at(`files/${name}/open.html`);
      expect(await it.record()).toContain(file);
      expect(await it.record()).not.toMatch(/canary|http:/);
      expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readFile(file, 'utf8')).toContain(`content="0; url=${LINK}"`);
      done.resolve();
      await removed;
      expect(await it.files()).toEqual([]);
    },
  );

  it.each([
    ['is turned off', { env: { BROWSER: 'none', DISPLAY: ':0' } }],
    ['has no display', { env: {} }],
    ['runs as root', { asRoot: true }],
    ['has no Windows folder', { platform: 'win32', env: {} }],
  ])("doesn't leave a file if it %s", async (_, change) => {
    await using it = await createRecordedPlace('linux');
    await openBrowser(LINK, new Promise(() => {}), { ...it.place, ...change });
    expect(await it.files()).toEqual([]);
  });

  it('deletes the file if no program can open it', async () => {
    await using it = await createRecordedPlace('linux');
    await openBrowser(LINK, Promise.resolve(), { ...it.place, env: { PATH: '/nowhere', DISPLAY: ':0' } });
    expect(await it.files()).toEqual([]);
  });
});
