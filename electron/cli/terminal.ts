import { escapeControls } from '../host/system/printable-text.ts';

/** The output and environment of a command. */
export interface Terminal extends Output {
  /** Calls `listener` when standard output fails. Missing if that can't happen. */
  onOutFailure?(listener: (error: Error) => void): void;
  /** Calls `listener` for each line of standard input: in a terminal, for each Enter. Returns how to unsubscribe. */
  onLine?(listener: () => void): () => void;
  env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the process is asked to stop. */
  stopRequested: Promise<void>;
}

interface Output {
  /** Writes text or JSON to standard output, with control characters as escapes. */
  out(text: string): void;
  /** Writes text to standard error, with control characters as escapes. */
  err(text: string): void;
  /** Writes a part of an exported file to standard output: unchanged to a pipe or a file, like `out` to a screen. */
  data(text: string): void;
}

/** Returns the output of commands. Text that they print can come from files and responses. */
export function createOutput(streams: {
  out: (text: string) => unknown;
  err: (text: string) => unknown;
  /** Whether standard output is a screen. */
  isScreen: boolean;
}): Output {
  const out = (text: string) => void streams.out(escapeControls(text));
  return {
    out,
    err: (text) => void streams.err(escapeControls(text)),
    data: streams.isScreen ? out : (text) => void streams.out(text),
  };
}

/** Returns a signal that aborts when the process is asked to stop. */
export function stopSignal({ stopRequested }: Terminal): AbortSignal {
  const stop = new AbortController();
  void stopRequested.then(() => stop.abort());
  return stop.signal;
}
