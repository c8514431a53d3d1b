import { useMemo, useState } from 'react';
import { type SnapshotInfo, snapshotNameSchema } from '../../../../shared/library/snapshot-info.ts';
import type { ApiLibrary } from '../../../../shared/settings-choices.ts';
import { useLibraryUndoToast } from '../../../actions/use-library-undo-toast.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../../stores/use-bridge-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../../ui/fields/text-field.tsx';
import { createTimeFormat } from '../../../ui/format/time-format.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ActionMenu } from '../../../ui/overlays/menu.tsx';
import { Hint, PanelSection } from '../panel-section.tsx';
import styles from './snapshot-panel.module.css';

/** Snapshots of the library, to save and to restore. */
export function SnapshotPanel({ library }: { library: ApiLibrary }) {
  const { clock } = useAppStores();
  const t = useTranslate();

  const snapshots = useBridgeQuery('apiLibrary.snapshots', { library }).data ?? [];
  const [asked, setAsked] = useState<PendingSnapshotAction | null>(null);
  const now = useNow(clock);
  const time = useMemo(() => createTimeFormat(t), [t]);
  const ago = (at: number) => time.ago(at, now);
  return (
    <PanelSection title={t('localApi.snapshots.title', { library })}>
      {snapshots.length > 0 && (
        <ul className={styles.list}>
          {snapshots.map((snapshot) => (
            <SnapshotItem
              key={`${snapshot.automatic} ${snapshot.name}`}
              snapshot={snapshot}
              ago={ago(snapshot.at)}
              when={time.full(snapshot.at)}
              onAsk={(what) => setAsked({ what, snapshot })}
            />
          ))}
        </ul>
      )}
      <SaveForm library={library} snapshots={snapshots} full={time.full} />
      <Hint>{t('localApi.snapshots.help', { library })}</Hint>
      {asked && <SnapshotDialogs library={library} asked={asked} onClose={() => setAsked(null)} />}
    </PanelSection>
  );
}

function SnapshotItem(props: {
  snapshot: SnapshotInfo;
  ago: string;
  when: string;
  onAsk: (what: 'restore' | 'remove') => void;
}) {
  const { snapshot, onAsk } = props;
  const t = useTranslate();
  const name = useSnapshotName(snapshot);
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about} title={props.when}>
          {t('localApi.snapshots.about', { count: snapshot.count, ago: props.ago })}
        </span>
      </span>
      <ActionMenu
        label={t('localApi.snapshots.actions', { name })}
        actions={[
          { id: 'restore', label: t('localApi.snapshots.restore'), onAction: () => onAsk('restore') },
          ...(snapshot.automatic
            ? []
            : [
                {
                  id: 'remove',
                  label: t('localApi.snapshots.remove'),
                  danger: true,
                  onAction: () => onAsk('remove'),
                },
              ]),
        ]}
      >
        <IconButton icon="more" size="mini" label={t('localApi.snapshots.actions', { name })} />
      </ActionMenu>
    </li>
  );
}

/** Saves a snapshot. A taken name is replaced, and the button says so. */
function SaveForm({
  library,
  snapshots,
  full,
}: {
  library: ApiLibrary;
  snapshots: readonly SnapshotInfo[];
  full: (at: number) => string;
}) {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const isWrong = name !== '' && !snapshotNameSchema.safeParse(name).success;
  const taken = snapshots.find((snapshot) => snapshot.name === name && !snapshot.automatic);
  const save = async () => {
    if (name === '' || isWrong || busy) return;
    setBusy(true);
    await attempt(async () => {
      await connection.call('apiLibrary.saveSnapshot', { library, name });
      toast({ message: t('localApi.snapshots.saved', { name }), seconds: 5 });
      setName('');
    });
    setBusy(false);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('localApi.snapshots.name')}
        dir="ltr"
        spellCheck={false}
        value={name}
        invalid={isWrong}
        problems={isWrong && <Problem level="problem">{t('localApi.snapshots.nameWrong')}</Problem>}
        help={taken && t('localApi.snapshots.replaces', { when: full(taken.at) })}
        onChange={setName}
      />
      <Button size="small" submit busy={busy} disabled={name === '' || isWrong}>
        {taken ? t('localApi.snapshots.replace') : t('localApi.snapshots.save')}
      </Button>
    </form>
  );
}

/** The action that the dialog asks to confirm. */
interface PendingSnapshotAction {
  what: 'restore' | 'remove';
  snapshot: SnapshotInfo;
}

/** The display name of a snapshot. */
function useSnapshotName(snapshot: SnapshotInfo): string {
  const t = useTranslate();
  if (!snapshot.automatic) return snapshot.name;
  return snapshot.undoable ? t('localApi.snapshots.automatic') : t('localApi.snapshots.olderAutomatic');
}

/** Asks before restoring or deleting a snapshot. */
function SnapshotDialogs({
  library,
  asked,
  onClose,
}: {
  library: ApiLibrary;
  asked: PendingSnapshotAction;
  onClose: () => void;
}) {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const offerUndo = useLibraryUndoToast(library);
  const title = useSnapshotName(asked.snapshot);
  const { name, count } = asked.snapshot;
  const restore = async () => {
    await attempt(async () => {
      const restored = await connection.call('apiLibrary.restoreSnapshot', { library, name });
      offerUndo(t('localApi.snapshots.restored', { count: restored.count, library }), restored.undo);
    });
  };
  const remove = async () => {
    await attempt(async () => {
      await connection.call('apiLibrary.removeSnapshot', { library, name });
      toast({ message: t('localApi.snapshots.removed', { name }), seconds: 5 });
    });
  };
  return asked.what === 'restore' ? (
    <ConfirmDialog
      title={t('localApi.snapshots.restoreTitle', { name: title })}
      action={t('localApi.snapshots.restoreDo')}
      onConfirm={restore}
      onClose={onClose}
    >
      {t('localApi.snapshots.restoreText', { count, library })}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={t('localApi.snapshots.removeTitle', { name })}
      action={t('localApi.snapshots.removeDo')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('localApi.snapshots.removeText')}
    </ConfirmDialog>
  );
}
