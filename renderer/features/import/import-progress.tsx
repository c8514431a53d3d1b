import { Button } from '../../ui/buttons/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './import-dialog.module.css';

export function ImportProgress({
  progress,
  isImport = false,
  onCancel,
}: {
  progress: number;
  isImport?: boolean;
  onCancel: () => void;
}) {
  const t = useTranslate();
  const percent = Math.round(progress * 100);
  return (
    <div className={styles.progress}>
      <ProgressBar done={percent} total={100}>
        {isImport ? t('importing.importing', { percent }) : t('importing.reading', { percent })}
      </ProgressBar>
      <Button size="small" onPress={onCancel}>
        {isImport ? t('importing.cancelImport') : t('importing.cancelReading')}
      </Button>
    </div>
  );
}
