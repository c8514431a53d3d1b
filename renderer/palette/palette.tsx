import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { Kbd } from '../ui/actions/kbd.tsx';
import { useWaitingEnter } from '../ui/hooks/use-waiting-enter.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { Scrim } from '../ui/overlays/scrim.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './palette.module.css';
import { PaletteFoot } from './palette-foot.tsx';
import { keyOfItem, type PaletteItem, type PaletteProps, readTyped } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { useFocusHeld } from './use-focus-held.ts';
import { usePaletteGroups } from './use-palette-groups.ts';
import { useRunItem } from './use-run-item.ts';

/** Lines that Page Up and Page Down pass over. */
const PAGE = 8;

/** Everything that can be done and every question, one search away. Escape closes it. */
export function Palette(props: PaletteProps) {
  const words = useText().palette;
  return (
    <Scrim className={styles.scrim} onClose={props.onClose}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={words.title}>
          <Search {...props} />
        </Dialog>
      </Modal>
    </Scrim>
  );
}

/** A combobox: the focus stays in the field while the arrow keys go through the list. */
function Search(props: PaletteProps) {
  const words = useText().palette;
  const label = useText().frame.command;
  const [typed, setTyped] = useState('');
  const { mode, search } = readTyped(typed);
  const { groups, isBehind } = usePaletteGroups(typed, props.reasons);
  const items = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => keyOfItem(item) === chosen),
  );
  const current = items[at];
  const run = useRunItem(props);
  // An action is found at once, and what somebody went to by the arrow keys is meant whatever else comes.
  const mustWait = isBehind && chosen === null && current?.kind !== 'action';
  const enter = useWaitingEnter(mustWait, () => current && run(current));
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  useFocusHeld(field);
  const choose = (item: PaletteItem | undefined) => {
    if (!item) return;
    // What waits was meant for what is found, and not for what the mouse happens to lie on.
    enter.forget();
    setChosen(keyOfItem(item));
  };
  const move = (to: number) => choose(items[(to + items.length) % items.length]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAct(event, { at, last: items.length - 1, move, run: enter.press }, props);
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
          aria-label={label}
          placeholder={label}
          {...(current ? { 'aria-activedescendant': `${list}-${keyOfItem(current)}` } : {})}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(null);
            enter.forget();
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>{words.keys.escape}</Kbd>
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
          {isBehind ? mode === 'emoji' && words.loading : words.nothing(typed.trim())}
        </p>
      )}
      <PaletteFoot />
    </>
  );
}

/** What a key does in the field; null where it is text. */
function keyAct(
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
    PageDown: () => move(Math.min(last, at + PAGE)),
    PageUp: () => move(Math.max(0, at - PAGE)),
    Enter: run,
  };
  return moves[event.key] ?? null;
}
