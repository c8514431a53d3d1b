import { useOffers } from '../ui/actions/use-actions.ts';
import { Button } from '../ui/controls/button.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './library-exchange.module.css';
import { SettingRow } from './setting-row.tsx';

/** The library as a file, and questions from a file. */
export function LibraryExchange() {
  const offers = useOffers();
  const words = useText().exchange;
  return (
    <SettingRow label={words.label} help={words.help}>
      <span className={styles.buttons}>
        <Button size="small" onPress={() => void offers.run('library.export')}>
          {words.exportOpen}
        </Button>
        <Button size="small" onPress={() => void offers.run('library.import')}>
          {words.importOpen}
        </Button>
      </span>
    </SettingRow>
  );
}
