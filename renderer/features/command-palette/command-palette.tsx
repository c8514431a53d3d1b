import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { flushSync } from 'react-dom';
import { MAX_RECENT_ACTIONS } from '../../../shared/settings-choices.ts';
import type { ActionId } from '../../actions/action-table.ts';
import { useActions, useAvailableActions } from '../../actions/use-actions.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { copyText } from '../../ui/browser/clipboard.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { Kbd, KeyboardShortcut } from '../../ui/feedback/kbd.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useDeferredEnter } from '../../ui/hooks/use-deferred-enter.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Backdrop } from '../../ui/overlays/backdrop.tsx';
import styles from './command-palette.module.css';
import { keyOfItem, type PaletteItem, type PaletteProps, parsePaletteQuery } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { usePaletteResults } from './palette-results.ts';
import { withRecentAction } from './rank-actions.ts';

/** Lines that Page Up and Page Down pass over. */
const PAGE_ROWS = 8;

/** Everything that can be done and every question, one search away. Escape closes it. */
export function CommandPalette(props: PaletteProps) {
  const t = useTranslate();
  return (
    <Backdrop className={styles.scrim} onClose={props.onClose}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={t('palette.title')}>
          <Search {...props} />
        </Dialog>
      </Modal>
    </Backdrop>
  );
}

/** A combobox: the focus stays in the field while the arrow keys go through the list. */
function Search(props: PaletteProps) {
  const t = useTranslate();

  const [typed, setTyped] = useState('');
  const { mode, search } = parsePaletteQuery(typed);
  const { groups, isOutdated } = usePaletteResults(typed, props.reasons);
  const items = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => keyOfItem(item) === chosen),
  );
  const current = items[at];
  const run = useRunItem(props);
  // An action is found at once, and what somebody went to by the arrow keys is meant whatever else comes.
  const mustWait = isOutdated && chosen === null && current?.kind !== 'action';
  const enter = useDeferredEnter(mustWait, () => current && run(current));
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  useHoldFocus(field);
  const choose = (item: PaletteItem | undefined) => {
    if (!item) return;
    // What waits was meant for what is found, and not for what the mouse happens to lie on.
    enter.cancel();
    setChosen(keyOfItem(item));
  };
  const move = (to: number) => choose(items[(to + items.length) % items.length]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyHandler(event, { at, last: items.length - 1, move, run: enter.press }, props);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" className={styles.glyph} />
        {/* The dialog is there to be typed into. */}
        <input
          // biome-ignore lint/a11y/noAutofocus: as above.
          autoFocus
          ref={field}
          className={styles.input}
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-label={t('frame.command')}
          placeholder={t('frame.command')}
          {...(current ? { 'aria-activedescendant': `${list}-${keyOfItem(current)}` } : {})}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(null);
            enter.cancel();
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>{t('palette.keys.escape')}</Kbd>
      </div>
      <PaletteList
        id={list}
        groups={groups}
        search={search}
        current={current ? keyOfItem(current) : null}
        onPoint={choose}
        onRun={run}
      />
      {items.length === 0 && (
        <p className={styles.nothing} role="status">
          {isOutdated
            ? mode === 'emoji' && t('palette.loading')
            : t('palette.nothing', { search: typed.trim() })}
        </p>
      )}
      <PaletteFooter />
    </>
  );
}

/** What a key does in the field; null where it is text. */
function keyHandler(
  event: KeyboardEvent,
  list: { at: number; last: number; move: (to: number) => void; run: () => void },
  { onClose }: PaletteProps,
): (() => void) | null {
  if (event.nativeEvent.isComposing) return null;
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return () => onClose();
  const { at, last, move, run } = list;
  const moves: Record<string, () => void> = {
    ArrowDown: () => move(at + 1),
    ArrowUp: () => move(at - 1),
    PageDown: () => move(Math.min(last, at + PAGE_ROWS)),
    PageUp: () => move(Math.max(0, at - PAGE_ROWS)),
    Enter: run,
  };
  return moves[event.key] ?? null;
}

/** Which keys do what in the palette. */
function PaletteFooter() {
  const t = useTranslate();
  return (
    <div className={styles.foot}>
      <span>
        <KeyboardShortcut keys="↑ ↓" /> {t('palette.foot.move')}
      </span>
      <span>
        <Kbd>{t('palette.keys.enter')}</Kbd> {t('palette.foot.run')}
      </span>
      <span className={styles.space} />
      <span>
        <Kbd>{'>'}</Kbd> {t('palette.foot.actionsOnly')}
      </span>
      <span>
        <Kbd>:</Kbd> {t('palette.foot.emoji')}
      </span>
    </div>
  );
}

/**
 * Keeps the focus in a field for as long as it is there. A dialog that closes gives the focus back a moment later: to
 * nobody, where what had it is gone as well, and then no key would reach this one any more. One that came over the field
 * and goes again takes the focus along without a word to the field.
 */
function useHoldFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const check = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) field.current?.focus();
      });
    };
    check();
    document.addEventListener('focusout', check);
    // Dialogs stand in the body itself.
    const dialogs = new MutationObserver(check);
    dialogs.observe(document.body, { childList: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusout', check);
      dialogs.disconnect();
    };
  }, [field]);
}

export interface CommandPaletteState {
  isOpen: boolean;
  /** Why each action that somebody offers could not be done when it was opened, with the focus where it was; null: it could. */
  reasons: ReadonlyMap<ActionId, string | null>;
  open: () => void;
  /** Puts the focus back where it was, then does `then` there. */
  close: (then?: () => void) => void;
}

/** Whether the palette is open, and the way back from it. */
export function useCommandPalette(): CommandPaletteState {
  const offers = useAvailableActions();
  const [isOpen, setOpen] = useState(false);
  const [reasons, setReasons] = useState<CommandPaletteState['reasons']>(() => new Map());
  const leftFrom = useRef<Element | null>(null);
  const open = useEventCallback(() => {
    leftFrom.current = document.activeElement;
    setReasons(new Map(offers.available().map(({ id }) => [id, offers.find(id)?.reason ?? null])));
    setOpen(true);
  });
  const close = useEventCallback((then?: () => void) => {
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

/**
 * Does what a line says, once the palette is closed and the focus is where it was. A line that can't be done says why
 * and leaves the palette open.
 */
function useRunItem({ onClose, onOpen }: PaletteProps): (item: PaletteItem) => void {
  const { settings } = useAppState();
  const offers = useAvailableActions();
  const t = useTranslate();

  const toast = useToast();
  const announce = useAnnounce();

  const runAction = (id: ActionId) => {
    const recentActions = withRecentAction(settings.get()?.recentActions ?? [], id, MAX_RECENT_ACTIONS);
    // What was run last is a help and no more: nobody needs to hear that it was not kept.
    settings.change({ recentActions }).catch(() => {});
    const refused = offers.run(id);
    if (refused !== null) toast({ message: refused ?? t('actions.reasons.notOffered') });
  };
  const putEmoji = async (name: string, emoji: string) => {
    if (insertAtCaret(emoji)) return;
    try {
      await copyText(emoji);
      toast({ message: t('palette.copiedEmoji', { name }), seconds: 5 });
    } catch {
      toast({ message: t('frame.couldNotCopy') });
    }
  };
  return (item) => {
    if (item.kind === 'question') return onClose(() => onOpen(item.row.id));
    if (item.kind === 'emoji') return onClose(() => void putEmoji(item.name, item.emoji));
    if (item.reason !== null) return announce(t('palette.cannot', { name: item.name, reason: item.reason }));
    onClose(() => runAction(item.action.id));
  };
}

/**
 * Types `text` where the caret is, as the keyboard would, so that undo and autosave know of it. False where the focus
 * is in no text.
 */
function insertAtCaret(text: string): boolean {
  const field = document.activeElement;
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && ['text', 'search', 'url', ''].includes(field.type));
  if (!isText || field.readOnly || field.disabled) return false;
  return document.execCommand('insertText', false, text);
}
