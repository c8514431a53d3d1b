import { type ClipboardEvent, useId } from 'react';
import { findingMessage } from '../../../../shared/messages/finding-message.ts';
import type { Finding } from '../../../../shared/question/check-question.ts';
import type { DraftContent } from '../../../drafts/draft-content.ts';
import { useFieldText } from '../../../drafts/use-draft-session.ts';
import type { Store } from '../../../stores/primitives/external-store.ts';
import { Problem } from '../../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { useProblemsAfterTyping } from '../problems/use-problems-after-typing.ts';
import { LengthCounter } from './length-counter.tsx';
import styles from './title-field.module.css';

/** The title. Enter moves to the options, because a title is a single line. */
export function TitleField(props: {
  newestContent: Store<DraftContent>;
  findings: readonly Finding[];
  onChange: (value: string) => void;
  onDone: () => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}) {
  const t = useTranslate();
  const id = useId();
  const value = useFieldText(props.newestContent, 'title');
  const { shown, onType, onLeave } = useProblemsAfterTyping(props.findings);
  // The counter shows it.
  const problems = shown.filter((finding) => finding.code !== 'too-long');
  return (
    <div>
      <h2 className={styles.heading}>
        <VisuallyHidden>{t('editor.heading')}</VisuallyHidden>
      </h2>
      <textarea
        className={styles.title}
        aria-label={t('questionFields.title')}
        aria-describedby={`${id}-below`}
        aria-invalid={shown.some((finding) => finding.level === 'problem')}
        placeholder={t('editor.titlePlaceholder')}
        rows={1}
        dir="auto"
        data-location="title"
        data-pane-start=""
        value={value}
        onChange={(event) => {
          onType();
          props.onChange(event.target.value.replace(/[\r\n]+/g, ' '));
        }}
        onBlur={onLeave}
        onPaste={props.onPaste}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          props.onDone();
        }}
      />
      <div id={`${id}-below`} className={styles.below}>
        <div>
          {problems.map((finding) => (
            <Problem key={finding.code} level={finding.level}>
              {findingMessage(finding, t)}
            </Problem>
          ))}
        </div>
        <LengthCounter field="title" value={value} />
      </div>
    </div>
  );
}
