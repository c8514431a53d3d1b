import { type ClipboardEvent, useId } from 'react';
import { formatFinding } from '../../../../shared/messages/finding-message.ts';
import type { Finding } from '../../../../shared/question/check-question.ts';
import type { DraftContent } from '../../../drafts/draft-content.ts';
import type { Store } from '../../../stores/primitives/external-store.ts';
import { Problem } from '../../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { useProblemsAfterTyping } from '../problems/use-problems-after-typing.ts';
import { LengthCounter } from './length-counter.tsx';
import styles from './title-field.module.css';
import { useNewestText } from './use-newest-text.ts';

/** The title field. Enter moves focus to the options, because a title is a single line. */
export function TitleField(props: {
  newestContent: Store<DraftContent>;
  /** The field's text, updated after a pause in typing. */
  text: string;
  findings: readonly Finding[];
  onChange: (value: string) => void;
  onDone: () => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}) {
  const t = useTranslate();
  const id = useId();
  const { shown, onType, onLeave } = useProblemsAfterTyping(props.findings);
  const element = useNewestText<HTMLTextAreaElement>(props.newestContent, 'title', (text) => {
    onType();
    props.onChange(text.replace(/[\r\n]+/g, ' '));
  });
  // The counter shows this problem.
  const problems = shown.filter((finding) => finding.code !== 'too-long');
  return (
    <div>
      <h2 className={styles.heading}>
        <VisuallyHidden>{t('editor.heading')}</VisuallyHidden>
      </h2>
      <textarea
        {...element}
        className={styles.title}
        aria-label={t('questionFields.title')}
        aria-describedby={`${id}-below`}
        aria-invalid={shown.some((finding) => finding.level === 'problem')}
        placeholder={t('editor.titlePlaceholder')}
        rows={1}
        dir="auto"
        data-location="title"
        data-pane-start=""
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
              {formatFinding(finding, t)}
            </Problem>
          ))}
        </div>
        <LengthCounter field="title" value={props.text} />
      </div>
    </div>
  );
}
