import type { MenuItemConstructorOptions } from 'electron';

/**
 * The menus: the system's own roles, in the places where each platform has them.
 * The page's own keys (DESIGN: Ctrl N, Ctrl S …) stay the page's, which has them in the browser as well.
 * @param options.developer adds reload and the developer tools
 */
export function menuTemplate(options: {
  platform: string;
  developer: boolean;
}): MenuItemConstructorOptions[] {
  const onMac = options.platform === 'darwin';
  const separator = { type: 'separator' } as const;
  return [
    ...(onMac ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    {
      role: 'viewMenu',
      submenu: [
        ...(options.developer ? ([{ role: 'reload' }, { role: 'toggleDevTools' }, separator] as const) : []),
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        separator,
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
  ];
}
