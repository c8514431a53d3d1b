import { lazy, Suspense, useState } from 'react';
import type { ExportChoice } from '../../../shared/import-export/file-formats.ts';
import type { TagChange } from '../../../shared/library/tags.ts';
import { getShortcuts } from '../../actions/action-table.ts';
import { offerAction, useActions } from '../../actions/use-actions.ts';
import { TagField, TagList } from '../../features/question/tag-field.tsx';
import { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { useSyncCommands } from '../../features/question/use-sync-commands.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore, useStorePart } from '../../stores/primitives/external-store.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { ActionMenu } from '../../ui/overlays/menu.tsx';
import styles from './bulk-bar.module.css';

/** The dialogs' code is loaded when they're first opened. */
const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

const EmojiFillDialog = lazy(async () => ({
  default: (await import('./emoji-fill-dialog.tsx')).EmojiFillDialog,
}));
const VotesDialog = lazy(async () => ({ default: (await import('./votes-dialog.tsx')).VotesDialog }));
const MarkPostedDialog = lazy(async () => ({
  default: (await import('../../features/question/mark-posted-dialog.tsx')).MarkPostedDialog,
}));

export interface BulkBarProps {
  ids: ReadonlySet<number>;
  isTrash: boolean;
  /** The questions in the trash that the user asked to delete permanently, or null. */
  deleting: readonly number[] | null;
  onDeletingDone: () => void;
  onClear: () => void;
  /** Moves questions to the trash. Resolves with whether the move succeeded. */
  onRemoveAll: (ids: readonly number[]) => Promise<boolean>;
  /** Receives the questions that left the list. */
  onGone: (ids: readonly number[]) => void;
  onReplace: () => void;
  onSetFields: () => void;
  onExport?: (ids: readonly number[], format?: ExportChoice) => void;
}

export function BulkBar(props: BulkBarProps) {
  const { isTrash, onClear } = props;
  const t = useTranslate();

  const ids = [...props.ids];
  const count = ids.length;
  const [shown, setShown] = useState<'tag' | 'plan' | 'posted' | 'votes' | 'emoji' | 'purge' | null>(null);
  const bulk = useBulkCommands(props.onGone);
  const sync = useSyncCommands();

  const isConnected = useStore(useAppStores().sync).status?.setUp === 'ready';
  const clearAfter = (work: Promise<boolean>) => void work.then((done) => done && onClear());
  const remove = () => clearAfter(props.onRemoveAll(ids));
  const inTrash = isTrash ? t('actions.reasons.inTrash') : null;
  // Questions in a part of the list that isn't loaded may be posted.
  const nonePosted = useStorePart(useAppStores().library, ({ rows }) => {
    const unposted = new Set(rows.flatMap(({ id, state }) => (state === 'sent' ? [] : [id])));
    return ids.every((id) => unposted.has(id));
  });
  const noVotes = inTrash ?? (nonePosted ? t('actions.reasons.nonePosted') : null);
  useActions(
    count === 0
      ? {}
      : {
          'list.clear-selection': offerAction(onClear),
          'list.tag': offerAction(() => setShown('tag'), inTrash),
          'list.queue': offerAction(() => void sync.queue(ids), inTrash),
          'list.unqueue': offerAction(() => void sync.unqueue(ids), inTrash),
          'list.refresh': offerAction(
            () => void sync.refresh(ids),
            inTrash ?? (isConnected ? null : t('actions.reasons.noService')),
          ),
          'list.plan': offerAction(() => setShown('plan'), inTrash),
          'list.mark-ready': offerAction(() => void bulk.markReady(ids), inTrash),
          'list.export': offerAction(() => props.onExport?.(ids)),
          'list.mark-posted': offerAction(() => setShown('posted'), inTrash),
          'list.enter-votes': offerAction(() => setShown('votes'), noVotes),
          'list.fill-emoji': offerAction(() => setShown('emoji'), inTrash),
          'list.remove': offerAction(isTrash ? () => setShown('purge') : remove),
        },
  );
  const purged = props.deleting ?? (shown === 'purge' ? ids : null);
  return (
    <>
      {count > 0 && (
        <section
          className={styles.bar}
          aria-label={t('library.bulk.label')}
          data-bulk-bar=""
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClear();
          }}
        >
          <span className={styles.count} role="status">
            {t('library.bulk.selected', { count })}
          </span>
          <div className={styles.tools}>
            {isTrash ? (
              <IconButton
                icon="left"
                label={t('library.bulk.restore', { count })}
                onPress={() => clearAfter(bulk.restore(ids))}
              />
            ) : (
              <>
                <IconButton
                  icon="tag"
                  label={t('library.bulk.tag', { count })}
                  onPress={() => setShown('tag')}
                />
                <IconButton
                  icon="calendar"
                  label={t('library.bulk.plan', { count })}
                  onPress={() => setShown('plan')}
                />
              </>
            )}
            {!isTrash && (
              <ActionMenu
                label={t('library.bulk.edit', { count })}
                actions={[
                  {
                    id: 'replace',
                    label: t('actions.names.list.replace'),
                    icon: 'text',
                    keys: getShortcuts('list.replace')[0] ?? '',
                    onAction: props.onReplace,
                  },
                  {
                    id: 'set-fields',
                    label: t('actions.names.list.set-fields'),
                    icon: 'pen',
                    onAction: props.onSetFields,
                  },
                ]}
              >
                <IconButton icon="pen" label={t('library.bulk.edit', { count })} />
              </ActionMenu>
            )}
            {!isTrash && (
              <ActionMenu
                label={t('sync.bulk.menu', { count })}
                actions={[
                  {
                    id: 'queue',
                    label: t('sync.bulk.queue', { count }),
                    icon: 'st-waiting',
                    onAction: () => void sync.queue(ids),
                  },
                  {
                    id: 'unqueue',
                    label: t('sync.bulk.unqueue', { count }),
                    icon: 'x',
                    onAction: () => void sync.unqueue(ids),
                  },
                  {
                    id: 'refresh',
                    label: t('sync.bulk.refresh', { count }),
                    icon: 'sync',
                    reason: isConnected ? null : t('actions.reasons.noService'),
                    onAction: () => void sync.refresh(ids),
                  },
                ]}
              >
                <IconButton icon="cloud" label={t('sync.bulk.menu', { count })} />
              </ActionMenu>
            )}
            {props.onExport && (
              <IconButton
                icon="upload"
                label={t('library.bulk.export', { count })}
                onPress={() => props.onExport?.(ids)}
              />
            )}
            {!isTrash && (
              <ActionMenu
                label={t('library.bulk.more', { count })}
                actions={[
                  {
                    id: 'ready',
                    label: t('library.bulk.markReady', { count }),
                    icon: 'st-ready',
                    onAction: () => void bulk.markReady(ids),
                  },
                  {
                    id: 'posted',
                    label: t('library.bulk.markPosted', { count }),
                    icon: 'st-sent',
                    onAction: () => setShown('posted'),
                  },
                  {
                    id: 'votes',
                    label: t('library.selection.enter-votes'),
                    icon: 'chart',
                    reason: noVotes,
                    onAction: () => setShown('votes'),
                  },
                  {
                    id: 'emoji',
                    label: t('library.bulk.addEmoji'),
                    icon: 'smile',
                    onAction: () => setShown('emoji'),
                  },
                  {
                    id: 'pack',
                    label: t('library.bulk.exportPack'),
                    icon: 'upload',
                    onAction: () => props.onExport?.(ids, 'pack'),
                  },
                ]}
              >
                <IconButton icon="more" label={t('library.bulk.more', { count })} />
              </ActionMenu>
            )}
            <IconButton
              icon="trash"
              label={isTrash ? t('library.bulk.purge', { count }) : t('library.bulk.remove', { count })}
              onPress={isTrash ? () => setShown('purge') : remove}
            />
            <IconButton icon="x" label={t('library.bulk.clear')} onPress={onClear} />
          </div>
        </section>
      )}
      {shown === 'tag' && (
        <TagDialog count={count} onApply={(tags) => bulk.tag(ids, tags)} onClose={() => setShown(null)} />
      )}
      {shown === 'plan' && (
        <Suspense>
          <PlanDialog ids={ids} setPrivateField={bulk.setPrivateField} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {shown === 'posted' && (
        <Suspense>
          <MarkPostedDialog ids={ids} onMarked={onClear} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {shown === 'votes' && (
        <Suspense>
          <VotesDialog ids={ids} setVotes={bulk.setVotes} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {shown === 'emoji' && (
        <Suspense>
          <EmojiFillDialog ids={ids} setDraftOptions={bulk.setDraftOptions} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {purged && (
        <ConfirmDialog
          title={t('library.trash.purgeTitle', { count: purged.length })}
          action={t('library.trash.purgeAction')}
          onConfirm={async () => {
            if (await bulk.purge(purged)) onClear();
          }}
          onClose={() => {
            setShown(null);
            props.onDeletingDone();
          }}
        >
          {t('library.trash.purgeText', { count: purged.length })}
        </ConfirmDialog>
      )}
    </>
  );
}

function TagDialog(props: {
  count: number;
  onApply: (tags: TagChange) => Promise<boolean>;
  onClose: () => void;
}) {
  const t = useTranslate();

  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  // These values are null if the typed tags are invalid.
  const [typedAdd, setTypedAdd] = useState<readonly string[] | null>([]);
  const [typedRemove, setTypedRemove] = useState<readonly string[] | null>([]);
  const apply = async () => {
    if (!typedAdd || !typedRemove) return false;
    const change = {
      add: [...new Set([...add, ...typedAdd])],
      remove: [...new Set([...remove, ...typedRemove])],
    };
    return change.add.length + change.remove.length === 0 || props.onApply(change);
  };
  return (
    <FormDialog
      title={t('library.bulk.tagTitle', { count: props.count })}
      help={t('library.tags.dialogHelp', { count: props.count })}
      onClose={props.onClose}
      action={t('library.tags.apply')}
      onSubmit={apply}
    >
      <TagField
        label={t('library.tags.field')}
        tags={add}
        onAdd={(tags) => setAdd([...add, ...tags])}
        onTyped={setTypedAdd}
        autoFocus
      />
      <TagList
        label={t('library.tags.added')}
        tags={add}
        onRemove={(tag) => setAdd(add.filter((one) => one !== tag))}
      />
      <TagField
        label={t('library.tags.takenOff')}
        tags={remove}
        isKnownOnly
        onAdd={(tags) => setRemove([...remove, ...tags])}
        onTyped={setTypedRemove}
      />
      <TagList
        label={t('library.tags.takenOff')}
        tags={remove}
        onRemove={(tag) => setRemove(remove.filter((one) => one !== tag))}
      />
    </FormDialog>
  );
}
