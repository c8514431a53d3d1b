import {
  canRepeat,
  type Delimiter,
  type ImportPreview,
  type SplitAt,
  type TableChoice,
  type TableColumn,
  tableChoiceSchema,
} from '../../../shared/import-export/import-preview-schemas.ts';
import { PRIVATE_FIELD_NAMES } from '../../../shared/library/private-fields.ts';
import type { DateOrder } from '../../../shared/library/typed-date.ts';
import { FIELDS } from '../../../shared/question/question-fields.ts';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import styles from './column-mapping.module.css';

const OTHER_CHOICES = ['emoji', ...PRIVATE_FIELD_NAMES, 'none'] as const;
const SPLITS: readonly SplitAt[] = tableChoiceSchema.shape.splitAt.options;
const DELIMITERS = [
  { id: 'comma', sign: ',' },
  { id: 'semicolon', sign: ';' },
  { id: 'tab', sign: '\t' },
  { id: 'bar', sign: '|' },
] as const satisfies readonly { id: string; sign: Delimiter }[];
const DATE_ORDERS = [
  { id: 'month-day', order: 'month/day' },
  { id: 'day-month', order: 'day/month' },
] as const satisfies readonly { id: string; order: DateOrder }[];

export function ColumnMapping(props: {
  table: NonNullable<ImportPreview['table']>;
  onChange: (choice: TableChoice) => void;
  onDelimiter: (delimiter: Delimiter) => void;
}) {
  const { columns, delimiter, hasAmbiguousDates, ...choice } = props.table;
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
        {delimiter !== null && (
          <Select
            inline
            label={t('importing.delimiter')}
            choices={DELIMITERS.map(({ id }) => ({ id, label: t(`importing.delimiters.${id}`) }))}
            value={DELIMITERS.find(({ sign }) => sign === delimiter)?.id ?? 'comma'}
            onChange={(chosen) =>
              props.onDelimiter(DELIMITERS.find(({ id }) => id === chosen)?.sign ?? delimiter)
            }
          />
        )}
        {hasAmbiguousDates && <DateOrderChoice choice={choice} onChange={props.onChange} />}
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

function DateOrderChoice(props: { choice: TableChoice; onChange: (choice: TableChoice) => void }) {
  const { choice, onChange } = props;
  const t = useTranslate();
  const chosen = DATE_ORDERS.find(({ order }) => order === choice.dateOrder);
  const ids = [...(chosen ? [] : (['none'] as const)), ...DATE_ORDERS.map(({ id }) => id)];
  return (
    <Select
      inline
      label={t('importing.dates')}
      choices={ids.map((id) => ({ id, label: t(`importing.dateOrders.${id}`) }))}
      value={chosen?.id ?? 'none'}
      onChange={(next) =>
        onChange({ ...choice, dateOrder: DATE_ORDERS.find(({ id }) => id === next)?.order ?? null })
      }
    />
  );
}

/**
 * Assigns a field to a column. Several columns can contain options and emoji, but any other field is removed
 * from its previous column.
 */
function setField(
  fields: TableChoice['fields'],
  at: number,
  field: TableColumn | 'none',
): TableChoice['fields'] {
  const wanted = field === 'none' ? null : field;
  return fields.map((other, index) => {
    if (index === at) return wanted;
    return other === wanted && wanted !== null && !canRepeat(wanted) ? null : other;
  });
}
