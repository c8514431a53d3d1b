import { useMemo, useState } from 'react';
import type { RestorePointInfo } from '../../../shared/library/restore-point-info.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import type { ApiLibrary } from '../../../shared/settings-choices.ts';
import { useLibraryUndoToast } from '../../actions/use-library-undo-toast.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { formatByteSize } from '../../ui/format/byte-size.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from './restore-point-list.module.css';

export function RestorePointList({ library }: { library: ApiLibrary }) {
  const t = useTranslate();
  const time = useMemo(() => createTimeFormat(t), [t]);
  const { data: points, error } = useBridgeQuery('restorePoint.list', { library });
  const [asked, setAsked] = useState<{ what: 'restore' | 'delete'; point: RestorePointInfo } | null>(null);
  if (error !== null) return <p className={styles.none}>{t('restorePoints.couldNotList')}</p>;
  if (points?.length === 0) return <p className={styles.none}>{t('restorePoints.none')}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t('restorePoints.title', { library })}>
        {points?.map((point) => {
          const { name, at, count, bytes, kind, isDamaged } = point;
          const title = kind === 'named' ? name : time.full(at);
          const details = [
            kind === 'named' ? time.full(at) : formatReason({ kind, imported: point.imported }, t),
            isDamaged
              ? t('restorePoints.damaged')
              : t('restorePoints.about', { count, size: formatByteSize(bytes, t('time.locale')) }),
          ];
          return (
            <li key={name} className={styles.item}>
              <span className={styles.text}>
                <span className={styles.title}>{title}</span>
                <span className={styles.details}>{details.join(' · ')}</span>
              </span>
              {!isDamaged && (
                <Button
                  size="small"
                  aria-label={t('restorePoints.restoreThat', { name: title })}
                  onPress={() => setAsked({ what: 'restore', point })}
                >
                  {t('restorePoints.restore')}
                </Button>
              )}
              {kind === 'named' && (
                <IconButton
                  icon="trash"
                  label={t('restorePoints.deleteThat', { name })}
                  onPress={() => setAsked({ what: 'delete', point })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {asked?.what === 'restore' && (
        <RestoreDialog
          library={library}
          point={asked.point}
          when={time.full(asked.point.at)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteDialog library={library} name={asked.point.name} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const formatReason = (
  { kind, imported }: { kind: 'scheduled' | 'before-change'; imported: string | undefined },
  t: Translate,
): string =>
  imported === undefined
    ? t(`restorePoints.kinds.${kind}`)
    : t('restorePoints.beforeImport', { name: imported });

/**
 * Asks for confirmation before restoring and offers Undo afterward. `when` is the restore point's formatted
 * time.
 */
function RestoreDialog(props: {
  library: ApiLibrary;
  point: RestorePointInfo;
  when: string;
  onClose: () => void;
}) {
  const { library, when, onClose } = props;
  const { name, count } = props.point;
  const { connection } = useAppStores();
  const t = useTranslate();
  const offerUndo = useLibraryUndoToast(library);
  const attempt = useErrorToast();
  const restore = async () => {
    await attempt(async () => {
      const restored = await connection.call('restorePoint.restore', { library, name });
      offerUndo(t('restorePoints.restored', { count: restored.count, library }), restored.undo);
    });
  };
  return (
    <ConfirmDialog
      title={t('restorePoints.restoreTitle')}
      action={t('restorePoints.restoreDo')}
      onConfirm={restore}
      onClose={onClose}
    >
      {t('restorePoints.restoreText', { when, count, library })}
    </ConfirmDialog>
  );
}

function DeleteDialog({
  library,
  name,
  onClose,
}: {
  library: ApiLibrary;
  name: string;
  onClose: () => void;
}) {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const remove = async () => {
    await attempt(async () => {
      await connection.call('restorePoint.remove', { library, name });
      toast({ message: t('restorePoints.deleted', { name }), seconds: 5 });
    });
  };
  return (
    <ConfirmDialog
      title={t('restorePoints.deleteTitle', { name })}
      action={t('restorePoints.deleteDo')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('restorePoints.deleteText')}
    </ConfirmDialog>
  );
}
