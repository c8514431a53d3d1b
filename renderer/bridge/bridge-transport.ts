/**
 * `refused` means that the backend was restarted with a new URL and rejects this page. `stopped` means that
 * several attempts to reconnect failed.
 */
type LostState = 'unreachable' | 'stopped' | 'refused';
export type ConnectionState = 'connecting' | 'online' | LostState;

export const isLost = (state: ConnectionState): state is LostState =>
  state !== 'connecting' && state !== 'online';

/** Sends requests and receives events as JSON values without knowing their schemas. */
export interface Transport {
  /** Resolves with the unvalidated reply. Rejects with AppError('unreachable'). */
  call(method: string, input: unknown): Promise<unknown>;
  /** Connects for the page's lifetime. */
  listen(listener: TransportListener): void;
  /** Delays closing the window until `work` is done. Only the desktop supports it. */
  beforeClose?(work: () => Promise<void>): void;
  /**
   * Calls `onFlush` when unsaved text must be written although the window may stay open. Only the desktop
   * supports it.
   */
  onFlush?(onFlush: () => void): void;
}

export interface TransportListener {
  onEvent: (event: unknown) => void;
  /** Events before `online` may be lost. */
  onState: (state: ConnectionState) => void;
}
