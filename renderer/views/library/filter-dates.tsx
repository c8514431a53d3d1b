import { useState } from 'react';
import { type DateRange, dateKindSchema } from '../../../shared/library-filter.ts';
import { Select } from '../../ui/choices/select.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './filter-popover.module.css';

/** From one day to another; without both, all days. */
export function FilterDates(props: { dates: DateRange | null; onChange: (dates: DateRange | null) => void }) {
  const t = useTranslate();
  const { dates, onChange } = props;
  // What kind of day is chosen stays while no day is.
  const [kind, setKind] = useState(dates?.of ?? 'edited');
  const { from = null, to = null } = dates ?? {};
  const set = (change: Partial<DateRange>) => {
    const next = { of: kind, from, to, ...change };
    onChange(next.from === null && next.to === null ? null : next);
  };
  return (
    <div className={styles.dates}>
      <Select
        label={t('library.filter.dateOf')}
        inline
        choices={dateKindSchema.options.map((id) => ({ id, label: t(`library.filter.dateKinds.${id}`) }))}
        value={dates?.of ?? kind}
        onChange={(of) => {
          setKind(of);
          if (dates) onChange({ ...dates, of });
        }}
      />
      <DateField
        label={t('library.filter.from')}
        inline
        value={from}
        onChange={(day) => set({ from: day })}
      />
      <DateField label={t('library.filter.to')} inline value={to} onChange={(day) => set({ to: day })} />
      {from !== null && to !== null && from > to && (
        <p className={styles.wrong} role="status">
          {t('library.filter.wrongWay')}
        </p>
      )}
    </div>
  );
}
