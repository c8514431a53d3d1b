import type { StoredOption } from '../../../shared/library.ts';
import marks from '../../ui/format/word-diff.module.css';
import { WordDiff } from '../../ui/format/word-diff.tsx';
import { Emoji } from '../../ui/icons/emoji.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './option-changes.module.css';
import { diffOptions, isChanged, type OptionChange } from './option-diff.ts';

/** What became of the options: each of them once, with a word for what happened to it. */
export function OptionChanges(props: { before: readonly StoredOption[]; after: readonly StoredOption[] }) {
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
  const word = useRowWord(change);
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
      {word && <span className={styles.word}>{word}</span>}
    </li>
  );
}

/** What was typed counts too: a name and the emoji that it means look the same. */
function EmojiChange({
  before,
  after,
}: {
  before: StoredOption | undefined;
  after: StoredOption | undefined;
}) {
  const isSame = before?.emoji === after?.emoji && before?.typed === after?.typed;
  const asTyped = before?.emoji === after?.emoji;
  if (isSame && after) return <OneEmoji option={after} />;
  return (
    <>
      {before && (
        <del className={marks.removed}>
          <OneEmoji option={before} asTyped={asTyped} />
        </del>
      )}
      {after && (
        <ins className={marks.added}>
          <OneEmoji option={after} asTyped={asTyped} />
        </ins>
      )}
    </>
  );
}

function OneEmoji({ option, asTyped = false }: { option: StoredOption; asTyped?: boolean }) {
  if (asTyped) return <span className={styles.typed}>{option.typed}</span>;
  return (
    <>
      <Emoji emoji={option.emoji} />
      <VisuallyHidden>{option.typed}</VisuallyHidden>
    </>
  );
}

function useRowWord(change: OptionChange): string | null {
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
