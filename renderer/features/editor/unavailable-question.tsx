import type { ReactNode } from 'react';
import { type Entry, isPurged } from '../../../shared/library/entry.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './editor.module.css';

/** Replaces the editor if the question is loading, unreadable, in the trash, or missing. */
export function UnavailableQuestion(props: { session: DraftSession; leading?: ReactNode }) {
  const { session } = props;
  const t = useTranslate();
  return (
    <main className={styles.editor} aria-label={t('editor.label')} aria-busy={session.phase === 'loading'}>
      {props.leading}
      {session.phase === 'gone' && <MissingQuestion entry={session.entry} />}
      {session.phase === 'unreadable' && (
        <EmptyState
          icon="alert"
          title={t('editor.unreadable')}
          actions={<Button onPress={() => session.controller.load()}>{t('editor.tryAgain')}</Button>}
        />
      )}
    </main>
  );
}

function MissingQuestion({ entry }: { entry: Entry | null }) {
  const { router } = useAppStores();
  const t = useTranslate();

  const goBack = () => {
    router.go({ view: 'library', section: 'all', open: null }, 'replace');
    // Wait until the list is shown and this button has been removed.
    requestAnimationFrame(() => focusPaneNamed('list'));
  };
  // An entry without a deletion time was removed by undoing its import, so it isn't in Trash.
  if (entry && entry.removedAt !== null && !isPurged(entry)) {
    return (
      <EmptyState icon="trash" title={t('library.notHere.removed')}>
        {t('library.notHere.removedHelp')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={t('library.notHere.unknown')}
      actions={
        <Button size="small" onPress={goBack}>
          {t('frame.backToList')}
        </Button>
      }
    >
      {t('library.notHere.unknownHelp')}
    </EmptyState>
  );
}
