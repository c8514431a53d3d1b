import { type ReactElement, type RefObject, use, useCallback, useMemo, useRef, useState } from 'react';
import { type ControlExtras, ExtrasContext, joinExtras } from '../controls/control-extras.ts';
import { useStable } from '../hooks/use-stable.ts';
import { MenuList, type MenuListProps } from './menu-list.tsx';

/** Ties a menu to the button inside: a press opens it, and so do the arrow keys up and down. */
export function MenuTrigger(props: { menu: MenuListProps['menu']; children: ReactElement }) {
  const [openAt, setOpenAt] = useState<'first' | 'last' | 'none' | null>(null);
  const outer = use(ExtrasContext);
  const trigger = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpenAt(null), []);
  const toggle = useStable((at: 'first' | 'none') => setOpenAt(openAt === null ? at : null));
  const isOpen = openAt !== null;
  const extras = useMemo(
    () => joinExtras({ ...opening(trigger, toggle, setOpenAt), opensMenu: isOpen }, outer),
    [isOpen, toggle, outer],
  );
  return (
    <>
      <ExtrasContext value={extras}>{props.children}</ExtrasContext>
      {isOpen && <MenuList trigger={trigger} focus={openAt} menu={props.menu} onClose={close} />}
    </>
  );
}

const OPENING_KEYS = new Map<string, 'first' | 'last'>([
  ['Enter', 'first'],
  [' ', 'first'],
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
]);

function opening(
  trigger: RefObject<HTMLElement | null>,
  toggle: (at: 'first' | 'none') => void,
  open: (at: 'first' | 'last') => void,
): ControlExtras {
  return {
    ref: (element) => {
      trigger.current = element;
    },
    onPress: ({ byPointer }) => toggle(byPointer ? 'none' : 'first'),
    // On the way down, as the menu expects: a click by key looks to it like one of a screen reader.
    onKeyDown: (event) => {
      const at = OPENING_KEYS.get(event.key);
      if (!at || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      open(at);
    },
  };
}
