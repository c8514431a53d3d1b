import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './guarded.module.css';

/** A view that fails leaves the others alone. */
export function Guarded({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const failed = (
    <main className={styles.failed} data-pane="page">
      <EmptyState
        icon="alert"
        title={t('frame.viewFailed')}
        actions={
          <Button size="small" onPress={() => window.location.reload()}>
            {t('frame.reload')}
          </Button>
        }
      >
        {t('frame.viewFailedText')}
      </EmptyState>
    </main>
  );
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>;
}
