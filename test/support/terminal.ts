import type { Terminal } from '../../electron/commands/command.ts';

/** A terminal that remembers; `stop` is what Ctrl C does. */
export function fakeTerminal(env: Terminal['env'] = {}) {
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
