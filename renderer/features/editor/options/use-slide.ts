import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Row } from '../../../drafts/draft-content.ts';

/** Lets rows that moved slide into their new places. Off while one is carried, and where motion is not wanted. */
export function useSlide(list: RefObject<HTMLElement | null>, rows: readonly Row[], isOn: boolean): void {
  const tops = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: places can change only when the rows do.
  useLayoutEffect(() => {
    const before = tops.current;
    const now = new Map<string, number>();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const key = row.dataset.row ?? '';
      const top = row.offsetTop;
      now.set(key, top);
      const from = before.get(key);
      if (isOn && from !== undefined && from !== top) slide(row, from - top);
    }
    tops.current = now;
  }, [rows]);
}

function slide(row: HTMLElement, offset: number): void {
  // From the tokens, which also say when motion is not wanted.
  const style = getComputedStyle(row);
  const duration = Number.parseFloat(style.getPropertyValue('--t-base'));
  if (!duration) return;
  const easing = style.getPropertyValue('--ease').trim() || 'ease';
  row.animate([{ transform: `translateY(${offset}px)` }, { transform: 'none' }], { duration, easing });
}
