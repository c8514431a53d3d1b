import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    statistics: { view: 'statistics' };
  }
}

/** Loaded when it's first opened to keep the start bundle small. */
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
