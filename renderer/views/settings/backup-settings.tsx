import { useMemo, useState } from 'react';
import type { BackupInfo } from '../../../shared/library/backup-info.ts';
import { useLibraryUndoToast } from '../../actions/use-library-undo-toast.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { formatByteSize } from '../../ui/format/byte-size.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from './library-settings.module.css';
import { SettingRow } from './setting-controls.tsx';

/** The list of backups, with buttons to back up and to restore. */
export function BackupSettings() {
  const { connection } = useAppStores();
  const t = useTranslate();

  const toast = useToast();
  const attempt = useErrorToast({ disk: t('recovery.settings.notMade') });
  const time = useMemo(() => createTimeFormat(t), [t]);
  const { data: backups, error } = useBridgeQuery('backup.list', {});
  const [asked, setAsked] = useState<BackupInfo | null>(null);
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    await attempt(async () => {
      await connection.call('backup.create', {});
      toast({ message: t('recovery.settings.made'), seconds: 5 });
    });
    setMaking(false);
  };
  return (
    <>
      <SettingRow label={t('recovery.settings.backups')} help={t('recovery.settings.backupsHelp')}>
        <Button size="small" busy={isMaking} onPress={() => void make()}>
          {t('recovery.settings.make')}
        </Button>
      </SettingRow>
      {error !== null && <p className={styles.none}>{t('recovery.settings.couldNotList')}</p>}
      {backups?.length === 0 && <p className={styles.none}>{t('recovery.settings.none')}</p>}
      {backups && backups.length > 0 && (
        <ul className={styles.backups} aria-label={t('recovery.settings.backups')}>
          {backups.map((backup) => (
            <li key={backup.name} className={styles.backup}>
              <span className={styles.text}>
                <span>{time.full(backup.at)}</span>
                <span className={styles.about}>
                  {backup.isDamaged
                    ? t('recovery.settings.damaged')
                    : t('recovery.settings.about', {
                        count: backup.count,
                        size: formatByteSize(backup.bytes, t('time.locale')),
                      })}
                </span>
              </span>
              {!backup.isDamaged && (
                <Button
                  size="small"
                  aria-label={t('recovery.settings.restoreThat', { when: time.full(backup.at) })}
                  onPress={() => setAsked(backup)}
                >
                  {t('recovery.settings.restore')}
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

/** Asks before restoring a backup, and offers Undo afterwards. `when`: its formatted time. */
function RestoreDialog(props: { backup: BackupInfo; when: string; onClose: () => void }) {
  const { name, count } = props.backup;
  const { connection, library } = useAppStores();
  const { counts } = useStore(library);
  const t = useTranslate();

  const offerUndo = useLibraryUndoToast();
  const attempt = useErrorToast({
    'no-snapshot': t('recovery.settings.gone'),
    'snapshot-unreadable': t('recovery.settings.unreadable'),
  });
  const restore = async () => {
    await attempt(async () => {
      const restored = await connection.call('backup.restore', { name });
      offerUndo(t('recovery.settings.restored', { count: restored.count }), restored.undo);
    });
  };
  return (
    <ConfirmDialog
      title={t('recovery.settings.restoreTitle')}
      action={t('recovery.settings.restoreDo')}
      onConfirm={restore}
      onClose={props.onClose}
    >
      {t('recovery.settings.restoreText', { when: props.when, count, now: counts?.all ?? 0 })}
    </ConfirmDialog>
  );
}
