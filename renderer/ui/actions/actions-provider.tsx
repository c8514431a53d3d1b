import { type ReactNode, useEffect, useState } from 'react';
import { useToast } from '../feedback/toast.tsx';
import { useStable } from '../hooks/use-stable.ts';
import { isBehindOverlay } from '../overlays/overlay.ts';
import type { Action } from './actions.ts';
import { matchAction, SEQUENCE_WAIT } from './keyboard.ts';
import { createOffers, OffersProvider } from './use-actions.ts';

/** Knows what is offered inside, and listens to the keyboard for it. Nothing happens behind a dialog or menu. */
export function ActionsProvider(props: {
  actions: readonly Action[];
  /** Keys without Ctrl or Alt do nothing. */
  areLettersOff: () => boolean;
  children: ReactNode;
}) {
  const [offers] = useState(() => createOffers(props.actions));
  const areLettersOff = useStable(props.areLettersOff);
  const toast = useToast();
  const refuse = useStable((reason: string) => toast({ message: reason }));
  useEffect(() => {
    let pending: string | null = null;
    let since = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || isModifier(event.key)) return;
      const first = event.timeStamp - since < SEQUENCE_WAIT ? pending : null;
      const match = matchAction({ ...pressOf(event), lettersOff: areLettersOff() }, first, offers.offered());
      // Most keys are text: the page is not searched for each of them.
      if ((match.action !== null || match.pending !== null) && isBehindOverlay()) return;
      pending = match.pending;
      since = event.timeStamp;
      const refused = match.action === null ? undefined : offers.run(match.action);
      if (refused) refuse(refused);
      if (refused === undefined && match.pending === null) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the widgets: a list would take a letter for the start of a title.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [offers, refuse, areLettersOff]);
  return <OffersProvider value={offers}>{props.children}</OffersProvider>;
}

const pressOf = (event: KeyboardEvent) => ({
  key: event.key,
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
  shift: event.shiftKey,
  inText: isText(event.target),
});

const isModifier = (key: string): boolean => ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'].includes(key);

/** Fields in which a letter is text; not those of choice, such as check boxes. */
function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  // A widget with a shadow tree, such as the emoji picker, keeps its fields to itself.
  if (target.shadowRoot) return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(target.type)
  );
}
