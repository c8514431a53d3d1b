import { clipboard, shell, type WebContents } from 'electron';
import type { ShellHandlers } from '../../../shared/bridge/shell-protocol.ts';
import type { Menus } from '../menu/application-menu.ts';
import type { Preferences } from '../preferences/open-preferences.ts';
import type { AppUpdates } from '../updates/app-updates.ts';
import type { PendingCommands } from './pending-commands.ts';

export interface ShellParts {
  /** Returns null if the app has no window. */
  page: () => WebContents | null;
  commands: PendingCommands;
  menus: Menus;
  updates: AppUpdates;
  preferences: Preferences;
  logs: string;
  showDownload: (id: number) => void;
}

export const createShellHandlers = (parts: ShellParts): ShellHandlers => ({
  take: parts.commands.drain,
  setMenu: returnNull(parts.menus.setMenuBar),
  setMenuState: returnNull(parts.menus.setMenuState),
  undoInField: returnNull(({ command }) => parts.page()?.[command]()),
  async copyText({ text }) {
    await clipboard.writeText(text);
    return null;
  },
  async showLogs() {
    const reason = await shell.openPath(parts.logs);
    return { failed: reason === '' ? null : parts.logs };
  },
  popMenu: returnNull(parts.menus.openAt),
  updates: parts.updates.view,
  requestUpdate: returnNull(({ request }) => parts.updates.request(request)),
  showDownload: returnNull(({ id }) => parts.showDownload(id)),
  preferences: parts.preferences.view,
  changePreferences: parts.preferences.change,
});

const returnNull =
  <T>(work: (input: T) => void) =>
  (input: T): null => {
    work(input);
    return null;
  };
