import { type ReactNode, useState } from 'react';
import type { Row, RowText } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/draft-session.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import type { useFocusAfter } from '../options/option-row-focus.ts';
import {
  asOneLine,
  choicesFor,
  type PasteChoice,
  type PastedInto,
  placedIn,
  planPaste,
  withPasted,
} from './paste-plan.ts';
import { PasteStrip } from './paste-prompt.tsx';
import { optionsOfPaste } from './pasted-list.ts';

/** A list that was pasted into a row: `open` asks what it should become, and `strip` is that question. */
export function useRowPaste(options: {
  session: DraftSession;
  focusAfter: ReturnType<typeof useFocusAfter>;
}): {
  open: (key: string, pasted: PastedInto) => void;
  /** To be shown under the row with this key. */
  strip: { key: string; shown: ReactNode } | null;
} {
  const { session, focusAfter } = options;
  const { rows } = session.content;
  const [pending, setPending] = useState<{ key: string; pasted: PastedInto } | null>(null);
  const spread = useSpread(session, focusAfter);
  const open = useEventCallback((key: string, pasted: PastedInto) => setPending({ key, pasted }));
  if (!pending) return { open, strip: null };

  const { key, pasted } = pending;
  const plan = planOf(rows, key, pasted);
  const choose = (choice: PasteChoice) => {
    setPending(null);
    if (choice === 'options') return spread(key, plan.rows, plan.options.length);
    if (choice === 'fitting') return spread(key, plan.fitting, plan.room);
    const text = withPasted(intoRow(rows, key, pasted), asOneLine(pasted.text));
    session.dispatch({ type: 'row', key, text });
    focusAfter(() => key);
  };
  const cancel = () => {
    setPending(null);
    focusAfter(() => key);
  };
  const { options: found, over, room } = plan;
  const shown = (
    <PasteStrip
      options={found}
      over={over}
      room={room}
      choices={choicesFor(plan)}
      onChoose={choose}
      onCancel={cancel}
    />
  );
  return { open, strip: { key, shown } };
}

const planOf = (rows: readonly Row[], key: string, pasted: PastedInto) =>
  planPaste(rows, key, withPasted(intoRow(rows, key, pasted), ''), optionsOfPaste(pasted.text));

/** The text of the row may have changed while the list was looked at. */
const intoRow = (rows: readonly Row[], key: string, pasted: PastedInto): PastedInto =>
  placedIn(pasted, rows.find((row) => row.key === key)?.text ?? '');

/** Puts rows in place of one, of which `added` are new; the caret goes behind the last of them. */
function useSpread(session: DraftSession, focusAfter: ReturnType<typeof useFocusAfter>) {
  const announce = useAnnounce();
  const t = useTranslate();
  const { rows: before } = session.content;
  return useEventCallback((key: string, rows: readonly RowText[], added: number) => {
    const last = before.findIndex((row) => row.key === key) + rows.length - 1;
    session.dispatch({ type: 'spread', key, rows });
    focusAfter((now) => now[last]?.key);
    announce(t('editor.added', { count: added }));
  });
}
