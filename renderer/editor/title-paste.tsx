import type { ClipboardEvent, RefObject } from 'react';
import { optionCount } from '../state/draft-content.ts';
import { hasLines } from '../state/draft-paste.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { asOneLine, type PastedInto, planPaste, withPasted } from './paste-plan.ts';
import styles from './title-field.module.css';
import { usePasteStrip } from './use-paste-strip.ts';

/** A whole question pasted into the title of a draft without options: it is shown first, and is one step of undo. */
export function useTitlePaste(session: DraftSession, around: RefObject<HTMLElement | null>) {
  const { content, draft, dispatch } = session;
  const pasting = usePasteStrip<PastedInto>(around);
  const { loaded, pending } = pasting;
  const focus = () => around.current?.querySelector<HTMLElement>('[data-place="title"]')?.focus();
  const asTitle = (pasted: PastedInto) =>
    dispatch({ type: 'field', field: 'title', value: withPasted(pasted, asOneLine(pasted.text)) });
  const choose = (pasted: PastedInto, isQuestion: boolean) => {
    pasting.close();
    focus();
    if (!isQuestion) return asTitle(pasted);
    if (!loaded) return;
    const { title, source } = loaded.questionOfPaste(pasted.text);
    dispatch({ type: 'replace', draft: { ...draft, title: withPasted(pasted, title), options: source } });
  };
  return {
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const text = event.clipboardData.getData('text/plain');
      if (!hasLines(text) || optionCount(content) > 0) return;
      event.preventDefault();
      const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
      const pasted = { text, value, start, end };
      pasting.open(pasted, () => asTitle(pasted));
    },
    strip: loaded && pending && (
      <div className={styles.pasting}>
        <loaded.PasteStrip
          {...planPaste([], '', '', loaded.questionOfPaste(pending.text).options)}
          title={loaded.questionOfPaste(pending.text).title}
          choices={['question', 'line']}
          onChoose={(choice) => choose(pending, choice === 'question')}
          onCancel={() => {
            pasting.close();
            focus();
          }}
        />
      </div>
    ),
  };
}
