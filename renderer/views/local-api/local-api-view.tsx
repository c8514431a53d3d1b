import { lazy, Suspense } from 'react';
import { defineView } from '../../stores/define-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    'local-api': { view: 'local-api' };
  }
}

/** Loaded when first opened: it's a tenth of the views' code, and many users never open it. */
const LocalApiPage = lazy(async () => ({ default: (await import('./local-api-page.tsx')).LocalApiPage }));

function LocalApiView(props: { openId: number | null }) {
  const t = useTranslate();
  return (
    <Suspense fallback={<Page title={t('views.local-api.title')}>{null}</Page>}>
      <LocalApiPage {...props} />
    </Suspense>
  );
}

export const localApiView = defineView({
  id: 'local-api',
  icon: 'server',
  sidebar: 'bots',
  component: LocalApiView,
});
