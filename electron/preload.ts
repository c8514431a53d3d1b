import { contextBridge, ipcRenderer } from 'electron';
import {
  ASKED_CHANNEL,
  CALL_CHANNEL,
  CLOSING_CHANNEL,
  DONE_CHANNEL,
  EVENT_CHANNEL,
  FLUSH_CHANNEL,
  SHELL_CHANNEL,
} from './desktop/ipc/ipc-channels.ts';

/** The page's only access outside of the sandbox. */
contextBridge.exposeInMainWorld('qotd', {
  call: (method: string, input: unknown): Promise<unknown> => ipcRenderer.invoke(CALL_CHANNEL, method, input),
  listen: (onEvent: (event: unknown) => void): (() => void) => {
    // Doesn't pass the IPC event because it would grant the page access to all channels.
    const forward = (_: unknown, event: unknown) => onEvent(event);
    ipcRenderer.on(EVENT_CHANNEL, forward);
    return () => {
      ipcRenderer.off(EVENT_CHANNEL, forward);
    };
  },
  shell: (method: string, input: unknown): Promise<unknown> =>
    ipcRenderer.invoke(SHELL_CHANNEL, method, input),
  /** Calls `onAsked` when commands from the desktop shell are queued. Supports one listener. */
  onAsked: (onAsked: () => void): void => {
    ipcRenderer.on(ASKED_CHANNEL, () => onAsked());
  },
  /**
   * Runs `work` before the window closes. The window remains open until `work` has ended or failed, or
   * exceeds the deadline. Supports one listener.
   */
  beforeClose: (work: () => Promise<void>): void => {
    ipcRenderer.on(CLOSING_CHANNEL, async () => {
      try {
        await work();
      } finally {
        await ipcRenderer.invoke(DONE_CHANNEL);
      }
    });
  },
  /**
   * Calls `onFlush` when unsaved text must be written even though the window may remain open. Supports one
   * listener.
   */
  onFlush: (onFlush: () => void): void => {
    ipcRenderer.on(FLUSH_CHANNEL, () => onFlush());
  },
});
