import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    plan: { view: 'plan' };
  }
}

/** The drag-and-drop library is large, so the page is loaded when the view is first opened. */
const PlanPage = lazy(async () => ({ default: (await import('./plan-page.tsx')).PlanPage }));

export const planView = createView({
  id: 'plan',
  icon: 'calendar',
  keys: ['G, P'],
  sidebar: 'library',
  component: PlanPage,
});
