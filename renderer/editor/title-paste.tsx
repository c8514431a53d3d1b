import type { ClipboardEvent, RefObject } from 'react';
import { optionCount } from '../state/draft-content.ts';
import { hasLines } from '../state/draft-paste.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { useStable } from '../ui/hooks/use-stable.ts';
import { asOneLine, type PastedInto, placedIn, planPaste, withPasted } from './paste-plan.ts';
import styles from './title-field.module.css';
import { usePasteStrip } from './use-paste-strip.ts';

/** A whole question pasted into the title of a draft without options: it is shown first, and is one step of undo. */
export function useTitlePaste(session: DraftSession, around: RefObject<HTMLElement | null>) {
  const { content, draft, dispatch } = session;
  const pasting = usePasteStrip<PastedInto>(around);
  const { loaded, pending } = pasting;
  const focus = () => around.current?.querySelector<HTMLElement>('[data-place="title"]')?.focus();
  const titleWith = (pasted: PastedInto, text: string) => withPasted(placedIn(pasted, content.title), text);
  const asTitle = useStable((pasted: PastedInto) =>
    dispatch({ type: 'field', field: 'title', value: titleWith(pasted, asOneLine(pasted.text)) }),
  );
  const choose = (pasted: PastedInto, isQuestion: boolean) => {
    pasting.close();
    focus();
    if (!isQuestion) return asTitle(pasted);
    if (!loaded) return;
    const { title, source } = loaded.questionOfPaste(pasted.text);
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
