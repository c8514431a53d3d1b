import { useAppStores } from '../stores/app-stores.tsx';
import { useStore } from '../stores/primitives/external-store.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import styles from './app-banners.module.css';

/** Asks what to do after another program changed the library's files. `onFlush` writes all unsaved text. */
export function ChangedFilesBanner({ onFlush }: { onFlush: () => Promise<void> }) {
  const { recovery } = useAppStores();
  const { isChangedOnDisk, isDeciding } = useStore(recovery);
  const t = useTranslate();
  const attempt = useErrorToast();
  if (!isChangedOnDisk) return null;
  const resolveChange = (what: 'reload' | 'keep') =>
    void attempt(async () => {
      await onFlush();
      await recovery.decide(what);
    });
  return (
    <div className={styles.container}>
      <Banner
        tone="warn"
        icon="alert"
        actions={
          <>
            <Button size="small" variant="primary" busy={isDeciding} onPress={() => resolveChange('reload')}>
              {t('frame.changedFiles.reload')}
            </Button>
            <Button size="small" disabled={isDeciding} onPress={() => resolveChange('keep')}>
              {t('frame.changedFiles.keep')}
            </Button>
          </>
        }
      >
        {t('frame.changedFiles.text')}
      </Banner>
    </div>
  );
}
