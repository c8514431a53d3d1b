/**
 * Whether the host can be reached. `refused`: it answers, and does not know this window any more
 * (it was started again and gave out a new address).
 */
export type ConnectionState = 'connecting' | 'online' | 'unreachable' | 'refused';

/** How calls and events travel. Knows neither methods nor shapes. */
export interface Transport {
  /**
   * Resolves with the host's reply as it came. Rejects with AppError('unreachable'). `lasts`: it may take long, and is waited
   * for as long as there is a host.
   */
  call(method: string, input: unknown, lasts?: boolean): Promise<unknown>;
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
