import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { formatList } from '../../../../shared/messages/translate.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import type { ComparedVersions, ConflictItem, ConflictState } from './conflict-choices.ts';
import { ConflictField } from './conflict-field.tsx';
import { ConflictOptions } from './conflict-options.tsx';
import styles from './conflict-page.module.css';

/** The fields that differ, and the names of those that don't. */
export function ConflictFieldList(props: {
  compared: ComparedVersions;
  comparison: ConflictState;
  resolver: EmojiResolver;
  /** The user wants to edit this item. */
  onCombine: (place: ConflictItem) => void;
}) {
  const { compared, comparison } = props;
  const t = useTranslate();
  const { items, choices, current, shownBefore } = comparison;
  const same = compared.fields.filter(({ change }) => change === 'none' || change === 'both');
  const placeOf = (field: string) => items.find(({ name }) => name === field);
  const optionPlaces = items.filter(({ name }) => name === 'order' || name.startsWith('option'));
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
        const place = placeOf(field);
        if (place)
          return (
            <ConflictField
              key={field}
              item={place}
              label={t(`questionFields.${field}`)}
              choice={choices[field] ?? null}
              ownText={comparison.initialOwnText(place)}
              isCurrent={current === field}
              showsBefore={shownBefore.has(place.name)}
              onChoose={(choice) => comparison.choose(place.name, choice)}
              onCurrent={() => comparison.setCurrent(place.name)}
              onBefore={() => comparison.toggleBefore(place.name)}
            />
          );
        return (
          field === 'options' &&
          optionPlaces.length > 0 && (
            <ConflictOptions
              key={field}
              label={t('questionFields.options')}
              options={compared.options}
              items={optionPlaces}
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
