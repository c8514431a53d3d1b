import type { ApiLibrary } from '../../shared/settings-choices.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { useStore } from '../stores/primitives/external-store.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import styles from './app-banners.module.css';

/**
 * Informs users who upgraded that the local API still serves their own library. The banner is shown until
 * they choose a library.
 */
export function ApiLibraryBanner() {
  const { localApi, settings: store } = useAppStores();
  const { status, busy } = useStore(localApi);
  const settings = useStore(store);
  const t = useTranslate();
  const attempt = useErrorToast();
  if (!status?.canChooseLibrary || !settings?.apiEnabled || settings.apiLibrary !== undefined) return null;
  const choose = (library: ApiLibrary) => void attempt(() => localApi.chooseLibrary(library));
  return (
    <div className={styles.container}>
      <Banner
        tone="info"
        icon="server"
        actions={
          <>
            <Button size="small" variant="primary" busy={busy} onPress={() => choose('test')}>
              {t('localApi.library.noticeTest')}
            </Button>
            <Button size="small" disabled={busy} onPress={() => choose('own')}>
              {t('localApi.library.noticeOwn')}
            </Button>
          </>
        }
      >
        {t('localApi.library.notice')}
      </Banner>
    </div>
  );
}
