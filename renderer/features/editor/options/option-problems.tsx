import type { EmojiSuggestion } from '../../../../shared/emoji/emoji-suggestions.ts';
import { formatFinding } from '../../../../shared/messages/finding-message.ts';
import type { Finding } from '../../../../shared/question/check-question.ts';
import { getShortcuts } from '../../../actions/action-table.ts';
import { Kbd } from '../../../ui/feedback/kbd.tsx';
import { Problem } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import smallText from '../../../ui/styles/small-text.module.css';
import styles from './option-problems.module.css';

export function OptionProblems(props: {
  id: string;
  findings: readonly Finding[];
  suggestion: EmojiSuggestion | null;
  onUse: (emoji: string) => void;
  onMore: () => void;
}) {
  const t = useTranslate();
  const { suggestion, findings } = props;
  if (findings.length === 0 && !suggestion) return null;
  const messages = findings.map((finding) => (
    <Problem key={finding.code} level={finding.level}>
      {formatFinding(finding, t)}
    </Problem>
  ));
  return (
    <div className={styles.below}>
      {!suggestion && <div id={props.id}>{messages}</div>}
      <NameSuggestions findings={findings} onUse={props.onUse} />
      {suggestion && (
        <div className={styles.chips}>
          {/* The problem replaces the label so that the rows below don't move. */}
          <div id={props.id} className={smallText.note}>
            {messages.length > 0 ? messages : t('editor.suggestedFor', { word: suggestion.word })}
          </div>
          {suggestion.emoji.map(({ name, emoji }, index) => (
            <button
              key={emoji}
              type="button"
              className={`${styles.chip} ${styles.one}`}
              aria-label={t('editor.use', { name: name.replaceAll('_', ' ') })}
              title={`:${name}:`}
              {...(index === 0 ? { 'aria-keyshortcuts': 'Alt+Enter' } : {})}
              onClick={() => props.onUse(emoji)}
            >
              {emoji}
            </button>
          ))}
          <button type="button" className={styles.chip} onClick={props.onMore}>
            {t('editor.more')}
          </button>
          <span className={styles.keys} aria-hidden="true">
            <Kbd>{getShortcuts('option.suggestion')[0] ?? ''}</Kbd>
          </span>
        </div>
      )}
    </div>
  );
}

/** Suggests known names that are similar to an unknown one. */
function NameSuggestions({
  findings,
  onUse,
}: {
  findings: readonly Finding[];
  onUse: (emoji: string) => void;
}) {
  const t = useTranslate();
  const unknown = findings.find((finding) => finding.code === 'unknown-emoji-name');
  if (!unknown || unknown.details.nearest.length === 0) return null;
  return (
    <div className={styles.fixes}>
      {unknown.details.nearest.map((name) => (
        <button key={name} type="button" className={styles.fix} onClick={() => onUse(`:${name}:`)}>
          {t('editor.use', { name: `:${name}:` })}
        </button>
      ))}
    </div>
  );
}
