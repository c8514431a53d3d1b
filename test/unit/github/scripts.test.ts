import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = (script: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = ROOT) =>
  spawnSync('bash', [path.join(ROOT, '.github/scripts', script), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

describe('check-tag.sh', () => {
  it('accepts only a tag that matches the version in package.json', () => {
    expect(run('check-tag.sh', [`v${packageJson.version}`])).toMatchObject({ status: 0 });
    const other = run('check-tag.sh', ['v99.0.0']);
    expect(other).toMatchObject({ status: 1, stderr: expect.stringContaining('v99.0.0') });
  });
});

describe('check-commits.sh', () => {
  const BODY = 'The service may return a different emoji.\n\nChecked with a new test.';

  /**
   * Checks a commit with this message. The previous commit's message is invalid but isn't in the checked
   * range.
   */
  async function checkMessage(message: string) {
    await using folder = await createTemporaryFolder();
    const git = (...args: string[]) => {
      const { status, stderr } = spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
        cwd: folder.dir,
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
    };
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '-m', 'Old history.');
    git('commit', '--quiet', '--allow-empty', '-m', message);
    return run('check-commits.sh', ['HEAD~1..HEAD'], {}, folder.dir);
  }

  it.each([
    `sync: Hold an edit if the service returns a different emoji\n\n${BODY}`,
    `local-api: Return 404 for a question in the Trash\n\n${BODY}`,
    `docs: ${'Explain '.repeat(8)}it\n\n${BODY}`,
  ])('accepts %j', async (message) => {
    expect(await checkMessage(message)).toMatchObject({ status: 0, stderr: '' });
  });

  it.each([
    [`Hold an edit\n\n${BODY}`, 'as "area: Imperative summary"'],
    [`sync: hold an edit\n\n${BODY}`, 'as "area: Imperative summary"'],
    [`sync: Hold an edit.\n\n${BODY}`, 'as "area: Imperative summary"'],
    [`sync: Call an edit a change\n\n${BODY}`, 'a more specific verb than Call'],
    [`sync: ${'Hold an edit '.repeat(6)}here\n\n${BODY}`, 'has 88 characters'],
    ['sync: Hold an edit', 'Add a body'],
  ])('rejects %j', async (message, problem) => {
    const { status, stderr } = await checkMessage(message);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(problem) });
  });
});

describe('write-keys.sh', () => {
  it('writes only secrets that exist, to files that only the user can read', async () => {
    await using folder = await createTemporaryFolder();
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
  it('creates a draft and uploads the update feeds last', async () => {
    await using folder = await createTemporaryFolder();
    const release = path.join(folder.dir, 'release');
    await mkdir(release);
    for (const name of ['app.deb', 'latest-linux.yml', 'latest.yml', 'sbom.cdx.json'])
      await writeFile(path.join(release, name), '');
    const gh = path.join(folder.dir, 'gh');
    // The fake `release view` prints whether the release is a draft, and fails until the release exists.
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
    // After a failed upload, the script uploads to the same draft again.
    expect(draft()).toEqual({ status: 0, lines: uploads });
    // Files of a published release are never replaced.
    await writeFile(state, 'false\n');
    expect(draft()).toEqual({ status: 1, lines: [''] });
  });
});
