import { useEffect, useState } from 'react';
import { useAppState } from '../../stores/app-state.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './desktop-integration.module.css';

/** Says, over the window, that it waits for the disk before it closes. Where that takes no time it is not seen. */
export function ClosingNotice() {
  const { connection } = useAppState();
  const t = useTranslate();
  const [isClosing, setClosing] = useState(false);
  useEffect(() => connection.beforeClose(async () => setClosing(true)), [connection]);
  if (!isClosing) return null;
  return (
    <div className={styles.notice} role="status">
      {t('desktop.closing')}
    </div>
  );
}
