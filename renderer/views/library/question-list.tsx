import { type KeyboardEvent, type MouseEvent, useCallback, useMemo } from 'react';
import type { Summary } from '../../../shared/library/entry.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import type { LibraryListState } from '../../stores/library-list-state.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { isShortcutLetter } from '../../ui/browser/shortcut-key.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useDeepMemo } from '../../ui/hooks/deep-equal.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { VirtualList } from '../../ui/virtual-list/virtual-list.tsx';
import {
  EMPTY_SELECTION,
  extendSelection,
  type ListSelection,
  readClickSelection,
  toggleSelected,
} from './list-selection.ts';
import styles from './question-list.module.css';
import { QuestionRow, RowSettings } from './question-row.tsx';

/**
 * Estimated heights of a row with a two-line title and of a compact row. Each row is measured after it's
 * rendered.
 */
const SPACING = {
  comfortable: { estimatedHeight: 76, gap: 1, padding: 8 },
  compact: { estimatedHeight: 32, gap: 1, padding: 8 },
};

/** Renders only the visible rows. */
export function QuestionList(props: {
  window: LibraryListState;
  openId: number | null;
  onOpen: (id: number, how: 'show' | 'focus') => void;
  selection: ListSelection;
  onSelection: (selection: ListSelection) => void;
  /** Selects all matches, including matches that aren't loaded. */
  onSelectAll: () => void;
  /** Runs when the Delete key is pressed on a row or the selection. */
  onDelete: (row: Summary) => void;
  onEndNear: () => void;
}) {
  const { window, openId, selection, onSelection } = props;
  const { clock, settings: preferences } = useAppStores();
  const density = useStore(preferences)?.density ?? 'comfortable';
  const t = useTranslate();
  const now = useNow(clock);
  const { rows, total, query, foundSearch } = window;
  const time = useMemo(() => createTimeFormat(t), [t]);
  const unruled = useDeepMemo(findRowsWithoutRule(rows, openId, selection.ids));
  const isTrash = query.section === 'trash';
  const settings = useMemo(
    () => ({ now, time, search: foundSearch, unruled, isTrash }),
    [now, time, foundSearch, unruled, isTrash],
  );
  const draw = useCallback((row: Summary) => <QuestionRow row={row} />, []);
  const attributesOf = useCallback(
    (row: Summary) => (row.id === openId ? { 'aria-current': true } : {}),
    [openId],
  );
  /**
   * The open question, if it's in the list. Otherwise, the open question doesn't join the selection when the
   * user selects another one.
   */
  const shownId = rows.some((row) => row.id === openId) ? openId : null;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const meant = readClickSelection(event);
    if (!meant) return;
    event.preventDefault();
    event.stopPropagation();
    if (meant.mode === 'range') extendSelectionTo(meant.id, openId);
    else onSelection(toggleSelected(selection, meant.id, meant.mode === 'more' ? shownId : null));
  };
  const findAction = (event: KeyboardEvent, row: Summary): (() => void) | null => {
    const modified = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter') return () => props.onOpen(row.id, 'focus');
    if (event.key === 'Delete') return () => props.onDelete(row);
    if (modified && isShortcutLetter(event, 'a')) return props.onSelectAll;
    if (event.key === ' ' && !event.shiftKey) return () => onSelection(toggleSelected(selection, row.id));
    if (event.key === 'Escape' && selection.ids.size > 0) return () => onSelection(EMPTY_SELECTION);
    return null;
  };
  const extendSelectionTo = (id: number, from: number | null) =>
    onSelection(
      extendSelection(
        selection,
        rows.map((row) => row.id),
        id,
        from,
      ),
    );
  return (
    <RowSettings value={settings}>
      {/* Select rows before the list handles the mouse press. */}
      <div className={styles.keys} onClickCapture={onClick}>
        <VirtualList
          label={foundSearch.trim() ? t('list.results') : t(`frame.sections.${query.section}`)}
          className={styles.rows}
          rowClassName={styles.row}
          rows={rows}
          total={total}
          key={density}
          spacing={SPACING[density]}
          resetKey={`${query.section} ${query.sort} ${query.reversed} ${foundSearch}`}
          current={openId}
          selected={selection.ids}
          multiple
          isSelecting={selection.ids.size > 0}
          render={draw}
          getAttributes={attributesOf}
          getText={(row) => row.title || t('frame.untitled')}
          onPress={(row) => {
            if (selection.ids.size > 0) onSelection(toggleSelected(selection, row.id));
            else props.onOpen(row.id, 'show');
          }}
          onKey={(event, row) => {
            const act = findAction(event, row);
            act?.();
            return act !== null;
          }}
          onExtendSelection={(from, to) => extendSelectionTo(to.id, from.id)}
          onEndNear={props.onEndNear}
        />
      </div>
    </RowSettings>
  );
}

/**
 * Returns the rows without a separator above them. The open row and selected rows have no separators around
 * them.
 */
function findRowsWithoutRule(
  rows: readonly Summary[],
  openId: number | null,
  marked: ReadonlySet<number>,
): number[] {
  const isTinted = (row: Summary | undefined) => row && (row.id === openId || marked.has(row.id));
  return rows.filter((row, at) => at === 0 || isTinted(row) || isTinted(rows[at - 1])).map(({ id }) => id);
}
