import { type KeyboardEvent, useCallback, useMemo } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { ListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { Summary } from '../../shared/library.ts';
import { localOrigin } from '../state/api-store.ts';
import { useAppState } from '../state/app-state.tsx';
import type { LibraryWindow } from '../state/library-window.ts';
import { useStore } from '../state/store.ts';
import { useText } from '../ui/text/text.tsx';
import { createTimeWords } from '../ui/time-words.ts';
import { useNow } from '../ui/use-now.ts';
import { useSteady } from '../ui/use-steady.ts';
import styles from './question-list.module.css';
import { QuestionRow, RowSettings } from './question-row.tsx';

/** Two lines of title; each row is measured once it is drawn. */
const LAYOUT = { estimatedRowSize: 76, gap: 1, padding: 8 };

/** The rows of a window into the library, only as many drawn as fit on screen. */
export function QuestionList(props: {
  window: LibraryWindow;
  openId: number | null;
  onOpen: (id: number, how: 'show' | 'focus') => void;
  onRemove: (id: number, title: string) => void;
  onUndo: () => void;
  onEndNear: () => void;
}) {
  const { window, openId } = props;
  const { clock, localApi } = useAppState();
  const text = useText();
  const now = useNow(clock);
  const origin = localOrigin(useStore(localApi).status);
  const { rows, total, query } = window;
  const time = useMemo(() => createTimeWords(text.time), [text]);
  const unruled = useSteady(rowsWithoutRule(rows, openId));
  const settings = useMemo(
    () => ({ now, time, search: query.search, origin, unruled }),
    [now, time, query.search, origin, unruled],
  );
  const item = useCallback(
    (row: Summary) => (
      <ListBoxItem id={row.id} textValue={row.title || text.frame.untitled} className={styles.row ?? ''}>
        <QuestionRow row={row} />
      </ListBoxItem>
    ),
    [text],
  );
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.target instanceof HTMLElement ? event.target.dataset.key : undefined;
    const row = rows.find(({ id }) => String(id) === key);
    const act = row ? actionOf(event, row) : null;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const actionOf = (event: KeyboardEvent, row: Summary): (() => void) | null => {
    const modified = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter') return () => props.onOpen(row.id, 'focus');
    if (event.key === 'Delete') return () => props.onRemove(row.id, row.title);
    if (event.key === 'z' && modified) return props.onUndo;
    return null;
  };
  return (
    <RowSettings value={settings}>
      {/* Keys of the list, before the list itself takes them. */}
      <div className={styles.keys} onKeyDownCapture={onKey}>
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT} shouldObserveItemSize>
          <ListBox
            aria-label={query.search.trim() ? text.list.results : text.frame.sections[query.section]}
            className={styles.rows ?? ''}
            data-pane-start=""
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={openId === null ? [] : [openId]}
            onSelectionChange={(keys) => {
              const [id] = keys === 'all' ? [] : keys;
              if (typeof id === 'number') props.onOpen(id, 'show');
            }}
          >
            <Collection items={rows}>{item}</Collection>
            {rows.length < total && (
              <ListBoxLoadMoreItem onLoadMore={props.onEndNear} scrollOffset={2} isLoading={false} />
            )}
          </ListBox>
        </Virtualizer>
      </div>
    </RowSettings>
  );
}

/** A line lies above each row but the first, and none touches the open one. */
function rowsWithoutRule(rows: readonly Summary[], openId: number | null): number[] {
  const open = rows.findIndex((row) => row.id === openId);
  const without = open < 0 ? [rows[0]] : [rows[0], rows[open], rows[open + 1]];
  return without.flatMap((row) => (row ? [row.id] : []));
}
