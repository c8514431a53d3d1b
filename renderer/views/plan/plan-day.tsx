import type { ReactNode } from 'react';
import type { Summary } from '../../../shared/library/entry.ts';
import { StateLabel } from '../../features/question/state-label.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './plan-day.module.css';

/** The selected date: its planned questions, and candidates. */
export function PlanDay(props: {
  day: string;
  /** The formatted date. */
  name: string;
  planned: readonly Summary[];
  unplanned: { rows: readonly Summary[]; total: number };
  search: string;
  onSearch: (search: string) => void;
  onMore: () => void;
  onOpen: (id: number) => void;
  onPlan: (id: number, day: string | null) => void;
}) {
  const { day, name, planned, unplanned, onPlan } = props;
  const t = useTranslate();

  const titleOf = (row: Summary) => row.title.trim() || t('library.plan.untitled');
  return (
    <section className={styles.side} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      {planned.length === 0 && <p className={styles.quiet}>{t('library.plan.nothing')}</p>}
      {planned.length > 1 && (
        <p className={styles.several} role="status">
          {t('library.plan.several', { day: name })}
        </p>
      )}
      <ul className={styles.rows} aria-label={t('library.plan.planned')}>
        {planned.map((row) => (
          <Row key={row.id} row={row} onOpen={props.onOpen}>
            <Button
              size="small"
              variant="ghost"
              aria-label={t('library.plan.takeOff', { title: titleOf(row) })}
              onPress={() => onPlan(row.id, null)}
            >
              {t('library.plan.clear')}
            </Button>
          </Row>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('library.plan.unplanned')}</h3>
      <TextField
        label={t('library.plan.searchUnplanned')}
        value={props.search}
        onChange={props.onSearch}
        icon="search"
      />
      {unplanned.rows.length === 0 && (
        <p className={styles.quiet}>
          {props.search.trim() === ''
            ? t('library.plan.noUnplanned')
            : t('list.nothingFound', { search: props.search.trim() })}
        </p>
      )}
      <ul className={styles.rows} aria-label={t('library.plan.unplanned')}>
        {unplanned.rows.map((row) => (
          <Row key={row.id} row={row} onOpen={props.onOpen}>
            <Button
              size="small"
              aria-label={t('library.plan.planFor', { title: titleOf(row), day: name })}
              onPress={() => onPlan(row.id, day)}
            >
              {t('library.plan.planShort')}
            </Button>
          </Row>
        ))}
      </ul>
      {unplanned.rows.length < unplanned.total && (
        <Button variant="ghost" onPress={props.onMore}>
          {t('library.plan.showMore')}
        </Button>
      )}
    </section>
  );
}

function Row(props: { row: Summary; onOpen: (id: number) => void; children: ReactNode }) {
  const { row } = props;
  const t = useTranslate();

  const title = row.title.trim() || t('library.plan.untitled');
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Button
          variant="link"
          className={styles.title}
          aria-label={t('library.plan.open', { title })}
          onPress={() => props.onOpen(row.id)}
        >
          <span dir="auto">{title}</span>
        </Button>
        <StateLabel state={row.state}>{t(`frame.states.${row.state}`)}</StateLabel>
      </div>
      {props.children}
    </li>
  );
}
