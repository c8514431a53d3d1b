import { type ClipboardEvent, type RefObject, useMemo, useState } from 'react';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { countQuestions } from '../../../../shared/question/question-list.ts';
import { countOptions, formatSource } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useKnownEmoji } from '../../../stores/emoji-finder-store.ts';
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts';
import styles from '../text-fields/title-field.module.css';
import { isQuestionWithOptions, parsePastedQuestion } from './paste-parser.ts';
import {
  applyPaste,
  joinLines,
  listEmojiChoice,
  type PasteChoice,
  type PasteTarget,
  planPaste,
  retargetPaste,
} from './paste-plan.ts';
import { PastePrompt } from './paste-prompt.tsx';
import { useFillEmoji } from './use-fill-emoji.ts';

/**
 * Handles a question pasted into the title of a draft without options. Shows a prompt and applies the
 * question in one undo step. `onImport` receives text with several questions.
 */
export function useTitlePaste(
  session: DraftSession,
  around: RefObject<HTMLElement | null>,
  onImport: (text: string) => void,
) {
  const { content, draft } = session;
  const { dispatch } = session.controller;
  const [pending, setPending] = useState<PasteTarget | null>(null);
  const focus = () => around.current?.querySelector<HTMLElement>('[data-location="title"]')?.focus();
  const insertIntoTitle = (pasted: PasteTarget, text: string) =>
    applyPaste(retargetPaste(pasted, content.title), text);
  const asTitle = useEventCallback((pasted: PasteTarget) =>
    dispatch({ type: 'field', field: 'title', value: insertIntoTitle(pasted, joinLines(pasted.text)) }),
  );
  const fillEmoji = useFillEmoji(pending !== null);
  const known = useKnownEmoji(pending !== null, session.customEmoji);
  const choose = (pasted: PasteTarget, choice: PasteChoice) => {
    setPending(null);
    focus();
    if (choice === 'questions') return onImport(pasted.text);
    if (choice === 'line') return asTitle(pasted);
    const { title, plan } = planQuestion(pasted, known.resolver);
    const source = formatSource(
      choice === 'with-emoji' ? fillEmoji(plan.options, content.rows) : plan.options,
    );
    // Keep options typed while the prompt was open.
    const options = countOptions(content) > 0 ? `${draft.options}\n${source}` : source;
    dispatch({ type: 'replace', draft: { ...draft, title: insertIntoTitle(pasted, title), options } });
  };
  const shown = pending && planQuestion(pending, known.resolver);
  const questions = useMemo(() => (pending ? countQuestions(pending.text) : 0), [pending]);
  return {
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const text = event.clipboardData.getData('text/plain');
      if (!isQuestionWithOptions(text) || countOptions(content) > 0) return;
      event.preventDefault();
      const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
      setPending({ text, value, start, end });
    },
    prompt: pending && shown && (
      <div className={styles.pasting}>
        <PastePrompt
          {...shown.plan}
          known={known}
          title={shown.title}
          questions={questions}
          choices={[
            ...(questions > 1 ? (['questions'] as const) : []),
            'question',
            ...listEmojiChoice(shown.plan),
            'line',
          ]}
          onChoose={(choice) => choose(pending, choice)}
          onCancel={() => {
            setPending(null);
            focus();
          }}
        />
      </div>
    ),
  };
}

function planQuestion({ text }: PasteTarget, resolver: EmojiResolver) {
  const { title, ...pasted } = parsePastedQuestion(text, resolver);
  return { title, plan: planPaste([], '', '', pasted) };
}
