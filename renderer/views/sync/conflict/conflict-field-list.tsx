import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { formatList } from '../../../../shared/messages/translate.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import type { ComparedVersions, ConflictItem } from './conflict-choices.ts';
import { ConflictField } from './conflict-field.tsx';
import { ConflictOptions } from './conflict-options.tsx';
import styles from './conflict-page.module.css';
import type { ConflictState } from './use-conflict-state.ts';

export function ConflictFieldList(props: {
  compared: ComparedVersions;
  comparison: ConflictState;
  resolver: EmojiResolver;
  /** Called when the user wants to edit this item. */
  onCombine: (item: ConflictItem) => void;
}) {
  const { compared, comparison } = props;
  const t = useTranslate();
  const { items, choices, current, shownBefore } = comparison;
  const same = compared.fields.filter(({ change }) => change === 'none' || change === 'both');
  const findItem = (field: string) => items.find(({ name }) => name === field);
  const optionItems = items.filter(({ name }) => name === 'order' || name.startsWith('option'));
  return (
    <div className={styles.fields}>
      <div className={styles.columns}>
        <span aria-hidden="true">{t('sync.compare.yours')}</span>
        <span aria-hidden="true">{t('sync.compare.theirs')}</span>
        <output className={styles.decided}>
          {comparison.undecidedCount === 0 && <Icon name="st-ok" size={14} />}
          {t('sync.compare.decided', { done: items.length - comparison.undecidedCount, total: items.length })}
        </output>
      </div>
      {compared.fields.map(({ field }) => {
        const item = findItem(field);
        if (item)
          return (
            <ConflictField
              key={field}
              item={item}
              label={t(`questionFields.${field}`)}
              choice={choices[field] ?? null}
              ownText={comparison.getInitialOwnText(item)}
              isCurrent={current === field}
              showsBefore={shownBefore.has(item.name)}
              onChoose={(choice) => comparison.choose(item.name, choice)}
              onCurrent={() => comparison.setCurrent(item.name)}
              onBefore={() => comparison.toggleBefore(item.name)}
            />
          );
        return (
          field === 'options' &&
          optionItems.length > 0 && (
            <ConflictOptions
              key={field}
              label={t('questionFields.options')}
              options={compared.options}
              items={optionItems}
              comparison={comparison}
              resolver={props.resolver}
              onEdit={props.onCombine}
            />
          )
        );
      })}
      {same.length > 0 && (
        <p className={styles.same}>
          {t('sync.compare.sameFields', {
            fields: formatList(
              t,
              same.map(({ field }) => t(`questionFields.${field}`)),
            ),
          })}
        </p>
      )}
    </div>
  );
}
