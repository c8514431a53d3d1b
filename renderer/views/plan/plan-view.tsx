import { lazy, Suspense } from 'react';
import { defineView } from '../../stores/define-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    plan: { view: 'plan' };
  }
}

/** Loaded when first opened, because of drag and drop. */
const PlanPage = lazy(async () => ({ default: (await import('./plan-page.tsx')).PlanPage }));

function PlanView(props: { onOpen: (id: number) => void }) {
  const t = useTranslate();
  return (
    <Suspense fallback={<Page title={t('views.plan.title')}>{null}</Page>}>
      <PlanPage {...props} />
    </Suspense>
  );
}

export const planView = defineView({
  id: 'plan',
  icon: 'calendar',
  keys: ['G, P'],
  sidebar: 'library',
  component: PlanView,
});
