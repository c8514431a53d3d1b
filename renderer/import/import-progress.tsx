import { Button } from '../ui/controls/button.tsx';
import { ReadingBar } from '../ui/feedback/reading-bar.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './import-progress.module.css';

/** How far a file is read or imported, with a button that cancels it. */
export function ImportProgress({
  share,
  isImport = false,
  onCancel,
}: {
  share: number;
  isImport?: boolean;
  onCancel: () => void;
}) {
  const words = useText().importing;
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <ReadingBar progress={{ known: percent, total: 100 }}>
        {isImport ? words.importing(percent) : words.reading(percent)}
      </ReadingBar>
      <Button size="small" onPress={onCancel}>
        {isImport ? words.cancelImport : words.cancelReading}
      </Button>
    </div>
  );
}
