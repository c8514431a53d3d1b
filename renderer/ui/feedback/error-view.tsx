import { useState } from 'react';
import { copyText } from '../browser/clipboard.ts';
import { Button } from '../buttons/button.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './error-view.module.css';

/** Replaces a part of the window that couldn't be rendered. It needs no stores, because they may have failed. */
export function ErrorView({ title, details }: { title: string; details: string }) {
  const t = useTranslate();
  const [copied, setCopied] = useState<'frame.copied' | 'frame.couldNotCopy' | null>(null);
  const copy = () =>
    void copyText(details).then(
      () => setCopied('frame.copied'),
      () => setCopied('frame.couldNotCopy'),
    );
  return (
    <main className={styles.failed} data-pane="page" role="alert">
      <EmptyState
        icon="alert"
        title={title}
        actions={
          <>
            <Button variant="primary" size="small" onPress={() => window.location.reload()}>
              {t('frame.reload')}
            </Button>
            <Button size="small" onPress={copy}>
              {t(copied ?? 'frame.copyDetails')}
            </Button>
          </>
        }
      >
        {t('frame.viewFailedText')}
      </EmptyState>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys. */}
      <section className={styles.details} tabIndex={0} aria-label={t('frame.errorDetails')} dir="ltr">
        {details}
      </section>
    </main>
  );
}
