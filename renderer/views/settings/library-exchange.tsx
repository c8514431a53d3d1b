import { useAvailableActions } from '../../actions/use-actions.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './library-exchange.module.css';
import { SettingRow } from './setting-controls.tsx';

/** The library as a file, and questions from a file. */
export function LibraryExchange() {
  const offers = useAvailableActions();
  const t = useTranslate();
  return (
    <SettingRow label={t('exchange.label')} help={t('exchange.help')}>
      <span className={styles.buttons}>
        <Button size="small" onPress={() => void offers.run('library.export')}>
          {t('exchange.exportOpen')}
        </Button>
        <Button size="small" onPress={() => void offers.run('library.import')}>
          {t('exchange.importOpen')}
        </Button>
      </span>
    </SettingRow>
  );
}
