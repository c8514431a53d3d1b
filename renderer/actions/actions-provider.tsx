import { type ReactNode, useEffect, useState } from 'react';
import { isMac } from '../ui/browser/platform.ts';
import { readShortcutKeys } from '../ui/browser/shortcut-key.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { isBehindOverlay } from '../ui/overlays/backdrop.tsx';
import type { Action, ActionId } from './action-table.ts';
import { AvailableActionsProvider, createAvailableActions } from './use-actions.ts';

/**
 * Collects the actions that child components offer. Runs actions by keyboard shortcut unless a dialog or menu
 * is open.
 */
export function ActionsProvider(props: {
  actions: readonly Action[];
  /** Returns whether shortcuts without Ctrl or Alt are turned off. */
  areSingleKeysOff: () => boolean;
  children: ReactNode;
}) {
  const [actions] = useState(() => createAvailableActions(props.actions));
  const areSingleKeysOff = useEventCallback(props.areSingleKeysOff);
  const toast = useToast();
  const refuse = useEventCallback((reason: string) => toast({ message: reason }));
  useEffect(() => {
    let pending: string | null = null;
    let since = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || isModifier(event.key)) return;
      const first = event.timeStamp - since < KEY_SEQUENCE_TIMEOUT_MS ? pending : null;
      const match = matchAction(
        { ...toKeyPress(event), singleKeysOff: areSingleKeysOff() },
        first,
        actions.listWithShortcut(),
      );
      // Most keys enter text, so don't search the page for an overlay after every key.
      if ((match.action !== null || match.pending !== null) && isBehindOverlay()) return;
      pending = match.pending;
      since = event.timeStamp;
      const refused = match.action === null ? undefined : actions.run(match.action);
      if (refused) refuse(refused);
      if (refused === undefined && match.pending === null) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Capture keys before other elements do, because a list would handle letters as type-ahead.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [actions, refuse, areSingleKeysOff]);
  return <AvailableActionsProvider value={actions}>{props.children}</AvailableActionsProvider>;
}

const toKeyPress = (event: KeyboardEvent) => ({
  keys: readKeys(event),
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
  shift: event.shiftKey,
  inText: isText(event.target),
});

function readKeys(event: KeyboardEvent): readonly string[] {
  const keys = readShortcutKeys(event);
  const physical = isMac() && event.altKey ? getKeyOfCode(event.code) : null;
  return physical === null ? keys : [physical];
}

/**
 * Returns the letter or digit on the physical key, because Option changes the typed character on a Mac.
 * Returns null for other keys.
 */
const getKeyOfCode = (code: string): string | null => /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? null;

const isModifier = (key: string): boolean => ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'].includes(key);

/** Returns whether letters typed in this element are text. In a checkbox, for example, they aren't. */
function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  // A widget with a shadow tree, such as the emoji picker, may contain text fields.
  if (target.shadowRoot) return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(target.type)
  );
}

/** The fields of a key event that shortcuts depend on. */
export interface KeyPress {
  /** The typed character, and other keys to try after it. */
  keys: readonly string[];
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
  inText: boolean;
  singleKeysOff?: boolean;
}

const KEY_SEQUENCE_TIMEOUT_MS = 1500;

/** Formats a key press in the notation of `ACTIONS`, such as `Ctrl Shift P`. */
export function formatKeyPress(
  key: string,
  { ctrl, alt, shift }: Pick<KeyPress, 'ctrl' | 'alt' | 'shift'>,
): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  // On some keyboards, typing a character such as "/" requires Shift, so the name omits Shift.
  const showsShift = shift && (key.length > 1 || name !== key.toLowerCase());
  return [ctrl && 'Ctrl', alt && 'Alt', showsShift && 'Shift', name].filter(Boolean).join(' ');
}

/**
 * Returns the action in `available` that a key press completes, or the first key of a sequence that it
 * begins. `pending` is the sequence's first key if it was already pressed. In text fields, keys without Ctrl
 * or Alt enter text, except for function keys.
 */
export function matchAction(press: KeyPress, pending: string | null, available: readonly Action[]): KeyMatch {
  const matches = press.keys.map((key) => matchKey(key, press, pending, available));
  return matches.find((match) => match.action !== null || match.pending !== null) ?? NO_MATCH;
}

interface KeyMatch {
  action: ActionId | null;
  pending: string | null;
}

const NO_MATCH: KeyMatch = { action: null, pending: null };

function matchKey(
  key: string,
  press: KeyPress,
  pending: string | null,
  available: readonly Action[],
): KeyMatch {
  const bare = !press.ctrl && !press.alt && key.length === 1;
  if (bare && (press.inText || press.singleKeysOff)) return NO_MATCH;
  const name = formatKeyPress(key, press);
  const wanted = pending === null ? name : `${pending}, ${name}`;
  const action = findAction(wanted, available) ?? findAction(name, available);
  if (action) return { action, pending: null };
  const begins = available.some((action) => action.keys.some((keys) => keys.startsWith(`${name}, `)));
  return { action: null, pending: begins ? name : null };
}

const findAction = (pressed: string, available: readonly Action[]): ActionId | null =>
  available.find(({ keys }) => keys.includes(pressed))?.id ?? null;
