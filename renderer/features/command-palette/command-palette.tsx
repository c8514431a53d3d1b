import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { flushSync } from 'react-dom';
import { MAX_RECENT_ACTIONS } from '../../../shared/settings-choices.ts';
import type { ActionId } from '../../actions/action-table.ts';
import { useActions, useAvailableActions } from '../../actions/use-actions.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { copyText } from '../../ui/browser/clipboard.ts';
import { isShortcutLetter } from '../../ui/browser/shortcut-key.ts';
import { Kbd } from '../../ui/feedback/kbd.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useDeferredEnter } from '../../ui/hooks/use-deferred-enter.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Backdrop } from '../../ui/overlays/backdrop.tsx';
import styles from './command-palette.module.css';
import { getItemKey, type PaletteItem, type PaletteProps, parsePaletteQuery } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { usePaletteResults } from './palette-results.ts';
import { addRecentAction } from './rank-actions.ts';

const PAGE_ROWS = 8;

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

/** A combobox. Focus stays in the field while arrow keys move through the list. */
function Search(props: PaletteProps) {
  const t = useTranslate();

  const [typed, setTyped] = useState('');
  const { mode, search } = parsePaletteQuery(typed);
  const { groups, isOutdated } = usePaletteResults(typed, props.reasons);
  const items = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => getItemKey(item) === chosen),
  );
  const current = items[at];
  const run = useRunItem(props);
  // Enter runs without waiting for results if an action matches or an item was chosen with the arrow keys.
  const mustWait = isOutdated && chosen === null && current?.kind !== 'action';
  const enter = useDeferredEnter(mustWait, () => current && run(current));
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  useHoldFocus(field);
  const choose = (item: PaletteItem | undefined) => {
    if (!item) return;
    // A waiting Enter was meant for the first result, not for the item under the mouse.
    enter.cancel();
    setChosen(getItemKey(item));
  };
  const move = (to: number) => choose(items[(to + items.length) % items.length]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = findKeyHandler(event, { at, last: items.length - 1, move, run: enter.press }, props);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" className={styles.glyph} />
        {/* Typing is the dialog's only purpose. */}
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
          {...(current ? { 'aria-activedescendant': `${list}-${getItemKey(current)}` } : {})}
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
        <Kbd>Esc</Kbd>
      </div>
      <PaletteList
        id={list}
        groups={groups}
        search={search}
        current={current ? getItemKey(current) : null}
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

function findKeyHandler(
  event: KeyboardEvent,
  list: { at: number; last: number; move: (to: number) => void; run: () => void },
  { onClose }: PaletteProps,
): (() => void) | null {
  if (event.nativeEvent.isComposing) return null;
  if (isShortcutLetter(event, 'k') && (event.ctrlKey || event.metaKey)) return () => onClose();
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

function PaletteFooter() {
  const t = useTranslate();
  return (
    <div className={styles.footer}>
      <span>
        <Kbd>Up</Kbd> <Kbd>Down</Kbd> {t('palette.foot.move')}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t('palette.foot.run')}
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
 * Keeps focus in a field. A closing dialog may return focus to an element that no longer exists, and a dialog
 * that covers the field takes focus without a blur event.
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
    // Dialogs are added as children of the body.
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
  /**
   * Why each action was unavailable when the palette opened, based on the element that had focus. The value
   * is null for available actions.
   */
  reasons: ReadonlyMap<ActionId, string | null>;
  open: () => void;
  /** Closes the palette, restores focus, and then calls `then`. */
  close: (then?: () => void) => void;
}

export function useCommandPalette(): CommandPaletteState {
  const offers = useAvailableActions();
  const [isOpen, setOpen] = useState(false);
  const [reasons, setReasons] = useState<CommandPaletteState['reasons']>(() => new Map());
  const leftFrom = useRef<Element | null>(null);
  const update = useEventCallback(() =>
    setReasons(new Map(offers.listAvailable().map(({ id }) => [id, offers.find(id)?.reason ?? null]))),
  );
  const open = useEventCallback(() => {
    leftFrom.current = document.activeElement;
    update();
    setOpen(true);
  });
  const setUp = useStore(useAppStores().sync).status?.setUp;
  // The service's status may arrive while the palette is open.
  useEffect(() => {
    if (isOpen && setUp !== undefined) update();
  }, [isOpen, setUp, update]);
  const close = useEventCallback((then?: () => void) => {
    // Remove the palette before `then` runs.
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

function useRunItem({ onClose, onOpen }: PaletteProps): (item: PaletteItem) => void {
  const { settings } = useAppStores();
  const offers = useAvailableActions();
  const t = useTranslate();

  const toast = useToast();

  const runAction = (id: ActionId) => {
    const recentActions = addRecentAction(settings.get()?.recentActions ?? [], id, MAX_RECENT_ACTIONS);
    // Recent actions are only a convenience, so a failure isn't shown.
    settings.change({ recentActions }).catch(() => {});
    const refused = offers.run(id);
    if (refused !== null) toast({ message: refused ?? t('actions.reasons.notOffered') });
  };
  const insertEmoji = async (name: string, emoji: string) => {
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
    if (item.kind === 'emoji') return onClose(() => void insertEmoji(item.name, item.emoji));
    onClose(() => runAction(item.action.id));
  };
}

/**
 * Inserts `text` at the caret like typed text, so undo and autosave include it. Returns false if no text
 * field has focus.
 */
function insertAtCaret(text: string): boolean {
  const field = document.activeElement;
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && ['text', 'search', 'url', ''].includes(field.type));
  if (!isText || field.readOnly || field.disabled) return false;
  return document.execCommand('insertText', false, text);
}
