/** The API that the preload script exposes on `window`. Tests declare their own, so no module exports it. */
interface PreloadApi {
  call(method: string, input: unknown): Promise<unknown>;
  listen(onEvent: (event: unknown) => void): () => void;
  beforeClose(work: () => Promise<void>): void;
  onFlush(onFlush: () => void): void;
  shell(method: string, input: unknown): Promise<unknown>;
  onAsked(onAsked: () => void): void;
}

interface Window {
  readonly qotd?: PreloadApi;
  /** Set by `early-socket.js` until the bridge uses it. */
  earlySocket?: WebSocket;
}
