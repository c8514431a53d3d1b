import { type ComponentProps, lazy, Suspense } from 'react';
import { defineView } from '../../stores/define-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    duplicates: { view: 'duplicates' };
  }
}

/** Loaded when first opened, to keep the start bundle small. */
const DuplicatesPage = lazy(async () => ({
  default: (await import('./duplicates-page.tsx')).DuplicatesPage,
}));

function DuplicatesView(props: ComponentProps<typeof DuplicatesPage>) {
  const t = useTranslate();
  return (
    <Suspense fallback={<Page title={t('views.duplicates.title')}>{null}</Page>}>
      <DuplicatesPage {...props} />
    </Suspense>
  );
}

export const duplicatesView = defineView({
  id: 'duplicates',
  icon: 'duplicates',
  sidebar: 'library',
  component: DuplicatesView,
});
