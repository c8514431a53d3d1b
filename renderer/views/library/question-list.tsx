import { type KeyboardEvent, type MouseEvent, useCallback, useMemo } from 'react';
import type { Summary } from '../../../shared/library.ts';
import { useAppState } from '../../stores/app-state.tsx';
import type { LibraryWindow } from '../../stores/library-store.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useDeepMemo } from '../../ui/hooks/props-equal.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { VirtualList } from '../../ui/virtual-list/virtual-list.tsx';
import { extendMarks, type Marks, markedBy, NO_MARKS, toggleMark } from './list-selection.ts';
import styles from './question-list.module.css';
import { QuestionRow, RowSettings } from './question-row.tsx';

/** Two lines of title; each row is measured once it is drawn. */
const SPACING = { estimatedHeight: 76, gap: 1, padding: 8 };

/** The rows of a window into the library, only as many drawn as fit on screen. */
export function QuestionList(props: {
  window: LibraryWindow;
  openId: number | null;
  onOpen: (id: number, how: 'show' | 'focus') => void;
  /** The rows that are picked to do something with all of them. */
  marks: Marks;
  onMarks: (marks: Marks) => void;
  /** All that match are to be marked, also those that are not loaded. */
  onMarkAll: () => void;
  /** The Delete key, on a row or on what is marked. */
  onDelete: (row: Summary) => void;
  onUndo: () => void;
  onEndNear: () => void;
}) {
  const { window, openId, marks, onMarks } = props;
  const { clock } = useAppState();
  const t = useTranslate();
  const now = useNow(clock);
  const { rows, total, query, found } = window;
  const time = useMemo(() => createTimeFormat(t), [t]);
  const unruled = useDeepMemo(rowsWithoutRule(rows, openId, marks.ids));
  const isTrash = query.section === 'trash';
  const settings = useMemo(
    () => ({ now, time, search: found, unruled, isTrash }),
    [now, time, found, unruled, isTrash],
  );
  const draw = useCallback((row: Summary) => <QuestionRow row={row} />, []);
  const attributesOf = useCallback(
    (row: Summary) => (row.id === openId ? { 'aria-current': true } : {}),
    [openId],
  );
  /** The open question where it is seen to be open: what nobody sees is never marked along with another one. */
  const shownId = rows.some((row) => row.id === openId) ? openId : null;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const meant = markedBy(event);
    if (!meant) return;
    event.preventDefault();
    event.stopPropagation();
    if (meant.way === 'stretch') stretchTo(meant.id, openId);
    else onMarks(toggleMark(marks, meant.id, meant.way === 'more' ? shownId : null));
  };
  const actionOf = (event: KeyboardEvent, row: Summary): (() => void) | null => {
    const modified = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter') return () => props.onOpen(row.id, 'focus');
    if (event.key === 'Delete') return () => props.onDelete(row);
    if (event.key === 'z' && modified) return props.onUndo;
    if (event.key === 'a' && modified) return props.onMarkAll;
    if (event.key === ' ' && !event.shiftKey) return () => onMarks(toggleMark(marks, row.id));
    if (event.key === 'Escape' && marks.ids.size > 0) return () => onMarks(NO_MARKS);
    return null;
  };
  const stretchTo = (id: number, from: number | null) =>
    onMarks(
      extendMarks(
        marks,
        rows.map((row) => row.id),
        id,
        from,
      ),
    );
  return (
    <RowSettings value={settings}>
      {/* Marks by the mouse, before the list itself takes the press. */}
      <div className={styles.keys} onClickCapture={onClick}>
        <VirtualList
          label={found.trim() ? t('list.results') : t(`frame.sections.${query.section}`)}
          className={styles.rows}
          rowClassName={styles.row}
          rows={rows}
          total={total}
          spacing={SPACING}
          resetKey={`${query.section} ${query.sort} ${found}`}
          current={openId}
          selected={marks.ids}
          multiple
          isSelecting={marks.ids.size > 0}
          render={draw}
          attributesOf={attributesOf}
          textOf={(row) => row.title || t('frame.untitled')}
          onPress={(row) => {
            if (marks.ids.size > 0) onMarks(toggleMark(marks, row.id));
            else props.onOpen(row.id, 'show');
          }}
          onKey={(event, row) => {
            const act = actionOf(event, row);
            act?.();
            return act !== null;
          }}
          onExtendSelection={(from, to) => stretchTo(to.id, from.id)}
          onEndNear={props.onEndNear}
        />
      </div>
    </RowSettings>
  );
}

/** A line lies above each row but the first, and none touches the open one or one that is marked. */
function rowsWithoutRule(
  rows: readonly Summary[],
  openId: number | null,
  marked: ReadonlySet<number>,
): number[] {
  const isTinted = (row: Summary | undefined) => row && (row.id === openId || marked.has(row.id));
  return rows.filter((row, at) => at === 0 || isTinted(row) || isTinted(rows[at - 1])).map(({ id }) => id);
}
