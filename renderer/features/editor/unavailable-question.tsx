import { type Entry, isPurged } from '../../../shared/library/entry.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Shown in place of a question that is in the trash or doesn't exist. */
export function MissingQuestion({ entry }: { entry: Entry | null }) {
  const { router } = useAppState();
  const t = useTranslate();

  const goBack = () => {
    router.go({ view: 'library', section: 'all', open: null }, 'replace');
    // After the list is shown and this button is removed.
    requestAnimationFrame(() => focusPaneNamed('list'));
  };
  if (entry && !isPurged(entry)) {
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
