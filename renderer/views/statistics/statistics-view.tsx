import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    statistics: { view: 'statistics' };
  }
}

/** The page's code is loaded when the view is first opened, to keep the initial bundle small. */
const StatisticsPage = lazy(async () => ({
  default: (await import('./statistics-page.tsx')).StatisticsPage,
}));

export const statisticsView = createView({
  id: 'statistics',
  icon: 'chart',
  keys: ['G, C'],
  sidebar: 'library',
  component: StatisticsPage,
});
