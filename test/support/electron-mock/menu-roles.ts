import { app } from './app.ts';

/** A role's defaults in Electron. */
interface MenuRole {
  label: string;
  accelerator?: string;
  /** The page's edit command that the role runs. */
  edit?: string;
  /** False if only the system handles the shortcut. */
  registersAccelerator?: boolean;
  submenu?: readonly { role: string }[];
}

const onMac = process.platform === 'darwin';
const onWindows = process.platform === 'win32';

const edit = (label: string, name: string, keys: string | null, registersAccelerator = true): MenuRole => ({
  label,
  edit: name,
  ...(keys !== null && { accelerator: keys }),
  registersAccelerator,
});
const withItems = (label: string, roles: readonly string[]): MenuRole => ({
  label,
  submenu: roles.map((role) => ({ role })),
});

/** The roles by lowercase name, as Electron stores them. */
const ROLES: Readonly<Record<string, MenuRole>> = {
  about: { label: process.platform === 'linux' ? 'About' : `About ${app.getName()}` },
  close: { label: onMac ? 'Close Window' : 'Close', accelerator: 'CommandOrControl+W' },
  copy: edit('Copy', 'copy', 'CommandOrControl+C', false),
  cut: edit('Cut', 'cut', 'CommandOrControl+X', false),
  delete: edit('Delete', 'delete', null),
  front: { label: 'Bring All to Front' },
  help: { label: 'Help' },
  hide: { label: `Hide ${app.getName()}`, accelerator: 'Command+H' },
  hideothers: { label: 'Hide Others', accelerator: 'Command+Alt+H' },
  minimize: { label: 'Minimize', accelerator: 'CommandOrControl+M' },
  paste: edit('Paste', 'paste', 'CommandOrControl+V', false),
  pasteandmatchstyle: edit(
    'Paste and Match Style',
    'pasteAndMatchStyle',
    onMac ? 'Cmd+Option+Shift+V' : 'Shift+CommandOrControl+V',
    false,
  ),
  quit: {
    label: onMac ? `Quit ${app.getName()}` : onWindows ? 'Exit' : 'Quit',
    ...(!onWindows && { accelerator: 'CommandOrControl+Q' }),
  },
  redo: edit('Redo', 'redo', onWindows ? 'Control+Y' : 'Shift+CommandOrControl+Z'),
  reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R' },
  selectall: edit('Select All', 'selectAll', 'CommandOrControl+A'),
  services: { label: 'Services' },
  startspeaking: { label: 'Start Speaking' },
  stopspeaking: { label: 'Stop Speaking' },
  toggledevtools: {
    label: 'Toggle Developer Tools',
    accelerator: onMac ? 'Alt+Command+I' : 'Ctrl+Shift+I',
  },
  togglefullscreen: { label: 'Toggle Full Screen', accelerator: onMac ? 'Control+Command+F' : 'F11' },
  undo: edit('Undo', 'undo', 'CommandOrControl+Z'),
  unhide: { label: 'Show All' },
  window: { label: 'Window' },
  zoom: { label: 'Zoom' },
  appmenu: withItems(app.getName(), ['about', 'services', 'hide', 'hideOthers', 'unhide', 'quit']),
  filemenu: withItems('File', [onMac ? 'close' : 'quit']),
  editmenu: withItems('Edit', ['undo', 'redo', 'cut', 'copy', 'paste', 'delete', 'selectAll']),
  windowmenu: withItems('Window', onMac ? ['minimize', 'zoom', 'front'] : ['minimize', 'zoom', 'close']),
};

/** Returns a role's definition, or null without a role. Throws if the mock lacks the role. */
export function findRole(name: string | undefined): MenuRole | null {
  if (name === undefined) return null;
  const role = ROLES[name.toLowerCase()];
  if (!role) throw new Error(`The mock has no menu role ${name}`);
  return role;
}
