import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { useBridgeQuery } from '../state/use-bridge-query.ts';
import { CopyButton } from '../ui/clipboard/copy-button.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useText } from '../ui/text/text.tsx';
import { BackupSettings } from './backup-settings.tsx';
import { LibraryExchange } from './library-exchange.tsx';
import styles from './library-settings.module.css';
import { SettingRow } from './setting-row.tsx';
import shared from './settings-view.module.css';

/** Where the library is, what was wrong with it, and its backups. */
export function LibrarySettings() {
  const { recovery } = useAppState();
  const { reports } = useStore(recovery);
  const words = useText().recovery.settings;
  const info = useBridgeQuery('app.info', {}).data;
  return (
    <section className={shared.group} aria-label={words.title}>
      <h2 className={shared.heading}>{words.title}</h2>
      <SettingRow label={words.folder} help={words.folderHelp}>
        {info && (
          <span className={styles.folder}>
            <code className={styles.path}>{info.dataDir}</code>
            <CopyButton text={info.dataDir} what={words.copyFolder} />
          </span>
        )}
      </SettingRow>
      {reports.length > 0 && (
        <SettingRow label={words.found} help={words.foundHelp}>
          <Button size="small" onPress={() => recovery.show()}>
            {words.show}
          </Button>
        </SettingRow>
      )}
      <LibraryExchange />
      <BackupSettings />
    </section>
  );
}
