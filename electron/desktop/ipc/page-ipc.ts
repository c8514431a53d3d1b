import { type IpcMain, type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import type { Handlers, HostEvent } from '../../../shared/bridge/bridge-methods.ts';
import { dispatch } from '../../../shared/bridge/dispatch-call.ts';
import { callShell, type ShellHandlers } from '../../../shared/bridge/shell-protocol.ts';
import type { Log } from '../../host/ports.ts';
import { APP_ORIGIN } from '../window/app-protocol.ts';
import { CALL_CHANNEL, EVENT_CHANNEL, SHELL_CHANNEL } from './ipc-channels.ts';

export interface IpcSender {
  sender: unknown;
  /** Null if the frame no longer exists. */
  senderFrame: { origin: string; parent: unknown } | null;
}

/** Returns whether the sender is the main frame of the app's own page. */
export function isOwnPage({ sender, senderFrame }: IpcSender, window: unknown): boolean {
  return (
    window !== null && sender === window && senderFrame?.parent === null && senderFrame.origin === APP_ORIGIN
  );
}

export interface BridgeIpcOptions {
  handlers: Handlers;
  listen: (onEvent: (event: HostEvent) => void) => () => void;
  /** Returns null if the app has no window. */
  page: () => WebContents | null;
  onCall: () => void;
  log: Log;
}

/** Handles bridge calls over IPC. Rejects calls from other pages or frames before parsing them. */
export function serveBridge(
  { handlers, listen, page, onCall, log }: BridgeIpcOptions,
  ipc: Pick<IpcMain, 'handle'> = ipcMain,
): void {
  ipc.handle(CALL_CHANNEL, (event: IpcMainInvokeEvent, method: unknown, input: unknown) => {
    if (!isOwnPage(event, page())) {
      log.warn('Rejected a bridge call from another page', { url: event.senderFrame?.url ?? null });
      throw new Error('Rejected: the call comes from another page.');
    }
    onCall();
    return dispatch(handlers, typeof method === 'string' ? method : '', input, (error) =>
      log.error('A bridge call failed', error),
    );
  });
  listen((event) => page()?.send(EVENT_CHANNEL, event));
}

/**
 * Handles calls to the desktop shell over IPC. Rejects calls from other pages or frames before parsing them.
 */
export function serveShell(
  {
    handlers,
    page,
    onCall,
    log,
  }: { handlers: ShellHandlers } & Pick<BridgeIpcOptions, 'page' | 'onCall' | 'log'>,
  ipc: Pick<IpcMain, 'handle'> = ipcMain,
): void {
  ipc.handle(SHELL_CHANNEL, (event: IpcMainInvokeEvent, method: unknown, input: unknown) => {
    if (!isOwnPage(event, page())) {
      log.warn('Rejected a call to the shell from another page', { url: event.senderFrame?.url ?? null });
      throw new Error('Rejected: the call comes from another page.');
    }
    onCall();
    return callShell(handlers, typeof method === 'string' ? method : '', input);
  });
}
