import { useMemo, useState } from 'react';
import type { Backup } from '../../shared/backup.ts';
import { useAppState } from '../state/app-state.tsx';
import { useBridgeQuery } from '../state/use-bridge-query.ts';
import { Button } from '../ui/controls/button.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { byteWords } from '../ui/format/byte-words.ts';
import { createTimeWords } from '../ui/format/time-words.ts';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './library-settings.module.css';
import { RestoreDialog } from './restore-dialog.tsx';
import { SettingRow } from './setting-row.tsx';

/** The backups that there are, a way to make one, and the way back to each. */
export function BackupSettings() {
  const { connection } = useAppState();
  const text = useText();
  const words = useText().recovery.settings;
  const toast = useToast();
  const attempt = useAttempt({ disk: words.notMade });
  const time = useMemo(() => createTimeWords(text.time), [text]);
  const { data: backups, error } = useBridgeQuery('backup.list', {});
  const [asked, setAsked] = useState<Backup | null>(null);
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    await attempt(async () => {
      await connection.call('backup.make', {});
      toast({ message: words.made, seconds: 5 });
    });
    setMaking(false);
  };
  return (
    <>
      <SettingRow label={words.backups} help={words.backupsHelp}>
        <Button size="small" busy={isMaking} onPress={() => void make()}>
          {words.make}
        </Button>
      </SettingRow>
      {error !== null && <p className={styles.none}>{words.couldNotList}</p>}
      {backups?.length === 0 && <p className={styles.none}>{words.none}</p>}
      {backups && backups.length > 0 && (
        <ul className={styles.backups} aria-label={words.backups}>
          {backups.map((backup) => (
            <li key={backup.name} className={styles.backup}>
              <span className={styles.words}>
                <span>{time.full(backup.at)}</span>
                <span className={styles.about}>
                  {backup.isDamaged
                    ? words.damaged
                    : words.about(backup.count, byteWords(backup.bytes, text.time.locale))}
                </span>
              </span>
              {!backup.isDamaged && (
                <Button
                  size="small"
                  aria-label={words.restoreThat(time.full(backup.at))}
                  onPress={() => setAsked(backup)}
                >
                  {words.restore}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {asked && <RestoreDialog backup={asked} when={time.full(asked.at)} onClose={() => setAsked(null)} />}
    </>
  );
}
