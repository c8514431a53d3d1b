import type { EmojiBook } from '../../../../shared/emoji/emoji-resolver.ts';
import { formatList } from '../../../../shared/messages/translate.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import type { Compared, ComparePlace, Comparison } from './conflict-choices.ts';
import { CompareField } from './conflict-field.tsx';
import { CompareOptions } from './conflict-options.tsx';
import styles from './conflict-view.module.css';

/** The fields in which the sides differ, one below the other, and in a word those in which they don't. */
export function CompareFields(props: {
  compared: Compared;
  comparison: Comparison;
  book: EmojiBook;
  /** Words of one's own are to be typed there. */
  onCombine: (place: ComparePlace) => void;
}) {
  const { compared, comparison } = props;
  const t = useTranslate();
  const { places, choices, current, shownBefore } = comparison;
  const same = compared.fields.filter(({ change }) => change === 'none' || change === 'both');
  const placeOf = (field: string) => places.find(({ name }) => name === field);
  const optionPlaces = places.filter(({ name }) => name === 'order' || name.startsWith('option'));
  return (
    <div className={styles.fields}>
      <div className={styles.columns}>
        <span aria-hidden="true">{t('sync.compare.yours')}</span>
        <span aria-hidden="true">{t('sync.compare.theirs')}</span>
        <output className={styles.decided}>
          {comparison.open === 0 && <Icon name="st-ok" size={14} />}
          {t('sync.compare.decided', { done: places.length - comparison.open, total: places.length })}
        </output>
      </div>
      {compared.fields.map(({ field }) => {
        const place = placeOf(field);
        if (place)
          return (
            <CompareField
              key={field}
              place={place}
              label={t(`questionFields.${field}`)}
              choice={choices[field] ?? null}
              own={comparison.ownOf(place)}
              isCurrent={current === field}
              showsBefore={shownBefore.has(place.name)}
              onChoose={(choice) => comparison.choose(place.name, choice)}
              onCurrent={() => comparison.go(place.name)}
              onBefore={() => comparison.toggleBefore(place.name)}
            />
          );
        return (
          field === 'options' &&
          optionPlaces.length > 0 && (
            <CompareOptions
              key={field}
              label={t('questionFields.options')}
              options={compared.options}
              places={optionPlaces}
              comparison={comparison}
              book={props.book}
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
