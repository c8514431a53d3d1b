import { Menu, nativeImage, Tray } from 'electron';
import type { Translate } from '../../../shared/messages/translate.ts';
import type { Log } from '../../host/ports.ts';

/** The size at a scale of 200%. Systems reduce it for lower scales. */
const ICON_PIXELS = 32;

export interface BackgroundTrayOptions {
  isOn: () => boolean;
  /** The path to the app's icon, a PNG file. */
  icon: string;
  title: string;
  getTranslate: () => Translate;
  onOpen: () => void;
  onSync: () => void;
  onQuit: () => void;
  log: Log;
}

/**
 * Returns a function that shows the app's icon in the notification area, updates its menu's language, or
 * removes it.
 */
export function createBackgroundTray(options: BackgroundTrayOptions): () => void {
  let tray: Tray | null = null;
  let menuTranslate: Translate | null = null;
  const show = () => {
    const image = nativeImage
      .createFromPath(options.icon)
      .resize({ width: ICON_PIXELS, height: ICON_PIXELS });
    const shown = new Tray(image);
    shown.setToolTip(options.title);
    shown.on('click', options.onOpen);
    return shown;
  };
  return () => {
    try {
      if (!options.isOn()) {
        tray?.destroy();
        tray = null;
        menuTranslate = null;
        return;
      }
      tray ??= show();
      const t = options.getTranslate();
      // On Linux, a new menu can close one that's open.
      if (t === menuTranslate) return;
      tray.setContextMenu(
        Menu.buildFromTemplate([
          { label: t('desktop.tray.open'), click: options.onOpen },
          { label: t('desktop.tray.sync'), click: options.onSync },
          { type: 'separator' },
          { label: t('desktop.roles.quit'), click: options.onQuit },
        ]),
      );
      menuTranslate = t;
    } catch (error) {
      // Starting the app again still opens the window.
      options.log.error("Couldn't show the icon in the notification area", error);
    }
  };
}
