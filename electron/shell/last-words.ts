import { type IpcMain, ipcMain, type WebContents } from 'electron';
import { CLOSING_CHANNEL, DONE_CHANNEL } from './channels.ts';
import { isOwnPage } from './ipc.ts';

/** Milliseconds that a page may take to bring to disk what was typed last; one that hangs must not keep the app open. */
const PATIENCE = 3_000;

export interface LastWordsPorts {
  /** The page of the app's window; null while there is none. */
  page: () => WebContents | null;
  /** Calls back after so many milliseconds. Returns how to stop. */
  after?: (milliseconds: number, run: () => void) => () => void;
}

/**
 * Returns what asks a page, before its window closes, to write what it still holds. That resolves when the page says
 * that it is done, has ended by itself, or has taken too long. Never rejects.
 */
export function createLastWords(
  { page, after = timer }: LastWordsPorts,
  ipc: Pick<IpcMain, 'handle'> = ipcMain,
): (contents: WebContents) => Promise<void> {
  const waiting = new Map<unknown, () => void>();
  ipc.handle(DONE_CHANNEL, (event) => {
    if (isOwnPage(event, page())) waiting.get(event.sender)?.();
  });
  return (contents) =>
    new Promise((resolve) => {
      const done = () => {
        stop();
        contents.removeListener('render-process-gone', done);
        waiting.delete(contents);
        resolve();
      };
      const stop = after(PATIENCE, done);
      waiting.set(contents, done);
      contents.on('render-process-gone', done);
      if (contents.isCrashed()) done();
      else contents.send(CLOSING_CHANNEL);
    });
}

function timer(milliseconds: number, run: () => void): () => void {
  const handle = setTimeout(run, milliseconds);
  return () => clearTimeout(handle);
}
