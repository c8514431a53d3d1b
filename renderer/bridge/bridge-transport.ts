/**
 * The state after the connection is lost. `refused` means that the backend was restarted with a new URL and
 * rejects this page. `stopped` means that several attempts to reconnect failed.
 */
type LostState = 'unreachable' | 'stopped' | 'refused';
export type ConnectionState = 'connecting' | 'online' | LostState;

export const isLost = (state: ConnectionState): state is LostState =>
  state !== 'connecting' && state !== 'online';

/** Sends requests and receives events as JSON values without knowing their schemas. */
export interface Transport {
  /** Resolves with the unvalidated reply. Rejects with AppError('unreachable'). */
  call(method: string, input: unknown): Promise<unknown>;
  /** Connects until the page is closed. */
  listen(listener: TransportListener): void;
  /** Delays closing the window until `work` resolves. Supported only in the desktop app. */
  beforeClose?(work: () => Promise<void>): void;
  /**
   * Calls `onFlush` when unsaved text must be written even though the window may remain open. Supported only
   * in the desktop app.
   */
  onFlush?(onFlush: () => void): void;
}

export interface TransportListener {
  onEvent: (event: unknown) => void;
  /** Called when the connection state changes. Events before `online` may be lost. */
  onState: (state: ConnectionState) => void;
}
