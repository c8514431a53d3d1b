import { describe, expect, it } from 'vitest';
import { EXIT, type Terminal, UsageError } from '../../../electron/commands/command.ts';
import { createServeCommand } from '../../../electron/commands/serve.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const command = createServeCommand({ version: '0.0.0', assetsDir: '/nowhere' });

/** A terminal that remembers; `stop` is what Ctrl C does. */
function fakeTerminal(env: Terminal['env'] = {}) {
  const written = { out: '', err: '' };
  const asked = Promise.withResolvers<void>();
  const started = Promise.withResolvers<string>();
  const terminal: Terminal = {
    out: (text) => {
      written.out += text;
      started.resolve(written.out);
    },
    err: (text) => {
      written.err += text;
    },
    env,
    stopAsked: asked.promise,
  };
  return { terminal, written, started: started.promise, stop: () => asked.resolve() };
}

describe('serve', () => {
  it.each([
    [[], /needs --data DIR/],
    [['--data', 'x', '--port', 'http'], /--port takes a number from 0 to 65535, not "http"/],
    [['--data', 'x', '--port', '65536'], /--port takes a number/],
    [['--data', 'x', '--admin-token', 'a b'], /administrator's token may hold/],
    [['--data', 'x', '--admin-token', 'same', '--member-token', 'same'], /two tokens are the same/],
    [['--data', 'x', '--nonsense'], /nonsense/],
    [['--data', 'x', 'stray'], /stray/],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { terminal } = fakeTerminal();
    await expect(command.run(args, terminal)).rejects.toThrow(UsageError);
    await expect(command.run(args, terminal)).rejects.toThrow(sentence);
  });

  it('prints its addresses as one line of JSON, without a token in it, and ends with 0 when asked', async () => {
    await using folder = await temporaryFolder();
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
    // The member's was made for this run: it has to be told, or nobody could use it.
    expect(written.err).toMatch(/member's token for this run: [\w-]{32}\n/);
  });

  it('can not run twice over one library', async () => {
    await using folder = await temporaryFolder();
    const first = fakeTerminal();
    const ended = command.run(['--data', folder.dir, '--port', '0'], first.terminal);
    await first.started;
    const second = command.run(['--data', folder.dir, '--port', '0'], fakeTerminal().terminal);
    await expect(second).rejects.toMatchObject({ code: 'library-in-use' });
    first.stop();
    expect(await ended).toBe(EXIT.done);
  });

  it('says which port is taken, and gives the library free again', async () => {
    await using folder = await temporaryFolder();
    await using other = await temporaryFolder();
    const first = fakeTerminal();
    const ended = command.run(['--data', folder.dir, '--port', '0', '--json'], first.terminal);
    const { port } = new URL(/"api":"([^"]+)"/.exec(await first.started)?.[1] ?? '');
    const taken = ['--data', other.dir, '--port', port];
    await expect(command.run(taken, fakeTerminal().terminal)).rejects.toMatchObject({
      code: 'port-in-use',
      details: { port: Number(port) },
    });
    const third = fakeTerminal();
    const again = command.run(['--data', other.dir, '--port', '0'], third.terminal);
    await third.started;
    third.stop();
    first.stop();
    expect(await Promise.all([ended, again])).toEqual([EXIT.done, EXIT.done]);
  });
});
