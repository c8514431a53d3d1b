import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { ControlExtras } from '../controls/control-extras.ts';

/** How long the mouse rests on a control before its tooltip shows, in milliseconds. */
const REST = 600;
/** How long the mouse has to get from the control to the tooltip, in milliseconds. */
const GRACE = 80;

/** When a tooltip is open: while the mouse rests on its control or on itself, and while keys have the focus there. */
export function useTooltip(target: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = useMemo(() => tooltipHandlers(target, timer, setOpen), [target]);
  return { isOpen, ...handlers };
}

function tooltipHandlers(
  target: RefObject<HTMLElement | null>,
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>,
  setOpen: (isOpen: boolean) => void,
) {
  const set = (isOpen: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setOpen(isOpen);
    else timer.current = setTimeout(setOpen, after, isOpen);
  };
  const close = () => set(false);
  const leave = () => set(false, GRACE);
  const extras: ControlExtras = {
    ref: (element) => {
      target.current = element;
    },
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') set(true, REST);
    },
    onPointerLeave: leave,
    onPointerDown: close,
    onPress: close,
    onFocus: (event) => {
      if (event.target === target.current && event.target.matches(':focus-visible')) set(true);
    },
    onBlur: close,
  };
  return { extras, close, bubble: { onPointerEnter: () => set(true), onPointerLeave: leave } };
}
