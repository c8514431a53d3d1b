import type { StoredOption, StoredQuestion } from '../../../shared/library/entry.ts';
import { OPTIONAL_FIELDS } from '../../../shared/question/question-fields.ts';
import marks from '../../ui/format/word-diff.module.css';
import { WordDiff } from '../../ui/format/word-diff.tsx';
import { Emoji } from '../../ui/icons/emoji.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import { diffOptions, isChanged, type OptionChange } from './option-diff.ts';
import styles from './version-diff.module.css';

export function VersionDiff({ version, current }: { version: StoredQuestion; current: StoredQuestion }) {
  const t = useTranslate();
  return (
    <div className={styles.fields}>
      <div>
        <h3 className={styles.label}>{t('questionFields.title')}</h3>
        <p className={styles.title} dir="auto">
          <WordDiff before={version.title} after={current.title} />
        </p>
      </div>
      <div>
        <h3 className={styles.label}>{t('questionFields.options')}</h3>
        <OptionChanges before={version.options} after={current.options} />
      </div>
      {OPTIONAL_FIELDS.map((field) => {
        const before = version[field] ?? '';
        const after = current[field] ?? '';
        if (!before && !after) return null;
        return (
          <div key={field}>
            <h3 className={styles.label}>{t(`questionFields.${field}`)}</h3>
            <p className={styles.text} dir="auto">
              <WordDiff before={before} after={after} />
            </p>
          </div>
        );
      })}
    </div>
  );
}

function OptionChanges(props: { before: readonly StoredOption[]; after: readonly StoredOption[] }) {
  return (
    <ol className={styles.rows}>
      {diffOptions(props.before, props.after).map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own.
        <OptionChangeRow key={at} change={change} />
      ))}
    </ol>
  );
}

function OptionChangeRow({ change }: { change: OptionChange }) {
  const word = useChangeLabel(change);
  const before = change.before?.option;
  const after = change.after?.option;
  return (
    <li className={styles.row}>
      <span className={styles.emoji}>
        <EmojiChange before={before} after={after} />
      </span>
      <span className={styles.optionText} dir="auto">
        <WordDiff before={before?.text ?? ''} after={after?.text ?? ''} />
      </span>
      {word && <span className={smallText.note}>{word}</span>}
    </li>
  );
}

/** Shows a change to an emoji. Compares the typed text too, because a name and its emoji look the same. */
function EmojiChange({
  before,
  after,
}: {
  before: StoredOption | undefined;
  after: StoredOption | undefined;
}) {
  const isSame = before?.emoji === after?.emoji && before?.typed === after?.typed;
  const asTyped = before?.emoji === after?.emoji;
  if (isSame && after) return <OptionEmoji option={after} />;
  return (
    <>
      {before && (
        <del className={marks.removed}>
          <OptionEmoji option={before} asTyped={asTyped} />
        </del>
      )}
      {after && (
        <ins className={marks.added}>
          <OptionEmoji option={after} asTyped={asTyped} />
        </ins>
      )}
    </>
  );
}

function OptionEmoji({ option, asTyped = false }: { option: StoredOption; asTyped?: boolean }) {
  if (asTyped) return <span className={styles.typed}>{option.typed}</span>;
  return (
    <>
      <Emoji emoji={option.emoji} />
      <VisuallyHidden>{option.typed}</VisuallyHidden>
    </>
  );
}

function useChangeLabel(change: OptionChange): string | null {
  const t = useTranslate();
  const { before, after, moved } = change;
  if (!before) return t('history.row.added');
  if (!after) return t('history.row.removed');
  if (!moved) return isChanged(change) ? t('history.row.changed') : null;
  return t(isChanged(change) ? 'history.row.movedAndChanged' : 'history.row.moved', {
    from: before.at + 1,
    to: after.at + 1,
  });
}
