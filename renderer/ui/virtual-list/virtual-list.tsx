import {
  type HTMLAttributes,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { classNames } from '../styles/class-names.ts';
import { targetRowOfKey, useTypeAhead } from './list-navigation.ts';
import type { ListRow, RowSpacing } from './row-layout.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import styles from './virtual-list.module.css';

interface VirtualListHandle {
  /** Moves the focus to the row that has it when the list is entered. */
  focus(): void;
}

export interface VirtualListProps<Row extends ListRow> {
  label: string;
  rows: readonly Row[];
  /** How many there are, with those that are not loaded yet. */
  total: number;
  spacing: RowSpacing;
  /** The row that the list is entered at, unless another one had the focus last. */
  current: number | null;
  selected: ReadonlySet<number>;
  multiple?: boolean;
  /** Some are selected: `data-marking` says so to the style sheet. */
  isSelecting?: boolean;
  /** What stands in a row; a stable function. */
  render: (row: Row) => ReactNode;
  /** What letters that are typed find it by. */
  textOf: (row: Row) => string;
  /** More of a row's element; a stable function. */
  attributesOf?: (row: Row) => HTMLAttributes<HTMLElement>;
  onPress: (row: Row) => void;
  /** Keys before the list takes them. True: it was one of those. */
  onKey?: (event: KeyboardEvent<HTMLElement>, row: Row) => boolean;
  /** An arrow key with Shift went from one row to another. */
  onExtendSelection?: (from: Row, to: Row) => void;
  /** The end of what is loaded is near. */
  onEndNear: () => void;
  /** The list goes back to its top when this changes: other rows, or in another order. */
  resetKey: string;
  className?: string | undefined;
  rowClassName?: string | undefined;
  ref?: Ref<VirtualListHandle>;
}

// React Aria's Virtualizer renders every loaded row once: at 100,000 rows adding a page takes 700 ms (here 17 ms).
/**
 * A list of any number of rows, each as high as what stands in it. Only what is seen is in the page, and the row that
 * has the focus or would get it.
 */
export function VirtualList<Row extends ListRow>(props: VirtualListProps<Row>) {
  const { rows, total } = props;
  const list = useRef<HTMLDivElement>(null);
  const view = useVisibleRows({ list, rows, spacing: props.spacing, about: props.resetKey });
  const focus = useRowFocus({ list, rows, current: props.current, reveal: view.reveal });
  const findByLetters = useTypeAhead();
  const { onEndNear } = props;
  const isEndNear = rows.length < total && view.isEndNear;
  useLayoutEffect(() => {
    if (isEndNear && rows.length > 0) onEndNear();
  }, [isEndNear, rows.length, onEndNear]);
  useImperativeHandle(props.ref, () => ({ focus: () => focus.moveTo(focus.stop) }));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[focus.stop];
    if (!row || !(event.target instanceof HTMLElement) || event.target.role !== 'option') return;
    if (props.onKey?.(event, row)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const to =
      targetRowOfKey(event, focus.stop, view) ?? findByLetters(event, rows, focus.stop, props.textOf);
    const target = to === null ? undefined : rows[to];
    if (to === null || !target) return;
    event.preventDefault();
    event.stopPropagation();
    focus.moveTo(to);
    if (event.shiftKey && target !== row) props.onExtendSelection?.(row, target);
  };
  const press = useEventCallback((row: Row) => props.onPress(row));

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={props.multiple || undefined}
      data-pane-start=""
      data-marking={props.isSelecting || undefined}
      className={classNames(styles.list, props.className)}
      onScroll={view.onScroll}
      onKeyDown={onKeyDown}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      <div role="presentation" className={styles.sheet} style={{ height: view.height }}>
        {view.drawn(focus.stop).map((index) => {
          const row = rows[index];
          return (
            row && (
              <DrawnRow
                key={row.id}
                row={row}
                index={index}
                total={total}
                top={view.topOf(index)}
                isStop={index === focus.stop}
                isSelected={props.selected.has(row.id)}
                className={props.rowClassName}
                draw={props.render}
                attributesOf={props.attributesOf}
                onPress={press}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface DrawnRowProps<Row extends ListRow> {
  row: Row;
  index: number;
  total: number;
  top: number;
  isStop: boolean;
  isSelected: boolean;
  className: string | undefined;
  draw: (row: Row) => ReactNode;
  attributesOf: ((row: Row) => HTMLAttributes<HTMLElement>) | undefined;
  onPress: (row: Row) => void;
}

/** Drawn again only when something of it changes: scrolling draws the rows that come in. */
const DrawnRow = memo(function DrawnRow<Row extends ListRow>(props: DrawnRowProps<Row>) {
  const { row } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list answers the keys.
    <div
      {...props.attributesOf?.(row)}
      role="option"
      data-key={row.id}
      aria-selected={props.isSelected}
      aria-posinset={props.index + 1}
      aria-setsize={props.total}
      tabIndex={props.isStop ? 0 : -1}
      className={classNames(styles.row, props.className)}
      style={{ transform: `translateY(${props.top}px)` }}
      onClick={() => props.onPress(row)}
    >
      {props.draw(row)}
    </div>
  );
}) as <Row extends ListRow>(props: DrawnRowProps<Row>) => ReactNode;
