import { type ClipboardEvent, type RefObject, useState } from 'react';
import { optionCount } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts';
import styles from '../text-fields/title-field.module.css';
import { isMultiline, parsePastedQuestion } from './option-parser.ts';
import { applyPaste, joinLines, type PasteTarget, planPaste, retargetPaste } from './paste-plan.ts';
import { PastePrompt } from './paste-prompt.tsx';

/** Handles a question pasted into the title of a draft without options: shows a prompt, and applies it in one undo step. */
export function useTitlePaste(session: DraftSession, around: RefObject<HTMLElement | null>) {
  const { content, draft, dispatch } = session;
  const [pending, setPending] = useState<PasteTarget | null>(null);
  const focus = () => around.current?.querySelector<HTMLElement>('[data-location="title"]')?.focus();
  const titleWith = (pasted: PasteTarget, text: string) =>
    applyPaste(retargetPaste(pasted, content.title), text);
  const asTitle = useEventCallback((pasted: PasteTarget) =>
    dispatch({ type: 'field', field: 'title', value: titleWith(pasted, joinLines(pasted.text)) }),
  );
  const choose = (pasted: PasteTarget, isQuestion: boolean) => {
    setPending(null);
    focus();
    if (!isQuestion) return asTitle(pasted);
    const { title, source } = parsePastedQuestion(pasted.text);
    // Options typed during the prompt stay.
    const options = optionCount(content) > 0 ? `${draft.options}\n${source}` : source;
    dispatch({ type: 'replace', draft: { ...draft, title: titleWith(pasted, title), options } });
  };
  return {
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const text = event.clipboardData.getData('text/plain');
      if (!isMultiline(text) || optionCount(content) > 0) return;
      event.preventDefault();
      const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
      setPending({ text, value, start, end });
    },
    prompt: pending && (
      <div className={styles.pasting}>
        <PastePrompt
          {...planPaste([], '', '', parsePastedQuestion(pending.text).options)}
          title={parsePastedQuestion(pending.text).title}
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
