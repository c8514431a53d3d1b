import { lazy, Suspense, useEffect, useState } from 'react';
import type { ExportChoice } from '../../../shared/import-export/file-formats.ts';
import type { Summary } from '../../../shared/library/entry.ts';
import { offerAction, useActions } from '../../actions/use-actions.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { NO_FILTER } from '../../stores/library-store.ts';
import { useStorePart } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { usePaneFocus } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListContent, type ListContentProps } from './list-content.tsx';
import { EMPTY_SELECTION, type ListSelection } from './list-selection.ts';

/** The dialog's code is loaded when the dialog is first opened. */
const ReplaceDialog = lazy(async () => ({
  default: (await import('../../features/bulk-edit/replace-dialog.tsx')).ReplaceDialog,
}));
const SetFieldsDialog = lazy(async () => ({
  default: (await import('../../features/bulk-edit/set-fields-dialog.tsx')).SetFieldsDialog,
}));

export interface ListWithBulkActionsProps
  extends Omit<ListContentProps, 'selection' | 'onSelection' | 'onSelectAll' | 'onDelete'> {
  onRemove: (id: number, title: string) => void;
  /** Moves questions to the trash. Resolves with whether the move succeeded. */
  onRemoveAll: (ids: readonly number[]) => Promise<boolean>;
  /** Receives questions that were moved to the trash, restored, or deleted. */
  onGone: (ids: readonly number[]) => void;
  onExport?: (ids: readonly number[], format?: ExportChoice) => void;
  /** Receives the number of selected questions whenever it changes. */
  onSelectedCount: (count: number) => void;
}

/**
 * Clears the selection when the section, search, or filter changes, and deselects questions that leave the
 * list. Otherwise, Delete would remove questions that aren't shown.
 */
export function ListWithBulkActions(props: ListWithBulkActionsProps) {
  const { connection, library } = useAppStores();
  const query = useStorePart(library, (list) => list.query);
  const status = useStorePart(library, (list) => list.status);
  const [{ selection, of }, setState] = useState({ selection: EMPTY_SELECTION, of: query });
  const isSame = of.section === query.section && of.search === query.search && of.filter === query.filter;
  const shown = isSame ? selection : EMPTY_SELECTION;
  const { onSelectedCount } = props;
  const selectedCount = shown.ids.size;
  useEffect(() => onSelectedCount(selectedCount), [onSelectedCount, selectedCount]);
  useEffect(() => () => onSelectedCount(0), [onSelectedCount]);
  const setSelection = (next: ListSelection) => setState({ selection: next, of: query });
  const attempt = useErrorToast();
  const rows = useStorePart(library, (list) => list.rows);
  const deselectMissing = useEventCallback(async () => {
    const listed = new Set(rows.map(({ id }) => id));
    if ([...shown.ids].every((id) => listed.has(id))) return;
    // A missing question can also be in a part of the list that isn't loaded.
    const all = new Set(await library.fetchAllIds());
    setState((now) => {
      if (now.of !== of) return now;
      const ids = new Set([...now.selection.ids].filter((id) => all.has(id)));
      return ids.size === now.selection.ids.size ? now : { ...now, selection: { ids, from: null } };
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list is reloaded
  useEffect(() => void attempt(deselectMissing), [rows]);
  const [deleting, setDeleting] = useState<readonly number[] | null>(null);
  const selectAll = () =>
    void attempt(async () => setSelection({ ids: new Set(await library.fetchAllIds()), from: null }));
  const focusList = usePaneFocus('list', true, 'next-frame');
  /** Clears the selection. If the toolbar has focus, focuses the list, because the toolbar disappears. */
  const clear = () => {
    if (document.activeElement?.closest('[data-bulk-bar]')) focusList();
    setSelection(EMPTY_SELECTION);
  };
  const onDelete = (row: Summary) => {
    const ids = shown.ids.size > 0 ? [...shown.ids] : [row.id];
    if (query.section === 'trash') setDeleting(ids);
    else if (shown.ids.size === 0) props.onRemove(row.id, row.title);
    else void props.onRemoveAll(ids).then((done) => done && setSelection(EMPTY_SELECTION));
  };
  const t = useTranslate();
  const [edited, setEdited] = useState<{ ids: readonly number[]; Dialog: typeof ReplaceDialog } | null>(null);
  /** Opens a dialog for the selected questions, or for the whole list if none are selected. */
  const openEdit = (Dialog: typeof ReplaceDialog) =>
    void attempt(async () =>
      setEdited({ ids: shown.ids.size > 0 ? [...shown.ids] : await library.fetchAllIds(), Dialog }),
    );
  const openReplace = () => openEdit(ReplaceDialog);
  const openSetFields = () => openEdit(SetFieldsDialog);
  const editReason = () => {
    if (query.section === 'trash') return t('actions.reasons.inTrash');
    return status === 'ready' ? null : t('actions.reasons.notInLibrary');
  };
  const isTrash = query.section === 'trash';
  const inTrash = useStorePart(library, ({ counts }) => counts?.trash ?? 0);
  const emptyTrash = () =>
    void attempt(async () => {
      const all = { ...query, section: 'trash', search: '', filter: NO_FILTER } as const;
      setDeleting((await connection.call('library.ids', all)).ids);
    });
  const nothingSelected = offerAction(() => {}, t('actions.reasons.noSelection'));
  useActions({
    'list.select-all': offerAction(selectAll, status === 'ready' ? null : t('actions.reasons.notInLibrary')),
    'list.replace': offerAction(openReplace, editReason()),
    'list.set-fields': offerAction(openSetFields, editReason()),
    'trash.empty': offerAction(emptyTrash, inTrash === 0 ? t('actions.reasons.trashEmpty') : null),
    // The toolbar offers these actions if questions are selected.
    ...(shown.ids.size === 0 && {
      'list.clear-selection': nothingSelected,
      'list.tag': nothingSelected,
      'list.plan': nothingSelected,
      'list.mark-ready': nothingSelected,
      'list.export': nothingSelected,
      'list.mark-posted': nothingSelected,
      'list.enter-votes': nothingSelected,
      'list.fill-emoji': nothingSelected,
      // The open question's actions have the same shortcut.
      'list.queue': { ...nothingSelected, passes: true },
      'list.unqueue': nothingSelected,
      'list.refresh': nothingSelected,
      'list.remove': nothingSelected,
    }),
  });
  return (
    <>
      {isTrash && inTrash > 0 && (
        <Button variant="ghost" icon="trash" onPress={emptyTrash}>
          {t('actions.names.trash.empty')}
        </Button>
      )}
      <ListContent
        {...props}
        selection={shown}
        onSelection={setSelection}
        onSelectAll={selectAll}
        onDelete={onDelete}
      />
      {(shown.ids.size > 0 || deleting) && (
        <BulkBar
          ids={shown.ids}
          deleting={deleting}
          onDeletingDone={() => setDeleting(null)}
          isTrash={isTrash}
          onClear={clear}
          onRemoveAll={props.onRemoveAll}
          onGone={props.onGone}
          onReplace={openReplace}
          onSetFields={openSetFields}
          {...(props.onExport && { onExport: props.onExport })}
        />
      )}
      {edited && (
        <Suspense>
          <edited.Dialog ids={edited.ids} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
