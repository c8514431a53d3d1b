import { useAvailableActions } from '../../actions/use-actions.ts';
import { CreateRestorePointButton } from '../../features/restore-points/create-restore-point.tsx';
import { RestorePointList } from '../../features/restore-points/restore-point-list.tsx';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './library-settings.module.css';
import { SettingRow } from './setting-controls.tsx';
import shared from './settings-pages.module.css';

export function LibrarySettings() {
  const { recovery } = useAppStores();
  const { reports } = useStore(recovery);
  const t = useTranslate();
  const info = useBridgeQuery('app.info', {}).data;
  return (
    <section className={shared.group} aria-label={t('recovery.settings.title')}>
      <h2 className={shared.heading}>{t('recovery.settings.title')}</h2>
      <SettingRow label={t('recovery.settings.folder')} help={t('recovery.settings.folderHelp')}>
        {info && (
          <span className={styles.folder}>
            <code className={styles.path}>{info.dataDir}</code>
            <CopyButton text={info.dataDir} what={t('recovery.settings.copyFolder')} />
          </span>
        )}
      </SettingRow>
      {reports.length > 0 && (
        <SettingRow label={t('recovery.settings.found')} help={t('recovery.settings.foundHelp')}>
          <Button size="small" onPress={() => recovery.show()}>
            {t('recovery.settings.show')}
          </Button>
        </SettingRow>
      )}
      <ImportExportSettings />
      <SettingRow label={t('restorePoints.title', { library: 'own' })} help={t('restorePoints.help')}>
        <CreateRestorePointButton library="own" />
      </SettingRow>
      <RestorePointList library="own" />
    </section>
  );
}

function ImportExportSettings() {
  const offers = useAvailableActions();
  const t = useTranslate();
  const toast = useToast();
  const exportLibrary = () => {
    const reason = offers.run('library.export');
    if (reason) toast({ message: reason });
  };
  return (
    <SettingRow label={t('exchange.label')} help={t('exchange.help')}>
      <span className={styles.buttons}>
        <Button size="small" onPress={exportLibrary}>
          {t('exchange.exportOpen')}
        </Button>
        <Button size="small" onPress={() => void offers.run('library.import')}>
          {t('exchange.importOpen')}
        </Button>
      </span>
    </SettingRow>
  );
}
