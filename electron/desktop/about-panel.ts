import path from 'node:path';
import type { App } from 'electron';
import { findReleasePage } from './updates/publisher-facts.ts';

/** Must equal `copyright` in electron-builder.yml. */
export const COPYRIGHT = 'Copyright © 2026 The QOTD Studio authors';

export interface AboutPanelOptions {
  /** The path to the app's icon, a PNG file. */
  icon: string;
  resources: string;
  versions: NodeJS.ProcessVersions;
}

/**
 * Sets the contents of **About**. Linux has no defaults, and an app that runs from source would show
 * Electron's.
 */
export function setAboutPanel(
  app: Pick<App, 'getAppPath' | 'getName' | 'getVersion' | 'isPackaged' | 'setAboutPanelOptions'>,
  { icon, resources, versions: { electron, chrome, node } }: AboutPanelOptions,
): void {
  const website = findReleasePage(app.getAppPath());
  app.setAboutPanelOptions({
    applicationName: app.getName(),
    applicationVersion: app.getVersion(),
    // macOS would show this version in parentheses after the app's.
    version: '',
    copyright: COPYRIGHT,
    credits: `Electron ${electron}, Chromium ${chrome}, Node.js ${node}`,
    // GTK can't read the icon in the package's archive.
    iconPath: app.isPackaged ? path.join(resources, 'icon.png') : icon,
    ...(website !== null && { website }),
  });
}
