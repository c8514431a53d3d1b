import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { createRowLayout, type ListRow, type RowLayout, type RowSpacing } from './row-layout.ts';

/** How far beyond its edges a list is drawn, in pixels, so that scrolling finds rows there. */
const OVERSCAN_PX = 300;
/** The height of a list that is not on screen yet: what it draws first. */
const INITIAL_HEIGHT_PX = 800;
/** The end is near when it is so many screenfuls away. */
const NEAR_END_SCREENS = 2;

/** The part of a list that is drawn: follows the scrolling, and the rows as they are measured. */
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
  const range = places.visibleRange(
    port.current.top - OVERSCAN_PX,
    port.current.top + port.current.height + OVERSCAN_PX,
  );
  const drawnRange = useRef(range);
  drawnRange.current = range;

  /** Takes in what part is seen; whether other rows have to be drawn for it. */
  const follow = useCallback((): boolean => {
    const element = list.current;
    if (!element) return false;
    port.current = { top: element.scrollTop, height: element.clientHeight };
    const { top, height } = port.current;
    // Half of what is drawn beyond the edge is enough: not every pixel of scrolling draws anew.
    const needs = places.visibleRange(top - OVERSCAN_PX / 2, top + height + OVERSCAN_PX / 2);
    return needs.start < drawnRange.current.start || needs.end > drawnRange.current.end;
  }, [list, places]);

  /** Takes in the heights of the rows; whether they have to be drawn elsewhere for it. */
  const measure = useCallback((): boolean => {
    const element = list.current;
    const grown = element && measureAll(element, places);
    if (!element || grown === null) return false;
    // What is above the edge turned out higher or lower than guessed: what is seen stays where it is.
    if (grown !== 0) element.scrollTop += grown;
    return true;
  }, [list, places]);
  const changes = () => {
    const isMeasured = measure();
    return follow() || isMeasured;
  };
  const observe = useSizes(list, () => {
    // Sizes are told before the frame is drawn: so is what follows from them. Rows that have just come in tell theirs once
    // more; there is nothing to draw then, and what else waits need not be done within this frame.
    if (changes()) flushSync(redraw);
  });
  useLayoutEffect(() => {
    // To measure has the whole page laid out, with every key that is typed. Other sizes of known rows are heard of.
    if (observe() && changes()) redraw();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at the top.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [list, about]);

  const reveal = (index: number) => {
    const element = list.current;
    if (!element) return;
    const top = places.topOf(index) - spacing.padding;
    const bottom = places.topOf(index) + places.heightOf(index) + spacing.padding;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight;
    if (follow()) redraw();
  };
  const { top, height } = port.current;
  return {
    count: rows.length,
    height: places.height(),
    topOf: places.topOf,
    isEndNear: places.height() - (top + height) < NEAR_END_SCREENS * height,
    onScroll: () => {
      if (follow()) redraw();
    },
    reveal,
    /** The rows to draw, and one more wherever it is. */
    drawn(also: number): number[] {
      const indexes = Array.from({ length: range.end - range.start }, (_, index) => range.start + index);
      if (also < range.start) return [also, ...indexes];
      return also < range.end ? indexes : [...indexes, also];
    },
    pageFrom(index: number, direction: 1 | -1): number {
      const y = places.topOf(index) + direction * port.current.height;
      return places.visibleRange(y, y).start;
    },
  };
}

const drawnIn = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > * > [data-key]'),
];

/** By how much the rows above the edge grew; null where none has another height than before. */
function measureAll(list: HTMLElement, places: RowLayout): number | null {
  let above = 0;
  let changed = false;
  for (const row of drawnIn(list)) {
    const id = Number(row.dataset.key);
    const grown = places.measure(id, row.getBoundingClientRect().height);
    if (grown === 0) continue;
    changed = true;
    if ((places.topOfKey(id) ?? 0) < list.scrollTop) above += grown;
  }
  return changed ? above : null;
}

/** Hears of every other size of the list and of its rows. Gives what takes new rows in, and tells whether there are any. */
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
    const added = drawnIn(list.current).filter((row) => !rows.has(row));
    for (const row of added) {
      rows.add(row);
      observer.observe(row);
    }
    return added.length > 0;
  };
}
