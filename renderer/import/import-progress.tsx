import { Button } from '../ui/controls/button.tsx';
import { ReadingBar } from '../ui/feedback/reading-bar.tsx';
import { useImportText } from '../ui/text/import-text.ts';
import styles from './import-progress.module.css';

/** How much of a file is read, with a button that cancels it. */
export function ImportProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const words = useImportText();
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <ReadingBar progress={{ known: percent, total: 100 }}>{words.reading(percent)}</ReadingBar>
      <Button size="small" onPress={onCancel}>
        {words.cancelReading}
      </Button>
    </div>
  );
}
