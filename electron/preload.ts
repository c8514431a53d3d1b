import { contextBridge, ipcRenderer } from 'electron';
import { CALL_CHANNEL, EVENT_CHANNEL } from './shell/channels.ts';

/** All that a page gets of the outside: one function to call the host, one to hear from it. */
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
});
