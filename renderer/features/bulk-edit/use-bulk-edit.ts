import { useState } from 'react';
import type { Output } from '../../../shared/bridge/bridge-methods.ts';
import type { BulkEdit, BulkEditRow } from '../../../shared/library/bulk-edit.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

const ROWS_PER_PAGE = 100;
const PREVIEW_DEBOUNCE_MS = 120;

/** An edit's preview and the questions that it applies to. */
export interface BulkEditSession {
  /** The preview, or null until the edit is complete and its preview is loaded. */
  preview: Output<'questions.previewEdit'> | null;
  deselected: ReadonlySet<number>;
  select: (rows: readonly BulkEditRow[], isSelected: boolean) => void;
  showMore: () => void;
  count: number;
  /** Applies the edit and reports it with a single Undo. Resolves with whether the edit succeeded. */
  apply: () => Promise<boolean>;
}

/** Previews and applies an edit. `edit` is null while it's incomplete. */
export function useBulkEdit(ids: readonly number[], edit: BulkEdit | null): BulkEditSession {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  const [limit, setLimit] = useState(ROWS_PER_PAGE);
  const [deselected, setDeselected] = useState<ReadonlySet<number>>(new Set());
  const { data } = useBridgeQuery('questions.previewEdit', edit && { ids: [...ids], edit, limit }, {
    keepsLast: true,
    debounceMs: PREVIEW_DEBOUNCE_MS,
  });
  const preview = (edit && data) ?? null;
  const shown = preview?.rows ?? [];
  const left = shown.filter(({ id, obstacle }) => obstacle === null && deselected.has(id)).length;
  const count = (preview?.changeable ?? 0) - left;
  const apply = async () => {
    if (!edit) return false;
    return attempt(async () => {
      const wanted = ids.filter((id) => !deselected.has(id));
      const run = async (questions: number[]) => {
        const { ids: changed, undo } = await connection.call('questions.edit', { ids: questions, edit });
        const isChanged = changed.length > 0;
        const message = isChanged ? t('bulkEdit.done', { count: changed.length }) : t('library.done.nothing');
        return { changed, undo, message };
      };
      let done = await run(wanted);
      const { changed, message } = done;
      if (changed.length === 0) return toast({ message });
      offerUndo({
        message,
        undo: async () => {
          const { kept } = await connection.call('questions.undoEdit', { undo: done.undo });
          return { message: kept === 0 ? t('library.done.undone') : t('bulkEdit.kept', { count: kept }) };
        },
        redo: async () => {
          done = await run(changed);
          return done;
        },
      });
    });
  };
  return {
    preview,
    deselected,
    count,
    apply,
    showMore: () => setLimit(limit + ROWS_PER_PAGE),
    select(rows, isSelected) {
      const next = new Set(deselected);
      for (const { id } of rows) {
        if (isSelected) next.delete(id);
        else next.add(id);
      }
      setDeselected(next);
    },
  };
}
