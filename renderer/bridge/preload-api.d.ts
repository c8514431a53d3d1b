/**
 * The API that the preload script exposes on `window`. It isn't exported, because tests declare their own.
 */
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
  /** The socket that `early-socket.js` opened. It's removed when the bridge uses it. */
  earlySocket?: WebSocket;
}
