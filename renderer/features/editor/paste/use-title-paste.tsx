import { type ClipboardEvent, type RefObject, useState } from 'react';
import { optionCount } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/draft-session.ts';
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts';
import styles from '../text-fields/title-field.module.css';
import { asOneLine, type PastedInto, placedIn, planPaste, withPasted } from './paste-plan.ts';
import { PasteStrip } from './paste-prompt.tsx';
import { hasLines, questionOfPaste } from './pasted-list.ts';

/** A whole question pasted into the title of a draft without options: it is shown first, and is one step of undo. */
export function useTitlePaste(session: DraftSession, around: RefObject<HTMLElement | null>) {
  const { content, draft, dispatch } = session;
  const [pending, setPending] = useState<PastedInto | null>(null);
  const focus = () => around.current?.querySelector<HTMLElement>('[data-place="title"]')?.focus();
  const titleWith = (pasted: PastedInto, text: string) => withPasted(placedIn(pasted, content.title), text);
  const asTitle = useEventCallback((pasted: PastedInto) =>
    dispatch({ type: 'field', field: 'title', value: titleWith(pasted, asOneLine(pasted.text)) }),
  );
  const choose = (pasted: PastedInto, isQuestion: boolean) => {
    setPending(null);
    focus();
    if (!isQuestion) return asTitle(pasted);
    const { title, source } = questionOfPaste(pasted.text);
    // Options that were written meanwhile stay.
    const options = optionCount(content) > 0 ? `${draft.options}\n${source}` : source;
    dispatch({ type: 'replace', draft: { ...draft, title: titleWith(pasted, title), options } });
  };
  return {
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const text = event.clipboardData.getData('text/plain');
      if (!hasLines(text) || optionCount(content) > 0) return;
      event.preventDefault();
      const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
      setPending({ text, value, start, end });
    },
    strip: pending && (
      <div className={styles.pasting}>
        <PasteStrip
          {...planPaste([], '', '', questionOfPaste(pending.text).options)}
          title={questionOfPaste(pending.text).title}
          choices={['question', 'line']}
          onChoose={(choice) => choose(pending, choice === 'question')}
          onCancel={() => {
            setPending(null);
            focus();
          }}
        />
      </div>
    ),
  };
}
