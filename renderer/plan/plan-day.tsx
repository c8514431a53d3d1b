import type { ReactNode } from 'react';
import type { Summary } from '../../shared/library.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextField } from '../ui/controls/field.tsx';
import { StateWord } from '../ui/question/state-word.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './plan-day.module.css';

/** The chosen day: what is planned for it, and what could be. */
export function PlanDay(props: {
  day: string;
  /** The day in words. */
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
  const text = useText();
  const words = useText().library.plan;
  const titleOf = (row: Summary) => row.title.trim() || words.untitled;
  return (
    <section className={styles.side} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      {planned.length === 0 && <p className={styles.quiet}>{words.nothing}</p>}
      {planned.length > 1 && (
        <p className={styles.several} role="status">
          {words.several(name)}
        </p>
      )}
      <ul className={styles.rows} aria-label={words.planned}>
        {planned.map((row) => (
          <Row key={row.id} row={row} onOpen={props.onOpen}>
            <Button
              size="small"
              variant="ghost"
              aria-label={words.takeOff(titleOf(row))}
              onPress={() => onPlan(row.id, null)}
            >
              {words.clear}
            </Button>
          </Row>
        ))}
      </ul>
      <h3 className={styles.heading}>{words.unplanned}</h3>
      <TextField
        label={text.list.search(words.unplanned)}
        value={props.search}
        onChange={props.onSearch}
        icon="search"
      />
      {unplanned.rows.length === 0 && (
        <p className={styles.quiet}>
          {props.search.trim() === '' ? words.noUnplanned : text.list.nothingFound(props.search.trim())}
        </p>
      )}
      <ul className={styles.rows} aria-label={words.unplanned}>
        {unplanned.rows.map((row) => (
          <Row key={row.id} row={row} onOpen={props.onOpen}>
            <Button
              size="small"
              aria-label={words.planFor(titleOf(row), name)}
              onPress={() => onPlan(row.id, day)}
            >
              {words.planShort}
            </Button>
          </Row>
        ))}
      </ul>
      {unplanned.rows.length < unplanned.total && (
        <Button variant="ghost" onPress={props.onMore}>
          {words.showMore}
        </Button>
      )}
    </section>
  );
}

function Row(props: { row: Summary; onOpen: (id: number) => void; children: ReactNode }) {
  const { row } = props;
  const text = useText();
  const words = useText().library.plan;
  const title = row.title.trim() || words.untitled;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Button
          variant="link"
          className={styles.title}
          aria-label={words.open(title)}
          onPress={() => props.onOpen(row.id)}
        >
          <span dir="auto">{title}</span>
        </Button>
        <StateWord state={row.state}>{text.frame.states[row.state]}</StateWord>
      </div>
      {props.children}
    </li>
  );
}
