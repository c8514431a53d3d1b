import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

const DRAG_THRESHOLD_PX = 4;

export interface DraggedRow {
  readonly key: string;
  readonly from: number;
  readonly over: number;
}

/** Lets the user drag a row by its handle with any pointer. Escape cancels the drag. */
export function useOptionDrag(options: {
  rowKey: string;
  index: number;
  dragged: DraggedRow | null;
  rowRef: RefObject<HTMLElement | null>;
  onDrag: (carried: DraggedRow | null) => void;
  onDrop: (key: string, to: number) => void;
}) {
  const { rowKey, index, dragged, rowRef, onDrag, onDrop } = options;
  /**
   * The pointer's offset in the row, its start position, and how far the row was moved. The value is null
   * unless the handle is pressed.
   */
  const hold = useRef<{ at: number; from: number; shift: number } | null>(null);
  const isDragging = dragged?.key === rowKey;

  const end = () => {
    hold.current = null;
    rowRef.current?.style.removeProperty('translate');
    if (isDragging) onDrag(null);
  };
  const cancel = useRef(end);
  useEffect(() => {
    cancel.current = end;
  });
  useEffect(() => {
    if (!isDragging) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      cancel.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isDragging]);

  const gripProps = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const row = rowRef.current;
      if (event.button !== 0 || !row) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = { at: event.clientY - row.getBoundingClientRect().top, from: event.clientY, shift: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const row = rowRef.current;
      const held = hold.current;
      if (!row || !held) return;
      if (!isDragging && Math.abs(event.clientY - held.from) < DRAG_THRESHOLD_PX) return;
      // The list may have scrolled since the last event.
      const place = row.getBoundingClientRect().top - held.shift;
      held.shift = event.clientY - held.at - place;
      row.style.translate = `0 ${held.shift}px`;
      const over = findRowAt(row, event.clientY, index);
      if (isDragging && dragged.over === over) return;
      onDrag({ key: rowKey, from: index, over });
      listSiblingRows(row)[over]?.scrollIntoView({ block: 'nearest' });
    },
    onPointerUp() {
      if (isDragging && dragged.over !== index) onDrop(rowKey, dragged.over);
      end();
    },
    onPointerCancel: end,
  };
  const dropIndicator =
    dragged && !isDragging && dragged.over === index ? getDropSide(dragged.from, index) : null;
  return { gripProps, isDragging, dropIndicator };
}

const listSiblingRows = (row: HTMLElement): HTMLElement[] => [
  ...(row.parentElement?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/**
 * Returns the index of the row at height `y`. Returns the first or last row beyond either end, and `own`
 * between rows.
 */
function findRowAt(row: HTMLElement, y: number, own: number): number {
  const boxes = listSiblingRows(row).map((each, at) => (at === own ? null : each.getBoundingClientRect()));
  const over = boxes.findIndex((box) => box && y >= box.top && y < box.bottom);
  if (over >= 0) return over;
  const above = boxes.every((box) => !box || y < box.top);
  const below = boxes.every((box) => !box || y >= box.bottom);
  return above ? 0 : below ? boxes.length - 1 : own;
}

/**
 * Returns which side of the target the row is dropped on. A row dragged down is placed after the target, and
 * a row dragged up before it.
 */
const getDropSide = (from: number, to: number): 'before' | 'after' => (from > to ? 'before' : 'after');
