import { createContext, useContext, useEffect, useRef } from 'react';
import type { ShortcutId } from './keyboard.ts';

/** What a shortcut does. `false`: it does not apply here; whoever comes next is asked. */
export type ShortcutHandlers = Partial<Record<ShortcutId, () => boolean | undefined>>;

/** `inner` answers before `outer`: a view before the window around it. */
export interface ShortcutLayer {
  handlers: ShortcutHandlers;
  place: 'inner' | 'outer';
}

/** Everybody who answers shortcuts now. */
export const ShortcutLayers = createContext<Set<ShortcutLayer> | null>(null);

/** Answers shortcuts of the table while the component is there. */
export function useShortcuts(handlers: ShortcutHandlers, place: ShortcutLayer['place'] = 'inner'): void {
  const layers = useContext(ShortcutLayers);
  const layer = useRef<ShortcutLayer>({ handlers, place });
  useEffect(() => {
    layer.current.handlers = handlers;
  });
  useEffect(() => {
    const { current } = layer;
    layers?.add(current);
    return () => void layers?.delete(current);
  }, [layers]);
}
