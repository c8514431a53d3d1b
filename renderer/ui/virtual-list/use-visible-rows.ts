import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { createRowLayout, type ListRow, type RowLayout, type RowSpacing } from './row-layout.ts';

/** How far rows are rendered beyond the visible part. */
const OVERSCAN_PX = 300;
/** A list's assumed height before it's measured. */
const INITIAL_HEIGHT_PX = 800;
/** More rows are requested this many screens before the end. */
const NEAR_END_SCREENS = 2;

/** Returns the rows to render, updated on scrolling and after measurements. */
export function useVisibleRows(options: {
  list: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  spacing: RowSpacing;
  about: string;
}) {
  const { list, rows, spacing, about } = options;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const places = useMemo(() => createRowLayout(spacing), [spacing]);
  const taken = useRef<readonly ListRow[] | null>(null);
  if (taken.current !== rows) {
    taken.current = rows;
    places.setKeys(rows.map(({ id }) => id));
  }
  const port = useRef({ top: 0, height: INITIAL_HEIGHT_PX });
  const range = places.findVisibleRange(
    port.current.top - OVERSCAN_PX,
    port.current.top + port.current.height + OVERSCAN_PX,
  );
  const drawnRange = useRef(range);
  drawnRange.current = range;

  /** Reads the scroll position. Returns whether different rows must be rendered. */
  const follow = useCallback((): boolean => {
    const element = list.current;
    if (!element) return false;
    port.current = { top: element.scrollTop, height: element.clientHeight };
    const { top, height } = port.current;
    // Render only after the list has been scrolled by half the overscan, because rendering at every pixel is
    // too slow.
    const needs = places.findVisibleRange(top - OVERSCAN_PX / 2, top + height + OVERSCAN_PX / 2);
    return needs.start < drawnRange.current.start || needs.end > drawnRange.current.end;
  }, [list, places]);

  /** Measures the rows. Returns whether their positions changed. */
  const measure = useCallback((): boolean => {
    const element = list.current;
    const grown = element && measureAll(element, places);
    if (!element || grown === null) return false;
    // If rows above the visible part weren't as high as estimated, scroll so that the visible rows don't
    // move.
    if (grown !== 0) element.scrollTop += grown;
    return true;
  }, [list, places]);
  const updatePositions = () => {
    const isMeasured = measure();
    return follow() || isMeasured;
  };
  const observe = useSizes(list, () => {
    // A resize observer runs before the frame is painted, so render within the same frame. New rows are
    // reported once more without a change.
    if (updatePositions()) flushSync(redraw);
  });
  useLayoutEffect(() => {
    // Measuring forces a layout, so measure only new rows here. The observer reports the others.
    if (observe() && updatePositions()) redraw();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at the top.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [list, about]);

  const reveal = (index: number) => {
    const element = list.current;
    if (!element) return;
    const top = places.getTop(index) - spacing.padding;
    const bottom = places.getTop(index) + places.getHeight(index) + spacing.padding;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight;
    if (follow()) redraw();
  };
  const { top, height } = port.current;
  return {
    count: rows.length,
    height: places.height(),
    topOf: places.getTop,
    isEndNear: places.height() - (top + height) < NEAR_END_SCREENS * height,
    onScroll: () => {
      if (follow()) redraw();
    },
    reveal,
    /** Returns the indexes of the rows to render, including `also`. */
    listDrawnRows(also: number): number[] {
      const indexes = Array.from({ length: range.end - range.start }, (_, index) => range.start + index);
      if (also < range.start) return [also, ...indexes];
      return also < range.end ? indexes : [...indexes, also];
    },
    getPageIndex(index: number, direction: 1 | -1): number {
      const y = places.getTop(index) + direction * port.current.height;
      return places.findVisibleRange(y, y).start;
    },
  };
}

const listRenderedRows = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > * > [data-key]'),
];

/** Returns how much the rows above the visible part grew, or null if no height changed. */
function measureAll(list: HTMLElement, places: RowLayout): number | null {
  let above = 0;
  let changed = false;
  for (const row of listRenderedRows(list)) {
    const id = Number(row.dataset.key);
    const grown = places.measure(id, row.getBoundingClientRect().height);
    if (grown === 0) continue;
    changed = true;
    if ((places.findTopByKey(id) ?? 0) < list.scrollTop) above += grown;
  }
  return changed ? above : null;
}

/**
 * Observes the sizes of the list and its rows. Returns a function that observes new rows and returns whether
 * there are any.
 */
function useSizes(list: RefObject<HTMLElement | null>, onSize: () => void): () => boolean {
  const act = useEventCallback(onSize);
  const watched = useRef<{ observer: ResizeObserver; rows: WeakSet<Element> } | null>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(act);
    watched.current = { observer, rows: new WeakSet() };
    if (list.current) observer.observe(list.current);
    return () => {
      watched.current = null;
      observer.disconnect();
    };
  }, [list, act]);
  return () => {
    if (!list.current || !watched.current) return false;
    const { observer, rows } = watched.current;
    const added = listRenderedRows(list.current).filter((row) => !rows.has(row));
    for (const row of added) {
      rows.add(row);
      observer.observe(row);
    }
    return added.length > 0;
  };
}
