import { contextBridge, ipcRenderer } from 'electron';
import {
  ASKED_CHANNEL,
  CALL_CHANNEL,
  CLOSING_CHANNEL,
  DONE_CHANNEL,
  EVENT_CHANNEL,
  SHELL_CHANNEL,
} from './desktop/ipc/ipc-channels.ts';

/** All that a page gets of the outside: a function to call the host and one to call the shell, and three to hear from them. */
contextBridge.exposeInMainWorld('qotd', {
  call: (method: string, input: unknown): Promise<unknown> => ipcRenderer.invoke(CALL_CHANNEL, method, input),
  listen: (onEvent: (event: unknown) => void): (() => void) => {
    // The IPC event stays here: it would hand the page a way to any channel.
    const forward = (_: unknown, event: unknown) => onEvent(event);
    ipcRenderer.on(EVENT_CHANNEL, forward);
    return () => {
      ipcRenderer.off(EVENT_CHANNEL, forward);
    };
  },
  shell: (method: string, input: unknown): Promise<unknown> =>
    ipcRenderer.invoke(SHELL_CHANNEL, method, input),
  /** Calls back, with nothing, whenever there is something to take from the shell. For one listener. */
  onAsked: (onAsked: () => void): void => {
    ipcRenderer.on(ASKED_CHANNEL, () => onAsked());
  },
  /** The window closes once `work` has ended, whichever way, or has taken too long. For one listener. */
  beforeClose: (work: () => Promise<void>): void => {
    ipcRenderer.on(CLOSING_CHANNEL, async () => {
      try {
        await work();
      } finally {
        await ipcRenderer.invoke(DONE_CHANNEL);
      }
    });
  },
});
