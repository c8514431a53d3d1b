import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  use,
  useCallback,
} from 'react';
import type { Press } from './press.ts';

/** What something around a control, such as a tooltip or a menu, wants to know of it and to say about it. */
export interface ControlExtras {
  ref?: (element: HTMLElement | null) => void;
  onPress?: (press: Press) => void;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  describedBy?: string | undefined;
  /** It opens a menu: whether that is open. */
  opensMenu?: boolean;
}

/** For the one control inside. */
export const ExtrasContext = createContext<ControlExtras | null>(null);

/** Extras in extras: a tooltip around the button of a menu. The inner ones hear first. */
export function joinExtras(inner: ControlExtras, outer: ControlExtras | null): ControlExtras {
  if (!outer) return inner;
  return {
    ref: both(inner.ref, outer.ref),
    onPress: both(inner.onPress, outer.onPress),
    onPointerEnter: both(inner.onPointerEnter, outer.onPointerEnter),
    onPointerLeave: both(inner.onPointerLeave, outer.onPointerLeave),
    onPointerDown: both(inner.onPointerDown, outer.onPointerDown),
    onFocus: both(inner.onFocus, outer.onFocus),
    onBlur: both(inner.onBlur, outer.onBlur),
    onKeyDown: both(inner.onKeyDown, outer.onKeyDown),
    describedBy: joinIds(inner.describedBy, outer.describedBy),
    ...(inner.opensMenu === undefined && outer.opensMenu === undefined
      ? {}
      : { opensMenu: inner.opensMenu ?? outer.opensMenu ?? false }),
  };
}

/** Calls both, whichever there are. */
export function both<Args extends unknown[]>(
  first: ((...args: Args) => void) | undefined,
  second: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  return (...args) => {
    first?.(...args);
    second?.(...args);
  };
}

/** Ids for an attribute that names elements; undefined where there are none. */
export const joinIds = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** The extras for this control, and a ref that serves them and its own. */
export function useExtras<Element extends HTMLElement>(
  ref: Ref<Element> | undefined,
): { extras: ControlExtras | null; ref: (element: Element | null) => void } {
  const extras = use(ExtrasContext);
  const theirs = extras?.ref;
  const joined = useCallback(
    (element: Element | null) => {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
      theirs?.(element);
    },
    [ref, theirs],
  );
  return { extras, ref: joined };
}
