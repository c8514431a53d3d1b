import { type ClipboardEvent, useId, useRef, useState } from 'react';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { formatLineFinding } from '../../../../shared/messages/finding-message.ts';
import type { Finding } from '../../../../shared/question/check-question.ts';
import { formatSource, readSource, trimTrailingBlanks } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useKnownEmoji } from '../../../stores/emoji-finder-store.ts';
import { Problem } from '../../../ui/fields/text-field.tsx';
import { getLongTextAttributes } from '../../../ui/format/long-text.ts';
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { insertIntoSource, isEmojiPlace } from '../emoji/typed-emoji-name.ts';
import { useEmojiCompletion } from '../emoji/use-emoji-completion.tsx';
import { isList, parsePastedOptions } from '../paste/paste-parser.ts';
import {
  applyPaste,
  listEmojiChoice,
  type PasteTarget,
  planPaste,
  retargetPaste,
} from '../paste/paste-plan.ts';
import { PastePrompt } from '../paste/paste-prompt.tsx';
import { useFillEmoji } from '../paste/use-fill-emoji.ts';
import { useProblemsAfterTyping } from '../problems/use-problems-after-typing.ts';
import { useCaretAfterUpdate } from '../text-fields/use-caret-after-update.ts';
import styles from './options-text-area.module.css';

export function OptionsTextArea({
  session,
  findings,
}: {
  session: DraftSession;
  findings: readonly Finding[];
}) {
  const t = useTranslate();

  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { value, write } = useOptionsSource(session);
  const [pending, setPending] = useState<PasteTarget | null>(null);
  const known = useKnownEmoji(pending !== null, session.customEmoji);
  const plan = pending && planListPaste(session, pending, known.resolver);
  const fillEmoji = useFillEmoji(pending !== null);
  const caretAfter = useCaretAfterUpdate(field);
  const put = useEventCallback((pasted: PasteTarget, put: string) => {
    const into = retargetPaste(pasted, value);
    setPending(null);
    field.current?.focus();
    write(applyPaste(into, put), 'pasted');
    caretAfter(into.start + put.length);
  });
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (!isList(pasted)) return;
    event.preventDefault();
    const into = { text: pasted.replaceAll(/\r\n?/g, '\n'), value, start, end };
    // If the pasted options already have the right format, insert them without a prompt.
    if (formatSource(planListPaste(session, into, session.resolver).options) === into.text.trimEnd())
      put(into, into.text);
    else setPending(into);
  };
  const { shown, onType, onLeave } = useProblemsAfterTyping(findings);
  const completion = useEmojiCompletion({
    field,
    value,
    custom: session.customEmoji,
    isEmojiPlace: (name) => isEmojiPlace(value, name),
    onChoose(name, emoji) {
      const { result, caret } = insertIntoSource(value, name, emoji);
      write(result);
      caretAfter(caret);
    },
  });
  const ofLines = shown.filter((finding) => finding.line !== null);
  const lineCount = Math.max(1, value.split('\n').length);
  const levels = new Map(ofLines.toReversed().map((finding) => [finding.line, finding.level]));
  return (
    <div data-location="options">
      <div className={styles.raw}>
        <div className={styles.gutter} aria-hidden="true">
          {Array.from({ length: lineCount }, (_, index) => {
            const level = levels.get(index + 1);
            // biome-ignore lint/suspicious/noArrayIndexKey: a line number is nothing but its place.
            return <span key={index} className={level && styles[level]}>{`${index + 1}`}</span>;
          })}
        </div>
        <textarea
          ref={field}
          className={styles.source}
          aria-label={t('editor.optionsAsText')}
          aria-describedby={`${id}-help ${id}-problems`}
          aria-invalid={ofLines.some((finding) => finding.level === 'problem')}
          data-options-source=""
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          value={value}
          {...getLongTextAttributes(value)}
          {...completion.aria}
          onChange={(event) => {
            onType();
            write(event.target.value);
          }}
          onSelect={completion.onCaret}
          onKeyDown={completion.handleKey}
          onBlur={() => {
            completion.onLeave();
            onLeave();
          }}
          onPaste={onPaste}
        />
        {completion.list}
      </div>
      {pending && plan && (
        <div className={styles.pasting}>
          <PastePrompt
            {...plan}
            known={known}
            choices={['options', ...listEmojiChoice(plan), 'as-it-is']}
            onChoose={(choice) => {
              if (choice === 'as-it-is') return put(pending, pending.text);
              const others = session.content.rows;
              put(
                pending,
                formatSource(choice === 'with-emoji' ? fillEmoji(plan.options, others) : plan.options),
              );
            }}
            onCancel={() => {
              setPending(null);
              field.current?.focus();
            }}
          />
        </div>
      )}
      <p id={`${id}-help`} className={styles.help}>
        {t('editor.textHelp.before')}
        <code>{t('editor.textHelp.example')}</code>
        {t('editor.textHelp.middle')}
        <code>{t('editor.textHelp.name')}</code>
        {t('editor.textHelp.or')}
        <code>{t('editor.textHelp.search')}</code>
        {t('editor.textHelp.after')}
      </p>
      <ul id={`${id}-problems`} className={styles.problems}>
        {ofLines.map((finding) => (
          <li key={`${finding.line} ${finding.code}`}>
            <Problem level={finding.level}>{formatLineFinding(finding, t)}</Problem>
          </li>
        ))}
      </ul>
    </div>
  );
}

const planListPaste = ({ content }: DraftSession, { text }: PasteTarget, resolver: EmojiResolver) =>
  planPaste(content.rows, '', '', parsePastedOptions(text, resolver));

/**
 * Returns the text as typed, including trailing line breaks that the rows don't contain. If the rows changed
 * for another reason, such as undo, returns the rows' text.
 */
function useOptionsSource(session: DraftSession): {
  value: string;
  write: (source: string, how?: 'typed' | 'pasted') => void;
} {
  const fromRows = session.draft.options;
  const [typed, setTyped] = useState(fromRows);
  const isSame = formatSource(trimTrailingBlanks(readSource(typed))) === fromRows;
  return {
    value: isSame ? typed : fromRows,
    write(source, how = 'typed') {
      setTyped(source);
      session.controller.dispatch({ type: 'source', source, ...(how === 'pasted' && { whole: true }) });
    },
  };
}
