import { Component, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './view-boundary.module.css';

export function ViewBoundary({ children }: { children: ReactNode }) {
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

/** Shows `fallback` if the children can't be rendered. */
class ErrorBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
