import { useMemo } from 'react';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { type BulkEditRow, findNewProblems } from '../../../shared/library/bulk-edit.ts';
import { formatLineFinding } from '../../../shared/messages/finding-message.ts';
import { splitLines } from '../../../shared/question/option-line.ts';
import { FIELDS, type Field } from '../../../shared/question/question-fields.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useKnownEmoji } from '../../stores/emoji-finder-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { Problem } from '../../ui/fields/text-field.tsx';
import { WordDiff } from '../../ui/format/word-diff.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './bulk-edit-preview.module.css';
import type { BulkEditSession } from './use-bulk-edit.ts';

/**
 * Lists the questions that an edit would change. Each question has a checkbox, its changes, and the reason if
 * it can't be changed.
 */
export function BulkEditPreview({ session }: { session: BulkEditSession }) {
  const { preview, deselected, select } = session;
  const t = useTranslate();
  const settings = useStore(useAppStores().settings);
  const { resolver } = useKnownEmoji(true, settings?.customEmoji);
  if (!preview) return null;
  const { rows } = preview;
  const free = rows.filter(({ obstacle }) => obstacle === null);
  const selected = free.filter(({ id }) => !deselected.has(id)).length;
  const more = preview.total - rows.length;
  return (
    <section
      className={styles.scroller}
      aria-label={t('bulkEdit.preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard.
      tabIndex={0}
    >
      {free.length > 1 && (
        <CheckBox
          className={styles.all}
          isSelected={selected === free.length}
          isIndeterminate={selected > 0 && selected < free.length}
          onChange={(isSelected) => select(free, isSelected)}
        >
          {t('bulkEdit.selectAll')}
        </CheckBox>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <PreviewRow
            key={row.id}
            row={row}
            resolver={resolver}
            isSelected={row.obstacle === null && !deselected.has(row.id)}
            onSelect={(isSelected) => select([row], isSelected)}
          />
        ))}
      </ul>
      {more > 0 && (
        <div className={styles.end}>
          <p>{t('bulkEdit.more', { count: more })}</p>
          <Button size="small" onPress={session.showMore}>
            {t('bulkEdit.showMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

function PreviewRow(props: {
  row: BulkEditRow;
  resolver: EmojiResolver;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}) {
  const { row, resolver } = props;
  const { before, after, obstacle } = row;
  const t = useTranslate();
  const title = before.title.trim() || t('frame.untitled');
  const changes = FIELDS.flatMap((field) => listChanges(field, row));
  const [problem] = useMemo(
    () => (obstacle === 'invalid' ? findNewProblems(before, after, resolver) : []),
    [before, after, obstacle, resolver],
  );
  return (
    <li className={styles.row}>
      <CheckBox
        className={styles.box}
        aria-label={t('bulkEdit.include', { title })}
        isSelected={props.isSelected}
        isDisabled={obstacle !== null}
        onChange={props.onSelect}
      />
      <div className={styles.content}>
        <p className={styles.title} dir="auto">
          {before.title === after.title ? title : <WordDiff before={before.title} after={after.title} />}
        </p>
        {changes.map((change) => (
          <p key={`${change.field} ${change.line}`} className={styles.change}>
            <span className={styles.field}>
              {change.line === null
                ? t(`questionFields.${change.field}`)
                : t('bulkEdit.option', { position: change.line })}
            </span>
            <span className={styles.text} dir="auto">
              <WordDiff before={change.before} after={change.after} />
            </span>
          </p>
        ))}
        {row.tags && (
          <p className={styles.change}>
            <span className={styles.field}>{t('setFields.tags')}</span>
            <span className={styles.text} dir="auto">
              <WordDiff before={row.tags.before.join(', ')} after={row.tags.after.join(', ')} />
            </span>
          </p>
        )}
        {obstacle === 'tags' && <Problem level="problem">{t('library.tags.full')}</Problem>}
        {obstacle === 'sent' && <Problem level="warning">{t('bulkEdit.sent')}</Problem>}
        {problem && <Problem level="problem">{formatLineFinding(problem, t)}</Problem>}
      </div>
    </li>
  );
}

interface FieldChange {
  field: Field;
  /** The option's number, counting from 1, or null for other fields. */
  line: number | null;
  before: string;
  after: string;
}

/** Lists a field's changes. The title's change is shown above the list. */
function listChanges(field: Field, { before, after }: BulkEditRow): FieldChange[] {
  if (field === 'title' || before[field] === after[field]) return [];
  if (field !== 'options') return [{ field, line: null, before: before[field], after: after[field] }];
  const then = splitLines(after.options);
  return splitLines(before.options).flatMap((line, at) => {
    const next = then[at] ?? '';
    return next === line ? [] : [{ field, line: at + 1, before: line, after: next }];
  });
}
