/**
 * Whether the backend can be reached. `refused`: it doesn't know this window, since it was started again and has a new URL.
 * `stopped`: several attempts to connect again have failed.
 */
type LostState = 'unreachable' | 'stopped' | 'refused';
export type ConnectionState = 'connecting' | 'online' | LostState;

export const isLost = (state: ConnectionState): state is LostState =>
  state !== 'connecting' && state !== 'online';

/** Sends requests and receives events as JSON values, without knowing their schemas. */
export interface Transport {
  /** Resolves with the unvalidated reply. Rejects with AppError('unreachable'). */
  call(method: string, input: unknown): Promise<unknown>;
  /** Connects, for the lifetime of the page. */
  listen(listener: TransportListener): void;
  /** Delays closing the window until `work` is done. Desktop only. */
  beforeClose?(work: () => Promise<void>): void;
  /** Calls back when unsaved text must be written although the window may stay open. Desktop only. */
  onFlush?(onFlush: () => void): void;
}

export interface TransportListener {
  onEvent: (event: unknown) => void;
  /** Events before `online` may be lost. */
  onState: (state: ConnectionState) => void;
}
