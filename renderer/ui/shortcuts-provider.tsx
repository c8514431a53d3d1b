import { type ReactNode, useEffect, useState } from 'react';
import { isShortcut, matchShortcut, SEQUENCE_WAIT, type ShortcutId } from './keyboard.ts';
import { type ShortcutLayer, ShortcutLayers } from './use-shortcuts.ts';

/** Listens to the keyboard for everything inside. Nothing happens behind a dialog or menu. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [layers] = useState(() => new Set<ShortcutLayer>());
  useEffect(() => {
    let pending: string | null = null;
    let since = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || isModifier(event.key) || isBehindOverlay()) return;
      const first = event.timeStamp - since < SEQUENCE_WAIT ? pending : null;
      const match = matchShortcut(pressOf(event), first, answered(layers));
      pending = match.pending;
      since = event.timeStamp;
      const done = match.shortcut !== null && answer(layers, match.shortcut);
      if (!done && match.pending === null) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the widgets: a list would take a letter for the start of a title.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [layers]);
  return <ShortcutLayers value={layers}>{children}</ShortcutLayers>;
}

const answered = (layers: ReadonlySet<ShortcutLayer>): ShortcutId[] =>
  [...layers].flatMap((layer) => Object.keys(layer.handlers)).filter(isShortcut);

function answer(layers: ReadonlySet<ShortcutLayer>, shortcut: ShortcutId): boolean {
  const inOrder = [...layers].sort((a, b) => Number(a.place === 'outer') - Number(b.place === 'outer'));
  return inOrder.some(({ handlers }) => {
    const handler = handlers[shortcut];
    return handler !== undefined && handler() !== false;
  });
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

/** An open menu or dialog hides the rest of the page from everybody, from the keyboard as well. */
const isBehindOverlay = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
