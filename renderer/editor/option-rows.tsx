import { Fragment, lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LIMITS } from '../../shared/checks/limits.ts';
import { useAppState } from '../state/app-state.tsx';
import { linesOf, optionOfLine } from '../state/draft-paste.ts';
import { isBlank, type Row, type RowText } from '../state/draft-rows.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { useStore } from '../state/store.ts';
import { Kbd } from '../ui/actions/kbd.tsx';
import { useAnnounce } from '../ui/feedback/announce.tsx';
import { useStable } from '../ui/hooks/use-stable.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useText } from '../ui/text/text.tsx';
import { type PlacedFindings, placeOfRow } from './finding-place.ts';
import type { Carried } from './option-drag.ts';
import { OptionRow } from './option-row.tsx';
import styles from './option-rows.module.css';
import {
  asOneLine,
  choicesFor,
  type PasteChoice,
  type PastedInto,
  placedIn,
  planPaste,
  withPasted,
} from './paste-plan.ts';
import type { RowActions } from './row-actions.ts';
import { useEmojiActions } from './use-emoji-actions.ts';
import { useEmojiMemory } from './use-emoji-memory.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { usePasteStrip } from './use-paste-strip.ts';
import { useSlide } from './use-slide.ts';

// Needed once somebody opens it.
const EmojiPicker = lazy(async () => ({
  default: (await import('./emoji-picker/emoji-picker.tsx')).EmojiPicker,
}));

/** The options as rows. `onDone`: there is no further option to go on to. */
export function OptionRows(props: { session: DraftSession; findings: PlacedFindings; onDone: () => void }) {
  const { session, findings, onDone } = props;
  const { rows } = session.content;
  const text = useText().editor;
  const list = useRef<HTMLOListElement>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [picking, setPicking] = useState<string | null>(null);
  const kept = useFocusKept(list, rows);
  const focusAfter = useFocusAfter(list, rows);
  const enterAdds = useStore(useAppState().settings)?.enterAdds ?? true;
  const pasting = usePasteStrip<{ key: string; pasted: PastedInto }>(list);
  const spread = useSpread(session, focusAfter);
  const spreadPlainly = useStable((key: string, pasted: PastedInto) =>
    spread(key, planOf(rows, key, pasted, plainly).rows),
  );
  const pasteLines = useStable((key: string, pasted: PastedInto) =>
    pasting.open({ key, pasted }, () => spreadPlainly(key, pasted)),
  );
  const done = useStable(onDone);
  const actions = useRowActions({
    session,
    focusAfter,
    openPicker: setPicking,
    pasteLines,
    enterAdds,
    onDone: done,
  });
  const noteFocus = useEmojiActions({ list, session, findings, actions });
  const isFull = rows.length >= LIMITS.options.max;
  const full = text.optionsFull(LIMITS.options.max);
  useSlide(list, rows, carried === null);
  const announce = useAnnounce();
  const carry = useStable((next: Carried | null) => {
    if (next && carried && next.over !== carried.over) announce(text.dropHere(next.over + 1));
    setCarried(next);
  });

  const add = () => {
    session.dispatch({ type: 'insert', at: rows.length, rows: [{ emoji: '', text: '' }] });
    focusAfter((now) => now.at(-1)?.key);
  };
  const picked = rows.findIndex((row) => row.key === picking);
  const choosePaste = (key: string, pasted: PastedInto, choice: PasteChoice) => {
    pasting.close();
    if (!pasting.loaded) return;
    const plan = planOf(rows, key, pasted, pasting.loaded.optionsOfPaste);
    if (choice === 'options') return spread(key, plan.rows);
    if (choice === 'fitting') return spread(key, plan.rows.slice(0, plan.room));
    actions.change(key, { text: withPasted(intoRow(rows, key, pasted), asOneLine(pasted.text)) });
    focusAfter(() => key);
  };
  const stripUnder = (key: string) => {
    const { loaded, pending } = pasting;
    if (!loaded || pending?.key !== key) return null;
    const plan = planOf(rows, key, pending.pasted, loaded.optionsOfPaste);
    return (
      <li className={styles.pasting}>
        <loaded.PasteStrip
          options={plan.options}
          over={plan.over}
          room={plan.room}
          choices={choicesFor(plan)}
          onChoose={(choice) => choosePaste(key, pending.pasted, choice)}
          onCancel={() => {
            pasting.close();
            focusAfter(() => key);
          }}
        />
      </li>
    );
  };

  return (
    <div className={styles.box}>
      <ol
        ref={list}
        className={styles.rows}
        {...kept}
        onFocus={(event) => {
          kept.onFocus(event);
          noteFocus(event);
        }}
      >
        {rows.map((row, index) => (
          <Fragment key={row.key}>
            <OptionRow
              row={row}
              index={index}
              count={rows.length}
              findings={findings(placeOfRow(row))}
              book={session.book}
              knowsNames={session.names !== null}
              custom={session.customEmoji}
              isPicking={picking === row.key}
              carried={carried}
              actions={actions}
              onCarry={carry}
            />
            {stripUnder(row.key)}
          </Fragment>
        ))}
      </ol>
      <div className={styles.add}>
        <button
          type="button"
          className={styles.addButton}
          data-add-option=""
          aria-disabled={isFull}
          title={isFull ? full : undefined}
          onClick={() => {
            if (!isFull) add();
          }}
        >
          <Icon name="plus" />
          {text.addOption}
        </button>
        {(isFull || enterAdds) && (
          <span className={styles.hint}>
            {!isFull && <Kbd>{text.enterKey}</Kbd>}
            {isFull ? full : text.addsNext}
          </span>
        )}
      </div>
      {rows[picked] && (
        <Suspense>
          <EmojiPicker
            list={list}
            row={rows[picked]}
            position={picked + 1}
            session={session}
            onPick={(emoji) => {
              if (picking) actions.pick(picking, emoji);
            }}
            onClose={() => {
              setPicking(null);
              if (picking) focusAfter(() => picking);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const planOf = (
  rows: readonly Row[],
  key: string,
  pasted: PastedInto,
  read: (text: string) => ReturnType<typeof plainly>,
) => planPaste(rows, key, withPasted(intoRow(rows, key, pasted), ''), read(pasted.text));

/** The text of the row may have changed while the list was looked at. */
const intoRow = (rows: readonly Row[], key: string, pasted: PastedInto): PastedInto =>
  placedIn(pasted, rows.find((row) => row.key === key)?.text ?? '');

/** An option for each line, where what reads lists can't be loaded. */
const plainly = (text: string) => linesOf(text).map(optionOfLine);

/** Puts rows in place of one; the caret goes behind the last of them. */
function useSpread(session: DraftSession, focusAfter: ReturnType<typeof useFocusAfter>) {
  const announce = useAnnounce();
  const text = useText().editor;
  const { rows: before } = session.content;
  return useStable((key: string, rows: readonly RowText[]) => {
    const last = before.findIndex((row) => row.key === key) + rows.length - 1;
    session.dispatch({ type: 'spread', key, rows });
    focusAfter((now) => now[last]?.key);
    announce(text.added(rows.length));
  });
}

/** The actions of all rows: one object for as long as the same draft is shown. */
function useRowActions(options: {
  session: DraftSession;
  focusAfter: ReturnType<typeof useFocusAfter>;
  openPicker: (key: string) => void;
  pasteLines: RowActions['pasteLines'];
  enterAdds: boolean;
  onDone: () => void;
}): RowActions {
  const { focusAfter, openPicker, pasteLines, enterAdds, onDone } = options;
  const { dispatch } = options.session;
  const announce = useAnnounce();
  const { remember } = useEmojiMemory();
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
      pasteLines,
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
      goOn(key, adding) {
        const rows = latest.current;
        const index = indexOf(key);
        const row = rows[index];
        if (!row) return;
        if (index < rows.length - 1) return focusAfter(() => rows[index + 1]?.key);
        if (!adding || !enterAdds) return onDone();
        if (rows.length >= LIMITS.options.max) return announce(text.optionsFull(LIMITS.options.max));
        if (isBlank(row)) return;
        dispatch({ type: 'insert', at: rows.length, rows: [{ emoji: '', text: '' }] });
        focusAfter((now) => now.at(-1)?.key);
      },
      focusText(key, step) {
        const target = latest.current[indexOf(key) + step];
        if (target) focusAfter(() => target.key);
      },
      openPicker,
      pick(key, emoji) {
        dispatch({ type: 'row', key, emoji });
        remember(emoji);
        focusAfter(() => key);
        announce(text.emojiSet(indexOf(key) + 1, emoji));
      },
    }),
    [dispatch, focusAfter, announce, text, indexOf, openPicker, remember, pasteLines, enterAdds, onDone],
  );
}
