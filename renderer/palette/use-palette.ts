import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ActionId } from '../ui/actions/actions.ts';
import { useActions, useOffers } from '../ui/actions/use-actions.ts';
import { useStable } from '../ui/hooks/use-stable.ts';

export interface PaletteDoor {
  isOpen: boolean;
  /** Why each action that somebody offers could not be done when it was opened, with the focus where it was; null: it could. */
  reasons: ReadonlyMap<ActionId, string | null>;
  open: () => void;
  /** Puts the focus back where it was, then does `then` there. */
  close: (then?: () => void) => void;
}

/** Whether the palette is open, and the way back from it. */
export function usePalette(): PaletteDoor {
  const offers = useOffers();
  const [isOpen, setOpen] = useState(false);
  const [reasons, setReasons] = useState<PaletteDoor['reasons']>(() => new Map());
  const leftFrom = useRef<Element | null>(null);
  const open = useStable(() => {
    leftFrom.current = document.activeElement;
    setReasons(new Map(offers.offered().map(({ id }) => [id, offers.find(id)?.reason ?? null])));
    setOpen(true);
  });
  const close = useStable((then?: () => void) => {
    // What comes then finds the window as it was, and nothing in front of it.
    flushSync(() => setOpen(false));
    if (leftFrom.current instanceof HTMLElement && leftFrom.current.isConnected) leftFrom.current.focus();
    then?.();
  });
  useActions(
    {
      'app.palette': () => {
        open();
      },
    },
    'outer',
  );
  return { isOpen, reasons, open, close };
}
