/** The API that the preload script exposes on `window`. */
export interface PreloadApi {
  call(method: string, input: unknown): Promise<unknown>;
  listen(onEvent: (event: unknown) => void): () => void;
  beforeClose(work: () => Promise<void>): void;
  shell(method: string, input: unknown): Promise<unknown>;
  onAsked(onAsked: () => void): void;
}

declare global {
  interface Window {
    readonly qotd?: PreloadApi;
  }
}

/** The desktop app around this page. Its replies aren't validated yet. */
export interface DesktopShell {
  call(method: string, input: unknown): Promise<unknown>;
  /** Calls back when commands are waiting. One listener only. */
  onCommands(onAsked: () => void): void;
}

/** The desktop app; null in a browser. */
export const desktopShell = (): DesktopShell | null =>
  window.qotd ? { call: window.qotd.shell, onCommands: window.qotd.onAsked } : null;
