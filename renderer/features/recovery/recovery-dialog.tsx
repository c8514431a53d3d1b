import { useAppState } from '../../stores/app-state.tsx';
import { useStore } from '../../stores/store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './recovery-dialog.module.css';
import { inOrder, matterOf } from './recovery-summary.ts';
import { ReportView } from './report-view.tsx';

/** Says what was wrong with the library's files, what became of it, and what is gone. */
export function RecoveryDialog() {
  const { recovery } = useAppState();
  const { shown } = useStore(recovery);
  const t = useTranslate();
  const attempt = useErrorToast();
  const [newest] = shown;
  if (!newest) return null;
  const told = inOrder(shown);
  const matters = new Set(shown.map(matterOf));
  const matter = matters.size === 1 ? matterOf(newest) : 'damaged';
  return (
    <Dialog
      title={t(`recovery.report.title.${matter}`)}
      reading
      onClose={() => recovery.hide()}
      foot={
        <>
          <Button variant="ghost" onPress={() => recovery.hide()}>
            {t('recovery.report.later')}
          </Button>
          <Button variant="primary" onPress={() => void attempt(() => recovery.dismiss())}>
            {t('recovery.report.dismiss')}
          </Button>
        </>
      }
    >
      {told.map((report) => (
        <div key={report.folder} className={styles.report}>
          <ReportView report={report} of={told} />
        </div>
      ))}
    </Dialog>
  );
}
