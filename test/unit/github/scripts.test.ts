import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = (script: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = ROOT) =>
  spawnSync('bash', [path.join(ROOT, '.github/scripts', script), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

describe('check-tag.sh', () => {
  it('accepts only the tag of the version in package.json', () => {
    expect(run('check-tag.sh', [`v${packageJson.version}`])).toMatchObject({ status: 0 });
    const other = run('check-tag.sh', ['v99.0.0']);
    expect(other).toMatchObject({ status: 1, stderr: expect.stringContaining('v99.0.0') });
  });
});

describe('write-keys.sh', () => {
  it('writes only secrets that exist, to files that only the user can read', async () => {
    await using folder = await temporaryFolder();
    const variables = path.join(folder.dir, 'variables');
    const { status, stdout } = run('write-keys.sh', [], {
      RUNNER_TEMP: folder.dir,
      GITHUB_ENV: variables,
      UPDATE_KEY: 'line 1\nline 2',
      NEXT_UPDATE_KEY: '',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'QOTD_UPDATE_KEY is set.\n' });
    const file = path.join(folder.dir, 'UPDATE_KEY');
    expect(await readFile(variables, 'utf8')).toBe(`QOTD_UPDATE_KEY=${file}\n`);
    expect(await readFile(file, 'utf8')).toBe('line 1\nline 2\n');
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe('draft-release.sh', () => {
  it('creates a draft, and uploads the update feeds after all other files', async () => {
    await using folder = await temporaryFolder();
    const release = path.join(folder.dir, 'release');
    await mkdir(release);
    for (const name of ['app.deb', 'latest-linux.yml', 'latest.yml', 'sbom.cdx.json'])
      await writeFile(path.join(release, name), '');
    const gh = path.join(folder.dir, 'gh');
    // `release view` prints whether it's a draft, and fails until the release exists.
    const state = path.join(folder.dir, 'draft');
    await writeFile(
      gh,
      '#!/bin/sh\n[ "$2" = view ] && { cat draft; exit; }\n[ "$2" = create ] && echo true > draft\necho "$@"\n',
    );
    await chmod(gh, 0o755);
    const env = { PATH: `${folder.dir}${path.delimiter}${process.env.PATH}` };
    const draft = () => {
      const { status, stdout } = run('draft-release.sh', ['v1.0.0'], env, folder.dir);
      return { status, lines: stdout.trimEnd().split('\n') };
    };
    const uploads = [
      'release upload v1.0.0 --clobber release/app.deb release/sbom.cdx.json',
      'release upload v1.0.0 --clobber release/latest-linux.yml release/latest.yml',
    ];
    expect(draft()).toEqual({
      status: 0,
      lines: [
        'release create v1.0.0 --draft --verify-tag --title v1.0.0 --notes-file release-notes.md',
        ...uploads,
      ],
    });
    // After a failed upload, it uploads again to the same draft.
    expect(draft()).toEqual({ status: 0, lines: uploads });
    // Files of a published release are never replaced.
    await writeFile(state, 'false\n');
    expect(draft()).toEqual({ status: 1, lines: [''] });
  });
});
