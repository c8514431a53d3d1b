import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { useText } from '../text/text.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './guarded.module.css';

/** A view that fails leaves the others alone. */
export function Guarded({ children }: { children: ReactNode }) {
  const words = useText().frame;
  const failed = (
    <main className={styles.failed} data-pane="page">
      <EmptyState
        icon="alert"
        title={words.viewFailed}
        actions={
          <Button size="small" onPress={() => window.location.reload()}>
            {words.reload}
          </Button>
        }
      >
        {words.viewFailedText}
      </EmptyState>
    </main>
  );
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>;
}
