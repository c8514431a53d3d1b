import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app } from './app.ts';
import { defaultSession } from './permissions.ts';
import { createPreventableEvent, createStrictEmitter, createStrictObject } from './strict-object.ts';

/**
 * The user's choice in the save dialog: `save` accepts the suggestion, `cancel` cancels, and any other value
 * is the path.
 */
export const saveDialog = { answer: 'save' };

/**
 * Starts a download from a page unless the app prevents it. Electron then asks where to save the file.
 * Returns whether the download started.
 */
export function download(url: string, name: string, bytes: Uint8Array): boolean {
  const event = createPreventableEvent({});
  let suggested = path.join(app.getPath('downloads'), name);
  let savePath = '';
  let isOver = false;
  const end = (state: 'completed' | 'cancelled' | 'interrupted') => {
    if (isOver) return;
    isOver = true;
    item.emit('done', {}, state);
  };
  const item = createStrictObject(
    'DownloadItem',
    createStrictEmitter({
      getURL: () => url,
      getFilename: () => name,
      getTotalBytes: () => bytes.length,
      getSavePath: () => savePath,
      setSaveDialogOptions({ defaultPath }: { defaultPath?: string }) {
        suggested = defaultPath ?? suggested;
      },
      cancel: () => end('cancelled'),
    }),
  );
  defaultSession.emit('will-download', event, item, null);
  if (event.defaultPrevented) return false;
  // Electron shows the dialog asynchronously.
  setImmediate(() => {
    if (saveDialog.answer === 'cancel') return end('cancelled');
    savePath = saveDialog.answer === 'save' ? suggested : saveDialog.answer;
    try {
      // Every real computer has this folder.
      mkdirSync(app.getPath('downloads'), { recursive: true });
      writeFileSync(savePath, bytes);
      end('completed');
    } catch {
      // An interrupted download can be resumed, so it isn't done until the app cancels it.
      item.emit('updated', {}, 'interrupted');
    }
  });
  return true;
}
