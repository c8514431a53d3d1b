import { createOutput, type Terminal } from '../../electron/cli/terminal.ts';

/** Returns a terminal that records its output. `stop` simulates Ctrl+C, and `enter` simulates Enter. */
export function fakeTerminal(env: Terminal['env'] = {}) {
  const written = { out: '', err: '' };
  const asked = Promise.withResolvers<void>();
  const started = Promise.withResolvers<string>();
  let onLine: (() => void) | null = null;
  const terminal: Terminal = {
    ...createOutput({
      out: (text) => {
        written.out += text;
        started.resolve(written.out);
      },
      err: (text) => {
        written.err += text;
      },
      isScreen: false,
    }),
    onLine(listener) {
      onLine = listener;
      return () => {
        onLine = null;
      };
    },
    env,
    stopRequested: asked.promise,
  };
  return {
    terminal,
    written,
    started: started.promise,
    stop: () => asked.resolve(),
    enter: () => onLine?.(),
  };
}
