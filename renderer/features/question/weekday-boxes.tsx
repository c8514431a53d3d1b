import { listWeeks } from '../../../shared/library/calendar-date.ts';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { getFirstWeekday, listWeekdays } from '../../ui/format/weekday-names.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './weekday-boxes.module.css';

/** Any week, used to list the weekday names. */
const SAMPLE_DATE = '2024-01-01';

/** Selects weekdays, numbered as in ISO 8601. */
export function WeekdayBoxes(props: {
  value: ReadonlySet<number>;
  onChange: (value: ReadonlySet<number>) => void;
}) {
  const t = useTranslate();
  const locale = t('time.locale');
  const week = listWeeks(SAMPLE_DATE, getFirstWeekday(locale))[0] ?? [];
  return (
    <fieldset className={styles.weekdays}>
      <legend className={styles.legend}>{t('library.plan.weekdays')}</legend>
      {listWeekdays(locale, week).map(({ weekday, short, long }) => (
        <CheckBox
          key={weekday}
          aria-label={long}
          isSelected={props.value.has(weekday)}
          onChange={(isSelected) => {
            const next = new Set(props.value);
            if (isSelected) next.add(weekday);
            else next.delete(weekday);
            props.onChange(next);
          }}
        >
          {short}
        </CheckBox>
      ))}
    </fieldset>
  );
}
