/** The output and environment of a command. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Calls `listener` when standard output fails. Missing if that can't happen. */
  onOutFailure?(listener: (error: Error) => void): void;
  /** Calls `listener` for each line of standard input: in a terminal, for each Enter. Returns how to unsubscribe. */
  onLine?(listener: () => void): () => void;
  env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the process is asked to stop. */
  stopRequested: Promise<void>;
}

/** Returns a signal that aborts when the process is asked to stop. */
export function stopSignal({ stopRequested }: Terminal): AbortSignal {
  const stop = new AbortController();
  void stopRequested.then(() => stop.abort());
  return stop.signal;
}

/**
 * Returns the text with escaped control characters, such as `\x1b`, except line breaks. Text from a file could otherwise
 * control the terminal.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROL, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

const CONTROL = /[^\P{Cc}\n]/gu;
