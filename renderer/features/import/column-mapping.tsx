import {
  type ImportPreview,
  type SplitAt,
  type TableChoice,
  type TableField,
  tableChoiceSchema,
} from '../../../shared/import-export/import-preview-schemas.ts';
import { PRIVATE_FIELD_NAMES } from '../../../shared/library/private-fields.ts';
import { FIELDS } from '../../../shared/question/question-fields.ts';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import styles from './column-mapping.module.css';

const OTHER_CHOICES = [...PRIVATE_FIELD_NAMES, 'none'] as const;
const SPLITS: readonly SplitAt[] = tableChoiceSchema.shape.splitAt.options;

export function ColumnMapping(props: {
  table: NonNullable<ImportPreview['table']>;
  onChange: (choice: TableChoice) => void;
}) {
  const { columns, ...choice } = props.table;
  const t = useTranslate();
  return (
    <section className={styles.columns} aria-label={t('importing.columns')}>
      <ul className={styles.list}>
        {columns.map(({ heading, example }, at) => {
          const name = heading || t('importing.column', { position: at + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is nothing but its place.
            <li key={at} className={styles.column}>
              <span className={styles.words}>
                <span className={styles.heading} dir="auto">
                  {name}
                </span>
                <span className={smallText.hint} dir="auto">
                  {example}
                </span>
              </span>
              <Select
                className={styles.field}
                label={t('importing.columnIs', { heading: name })}
                hidesLabel
                choices={[
                  ...FIELDS.map((id) => ({ id, label: t(`questionFields.${id}`) })),
                  ...OTHER_CHOICES.map((id) => ({ id, label: t(`importing.fields.${id}`) })),
                ]}
                value={choice.fields[at] ?? 'none'}
                onChange={(field) =>
                  props.onChange({ ...choice, fields: setField(choice.fields, at, field) })
                }
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.more}>
        <CheckBox
          isSelected={choice.hasHeader}
          onChange={(hasHeader) => props.onChange({ ...choice, hasHeader })}
        >
          {t('importing.headings')}
        </CheckBox>
        <Select
          inline
          label={t('importing.splitAt')}
          choices={SPLITS.map((id) => ({ id, label: t(`importing.splits.${id}`) }))}
          value={choice.splitAt}
          onChange={(splitAt) => props.onChange({ ...choice, splitAt })}
        />
      </div>
    </section>
  );
}

/**
 * Assigns a field to a column. Several columns can contain options, but any other field is removed from its
 * previous column.
 */
function setField(
  fields: TableChoice['fields'],
  at: number,
  field: TableField | 'none',
): TableChoice['fields'] {
  const wanted = field === 'none' ? null : field;
  return fields.map((other, index) => {
    if (index === at) return wanted;
    return other === wanted && wanted !== 'options' ? null : other;
  });
}
