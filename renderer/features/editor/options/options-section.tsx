import { findingMessage } from '../../../../shared/messages/finding-message.ts';
import { LIMITS } from '../../../../shared/question/fields.ts';
import { optionCount } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/draft-session.ts';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { Problem } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import type { PlacedFindings } from '../problems/finding-location.ts';
import { OptionRows } from './option-rows.tsx';
import styles from './options-section.module.css';
import { OptionsText } from './options-text-area.tsx';

/** How the options are written: one row each, or as one text. */
export type OptionsForm = 'rows' | 'text';

/** The options with their count, in either form. Changing the form changes nothing of what was typed. */
export function OptionsSection(props: {
  session: DraftSession;
  form: OptionsForm;
  onForm: (form: OptionsForm) => void;
  findings: PlacedFindings;
  /** Whether a lack that filling in would mend is worth a word already. */
  isRevealed: boolean;
  /** There is no further option to go on to. */
  onDone: () => void;
}) {
  const { session, form } = props;
  const t = useTranslate();
  const { max } = LIMITS.options;
  const all = props.findings('options');
  const general = all.filter((finding) => finding.code !== 'too-few-options' || props.isRevealed);
  return (
    <section aria-label={t('questionFields.options')} data-place="options">
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('questionFields.options')}</h3>
        <span className={styles.count}>
          {t('editor.optionCount', { count: optionCount(session.content), max })}
        </span>
        <SegmentedControl
          className={styles.form}
          label={t('editor.editAs')}
          segments={[
            { id: 'rows', label: t('editor.rows') },
            { id: 'text', label: t('editor.text') },
          ]}
          value={form}
          onChange={props.onForm}
        />
      </div>
      {form === 'rows' ? (
        <OptionRows session={session} findings={props.findings} onDone={props.onDone} />
      ) : (
        <OptionsText session={session} findings={session.findings.filter(({ path }) => path === 'options')} />
      )}
      {general.length > 0 && (
        <div className={styles.general}>
          {general.map((finding) => (
            <Problem key={finding.code} level={finding.level}>
              {findingMessage(finding, t)}
            </Problem>
          ))}
        </div>
      )}
    </section>
  );
}
