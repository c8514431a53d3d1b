import { type IpcMain, ipcMain, type WebContents } from 'electron';
import { systemTimers, type Timers } from '../../host/ports.ts';
import { CLOSING_CHANNEL, DONE_CHANNEL } from '../ipc/ipc-channels.ts';
import { isOwnPage } from '../ipc/page-ipc.ts';

/** The maximum wait. An unresponsive page must not prevent the app from closing. */
const FLUSH_DEADLINE_MS = 3_000;

/**
 * Returns a function that asks a page to write unsaved text before its window closes. It resolves when the
 * page is done, has crashed, or exceeds the deadline, and never rejects.
 */
export function createPageFlush(
  timers: Pick<Timers, 'after'> = systemTimers,
  ipc: Pick<IpcMain, 'handle'> = ipcMain,
): (contents: WebContents) => Promise<void> {
  const flushes = new Map<unknown, { done: Promise<void>; end: () => void }>();
  ipc.handle(DONE_CHANNEL, (event) => {
    if (isOwnPage(event, event.sender)) flushes.get(event.sender)?.end();
  });
  return (contents) => {
    // Quitting and closing the window both flush the page, but the page must write only once.
    const pending = flushes.get(contents);
    if (pending) return pending.done;
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const end = () => {
      cancelDeadline();
      contents.removeListener('render-process-gone', end);
      flushes.delete(contents);
      resolve();
    };
    const cancelDeadline = timers.after(FLUSH_DEADLINE_MS, end);
    flushes.set(contents, { done, end });
    contents.on('render-process-gone', end);
    if (contents.isCrashed()) end();
    else contents.send(CLOSING_CHANNEL);
    return done;
  };
}
