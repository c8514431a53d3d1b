import { Icon } from '../icons/icon.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import styles from './drop-hint.module.css';

/** Over the window while a file is held above it. */
export function DropHint() {
  return (
    <div className={styles.hint}>
      <p className={styles.card}>
        <Icon name="import" />
        {useTranslate()('frame.dropFile')}
      </p>
    </div>
  );
}
