import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';
import { SETTINGS_PAGES } from '../../stores/router.ts';

declare module '../../stores/router.ts' {
  interface Routes {
    settings: { view: 'settings'; page?: SettingsPage };
  }
}

/** The pages' code is loaded when the settings are first opened, to keep the initial bundle small. */
const SettingsPages = lazy(async () => ({ default: (await import('./settings-pages.tsx')).SettingsPages }));

/** The settings view. Each page has its own URL. */
export const settingsView = createView({
  id: 'settings',
  parameter: {
    parse: (text) => {
      const page = SETTINGS_PAGES.find((known) => known === text);
      return page ? { view: 'settings', page } : null;
    },
    format: ({ page }) => page ?? null,
  },
  icon: 'settings',
  keys: ['Ctrl ,'],
  sidebar: 'app',
  component: SettingsPages,
});
