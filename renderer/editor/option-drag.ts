import { type RefObject, useRef } from 'react';
import { useDrag } from 'react-aria-components/useDrag';
import { useDrop } from 'react-aria-components/useDrop';

const TYPE = 'application/x-qotd-option';

/** Makes a row movable by its grip and a place to drop other rows on: with the mouse, by touch and by the keyboard. */
export function useOptionDrag(options: {
  rowKey: string;
  /** Which row is on its way, and where it came from; null when none is. */
  carried: Carried | null;
  index: number;
  rowRef: RefObject<HTMLElement | null>;
  onCarry: (carried: Carried | null) => void;
  onDrop: (key: string, to: number) => void;
}) {
  const { rowKey, index, carried, rowRef, onCarry, onDrop } = options;
  const preview = useRef<DragPreview>((_items, show) => {
    const row = rowRef.current;
    if (!row) return show(null);
    show(row, 12, 20);
    // The hook rounds the height of what it shows; here that is the row itself.
    row.style.removeProperty('height');
  });
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [TYPE]: rowKey }],
    getAllowedDropOperations: () => ['move'],
    preview,
    onDragStart: () => onCarry({ key: rowKey, from: index }),
    onDragEnd: () => onCarry(null),
  });
  const { dropProps, isDropTarget } = useDrop({
    ref: rowRef,
    getDropOperation: (types) => (types.has(TYPE) ? 'move' : 'cancel'),
    onDrop: () => {
      if (carried) onDrop(carried.key, index);
    },
  });
  const line = isDropTarget && carried && carried.key !== rowKey ? sideOf(carried.from, index) : null;
  return { dragProps, dragButtonProps, dropProps, isDragging, line };
}

export interface Carried {
  readonly key: string;
  readonly from: number;
}

type DragPreview = NonNullable<NonNullable<Parameters<typeof useDrag>[0]['preview']>['current']>;

/** A row that comes from above ends up behind the one it is dropped on, so that it takes its place. */
const sideOf = (from: number, to: number): 'before' | 'after' => (from > to ? 'before' : 'after');
