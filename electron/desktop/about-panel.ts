import type { App } from 'electron';
import { releasePage } from './updates/publisher-facts.ts';

/** The `copyright` in electron-builder.yml. */
export const COPYRIGHT = 'Copyright © 2026 The QOTD Studio authors';

/** Sets what **About** shows. Linux has no defaults, and an app from source would show Electron's. */
export function setAboutPanel(
  app: Pick<App, 'getAppPath' | 'getName' | 'getVersion' | 'setAboutPanelOptions'>,
  icon: string,
  { electron, chrome, node }: NodeJS.ProcessVersions,
): void {
  const website = releasePage(app.getAppPath());
  app.setAboutPanelOptions({
    applicationName: app.getName(),
    applicationVersion: app.getVersion(),
    // macOS adds it in brackets.
    version: '',
    copyright: COPYRIGHT,
    credits: `Electron ${electron}, Chromium ${chrome}, Node.js ${node}`,
    iconPath: icon,
    ...(website !== null && { website }),
  });
}
