import { Fragment, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { listUsedEmoji } from '../../../../shared/emoji/emoji-fill.ts';
import { LIMITS } from '../../../../shared/question/question-fields.ts';
import type { Row } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { Kbd } from '../../../ui/feedback/kbd.tsx';
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { EmojiPicker } from '../emoji/emoji-picker.tsx';
import { useOptionPaste } from '../paste/use-option-paste.tsx';
import { type FindingsByLocation, getRowLocation } from '../problems/finding-location.ts';
import { OptionRow } from './option-row.tsx';
import { useOptionRowActions } from './option-row-actions.ts';
import { useFocusRowAfterUpdate, useRestoreRowFocus } from './option-row-focus.ts';
import styles from './option-rows.module.css';
import { useEmojiActions } from './use-emoji-actions.ts';
import type { DraggedRow } from './use-option-drag.ts';

/** Calls `onDone` when the user leaves the last row. */
export function OptionRows(props: {
  session: DraftSession;
  findings: FindingsByLocation;
  onDone: () => void;
}) {
  const { session, findings, onDone } = props;
  const { rows } = session.content;
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setCarried] = useState<DraggedRow | null>(null);
  const [picking, setPicking] = useState<string | null>(null);
  const focusHandlers = useRestoreRowFocus(list, rows);
  const focusAfter = useFocusRowAfterUpdate(list, rows);
  const enterAdds = useStore(useAppStores().settings)?.enterAdds ?? true;
  const paste = useOptionPaste({ session, focusAfter });
  const actions = useOptionRowActions({
    session,
    focusAfter,
    openPicker: setPicking,
    pasteLines: paste.open,
    enterAdds,
    onDone: useEventCallback(onDone),
  });
  const noteFocus = useEmojiActions({ list, session, findings, actions });
  useSlideAnimation(list, rows, dragged === null);
  const announce = useAnnounce();
  const drag = useEventCallback((next: DraggedRow | null) => {
    if (next && dragged && next.over !== dragged.over)
      announce(t('editor.dropHere', { position: next.over + 1 }));
    setCarried(next);
  });

  const add = () => {
    session.controller.dispatch({ type: 'insert', at: rows.length, rows: [{ emoji: '', text: '' }] });
    focusAfter((now) => now.at(-1)?.key);
  };
  const emoji = rows.map((row) => row.emoji).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text changes with every key, and only emoji count.
  const used = useMemo(() => listUsedEmoji(rows), [emoji]);
  const picked = rows.findIndex((row) => row.key === picking);

  return (
    <div className={styles.box}>
      <ol
        ref={list}
        {...focusHandlers}
        onFocus={(event) => {
          focusHandlers.onFocus(event);
          noteFocus(event);
        }}
      >
        {rows.map((row, index) => (
          <Fragment key={row.key}>
            <OptionRow
              row={row}
              index={index}
              count={rows.length}
              findings={findings(getRowLocation(row))}
              resolver={session.resolver}
              knowsNames={session.names !== null}
              custom={session.customEmoji}
              usedEmoji={used}
              isPicking={picking === row.key}
              dragged={dragged}
              actions={actions}
              onDrag={drag}
            />
            {paste.prompt?.key === row.key && <li className={styles.pasting}>{paste.prompt.shown}</li>}
          </Fragment>
        ))}
      </ol>
      <AddOptionButton count={rows.length} enterAdds={enterAdds} onAdd={add} />
      {rows[picked] && (
        <EmojiPicker
          list={list}
          row={rows[picked]}
          position={picked + 1}
          session={session}
          onPick={(emoji) => {
            if (picking) actions.pickEmoji(picking, emoji);
          }}
          onClose={() => {
            setPicking(null);
            if (picking) focusAfter(() => picking);
          }}
        />
      )}
    </div>
  );
}

/** A button with its keyboard shortcut, or the reason why no more options can be added. */
function AddOptionButton({
  count,
  enterAdds,
  onAdd,
}: {
  count: number;
  /** Whether Enter in the last row also adds an option. */
  enterAdds: boolean;
  onAdd: () => void;
}) {
  const t = useTranslate();
  const isFull = count >= LIMITS.options.max;
  const full = t('editor.optionsFull', { max: LIMITS.options.max });
  return (
    <div className={styles.add}>
      <button
        type="button"
        className={styles.button}
        data-add-option=""
        aria-disabled={isFull}
        title={isFull ? full : undefined}
        onClick={() => {
          if (!isFull) onAdd();
        }}
      >
        <Icon name="plus" />
        {t('editor.addOption')}
      </button>
      {(isFull || enterAdds) && (
        <span className={styles.hint}>
          {!isFull && <Kbd>Enter</Kbd>}
          {isFull ? full : t('editor.addsNext')}
        </span>
      )}
    </div>
  );
}

/** Animates rows to their new positions, except during a drag. */
function useSlideAnimation(list: RefObject<HTMLElement | null>, rows: readonly Row[], isOn: boolean): void {
  const tops = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: places can change only when the rows do.
  useLayoutEffect(() => {
    const before = tops.current;
    const now = new Map<string, number>();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const key = row.dataset.row ?? '';
      const top = row.offsetTop;
      now.set(key, top);
      const from = before.get(key);
      if (isOn && from !== undefined && from !== top) slideRow(row, from - top);
    }
    tops.current = now;
  }, [rows]);
}

function slideRow(row: HTMLElement, offset: number): void {
  // The duration is 0 if the user prefers reduced motion.
  const style = getComputedStyle(row);
  const duration = Number.parseFloat(style.getPropertyValue('--t-base'));
  if (!duration) return;
  const easing = style.getPropertyValue('--ease').trim() || 'ease';
  row.animate([{ transform: `translateY(${offset}px)` }, { transform: 'none' }], { duration, easing });
}
