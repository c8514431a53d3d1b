import { spawnSync } from 'node:child_process';
import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCallerFolder } from '../../../electron/npm-environment.ts';
import { findBuiltCli } from '../../support/built-cli.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('the folder in which npm was run', () => {
  it("is detected only if npm runs this package's script", () => {
    expect(findCallerFolder({ INIT_CWD: '/bot', npm_package_name: 'qotd-studio' })).toBe('/bot');
    expect(findCallerFolder({ INIT_CWD: '/bot', npm_package_name: 'bot' })).toBeUndefined();
    expect(findCallerFolder({ INIT_CWD: '/bot' })).toBeUndefined();
  });

  it("is the base of exec's paths and the command's working directory", async () => {
    findBuiltCli();
    await using folder = await createTemporaryFolder();
    const bot = path.join(folder.dir, 'bot');
    await mkdir(bot);
    await writeFile(
      path.join(bot, 'questions.json'),
      '[{"title":"Tea or coffee?","options":"🍵 - Tea\\n☕ - Coffee"}]',
    );
    await writeFile(path.join(bot, 'package.json'), '{"scripts":{"test":"node bot.mjs"}}');
    await writeFile(
      path.join(bot, 'bot.mjs'),
      `const headers = { authorization: 'Bearer ' + process.env.QOTD_MEMBER_TOKEN };
         const { question } = await (await fetch(process.env.QOTD_API_URL + '/questions/1', { headers })).json();
         console.log(JSON.stringify({ question, cwd: process.cwd() }));`,
    );
    const own = ['--data', 'library', '--snapshot', 'questions.json', '--log', 'calls.jsonl'];
    const { status, stdout, stderr } = spawnSync(
      'npm',
      [
        '--prefix',
        ROOT,
        'run',
        '--silent',
        'cli',
        '--',
        'exec',
        ...own,
        '--',
        'npm',
        'run',
        '--silent',
        'test',
      ],
      { cwd: bot, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    expect({ status, stderr }).toMatchObject({ status: 0, stderr: expect.stringContaining('1 entry') });
    const { question, cwd } = JSON.parse(stdout);
    expect({ question, cwd: await realpath(cwd) }).toEqual({
      question: 'Tea or coffee?',
      cwd: await realpath(bot),
    });
    expect(await realpath(path.join(bot, 'library/library.json'))).not.toBe('');
    expect(await realpath(path.join(bot, 'calls.jsonl'))).not.toBe('');
  });
});

describe('the environment of a command in exec', () => {
  it.each([
    { place: 'in its folder', isLinked: false },
    { place: 'behind a symbolic link', isLinked: true },
  ])(
    "differs from that of npm's caller only by QOTD variables and NO_PROXY, $place",
    async ({ isLinked }) => {
      findBuiltCli();
      await using folder = await createTemporaryFolder();
      const link = path.join(folder.dir, 'checkout');
      if (isLinked) await symlink(ROOT, link, 'junction');
      const called = Object.fromEntries(
        Object.entries(process.env).filter(
          ([name]) => !/^(npm_|QOTD_)/.test(name) && !['INIT_CWD', 'NODE', 'COLOR'].includes(name),
        ),
      );
      const print = 'console.log(JSON.stringify(process.env))';
      // npm sets EDITOR. In `PATH`, the folder separates this test run's packages from npm's additions.
      const env: NodeJS.ProcessEnv = {
        ...called,
        EDITOR: 'ed',
        PATH: [folder.dir, called.PATH].join(path.delimiter),
      };
      const { status, stdout } = spawnSync(
        'npm',
        [
          ...['--prefix', isLinked ? link : ROOT, 'run', '--silent', 'cli', '--', 'exec', '--'],
          ...[process.execPath, '-e', print],
        ],
        { cwd: folder.dir, encoding: 'utf8', shell: process.platform === 'win32', env },
      );
      expect(status).toBe(0);
      const {
        PWD: _folder,
        OLDPWD: _oldFolder,
        SHLVL: _level,
        _: _command,
        ...received
      } = JSON.parse(stdout);
      const names = Object.keys(received).filter((name) => received[name] !== env[name]);
      expect(names.sort()).toEqual([
        'NO_PROXY',
        'QOTD_ADMIN_TOKEN',
        'QOTD_API_URL',
        'QOTD_CONTROL_TOKEN',
        'QOTD_CONTROL_URL',
        'QOTD_MEMBER_TOKEN',
        'no_proxy',
      ]);
      expect(received.PATH).toBe(env.PATH);
    },
  );
});
