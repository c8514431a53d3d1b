import { type App, type BrowserWindow, nativeImage } from 'electron';
import type { Translate } from '../../shared/messages/translate.ts';
import { drawBadge } from './badge-image.ts';

/**
 * Returns a function that shows a number over the app's icon in the Windows taskbar. It does nothing on other
 * systems.
 */
export function createTaskbarBadge(
  app: Pick<App, 'on'>,
  getTranslate: () => Translate,
  platform: string = process.platform,
): (count: number) => void {
  if (platform !== 'win32') return () => undefined;
  const windows = new Set<BrowserWindow>();
  let shown = 0;
  const apply = (window: BrowserWindow) => {
    const image = shown === 0 ? null : createImage(shown);
    // Screen readers use the description.
    const description = shown === 0 ? '' : getTranslate()('desktop.attention.title', { count: shown });
    window.setOverlayIcon(image, description);
  };
  app.on('browser-window-created', (_, window) => {
    windows.add(window);
    // A hidden window has no icon in the taskbar yet.
    window.on('show', () => apply(window));
    window.once('closed', () => windows.delete(window));
  });
  return (count) => {
    shown = count;
    windows.forEach(apply);
  };
}

function createImage(count: number) {
  const { pixels, size } = drawBadge(count);
  return nativeImage.createFromBitmap(pixels, { width: size, height: size, scaleFactor: 2 });
}
