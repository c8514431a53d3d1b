import { BrowserWindow, Menu, type Session, type WebContents } from 'electron';
import type { MenuBar } from '../../shared/shell.ts';
import { contextMenu } from './context-menu.ts';
import { firstMenu, type MenuPorts, menuTemplate } from './menu.ts';
import type { PlatformFeatures } from './platform-features.ts';
import type { ShellStateFile } from './shell-state.ts';
import { createSpelling } from './spelling.ts';

export interface Menus {
  /** `open` is called with a file that is chosen among those that were opened last. */
  onRecent(open: (file: string) => void): void;
  /** The page's menus, in its language. */
  set(bar: MenuBar): void;
  /** Opens them at a place of the window. */
  popup(place: { x: number; y: number }): void;
  /** Gives a page its menu for the place that is clicked. */
  serve(contents: WebContents): void;
  /** A file was opened: it is among those that were opened last. */
  remember(file: string): void;
}

/** So many files that were opened last are kept. */
const MOST_RECENT = 10;

/** The system's menus: those of the page, those of files that were opened last, and that of the place that is clicked. */
export function createMenus({
  session,
  state,
  features,
  ...menu
}: {
  session: Session;
  state: ShellStateFile;
  features: Pick<PlatformFeatures, 'addRecentDocument' | 'clearRecentDocuments'>;
} & Pick<MenuPorts, 'platform' | 'developer' | 'onAction'>): Menus {
  const spelling = createSpelling({ session, state, platform: menu.platform });
  let bar: MenuBar | null = null;
  let openRecent: ((file: string) => void) | null = null;

  const apply = () => {
    const template = bar
      ? menuTemplate(bar, {
          ...menu,
          recent: state.get().recent,
          onRecent: (file) => openRecent?.(file),
          onClearRecent: () => keep([]),
        })
      : firstMenu(menu);
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };
  const keep = (recent: string[]) => {
    state.change({ recent });
    if (recent.length === 0) features.clearRecentDocuments();
    apply();
  };
  apply();

  return {
    onRecent(open) {
      openRecent = open;
    },
    set(next) {
      bar = next;
      apply();
    },
    popup({ x, y }) {
      const [window] = BrowserWindow.getAllWindows();
      if (window) Menu.getApplicationMenu()?.popup({ window, x: Math.round(x), y: Math.round(y) });
    },
    serve(contents) {
      contents.on('context-menu', (_, place) => {
        if (!bar) return;
        const items = contextMenu(place, bar.text, {
          replace: (word) => contents.replaceMisspelling(word),
          learn: (word) => void contents.session.addWordToSpellCheckerDictionary(word),
          isOn: spelling.isOn(),
          setOn: spelling.setOn,
        });
        if (items.length > 0) Menu.buildFromTemplate(items).popup();
      });
    },
    remember(file) {
      features.addRecentDocument(file);
      keep([file, ...state.get().recent.filter((one) => one !== file)].slice(0, MOST_RECENT));
    },
  };
}
