import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT, UsageError } from '../../../electron/cli/command.ts';
import { formatCommandError } from '../../../electron/cli/command-error-message.ts';
import { createServeCommand } from '../../../electron/cli/serve-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { AppError } from '../../../shared/errors.ts';
import { createLocalProfile } from '../../../shared/settings.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLink } from '../../support/window-bridge.ts';

const command = createServeCommand({ version: '0.0.0', assetsDir: '/nowhere', openSettings });

describe('serve', () => {
  it.each([
    [[], /Missing --data DIR/],
    [['--data', 'x', '--port', 'http'], /--port must be a number from 0 to 65535, not "http"/],
    [['--data', 'x', '--port', '65536'], /--port must be a number/],
    [['--data', 'x', '--admin-token', 'a b'], /administrator token can contain only/],
    [['--data', 'x', '--admin-token', 'same', '--member-token', 'same'], /must be different/],
    [['--data', 'x', '--admin-token', ''], /administrator token can contain only/],
    [['--data', 'x', '--remote-url', 'ftp://qotd.example/api/v1'], /--remote-url must be an https: URL/],
    [
      ['--data', 'x', '--remote-url', 'https://qotd.example/api/v1#create'],
      /--remote-url can't contain \? or #/,
    ],
    [['--data', 'x', '--remote-url', 'https://qotd.example/api/v1?'], /--remote-url can't contain \? or #/],
    [['--data', 'x', '--nonsense'], /^Unknown option: --nonsense\.$/],
    [['--data', 'x', '-v'], /^Unknown option: -v\.$/],
    [['--data', 'x', 'stray'], /^Unexpected argument: stray\.$/],
    [['--data'], /^--data requires a value\.$/],
    [['--data', '--ui'], /^--data requires a value\.$/],
    [['--data', 'x', '--ui=yes'], /^--ui doesn't take a value\.$/],
    [['--data', 'x', '--open'], /^--open requires --ui\.$/],
    [['--data', 'x', '--port', '-1'], /^--port must be a number from 0 to 65535, not "-1"\.$/],
    [['--data', 'x', '--log', ''], /^--log requires a file path\.$/],
    [['--data', 'x', '--snapshot='], /^--snapshot requires a file path\.$/],
    [
      ['--data', 'x', '--absent-fields', 'drop'],
      /^--absent-fields must be keep, clear, or reject, not "drop"\.$/,
    ],
  ])('reports incorrect usage: %j', async (args, sentence) => {
    const { terminal } = fakeTerminal();
    await expect(command.run(args, terminal)).rejects.toThrow(UsageError);
    await expect(command.run(args, terminal)).rejects.toThrow(sentence);
  });

  it('requires --create in a folder with other files', async () => {
    await using folder = await createTemporaryFolder();
    await mkdir(path.join(folder.dir, 'src'));
    await writeFile(path.join(folder.dir, 'settings.json'), '{}');
    const args = ['--data', folder.dir, '--port', '0'];
    const message = `${folder.dir} isn't empty and doesn't contain a library. Use another folder, or add --create.`;
    await expect(command.run(args, fakeTerminal().terminal)).rejects.toThrow(message);
    expect(await readdir(folder.dir)).toEqual(['settings.json', 'src']);
    for (const more of [['--create'], []]) {
      const { terminal, started, stop } = fakeTerminal();
      const ended = command.run([...args, ...more], terminal);
      expect(await started).toContain('Local API: http');
      stop();
      expect(await ended).toBe(EXIT.done);
    }
  });

  it('prints its URLs without tokens as one JSON line and exits with 0', async () => {
    await using folder = await createTemporaryFolder();
    const { terminal, written, started, stop } = fakeTerminal({ QOTD_ADMIN_TOKEN: 'canary' });
    const ended = command.run(['--data', folder.dir, '--port', '0', '--json'], terminal);
    const line: unknown = JSON.parse(await started);
    expect(line).toEqual({
      api: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/),
      ui: null,
      data: folder.dir,
      pid: process.pid,
    });
    stop();
    expect(await ended).toBe(EXIT.done);
    expect(written.out + written.err).not.toContain('canary');
    // The member token is temporary, so the command must print it.
    expect(written.err).toMatch(/Member token for this run: mem_[\w-]{32}\n/);
  });

  it('prints another link when Enter is pressed, as text or JSON', async () => {
    await using folder = await createTemporaryFolder();
    for (const json of [false, true]) {
      const { terminal, written, started, stop, enter } = fakeTerminal();
      const args = ['--data', folder.dir, '--port', '0', '--ui', '--open', ...(json ? ['--json'] : [])];
      const ended = command.run(args, terminal);
      const first = await started;
      await Promise.resolve();
      enter();
      const links = [...written.out.matchAll(/http:\/\/127\.0\.0\.1:\d+\/open\?key=[\w-]{43}/g)];
      expect(new Set(links.map(String)).size).toBe(2);
      if (json) expect(JSON.parse(written.out.slice(first.length))).toEqual({ ui: String(links[1]) });
      else
        expect(first).toContain(
          'The link works once and expires after 5 minutes. To get another link, press Enter.\n',
        );
      stop();
      expect(await ended).toBe(EXIT.done);
    }
  });

  it('opens the browser with a separate link and signals when the link is used or serve stops', async () => {
    await using folder = await createTemporaryFolder();
    const opened: { url: string; done: Promise<void> }[] = [];
    const openBrowser = async (url: string, done: Promise<void>) => void opened.push({ url, done });
    const { terminal, written, started, stop, enter } = fakeTerminal();
    const ended = createServeCommand({
      version: '0.0.0',
      assetsDir: folder.dir,
      openSettings,
      openBrowser,
    }).run(['--data', path.join(folder.dir, 'library'), '--port', '0', '--ui', '--open'], terminal);
    await started;
    await Promise.resolve();
    enter();
    expect(opened.length).toBe(2);
    const [first, second] = opened;
    expect(written.out).not.toContain(first?.url);
    expect(written.out).not.toContain(second?.url);
    expect((await openLink(first?.url ?? '')).cookie).toMatch(/^qotd-studio=/);
    await first?.done;
    stop();
    await second?.done;
    expect(await ended).toBe(EXIT.done);
  });

  it('prints generated API tokens with quoted names', async () => {
    await using folder = await createTemporaryFolder();
    const profiles = [
      createLocalProfile('member'),
      {
        id: 'x',
        role: 'administrator',
        author: { ...createLocalProfile('member').author, globalName: 'Ann\nToken of' },
      },
    ];
    await writeFile(path.join(folder.dir, 'settings.json'), JSON.stringify({ profiles }));
    const { terminal, written, started, stop } = fakeTerminal({ QOTD_ADMIN_TOKEN: 'canary' });
    const ended = command.run(['--data', folder.dir, '--port', '0'], terminal);
    await Promise.race([started, ended]);
    stop();
    expect(await ended).toBe(EXIT.done);
    expect(written.out).toMatch(/^Member token for this run: mem_[\w-]{32}$/m);
    expect(written.out).toMatch(/^Administrator token "Ann\\nToken of" for this run: adm_[\w-]{32}$/m);
    expect(written.out).not.toContain('canary');
    const stored = await readFile(path.join(folder.dir, 'settings.json'), 'utf8');
    expect(stored).not.toMatch(/canary|adm_|mem_/);
    expect(JSON.parse(stored)).toMatchObject({
      profiles: [{ id: 'administrator' }, { id: 'member' }, { id: 'x' }],
    });
  });

  it("doesn't print API tokens with --app while the local API is off", async () => {
    await using folder = await createTemporaryFolder();
    for (const json of [false, true]) {
      const { terminal, written, started, stop } = fakeTerminal();
      const args = ['--data', folder.dir, '--ui', '--app', '--control', ...(json ? ['--json'] : [])];
      const ended = command.run(args, terminal);
      await started;
      stop();
      expect(await ended).toBe(EXIT.done);
      expect(written.out).toContain(json ? '"api":null' : 'Local API: off\n');
      expect(written.out + written.err).not.toMatch(/(adm|mem)_[\w-]{32}/);
      // The app doesn't show the control token.
      expect(written.out + written.err).toMatch(/^Control token for this run: ctl_/m);
    }
  });

  it("can't run twice with the same library", async () => {
    await using folder = await createTemporaryFolder();
    const first = fakeTerminal();
    const ended = command.run(['--data', folder.dir, '--port', '0'], first.terminal);
    await first.started;
    const second = command.run(['--data', folder.dir, '--port', '0'], fakeTerminal().terminal);
    await expect(second).rejects.toMatchObject({ code: 'library-in-use' });
    const failure = await second.catch((error: unknown) => error);
    expect(failure instanceof AppError && formatCommandError(failure)).toBe(
      `The library in ${folder.dir} is open in another program (process ${process.pid}). Close that program and try again. Nothing was changed.`,
    );
    first.stop();
    expect(await ended).toBe(EXIT.done);
  });

  it('rejects a file as the library folder', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'notes.txt');
    await writeFile(file, 'mine');
    const run = command.run(['--data', file, '--port', '0'], fakeTerminal().terminal);
    const failure = await run.catch((error: unknown) => error);
    expect(failure instanceof AppError && formatCommandError(failure)).toBe(
      `${file} is a file. Specify a folder with --data.`,
    );
    const below = command.run(['--data', path.join(file, 'x'), '--port', '0'], fakeTerminal().terminal);
    await expect(below.catch((error: AppError) => formatCommandError(error))).resolves.toMatch(
      /: part of the path is a file, not a folder \(ENOTDIR\)\./,
    );
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('ignores empty token variables', async () => {
    await using folder = await createTemporaryFolder();
    const { terminal, written, started, stop } = fakeTerminal({
      QOTD_ADMIN_TOKEN: '',
      QOTD_MEMBER_TOKEN: '',
    });
    const ended = command.run(['--data', folder.dir, '--port', '0', '--json'], terminal);
    await Promise.race([started, ended]);
    stop();
    expect(await ended).toBe(EXIT.done);
    expect(written.err.match(/for this run: (adm|mem)_[\w-]{32}\n/g)).toHaveLength(2);
  });

  it('starts the control API with --control and prints a new control token', async () => {
    await using folder = await createTemporaryFolder();
    const run = async (args: string[], env = {}) => {
      const { terminal, written, started, stop } = fakeTerminal(env);
      const ended = command.run(['--data', folder.dir, '--port', '0', '--json', ...args], terminal);
      const { api, control } = JSON.parse(await Promise.race([started, ended.then(String)]));
      const token = /^Control token for this run: (ctl_[\w-]{32})$/m.exec(written.err)?.[1];
      const authorization = `Bearer ${token ?? 'given'}`;
      const target = control ?? new URL('/control/v1', api).href;
      const { status } = await fetch(`${target}/clock`, { headers: { authorization } });
      stop();
      expect(await ended).toBe(EXIT.done);
      return { control, token, status };
    };
    const control = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/control\/v1$/);
    expect(await run(['--control'])).toEqual({ control, token: expect.any(String), status: 200 });
    const env = { QOTD_CONTROL_TOKEN: 'given' };
    expect(await run(['--control'], env)).toEqual({ control, token: undefined, status: 200 });
    expect(await run([], env)).toEqual({ control: undefined, token: undefined, status: 404 });
    const same = fakeTerminal({ QOTD_CONTROL_TOKEN: 'a', QOTD_ADMIN_TOKEN: 'a' });
    const rejected = command.run(['--data', folder.dir, '--control'], same.terminal);
    await expect(rejected).rejects.toThrow('QOTD_CONTROL_TOKEN must be different from the API tokens.');
  });

  it("doesn't change damaged settings if the library is in use", async () => {
    await using folder = await createTemporaryFolder();
    const first = fakeTerminal();
    const ended = command.run(['--data', folder.dir, '--port', '0'], first.terminal);
    await first.started;
    await writeFile(path.join(folder.dir, 'settings.json'), '{"theme":"da');
    const before = await readdir(folder.dir);
    const second = command.run(['--data', folder.dir, '--port', '0'], fakeTerminal().terminal);
    await expect(second).rejects.toMatchObject({ code: 'library-in-use' });
    expect(await readdir(folder.dir)).toEqual(before);
    first.stop();
    await ended;
  });

  it.each([
    ['library.json', 'library'],
    ['questions/000001-000256.jsonl', 'questions'],
    ['journal/000001.jsonl', 'journal'],
  ])("changes nothing if a newer version wrote the folder's %s", async (name, format) => {
    await using folder = await createTemporaryFolder();
    const first = fakeTerminal();
    const ended = command.run(['--data', folder.dir, '--port', '0'], first.terminal);
    await first.started;
    first.stop();
    await ended;
    const file = path.join(folder.dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `{"format":"qotd-studio ${format}","version":99}\n`);
    await writeFile(path.join(folder.dir, 'settings.json'), '{"theme":"da');
    const before = await readdir(folder.dir, { recursive: true });
    const failure = await command
      .run(['--data', folder.dir, '--port', '0'], fakeTerminal().terminal)
      .catch((error: unknown) => error);
    expect(failure instanceof AppError && formatCommandError(failure)).toBe(
      `A newer version of QOTD Studio wrote the library in ${folder.dir}. Update the app. Nothing was changed.`,
    );
    expect(await readdir(folder.dir, { recursive: true })).toEqual(before);
    expect(await readFile(path.join(folder.dir, 'settings.json'), 'utf8')).toBe('{"theme":"da');
  });

  it("unlocks the library if its settings can't be read", async () => {
    await using folder = await createTemporaryFolder();
    await mkdir(path.join(folder.dir, 'settings.json'));
    const refused = command.run(['--data', folder.dir, '--port', '0'], fakeTerminal().terminal);
    await expect(refused).rejects.toMatchObject({ code: 'disk' });
    expect(await readdir(folder.dir)).not.toContain('library.lock.json');
  });

  it('reports a port in use and unlocks the library', async () => {
    await using folder = await createTemporaryFolder();
    await using other = await createTemporaryFolder();
    const first = fakeTerminal();
    const ended = command.run(['--data', folder.dir, '--port', '0', '--json'], first.terminal);
    const { port } = new URL(/"api":"([^"]+)"/.exec(await first.started)?.[1] ?? '');
    const taken = ['--data', other.dir, '--port', port];
    await expect(command.run(taken, fakeTerminal().terminal)).rejects.toMatchObject({
      code: 'port-in-use',
      details: { port: Number(port) },
    });
    await writeFile(path.join(other.dir, 'settings.json'), JSON.stringify({ apiPort: Number(port) }));
    for (const json of [true, false]) {
      const app = fakeTerminal();
      const shown = command.run(['--data', other.dir, '--ui', ...(json ? ['--json'] : [])], app.terminal);
      const outcome = await Promise.race([app.started, shown.then(String)]);
      const problem = `Another program is using port ${port}.`;
      if (json) expect(JSON.parse(outcome)).toMatchObject({ api: null, problem });
      else expect(outcome).toContain(`Local API: not running. ${problem} Change the port in Settings.\n`);
      app.stop();
      expect(await shown).toBe(EXIT.done);
    }
    await writeFile(path.join(other.dir, 'settings.json'), '{}');
    const third = fakeTerminal();
    const again = command.run(['--data', other.dir, '--port', '0'], third.terminal);
    await third.started;
    third.stop();
    first.stop();
    expect(await Promise.all([ended, again])).toEqual([EXIT.done, EXIT.done]);
  });
});
