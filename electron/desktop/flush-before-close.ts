import { type IpcMain, ipcMain, type WebContents } from 'electron';
import { systemTimers, type Timers } from '../host/ports.ts';
import { CLOSING_CHANNEL, DONE_CHANNEL } from './channels.ts';
import { isOwnPage } from './ipc.ts';

/** Milliseconds that a page may take to bring to disk what was typed last; one that hangs must not keep the app open. */
const FLUSH_DEADLINE_MS = 3_000;

/**
 * Returns what asks a page, before its window closes, to write what it still holds. That resolves when the page says
 * that it is done, has ended by itself, or has taken too long. Never rejects.
 */
export function createPageFlush(
  timers: Pick<Timers, 'after'> = systemTimers,
  ipc: Pick<IpcMain, 'handle'> = ipcMain,
): (contents: WebContents) => Promise<void> {
  /** Only pages that were asked are listened to. */
  const waiting = new Map<unknown, () => void>();
  ipc.handle(DONE_CHANNEL, (event) => {
    if (isOwnPage(event, event.sender)) waiting.get(event.sender)?.();
  });
  return (contents) =>
    new Promise((resolve) => {
      const done = () => {
        stop();
        contents.removeListener('render-process-gone', done);
        waiting.delete(contents);
        resolve();
      };
      const stop = timers.after(FLUSH_DEADLINE_MS, done);
      waiting.set(contents, done);
      contents.on('render-process-gone', done);
      if (contents.isCrashed()) done();
      else contents.send(CLOSING_CHANNEL);
    });
}
