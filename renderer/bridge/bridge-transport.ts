/**
 * Whether the backend can be reached. `refused`: it doesn't know this window, since it was started again and has a new URL.
 * `stopped`: several attempts to connect again have failed.
 */
type LostState = 'unreachable' | 'stopped' | 'refused';
export type ConnectionState = 'connecting' | 'online' | LostState;

export const isLost = (state: ConnectionState): state is LostState =>
  state !== 'connecting' && state !== 'online';

/** How calls and events travel. Knows neither methods nor shapes. */
export interface Transport {
  /** Resolves with the backend's reply as it came, however long that takes. Rejects with AppError('unreachable'). */
  call(method: string, input: unknown): Promise<unknown>;
  /** Starts to listen, for as long as the page lives. */
  listen(listener: TransportListener): void;
  /** Calls `work` when the window is about to close, and holds it open until that is done. For a window that can wait. */
  beforeClose?(work: () => Promise<void>): void;
}

export interface TransportListener {
  onEvent: (event: unknown) => void;
  /** Events of the time before `online` may be lost. */
  onState: (state: ConnectionState) => void;
}
