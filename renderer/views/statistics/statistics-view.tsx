import { type ComponentProps, lazy, Suspense } from 'react';
import { defineView } from '../../stores/define-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    statistics: { view: 'statistics' };
  }
}

/** Loaded when first opened, to keep the start bundle small. */
const StatisticsPage = lazy(async () => ({
  default: (await import('./statistics-page.tsx')).StatisticsPage,
}));

function StatisticsView(props: ComponentProps<typeof StatisticsPage>) {
  const t = useTranslate();
  return (
    <Suspense fallback={<Page title={t('views.statistics.title')}>{null}</Page>}>
      <StatisticsPage {...props} />
    </Suspense>
  );
}

export const statisticsView = defineView({
  id: 'statistics',
  icon: 'chart',
  keys: ['G, C'],
  sidebar: 'library',
  component: StatisticsView,
});
