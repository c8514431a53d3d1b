import type { ReactNode, RefObject } from 'react';
import { linesOf, optionOfLine } from '../state/draft-paste.ts';
import type { Row, RowText } from '../state/draft-rows.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { useAnnounce } from '../ui/feedback/announce.tsx';
import { useStable } from '../ui/hooks/use-stable.ts';
import { useText } from '../ui/text/text.tsx';
import {
  asOneLine,
  choicesFor,
  type PasteChoice,
  type PastedInto,
  placedIn,
  planPaste,
  withPasted,
} from './paste-plan.ts';
import type { useFocusAfter } from './use-focus-after.ts';
import { usePasteStrip } from './use-paste-strip.ts';

/** A list that was pasted into a row of `list`: `open` asks what it should become, and `strip` is that question. */
export function useRowPaste(options: {
  list: RefObject<HTMLElement | null>;
  session: DraftSession;
  focusAfter: ReturnType<typeof useFocusAfter>;
}): {
  open: (key: string, pasted: PastedInto) => void;
  /** To be shown under the row with this key. */
  strip: { key: string; shown: ReactNode } | null;
} {
  const { list, session, focusAfter } = options;
  const { rows } = session.content;
  const { loaded, pending, open, close } = usePasteStrip<{ key: string; pasted: PastedInto }>(list);
  const spread = useSpread(session, focusAfter);
  // Asked once it is known that nothing better can be loaded: the rows may be others by then.
  const spreadPlainly = useStable((key: string, pasted: PastedInto) => {
    const plan = planOf(rows, key, pasted, plainly);
    spread(key, plan.rows, plan.options.length);
  });
  const ask = useStable((key: string, pasted: PastedInto) =>
    open({ key, pasted }, () => spreadPlainly(key, pasted)),
  );
  if (!loaded || !pending) return { open: ask, strip: null };

  const { key, pasted } = pending;
  const plan = planOf(rows, key, pasted, loaded.optionsOfPaste);
  const choose = (choice: PasteChoice) => {
    close();
    if (choice === 'options') return spread(key, plan.rows, plan.options.length);
    if (choice === 'fitting') return spread(key, plan.fitting, plan.room);
    const text = withPasted(intoRow(rows, key, pasted), asOneLine(pasted.text));
    session.dispatch({ type: 'row', key, text });
    focusAfter(() => key);
  };
  const cancel = () => {
    close();
    focusAfter(() => key);
  };
  const { options: found, over, room } = plan;
  const shown = (
    <loaded.PasteStrip
      options={found}
      over={over}
      room={room}
      choices={choicesFor(plan)}
      onChoose={choose}
      onCancel={cancel}
    />
  );
  return { open: ask, strip: { key, shown } };
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

/** Puts rows in place of one, of which `added` are new; the caret goes behind the last of them. */
function useSpread(session: DraftSession, focusAfter: ReturnType<typeof useFocusAfter>) {
  const announce = useAnnounce();
  const text = useText().editor;
  const { rows: before } = session.content;
  return useStable((key: string, rows: readonly RowText[], added: number) => {
    const last = before.findIndex((row) => row.key === key) + rows.length - 1;
    session.dispatch({ type: 'spread', key, rows });
    focusAfter((now) => now[last]?.key);
    announce(text.added(added));
  });
}
