import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LIMITS } from '../../shared/limits.ts';
import { isBlank, type Row } from '../state/draft-rows.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { useAnnounce } from '../ui/announce.tsx';
import { Icon } from '../ui/icon.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { useText } from '../ui/text/text.tsx';
import { EmojiPicker } from './emoji-picker/emoji-picker.tsx';
import { type PlacedFindings, placeOfRow } from './finding-place.ts';
import type { Carried } from './option-drag.ts';
import { OptionRow, type RowActions } from './option-row.tsx';
import styles from './option-rows.module.css';
import { useFocusAfter } from './use-focus-after.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useSlide } from './use-slide.ts';

/** The options as rows. */
export function OptionRows(props: { session: DraftSession; findings: PlacedFindings }) {
  const { session, findings } = props;
  const { rows } = session.content;
  const text = useText().editor;
  const list = useRef<HTMLOListElement>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [picking, setPicking] = useState<string | null>(null);
  const kept = useFocusKept(list, rows);
  const focusAfter = useFocusAfter(list, rows);
  const actions = useRowActions({ session, focusAfter, openPicker: setPicking });
  const isFull = rows.length >= LIMITS.options.max;
  useSlide(list, rows, carried === null);

  const add = () => {
    session.dispatch({ type: 'insert', at: rows.length, rows: [{ emoji: '', text: '' }] });
    focusAfter((now) => now.at(-1)?.key);
  };
  const picked = rows.findIndex((row) => row.key === picking);

  return (
    <div className={styles.box}>
      <ol ref={list} className={styles.rows} {...kept}>
        {rows.map((row, index) => (
          <OptionRow
            key={row.key}
            row={row}
            index={index}
            count={rows.length}
            findings={findings(placeOfRow(row))}
            book={session.book}
            names={session.names}
            isPicking={picking === row.key}
            carried={carried}
            actions={actions}
            onCarry={setCarried}
          />
        ))}
      </ol>
      <div className={styles.add}>
        <button
          type="button"
          className={styles.addButton}
          data-add-option=""
          aria-disabled={isFull}
          onClick={() => {
            if (!isFull) add();
          }}
        >
          <Icon name="plus" />
          {text.addOption}
        </button>
        <span className={styles.hint}>
          <Kbd>{text.enterKey}</Kbd>
          {text.addsNext}
        </span>
      </div>
      <EmojiPicker
        list={list}
        row={rows[picked] ?? null}
        position={picked + 1}
        session={session}
        onPick={(emoji) => {
          if (picking) actions.change(picking, { emoji });
        }}
        onClose={() => {
          setPicking(null);
          if (picking) focusAfter(() => picking);
        }}
      />
    </div>
  );
}

/** The actions of all rows: one object for as long as the same draft is shown. */
function useRowActions(options: {
  session: DraftSession;
  focusAfter: ReturnType<typeof useFocusAfter>;
  openPicker: (key: string) => void;
}): RowActions {
  const { focusAfter, openPicker } = options;
  const { dispatch } = options.session;
  const announce = useAnnounce();
  const text = useText().editor;
  const latest = useRef<readonly Row[]>([]);
  const { rows: now } = options.session.content;
  useLayoutEffect(() => {
    latest.current = now;
  }, [now]);

  const indexOf = useCallback((key: string) => latest.current.findIndex((row) => row.key === key), []);
  return useMemo(
    () => ({
      change: (key, change) => dispatch({ type: 'row', key, ...change }),
      typeEmoji: (key, emoji) => dispatch({ type: 'row', key, emoji, typing: true }),
      spread(key, rows) {
        const last = indexOf(key) + rows.length - 1;
        dispatch({ type: 'spread', key, rows });
        focusAfter((now) => now[last]?.key);
        announce(text.added(rows.length));
      },
      remove(key, then) {
        const index = indexOf(key);
        const neighbour =
          latest.current[then === 'next' ? index + 1 : index - 1] ?? latest.current.at(index - 1);
        dispatch({ type: 'remove', key });
        focusAfter(() => neighbour?.key);
        announce(text.removed(index + 1));
      },
      moveBy(key, step) {
        const to = indexOf(key) + step;
        if (to < 0 || to >= latest.current.length) return;
        dispatch({ type: 'move', key, to });
        announce(text.moved(to + 1, latest.current.length));
      },
      moveTo(key, to) {
        dispatch({ type: 'move', key, to });
        announce(text.moved(to + 1, latest.current.length));
      },
      goOn(key) {
        const rows = latest.current;
        const index = indexOf(key);
        const row = rows[index];
        if (!row) return;
        if (index < rows.length - 1) return focusAfter(() => rows[index + 1]?.key);
        if (isBlank(row) || rows.length >= LIMITS.options.max) return;
        dispatch({ type: 'insert', at: rows.length, rows: [{ emoji: '', text: '' }] });
        focusAfter((now) => now.at(-1)?.key);
      },
      focusText(key, step) {
        const target = latest.current[indexOf(key) + step];
        if (target) focusAfter(() => target.key);
      },
      openPicker,
    }),
    [dispatch, focusAfter, announce, text, indexOf, openPicker],
  );
}
