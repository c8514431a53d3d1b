import { Fragment, useRef, useState } from 'react';
import type { DraftSession } from '../../../drafts/draft-session.ts';
import { useAppState } from '../../../stores/app-state.tsx';
import { useStore } from '../../../stores/store.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { EmojiPicker } from '../emoji/emoji-picker.tsx';
import { useRowPaste } from '../paste/use-option-paste.tsx';
import { type PlacedFindings, placeOfRow } from '../problems/finding-location.ts';
import { AddOption } from './add-option.tsx';
import { OptionRow } from './option-row.tsx';
import { useRowActions } from './option-row-actions.ts';
import { useFocusAfter } from './option-row-focus.ts';
import styles from './option-rows.module.css';
import { useEmojiActions } from './use-emoji-actions.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { Carried } from './use-option-drag.ts';
import { useSlide } from './use-slide.ts';

/** The options as rows. `onDone`: there is no further option to go on to. */
export function OptionRows(props: { session: DraftSession; findings: PlacedFindings; onDone: () => void }) {
  const { session, findings, onDone } = props;
  const { rows } = session.content;
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [picking, setPicking] = useState<string | null>(null);
  const kept = useFocusKept(list, rows);
  const focusAfter = useFocusAfter(list, rows);
  const enterAdds = useStore(useAppState().settings)?.enterAdds ?? true;
  const paste = useRowPaste({ session, focusAfter });
  const actions = useRowActions({
    session,
    focusAfter,
    openPicker: setPicking,
    pasteLines: paste.open,
    enterAdds,
    onDone: useEventCallback(onDone),
  });
  const noteFocus = useEmojiActions({ list, session, findings, actions });
  useSlide(list, rows, carried === null);
  const announce = useAnnounce();
  const carry = useEventCallback((next: Carried | null) => {
    if (next && carried && next.over !== carried.over)
      announce(t('editor.dropHere', { position: next.over + 1 }));
    setCarried(next);
  });

  const add = () => {
    session.dispatch({ type: 'insert', at: rows.length, rows: [{ emoji: '', text: '' }] });
    focusAfter((now) => now.at(-1)?.key);
  };
  const picked = rows.findIndex((row) => row.key === picking);

  return (
    <div className={styles.box}>
      <ol
        ref={list}
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
            {paste.strip?.key === row.key && <li className={styles.pasting}>{paste.strip.shown}</li>}
          </Fragment>
        ))}
      </ol>
      <AddOption count={rows.length} enterAdds={enterAdds} onAdd={add} />
      {rows[picked] && (
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
      )}
    </div>
  );
}
