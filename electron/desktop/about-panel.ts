import path from 'node:path';
import type { App } from 'electron';
import { releasePage } from './updates/publisher-facts.ts';

/** The `copyright` in electron-builder.yml. */
export const COPYRIGHT = 'Copyright © 2026 The QOTD Studio authors';

export interface AboutPanelOptions {
  /** The app's icon, as a PNG file. */
  icon: string;
  /** As in `process.resourcesPath`. */
  resources: string;
  /** As in `process.versions`. */
  versions: NodeJS.ProcessVersions;
}

/** Sets what **About** shows. Linux has no defaults, and an app from source would show Electron's. */
export function setAboutPanel(
  app: Pick<App, 'getAppPath' | 'getName' | 'getVersion' | 'isPackaged' | 'setAboutPanelOptions'>,
  { icon, resources, versions: { electron, chrome, node } }: AboutPanelOptions,
): void {
  const website = releasePage(app.getAppPath());
  app.setAboutPanelOptions({
    applicationName: app.getName(),
    applicationVersion: app.getVersion(),
    // macOS adds it in brackets.
    version: '',
    copyright: COPYRIGHT,
    credits: `Electron ${electron}, Chromium ${chrome}, Node.js ${node}`,
    // GTK can't read the icon in the package's archive.
    iconPath: app.isPackaged ? path.join(resources, 'icon.png') : icon,
    ...(website !== null && { website }),
  });
}
