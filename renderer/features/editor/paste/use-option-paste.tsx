import { type ReactNode, useState } from 'react';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type { Row, RowText } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useKnownEmoji } from '../../../stores/emoji-finder-store.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import type { useFocusRowAfterUpdate } from '../options/option-row-focus.ts';
import { parsePastedOptions } from './paste-parser.ts';
import {
  applyPaste,
  joinLines,
  listChoices,
  type PasteChoice,
  type PasteTarget,
  planPaste,
  retargetPaste,
} from './paste-plan.ts';
import { PastePrompt } from './paste-prompt.tsx';
import { useFillEmoji } from './use-fill-emoji.ts';

/** Handles a list pasted into a row. `open` shows a prompt that asks how to paste the list. */
export function useOptionPaste(options: {
  session: DraftSession;
  focusAfter: ReturnType<typeof useFocusRowAfterUpdate>;
}): {
  open: (key: string, pasted: PasteTarget) => void;
  /** The prompt, shown below the row with this key. */
  prompt: { key: string; shown: ReactNode } | null;
} {
  const { session, focusAfter } = options;
  const { rows } = session.content;
  const [pending, setPending] = useState<{ key: string; pasted: PasteTarget } | null>(null);
  const spread = useReplaceRow(session, focusAfter);
  const fillEmoji = useFillEmoji(pending !== null);
  const known = useKnownEmoji(pending !== null, session.customEmoji);
  const open = useEventCallback((key: string, pasted: PasteTarget) => setPending({ key, pasted }));
  if (!pending) return { open, prompt: null };

  const { key, pasted } = pending;
  const plan = planRowPaste(rows, key, pasted, known.resolver);
  const choose = (choice: PasteChoice) => {
    setPending(null);
    if (choice === 'options') return spread(key, plan.rows, plan.options.length);
    if (choice === 'with-emoji') {
      const others = rows.filter((row) => row.key !== key);
      return spread(key, fillEmoji(plan.rows, others), plan.options.length);
    }
    if (choice === 'fitting') return spread(key, plan.fitting, plan.room);
    const text = applyPaste(findTargetInRow(rows, key, pasted), joinLines(pasted.text));
    session.controller.dispatch({ type: 'row', key, text });
    focusAfter(() => key);
  };
  const cancel = () => {
    setPending(null);
    focusAfter(() => key);
  };
  const shown = (
    <PastePrompt {...plan} known={known} choices={listChoices(plan)} onChoose={choose} onCancel={cancel} />
  );
  return { open, prompt: { key, shown } };
}

const planRowPaste = (rows: readonly Row[], key: string, pasted: PasteTarget, resolver: EmojiResolver) =>
  planPaste(
    rows,
    key,
    applyPaste(findTargetInRow(rows, key, pasted), ''),
    parsePastedOptions(pasted.text, resolver),
  );

/** Returns where to paste. The row's text may have changed while the prompt was open. */
const findTargetInRow = (rows: readonly Row[], key: string, pasted: PasteTarget): PasteTarget =>
  retargetPaste(pasted, rows.find((row) => row.key === key)?.text ?? '');

/**
 * Returns a function that replaces a row with several rows and moves the caret to the end of the last one.
 * `added` is the number of new rows.
 */
function useReplaceRow(session: DraftSession, focusAfter: ReturnType<typeof useFocusRowAfterUpdate>) {
  const announce = useAnnounce();
  const t = useTranslate();
  const { rows: before } = session.content;
  return useEventCallback((key: string, rows: readonly RowText[], added: number) => {
    const last = before.findIndex((row) => row.key === key) + rows.length - 1;
    session.controller.dispatch({ type: 'spread', key, rows });
    focusAfter((now) => now[last]?.key);
    announce(t('editor.added', { count: added }));
  });
}
