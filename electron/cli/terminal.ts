import { escapeControls } from '../host/system/printable-text.ts';

export interface Terminal extends Output {
  /** Calls `listener` when standard output fails. Undefined if it can't fail. */
  onOutFailure?(listener: (error: Error) => void): void;
  /**
   * Calls `listener` for each line of standard input, for example after Enter in a terminal. Returns a
   * function that unsubscribes.
   */
  onLine?(listener: () => void): () => void;
  env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the process is asked to stop. */
  stopRequested: Promise<void>;
}

interface Output {
  /** Writes text or JSON to standard output, with control characters escaped. */
  out(text: string): void;
  /** Writes text to standard error, with control characters escaped. */
  err(text: string): void;
  /**
   * Writes part of an exported file to standard output. Escapes control characters only on a screen, not in
   * pipes and files.
   */
  data(text: string): void;
}

/**
 * Creates the output of commands. It escapes control characters because text can come from files and
 * responses.
 */
export function createOutput(streams: {
  out: (text: string) => unknown;
  err: (text: string) => unknown;
  /** True if standard output is a screen. */
  isScreen: boolean;
}): Output {
  const out = (text: string) => void streams.out(escapeControls(text));
  return {
    out,
    err: (text) => void streams.err(escapeControls(text)),
    data: streams.isScreen ? out : (text) => void streams.out(text),
  };
}

export function createStopSignal({ stopRequested }: Terminal): AbortSignal {
  const stop = new AbortController();
  void stopRequested.then(() => stop.abort());
  return stop.signal;
}
