import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    'local-api': { view: 'local-api' };
  }
}

/**
 * The page's code is loaded when the view is first opened, because it's large and many users never open the
 * view.
 */
const LocalApiPage = lazy(async () => ({ default: (await import('./local-api-page.tsx')).LocalApiPage }));

export const localApiView = createView({
  id: 'local-api',
  icon: 'server',
  sidebar: 'bots',
  component: LocalApiPage,
});
