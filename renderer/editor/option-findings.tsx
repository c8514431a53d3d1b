import type { Finding } from '../../shared/checks/check.ts';
import type { Suggestion } from '../../shared/emoji/emoji-suggest.ts';
import { keysOf } from '../ui/actions/actions.ts';
import { Kbd } from '../ui/actions/kbd.tsx';
import { Problem } from '../ui/controls/field.tsx';
import { findingWords } from '../ui/question/finding-words.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './option-findings.module.css';

/** What is wrong with one option, and what would mend it. */
export function OptionFindings(props: {
  id: string;
  findings: readonly Finding[];
  suggestion: Suggestion | null;
  onUse: (emoji: string) => void;
  onMore: () => void;
}) {
  const text = useText();
  const lacksEmoji = props.findings.some(isLackingEmoji);
  if (props.findings.length === 0) return null;
  return (
    <div className={styles.below}>
      <div id={props.id}>
        {props.findings.map((finding) => (
          <Problem key={finding.code} level={finding.level}>
            {findingWords(finding, text)}
          </Problem>
        ))}
      </div>
      <Fixes findings={props.findings} onUse={props.onUse} />
      {lacksEmoji && props.suggestion && (
        <div className={styles.chips}>
          <span className={styles.word}>{text.editor.suggestedFor(props.suggestion.word)}</span>
          {props.suggestion.emoji.map(({ name, emoji }, index) => (
            <button
              key={emoji}
              type="button"
              className={`${styles.chip} ${styles.one}`}
              aria-label={text.editor.use(name.replaceAll('_', ' '))}
              title={`:${name}:`}
              {...(index === 0 ? { 'aria-keyshortcuts': 'Alt+Enter' } : {})}
              onClick={() => props.onUse(emoji)}
            >
              {emoji}
            </button>
          ))}
          <button type="button" className={styles.chip} onClick={props.onMore}>
            {text.editor.more}
          </button>
          <span className={styles.keys} aria-hidden="true">
            <Kbd>{keysOf('option.suggestion')[0] ?? ''}</Kbd>
          </span>
        </div>
      )}
    </div>
  );
}

/** Names close to one that nobody knows. */
function Fixes({ findings, onUse }: { findings: readonly Finding[]; onUse: (emoji: string) => void }) {
  const text = useText().editor;
  const unknown = findings.find((finding) => finding.code === 'unknown-emoji-name');
  if (!unknown || unknown.details.nearest.length === 0) return null;
  return (
    <div className={styles.fixes}>
      {unknown.details.nearest.map((name) => (
        <button key={name} type="button" className={styles.fix} onClick={() => onUse(`:${name}:`)}>
          {text.use(`:${name}:`)}
        </button>
      ))}
    </div>
  );
}

const isLackingEmoji = (finding: Finding): boolean =>
  finding.code === 'bad-option-line' && finding.details.fault === 'no-emoji';
