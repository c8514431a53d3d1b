import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    duplicates: { view: 'duplicates' };
  }
}

/** The page's code is loaded when the view is first opened, to keep the initial bundle small. */
const DuplicatesPage = lazy(async () => ({
  default: (await import('./duplicates-page.tsx')).DuplicatesPage,
}));

export const duplicatesView = createView({
  id: 'duplicates',
  icon: 'duplicates',
  sidebar: 'library',
  component: DuplicatesPage,
});
