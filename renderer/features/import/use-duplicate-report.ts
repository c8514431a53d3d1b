import { useAppStores } from '../../stores/app-stores.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** The result is requested at this interval until all questions are compared. */
const REQUEST_INTERVAL_MS = 1_000;

/**
 * Returns a function that waits until an import's questions are compared with the library, even after the
 * dialog is closed. A toast then reports likely duplicates, and `onShow` shows them. `undo` identifies the
 * import.
 */
export function useDuplicateReport(onShow: () => void): (undo: number) => void {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const report = (count: number) => {
    if (count === 0) return;
    toast({
      message: t('importing.duplicatesFound', { count }),
      actions: [{ label: t('importing.showDuplicates'), onAction: onShow }],
      seconds: 30,
    });
  };
  return useEventCallback((undo: number) => {
    const request = async () => {
      const { count, isComplete } = await connection.call('import.duplicates', { undo });
      if (isComplete) report(count);
      else setTimeout(repeat, REQUEST_INTERVAL_MS);
    };
    // An undone import has no duplicates, and the app shows a lost connection elsewhere.
    const repeat = () => void request().catch(() => undefined);
    repeat();
  });
}
